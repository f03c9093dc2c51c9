# C6.3: no Case L at what is in Motion.
name = "CD-040"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "5cm PaK 38" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place f K40 vca K39-L39
place m K40
by boris
turn 1 russian DFPh
place t K39 vca K40-J39 motion forward
by anna
a1 final by f gun at K39 units t vehicle-target range 1
roll r1 DR 6,3 to-hit in a1
a1 to-hit f gun r1 target t ammo AP drm J +2, L -2 number 10 final 9 hit   !! C6.3-case-l  = number 10  = final 11  = drm +2  = miss
