# illegal: T-34 M41 (Russian 76L) AP hits a PzKpfw IVH hull front at 3 hexes. To Kill DR 4,4; declared: Final number 9 (17-8), eliminated.
name = "CD-046"
printing = "2e"
[players]
anna = { side = "russian" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "russian", type = "T-34 M41", ce = false }
t = { side = "german", type = "PzKpfw IVH" }
---
by anna
place f K7 vca J6-K6
by boris
place t K4 vca L4-K5
t is known
by anna
turn 1 russian PFPh
a1 prep by f MA at K4 units t vehicle-target range 3
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f MA r1 target t drm I +1 hit
roll r2 DR 4,4 to-kill in a1 by anna
a1 to-kill r2 number 9 result eliminated   !! C7.31-brown   = basic 13   = To Kill 5   = does no-effect
