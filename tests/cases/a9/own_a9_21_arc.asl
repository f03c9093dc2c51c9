# A MMG or HMG in woods or a building fires on within the CA of its first shot; who is pinned keeps it in the DFPh (A9.21).
name = "own_a9_21_arc"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K9 = { is = ["open-ground", "woods"] }
V9 = { is = ["stone-building"] }

[weapons]
HMG = "german hmg"
MMG = "german mmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
p = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
m = { side = "russian", type = "russian 4-4-7", sw = [] }
a = { side = "russian", type = "russian 4-4-7", sw = [] }
b = { side = "russian", type = "russian 4-4-7", sw = [] }
c = { side = "russian", type = "russian 4-4-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
place p V9
by boris
place a K5
place b L5
place c K13
place d V13
place m V4
a is known
b is known
c is known
d is known
m is known
by anna
turn 1 german PFPh
a1 prep by f sw:HMG 7 FP at K5 range 4 total 7 FP column 6
roll r1 DR 2,6 ift in a1 by anna
a1 ift r1 column 6 final 8 result PTC
by boris
roll r2 DR 1,2 tc for a in a1 by boris
a checks PTC r2 morale 7 passed in a1
by anna
a2 prep by f sw:HMG 7 FP rof at L5 range 4 total 7 FP column 6   ok A9.21-ca
roll r3 DR 2,6 ift in a2 by anna
a2 ift r3 column 6 final 8 result PTC
by boris
roll r4 DR 1,2 tc for b in a2 by boris
b checks PTC r4 morale 7 passed in a2
by anna
a3 prep by f sw:HMG 7 FP rof at K13 range 4 total 7 FP column 6   !! A9.21-ca
roll r5 DR 6,5 ift in a3 by anna
a3 ift r5 column 6 final 11 result NE
marker prep-fire on f
by boris
turn 1 russian MPh
m moves V5 1 MF not-assault seen-by p
by anna
a4 first by p sw:MMG 5 FP at V5 range 4 answers m total 5 FP column 4
roll r6 DR 2,6 ift in a4 by anna
a4 ift r6 drm FFMO -1, FFNAM -1 column 4 final 6 result NMC
by boris
roll r7 DR 1,2 mc for m in a4 by boris
m checks NMC r7 morale 7 passed in a4
by anna
p is pinned   ?? LOG.no-cause
by boris
turn 1 russian DFPh
by anna
a5 final by p sw:MMG 5 FP x1/2 pin rof at V13 range 4 total 2.5 FP column 2   !! A9.21-pinned
roll r8 DR 6,5 ift in a5 by anna
a5 ift r8 column 2 final 11 result NE
marker final-fire on p
