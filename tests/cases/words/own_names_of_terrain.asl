# The names of the Terrain Chart stand for the TEM; a DRM under a name that nobody knows is asked, and the one that the sum lacks with it.
name = "own_names_of_terrain"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K6 = { is = ["graveyard"] }
N6 = { is = ["graveyard"] }
P6 = { is = ["graveyard"] }
[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K6
place r2 N6
place r3 P6
by anna
place g K9
place g2 N9
place g3 P9
turn 1 german PFPh
a1 prep by g inherent 4 FP at K6 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 drm graveyard +1 column 4 final 12 result NE   ok A7.6-tem
a2 prep by g2 inherent 4 FP at N6 range 3 total 4 FP column 4
roll r2 DR 6,5 ift in a2
a2 ift r2 drm tombstones +1 column 4 final 12 result NE   ?? LOG.drm-by-word ?? A7.6-tem
a3 prep by g3 inherent 4 FP at P6 range 3 total 4 FP column 4
roll r3 DR 6,5 ift in a3
a3 ift r3 column 4 final 11 result NE   !! A7.6-tem
