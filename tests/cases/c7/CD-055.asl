# illegal: M4 (75) AP at 7 hexes on a PzKpfw IVH hull side, one above the number: the IV is marked Immob. To Kill DR 6,6; declared: immobilized.
name = "CD-055"
printing = "2e"
[players]
anna = { side = "american" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "american", type = "M4", ce = true }
t = { side = "german", type = "PzKpfw IVH" }
---
by anna
place f K11 vca J10-K10
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 american PFPh
a1 prep by f MA at K4 units t vehicle-target range 7
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f MA r1 target t hit
roll r2 DR 6,6 to-kill in a1 by anna
a1 to-kill r2 number 11 result immobilized   !! C7.7-to-kill-result   = basic 14   = To Kill 11   = does no-effect
