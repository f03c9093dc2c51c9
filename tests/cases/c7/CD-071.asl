# legal: ATR (Boys, basic 5) at 6 hexes, PSW 222 turret side. To Kill DR 2,2; declared: Final number 5, eliminated.
name = "CD-071"
printing = "2e"
[players]
anna = { side = "british" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[weapons]
ATR = "atr"
[units]
f = { side = "british", type = "british 4-5-7", sw = ["ATR"] }
t = { side = "german", type = "PSW 222" }
---
by anna
place f K10
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 british PFPh
a1 prep by f sw:ATR at K4 units t vehicle-target range 6
roll r1 DR 2,4 to-hit in a1 by anna
a1 to-hit f sw:ATR r1 target t hit
roll r2 DR 2,2 to-kill in a1 by anna
a1 to-kill r2 number 5 result eliminated   = basic 5   = To Kill 5   = does eliminated
t suffers eliminated in a1
