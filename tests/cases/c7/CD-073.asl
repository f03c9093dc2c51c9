# illegal: A 57L AP hit at 6 hexes on the hull side (AF 3) of a Crusader II (red CS); the log says eliminated and rolls for the crew. To Kill DR 3,4; declared: eliminated, crew survival DR 5.
name = "CD-073"
printing = "2e"
[players]
anna = { side = "british" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "british", type = "OQF 6-Pounder 7-cwt" }
m = { side = "british", type = "british crew 2-2-8" }
t = { side = "german", type = "Crusader II" }
---
by anna
place f K10 vca J9-K9
place m K10
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 british PFPh
a1 prep by f gun at K4 units t vehicle-target range 6
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f gun r1 target t hit
roll r2 DR 3,4 to-kill in a1 by anna
a1 to-kill r2 number 12 result eliminated   ?? C7.6-red-cs   = basic 15   = To Kill 12   = does burning
