# What is left of a unit is marked as the unit was (A7.302): inherent FP are fired once (A7.33).
name = "own_remnant_first_fire"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
m = { side = "russian", type = "russian 4-4-7", sw = [] }
m2 = { side = "russian", type = "russian 4-4-7", sw = [] }
tk = { side = "russian", type = "T-34 M43", ce = false }
d = { side = "german", type = "german 4-6-7", sw = [] }
half = { side = "german", type = "german 2-4-7", sw = [] }
---
by anna
place m O5
place m2 O5
place tk K8 vca K7-L7
by boris
place d K5
by anna
turn 1 russian MPh
m moves N4 1 MF not-assault seen-by d
by boris
a1 first by d inherent 4 FP at N4 range 3 answers m total 4 FP column 4
roll r1 DR 6,5 ift in a1 by boris
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on d at K5
by anna
tk start 1 MP total 1 seen-by d
tk stop 1 MP total 2 seen-by d
a2 bounding by tk CMG 4 FP x1/2 bounding, tk BMG 2 FP x1/2 bounding at K5 units d range 3 total 3 FP column 2
roll r2 DR 1,1 ift in a2 by anna
a2 ift r2 column 2 final 2 result K/1
marker bounding-fire on tk
by boris
d reduced into h like half in a2
roll r3 DR 2,2 mc for h in a2 by boris
h checks 1MC r3 morale 7 passed in a2
by anna
tk ends
m2 moves N4 1 MF not-assault seen-by h
by boris
a3 first by h inherent 2 FP at N4 range 3 answers m2 total 2 FP column 2   !! A7.33-no-split-inherent
roll r4 DR 6,5 ift in a3 by boris
a3 ift r4 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
marker first-fire on h at K5
by anna
phase-end
