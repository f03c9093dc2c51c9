# illegal: BAZ44 hits a PzKpfw VG hull front. To Kill DR 1,1; declared: Original 2 eliminates it.
name = "CD-064"
printing = "2e"
[players]
anna = { side = "american" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[weapons]
BAZ44 = "american baz 44"
[units]
f = { side = "american", type = "american 6-6-6", sw = ["BAZ44"] }
t = { side = "german", type = "PzKpfw VG" }
---
by anna
place f K6
by boris
place t K4 vca L4-K5
t is known
by anna
turn 1 american PFPh
a1 prep by f sw:BAZ44 at K4 units t vehicle-target range 2
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f sw:BAZ44 r1 target t hit
roll r2 DR 1,1 to-kill in a1 by anna
a1 to-kill r2 result eliminated   !! C7.11-final-tk   = basic 16   = To Kill -2   = does no-effect
