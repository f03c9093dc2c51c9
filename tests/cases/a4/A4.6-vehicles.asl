# FFMO and FFNAM are of Infantry and Cavalry: a truck has neither (A4.6, A7.308).
name = "A4.6: a truck in Open Ground"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ga = { side = "german", type = "german 4-6-7", sw = [] }
gb = { side = "german", type = "german 4-6-7", sw = [] }
tr = { side = "russian", type = "GAZ-MM" }
---
place ga K5
place gb L5
place tr K1 vca K2-L1
turn 1 russian MPh
tr start 1 MP seen-by ga
tr enter K2 4 MP seen-by ga
a1 first by ga inherent 4 FP at K2 units tr range 3 answers tr total 4 FP column 4
roll r1 DR 3,4 ift in a1
a1 ift r1 column 4 final 7 result PTC
a2 first by gb inherent 4 FP at K2 units tr range 4 answers tr total 4 FP column 4
roll r2 DR 3,4 ift in a2
a2 ift r2 drm FFNAM -1 column 4 final 6 result PTC   !! A4.6-moved
tr stop 1 MP seen-by ga
tr ends
turn 1 russian DFPh
