# A prisoner binds nobody: its Guard fires at another hex.
name = "own_a20_52_guard_fires"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 I8
by boris
place r1 I9
place r2 I4
r1 is broken,dm
by anna
g1 los r1 exists
turn 1 german RtPh
by boris
r1 surrenders to g1
by anna
turn 1 german CCPh
by boris
turn 1 russian RPh
turn 1 russian PFPh
turn 1 russian MPh
r2 moves I5 1 MF not-assault seen-by g1
by anna
a1 first by g1 inherent 4 FP at I5 range 3 answers r2 total 4 FP column 4   ok A7.212-known-enemy-in-location
roll r1 DR 5,6 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on g1 at I8
