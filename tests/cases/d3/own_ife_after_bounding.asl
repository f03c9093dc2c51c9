# The MA as Bounding First Fire without ROF, then its IFE (D3.5)
name = "The MA as Bounding First Fire without ROF, then its IFE"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PSW 222", ce = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K5
r is known
by anna
place pz K9 vca K8-L8
turn 1 german MPh
pz delay 1 MP total 1 seen-by r
a1 bounding by pz MA at K5 units r infantry-target range 4
roll r1 DR 4,6 to-hit in a1 by anna
a1 to-hit pz MA r1 target r drm C2 +6 number 8 final 16 miss
a2 bounding by pz IFE 4 FP x1/2 bounding at K5 units r range 4 total 2 FP column 2   !! D3.5-one-attack-per-player-turn
roll r2 DR 4,6 ift in a2 by anna
a2 ift r2 column 2 final 10 result NE
marker bounding-fire on pz
pz ends
