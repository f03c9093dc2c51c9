# C5.6: Intensive Fire in the AFPh.
name = "own_c5_6_afph"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = true }
t = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K34
t is known
by anna
place f K40 vca K39-L39
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a1 advancing by f MA at K34 units t infantry-target range 6
roll r1 DR 6,5 to-hit in a1
a1 to-hit f MA r1 target t ammo HE drm B +2, F +2 number 8 final 15 miss   !! C5.6-not-afph
