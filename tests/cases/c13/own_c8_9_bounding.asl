# C8.9, D3.3: a tank whose APCR was not there fires another shot as Bounding First Fire.
name = "own_c8_9_bounding"
printing = "2e"
date = "1943-07-01"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH" }
pw = { side = "german", type = "PzKpfw IVH" }
t = { side = "russian", type = "T-34/85" }
---
by anna
place pz K9 vca K8-L8
place pw M9 vca M8-N8
by boris
place t K4 vca K5-J4
t is known
by anna
turn 1 german MPh
pz start 1 MP total 1 seen-by t
pz enter K8 1 MP total 2 seen-by t
pz enter K7 1 MP total 3 seen-by t
pz stop 1 MP total 4 seen-by t
a1 bounding by pz MA at K4 units t vehicle-target
roll r1 DR 4,5 to-hit in a1
a1 to-hit pz MA r1 target t drm C +4, I +1 ammo APCR number 10 final 14 miss
a2 bounding by pz MA at K4 units t vehicle-target
roll r2 DR 4,5 to-hit in a2
a2 to-hit pz MA r2 target t drm C +4, I +1 ammo AP number 10 final 14 miss
marker bounding-fire on pz
pz ends
