# vector A14.1-own-san
# A German MC DR of 3 equals the German SAN (3), not the Russian (4); a Sniper dr is rolled against the Germans. The enemy's SAN counts.
name = "A14.1-own-san"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[san]
german = 3
russian = 4

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is known
by boris
place e K8
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 column 4 final 6 result NMC
by anna
roll r2 DR 1,2 mc for s in a1 by anna
s checks NMC r2 morale 7 passed in a1
by boris
roll r3 dr 1 sa by boris
sniper russian r3 woken-by r2 at K5 against s   !! A14.1-activates
