# C5.3: Case C of a turret in the AFPh.
name = "CD-251"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = true }
t = { side = "russian", type = "T-34/85", ce = false }
---
by boris
place t K33 vca K32-L32
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
a1 advancing by f MA at K33 units t vehicle-target range 6
roll r1 DR 6,5 to-hit in a1
a1 to-hit f MA r1 target t ammo AP drm C +4 number 10 final 15 miss   ok C5.3-case-c  = drm +4
