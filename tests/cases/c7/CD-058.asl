# legal: 6-Pounder APDS (1944) hits a PzKpfw VIE hull side at 10 hexes. To Kill DR 3,3; declared: Final number 10, eliminated.
name = "CD-058"
printing = "2e"
[players]
anna = { side = "british" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "british", type = "OQF 6-Pounder 7-cwt" }
m = { side = "british", type = "british crew 2-2-8" }
t = { side = "german", type = "PzKpfw VIE" }
---
by anna
place f K14 vca J13-K13
place m K14
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 british PFPh
a1 prep by f gun at K4 units t vehicle-target range 10
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f gun r1 target t ammo APDS hit
roll r2 DR 3,3 to-kill in a1 by anna
a1 to-kill r2 number 10 result eliminated   = basic 18   = To Kill 10   = does eliminated
t suffers eliminated in a1
