# The same of a Gun.
name = "A9.2: IFE of a Gun by ROF"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
aa = { side = "german", type = "2cm FlaK 30" }
crew = { side = "german", type = "german crew 2-2-8" }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K5
r is known
by anna
place aa K9 vca K8-L8
place crew K9
turn 1 german PFPh
a1 prep by aa gun at K5 units r infantry-target range 4
roll r1 DR 3,6 to-hit in a1 by anna
a1 to-hit aa gun r1 target r number 8 final 9 miss
a2 prep by aa IFE 4 FP rof at K5 units r range 4 total 4 FP column 4   ok A9.2-rof-again
roll r2 DR 5,5 ift in a2 by anna
a2 ift r2 column 4 final 10 result NE
marker prep-fire on aa
marker prep-fire on crew
