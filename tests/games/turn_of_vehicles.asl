# Vehicles: Bypass, Reverse, Motion, turret turns, First Fire on the Passengers of a halftrack and on Infantry.
name = "A turn of vehicles"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
J7 = { is = ["wooden-building"] }
M5 = { is = ["stone-building"] }
N9 = { is = ["woods"] }

[weapons]
MMG = "russian mmg"

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
puma = { side = "german", type = "PSW 234/2", ce = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 } } }
ht = { side = "german", type = "SPW 251/1", ce = false }
pax = { side = "german", type = "german 4-6-8", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
r2 = { side = "russian", type = "russian 5-2-7", sw = [] }
t34 = { side = "russian", type = "T-34/85", ce = false, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
---
by boris
place r1 M5
place r2 N9
place t34 Q8 vca P7-Q7
attest tem M5 +3
attest tem N9 +1
by anna
place pz I9 vca I8-J8
place puma I12 vca I11-J11
place ht H10 vca H9-I10
place pax H10
pax boards ht
place g1 K12
attest tem M5 +3
attest tem N9 +1

turn 1 german MPh
pz start 1 MP total 1
pz enter J8 1 MP total 2
pz bypass J7 along J7-K8 cafp J7-K7-K8 2 MP total 4
pz stop 1 MP total 5 seen-by t34,r1
a1 bounding by pz CMG 5 FP x1/2 bounding, pz BMG 3 FP x1/2 bounding at M5 range 4 total 4 FP column 4
roll r1 DR 2,2 ift in a1 by anna
a1 ift r1 drm TEM +3 column 4 final 7 result PTC
marker bounding-fire on pz
by boris
roll r2 DR 4,4 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 failed in a1
r1 is pinned in a1
by anna
pz start reverse 1 MP total 6
pz enter J8 4 MP total 10
pz stop 1 MP total 11
pz ends
ht start 1 MP total 1 seen-by r2,t34
ht enter I10 1 MP total 2 seen-by r2,t34
ht enter J9 1 MP total 3 seen-by r2,t34
by boris
a2 first by r2 inherent 5 FP x1/2 long-range at J9 units pax range 4 answers ht total 2.5 FP column 2
roll r3 DR 1,2 ift in a2 by boris
a2 ift r3 drm CE +2 column 2 final 5 result NMC
marker first-fire on r2 at N9
by anna
roll r4 DR 5,1 mc for pax in a2 by anna
pax checks NMC r4 morale 8 passed in a2
ht stop 1 MP total 4
pax leaves ht
ht ends
puma start reverse 1 MP total 1
puma enter I13 6 MP total 7
puma stop 1 MP total 8
puma start 1 MP total 9
puma turn H12-I12 1 MP total 10 turret I12-J12
puma stop 1 MP total 11
puma ends
g1 moves K11 1 MF not-assault seen-by r2,t34
by boris
a3 first by t34 CMG 4 FP at K11 range 6 answers g1 tca P7-P8 total 4 FP column 4
roll r5 DR 3,3 ift in a3 by boris
a3 ift r5 drm FFMO -1, FFNAM -1, A +1 column 4 final 5 result 1MC
marker first-fire on t34
by anna
roll r6 DR 3,2 mc for g1 in a3 by anna
g1 checks 1MC r6 morale 7 passed in a3
turn 1 german DFPh
