# C5.3: a NT that entered a hex fires in the AFPh.
name = "CD-031"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "american" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "StuG IIIG", ce = false }
t = { side = "american", type = "M4", ce = false }
---
by boris
place t K37 vca K36-L36
t is known
by anna
place f K40 vca K39-L39
turn 1 german MPh
f start 1 MP total 1
f enter K39 1 MP total 2
f stop 1 MP total 3
f ends
turn 1 german DFPh
turn 1 german AFPh
a1 advancing by f MA at K37 units t vehicle-target range 2
roll r1 DR 2,4 to-hit in a1
a1 to-hit f MA r1 target t ammo AP drm C +5, I +1, P -1, L -1 number 10 final 10 hit   ok C5.3-case-c  = number 10  = final 10  = drm +4  = hit
