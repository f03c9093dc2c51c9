# C4.4: SMOKE counted twice.
name = "own_c4_4"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place f K40 vca K39-L39
turn 1 german PFPh
a1 prep by f MA at K31 range 9
roll r1 DR 6,4 to-hit in a1
a1 to-hit f MA r1 ammo s drm I +1 number 11 final 11 hit   !! C4.4-smoke   !! C8.9-depletion-more
