# The 20L of a PzKpfw IIF has ROF 2, as IFE 1: it fires again by a colored 1 alone.
name = "own_c2_29_rof"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
p = { side = "german", type = "PzKpfw IIF", ce = false }
q = { side = "german", type = "PzKpfw IIF", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place p F5 vca G5-G6
place q F7 vca G7-G8
by boris
place rs L5
rs is known
turn 1 german PFPh
by anna
a1 prep by p IFE 4 FP at L5 units rs range 6 total 4 FP column 4
roll r1 DR 1,6 ift in a1
a1 ift r1 column 4 final 7 result PTC
by boris
roll r2 DR 2,3 tc for rs in a1
rs checks PTC r2 morale 7 passed in a1
by anna
a2 prep by p IFE 4 FP rof at L5 units rs range 6 total 4 FP column 4
roll r3 DR 4,6 ift in a2
a2 ift r3 column 4 final 10 result NE
a3 prep by q IFE 4 FP at L5 units rs total 4 FP column 4
roll r4 DR 2,6 ift in a3
a3 ift r4 column 4 final 8 result NE
a4 prep by q IFE 4 FP rof at L5 units rs total 4 FP column 4   !! D3.5-one-attack-per-player-turn
roll r5 DR 4,6 ift in a4
a4 ift r5 column 4 final 10 result NE
