# A7.1: a SW that one unit fired in the PFPh is not fired in the AFPh by another that took it over.
name = "own_a7_1_sw_of_another"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
LMG = "german lmg"
[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K5
place s2 K5
by boris
place e1 K9
turn 1 german PFPh
by anna
a1 prep by s1 sw:LMG 3 FP at K9 units e1 range 4 total 3 FP column 2
roll r1 DR 4,5 ift in a1
a1 ift r1 column 2 final 9 result NE
marker prep-fire on s1
turn 1 german MPh
s1 drops LMG
s2 moves K5 1 MF for recovery
roll r9 dr 2 named "recovery LMG" for s2
s2 recovers LMG r9 recovered
turn 1 german AFPh
a2 advancing by s2 sw:LMG 3 FP x1/2 AFPh at K9 units e1 range 4 total 1.5 FP column 1   !! A7.1-one-fire-phase-per-turn
roll r2 DR 4,5 ift in a2
a2 ift r2 column 1 final 9 result NE
