# CX goes as the unit begins its next move, as that MPh ends and as it breaks, though no line says so; until then it is there.
name = "own_a4_51_wears_off"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
l1 = { side = "german", type = "8-1" }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
c1 = { side = "russian", type = "russian 4-2-6", sw = [] }
---
by anna
place s1 K5
place l1 K20
by boris
place e1 K12
by anna
turn 1 german MPh
s1 declares double-time
s1 moves K6 1 MF
s1 is CX
turn 1 german AFPh
a1 advancing by s1 inherent 4 FP x1/2 AFPh at K12 range 6 total 2 FP column 2
roll r1 DR 4,6 ift in a1
a1 ift r1 final 10 result NE   !! A4.51-cx-fire
by boris
turn 1 russian PFPh
by anna
turn 2 german MPh
s1 moves K7 1 MF
turn 2 german AFPh
a2 advancing by s1 inherent 4 FP x1/2 AFPh at K12 range 5 total 2 FP column 2
roll r2 DR 4,6 ift in a2
a2 ift r2 final 10 result NE
by boris
turn 2 russian PFPh
by anna
turn 3 german MPh
s1 declares double-time
s1 moves K8 1 MF
s1 is CX
by boris
turn 3 russian PFPh
by anna
turn 4 german DFPh
turn 4 german AFPh
a3 advancing by s1 inherent 4 FP x1/2 AFPh at K12 range 4 total 2 FP column 2
roll r3 DR 4,6 ift in a3
a3 ift r3 drm CX +1 final 11 result NE   !! A4.51-cx-fire
