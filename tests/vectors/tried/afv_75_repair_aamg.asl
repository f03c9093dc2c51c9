# broken D3.7-repair-aamg-ce: the AAMG is repaired by a CE crew, this one is BU
name = "75_repair_aamg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
stug = { side = "german", type = "StuG IIIG", ce = true }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place stug F5 vca G5-G6
place rs K5
turn 1 german PFPh
a1 prep by stug AAMG 2 FP at K5 units rs range 5 total 2 FP column 2
roll r1 DR 6,6 ift in a1 by anna
a1 ift r1 column 2 final 12 result NE
stug malfunctions AAMG r1
marker prep-fire on stug
turn 1 russian RPh
turn 1 russian MPh
turn 2 german RPh
stug BU
roll r2 dr 1 repair for stug by anna
stug repair AAMG r2 repaired
phase-end
