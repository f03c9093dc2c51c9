# illegal: PzKpfw IIIN (75*) with HE hits a BT-7 M37 hull side at 5 hexes, one above the number; nothing is placed. To Kill DR 4,3; declared: no effect.
name = "CD-061"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "PzKpfw IIIN", ce = true }
t = { side = "russian", type = "BT-7 M37" }
---
by anna
place f K9 vca J8-K8
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 german PFPh
a1 prep by f MA at K4 units t vehicle-target range 5
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f MA r1 target t ammo HE hit
roll r2 DR 4,3 to-kill in a1 by anna
a1 to-kill r2 number 6 result no-effect   !! C7.7-to-kill-result   = basic 7   = To Kill 6   = does immobilized
