# A weapon that nothing defines has no FP of its own: what it fires with is the player's word.
name = "LOG: weapons by any name"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "german 4-6-7", sw = ["lmg"] }
g = { side = "german", type = "german 4-6-7" }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place f A5
place g C5
place t A8
turn 1 german PFPh
a1 prep by f inherent 4 FP, f sw:lmg 3 FP at A8 range 3 total 7 FP column 6   ok LOG.fires-what-it-has
roll r1 DR 6,5 ift in a1
a1 ift r1 column 6 final 11 result NE
marker prep-fire on f
a2 prep by g foo 30 FP at A8 range 4   ?? LOG.fires-what-it-has
turn 1 german MPh
