# C6.13, C6.14: what the To Hit roll had for a move is not counted on the IFT roll of the hit again; on that of a Critical Hit it is (C3.71).
name = "own_ffnam_on_ift"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
g = { side = "german", type = "7.5cm PaK 40" }
n = { side = "german", type = "german crew 2-2-8" }
h = { side = "german", type = "7.5cm PaK 40" }
p = { side = "german", type = "german crew 2-2-8" }
e = { side = "russian", type = "russian 4-4-7" }
---
by boris
place e K6
by anna
place f K1 vca K2-L1
place m K1
place g L1 vca K2-L2
place n L1
place h J1 vca K2-J2
place p J1
turn 1 russian MPh
e moves K5 1 MF not-assault seen-by f,m,g,n,h,p
a1 first by f gun at K5 infantry-target range 4 answers e
roll r1 DR 5,4 to-hit in a1
a1 to-hit f gun r1 target e ammo HE drm FFNAM -1, FFMO -1 number 8 final 7 hit
roll r2 DR 6,6 ift in a1
a1 ift r2 column 12 final 12 result NE   ok C6.13-not-on-ift
e moves K4 1 MF not-assault seen-by f,m,g,n,h,p
a2 first by g gun at K4 infantry-target range 3 answers e
roll r3 DR 5,4 to-hit in a2
a2 to-hit g gun r3 target e ammo HE drm FFNAM -1, FFMO -1 number 8 final 7 hit
roll r4 DR 6,6 ift in a2
a2 ift r4 drm FFMO -1 column 12 final 11 result NE   !! C6.13-not-on-ift
e moves K3 1 MF not-assault seen-by f,m,g,n,h,p
a3 first by h gun at K3 infantry-target range 2 answers e
roll r5 DR 1,2 to-hit in a3
a3 to-hit h gun r5 target e ammo HE drm FFNAM -1, FFMO -1, L -1 number 8 final 0 hit
a3 critical-hit
roll r6 DR 6,6 ift in a3
a3 ift r6 drm FFNAM -1, FFMO -1 column 24 final 10 result 1MC
