# legal: BAZ44 gets a CH (To Hit 1,1) on a PzKpfw VG: turret front. To Kill DR 5,4; declared: Final number 18, burning wreck.
name = "CD-065"
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
roll r1 DR 1,1 to-hit in a1 by anna
a1 to-hit f sw:BAZ44 r1 target t hit
roll r2 DR 5,4 to-kill in a1 by anna
a1 to-kill r2 armor 14 number 18 result burning   = basic 16   = To Kill 18   = does burning
t suffers burning in a1
