# legal: PSK hits an M4 hull front at 3 hexes. To Kill DR 5,5; declared: Final number 18, eliminated.
name = "CD-062"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "american" }
[default-terrain]
is = ["open-ground"]
[weapons]
PSK = "german psk"
[units]
f = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
t = { side = "american", type = "M4" }
---
by anna
place f K7
by boris
place t K4 vca L4-K5
t is known
by anna
turn 1 german PFPh
a1 prep by f sw:PSK at K4 units t vehicle-target range 3
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f sw:PSK r1 target t hit
roll r2 DR 5,5 to-kill in a1 by anna
a1 to-kill r2 number 18 result eliminated   = basic 26   = To Kill 18   ?? C7.6-red-cs
t suffers eliminated in a1
