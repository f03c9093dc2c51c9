# illegal: LMG of a squad (To Hit made) at 1 hex, SPW 251/1 hull side, DR equals the number: Immob. is placed. To Kill DR 3,2; declared: immobilized.
name = "CD-070"
printing = "2e"
[players]
anna = { side = "russian" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[weapons]
LMG = "russian lmg"
[units]
f = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
t = { side = "german", type = "SPW 251/1" }
---
by anna
place f K5
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 russian PFPh
a1 prep by f sw:LMG to-kill at K4 units t vehicle-target range 1
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f sw:LMG r1 target t hit
roll r2 DR 3,2 to-kill in a1 by anna
a1 to-kill r2 number 5 result immobilized   !! C7.7-to-kill-result   = basic 4   = To Kill 5   = does stun
