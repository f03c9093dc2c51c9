# A weapon fails by the roll of its own shot; a move in Open Ground has no TEM; the check for a lost leader is judged.
printing = "2e"
excerpts = true
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
LMG = { kind = "mg", fp = 3, range = 8, b = 12 }
LMG-2 = { kind = "mg", fp = 2, range = 6, b = 12 }
[units]
s = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = ["LMG-2"] }
a = { side = "russian", type = "russian 4-4-7", sw = [] }
b = { side = "russian", type = "russian 4-4-7", sw = [] }
one = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place s K5
place s2 N4
place one N5
place b K1
place a K2
attest tem K3 +1
turn 1 russian MPh
a moves K3 1 MF not-assault
a1 first by s sw:LMG 3 FP at K3 units a range 2 answers a total 3 FP column 2
roll r1 DR 6,6 ift for s in a1 by anna
a1 ift r1 drm TEM +1, FFMO -1 column 1 final 12 result NE   !! A4.6-open-ground
s malfunctions sw:LMG r1   ok LOG.failing-roll
s2 malfunctions sw:LMG-2 r1   !! LOG.failing-roll
a2 first by s2 inherent 4 FP at K3 units a range 3 answers a total 4 FP column 4
roll r2 DR 5,6 ift for s2 in a2 by anna
a2 ift r2 drm TEM +1, FFNAM -1 column 4 final 11 result NE
b moves K2 1 MF not-assault
b moves K3 1 MF not-assault
a3 first by one inherent 4 FP at K3 units a range 4 answers b total 4 FP column 4   !! A8.1-answers-its-target
roll r3 DR 5,6 ift for one in a3 by anna
a3 ift r3 drm TEM +1, FFNAM -1 column 4 final 11 result NE
