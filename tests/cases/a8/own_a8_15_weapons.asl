# A Snap Shot is made with Small Arms and MG, and takes no TEM of the hex entered (A8.15).
name = "own_a8_15_weapons"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
S6 = { is = ["woods"] }

[weapons]
FT = "ft"
LMG = "german lmg"

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = ["FT", "LMG"] }
g = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s K5
place t S5
place f K7
place g S9
turn 1 german MPh
s moves K6 1 MF not-assault
a1 first by f sw:FT 24 FP x1/2 snap-shot at K6 units s range 1 answers s   !! A8.15-weapons
roll r1 DR 4,5 ift in a1
a1 ift r1
roll r2 DR 1,1 mc for s in a1
s checks NMC r2 passed in a1
a2 first by f sw:LMG 3 FP x2 PBF x1/2 snap-shot at K6 units s range 1 answers s   ok A8.15-weapons
roll r4 DR 6,4 ift in a2
a2 ift r4 result NE
s ends
t moves S6 2 MF not-assault terrain
a3 first by g inherent 4 FP x1/2 snap-shot at S6 units t range 3 answers t total 2 FP column 2   ok A8.15-weapons
roll r3 DR 6,5 ift in a3
a3 ift r3 drm woods +1 column 2 final 12 result NE   ?? A7.6-tem   !! A8.15-no-ff-drm
turn 1 german DFPh
