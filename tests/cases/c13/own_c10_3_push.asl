# A Gun is pushed into another hex by a DR up to its M# (C10.3): without one it is asked, with one above it is broken.
name = "own_c10_3_push"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
gun = { side = "russian", type = "45mm PTP obr. 42" }
g2 = { side = "russian", type = "45mm PTP obr. 42" }
g3 = { side = "russian", type = "45mm PTP obr. 42" }
c = { side = "russian", type = "russian crew 2-2-8" }
c2 = { side = "russian", type = "russian crew 2-2-8" }
c3 = { side = "russian", type = "russian crew 2-2-8" }
e = { side = "german", type = "german 4-6-7" }
---
by anna
place e A1
by boris
place gun K9 vca K8-L8
place c K9
place g2 D9 vca D8-E9
place c2 D9
place g3 G9 vca G8-H8
place c3 G9
turn 1 russian MPh
roll r1 DR 3,4 named "push" for c
c moves K8 2 MF
gun moves K8 2 MF   ok C10.3-push
roll r2 DR 6,6 named "push" for c2
c2 moves D8 2 MF
g2 moves D8 2 MF   !! C10.3-push
c3 moves G8 2 MF
g3 moves G8 2 MF   ?? C10.3-push
turn 1 russian DFPh
