# The A7.308 example with an Original 7: a 4-4-7 and its MMG, directed by an 8-0, fire 8 FP at a shellhole hex
# with a squad and a truck that carries a HS. The one roll serves all; the Kill Number of the column is 7, and the
# TEM is the squad's alone. Seven is the Kill Number: the truck is Immobilized, the HS in it takes the Collateral
# Attack, the squad a NMC on a Final 8.
# example A7.308-EX-7
name = "A7.308: an Original 7"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "russian mmg"

[units]
s = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
l = { side = "russian", type = "8-0" }
t = { side = "german", type = "german 4-6-7" }
truck = { side = "german", type = "Opel 6700 (Blitz)" }
hs = { side = "german", type = "german 2-4-7" }
---
place t B5
place truck B5 vca B4-C5
place hs B5
hs boards truck
note "B5 is a shellhole hex: +1 for Infantry, nothing for the truck."
attest tem B5 +1
by rudi
attest tem B5 +1
place s B2
place l B2
turn 1 russian PFPh
a1 prep by s inherent 4 FP, s sw:MMG 4 FP at B5 range 3 directed-by l total 8 FP column 8   = 8 FP  = column 8
roll r1 DR 3,4 ift in a1 by rudi
a1 ift r1 drm leader +0, TEM +1 only t column 8 final 7 result 1MC   = column 8  = final 7  = t: NMC  ok A7.6-tem
marker prep-fire on s at B2
marker prep-fire on l at B2
truck suffers immobilized in a1   ok A7.308-equal-immobilized
by gerda
roll r2 DR 1,2 mc for hs in a1 by gerda
hs checks 1MC r2 morale 7 passed in a1
roll r3 DR 6,3 mc for t in a1 by gerda
t checks NMC r3 morale 7 failed in a1
t is broken,dm in a1
by rudi
phase-end   ok A7.308-collateral-if-not-eliminated
