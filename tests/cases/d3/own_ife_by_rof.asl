# The MA kept its ROF and goes on as IFE (D3.5)
name = "The MA kept its ROF and goes on as IFE"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IIF", ce = false }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K5
r is known
by anna
place pz K9 vca K8-L8
turn 1 german PFPh
a1 prep by pz MA at K5 units r infantry-target range 4
roll r1 DR 2,6 to-hit in a1 by anna
a1 to-hit pz MA r1 target r drm I +1 number 8 final 9 miss
a2 prep by pz IFE 4 FP rof at K5 units r range 4 total 4 FP column 4   ok D3.5-one-attack-per-player-turn
roll r2 DR 5,4 ift in a2 by anna
a2 ift r2 column 4 final 9 result NE
marker prep-fire on pz at K9
