# PRC that entered an enemy hex are open to TPBF from above, also when they got off (A7.211).
name = "A7: who left the carrier"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
N6 = { is = ["wooden-building"] }

[units]
a = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
b = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
ht = { side = "russian", type = "M3A1", class = "halftrack", afv = true, open-topped = true, mp = 20 }
p = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
w = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
---
place a K6 level 1
place b N6 level 1
place ht K4 vca K5-J4
place p K4
p boards ht
place w N5
turn 1 russian MPh
ht start 1 MP
ht enter K5 1 MP
ht enter K6 1 MP
ht stop 1 MP
p leaves ht
a1 first by a inherent 4 FP x3 TPBF at K6 units p answers ht   ok A7.211-prc-entering-tpbf  = 12 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
marker named cc on p
marker named cc on ht
# on foot it is PBF from above
w moves N6 2 MF not-assault
a2 first by b inherent 4 FP x3 TPBF at N6 units w   !! A7.21-pbf-adjacent-hex-level  = 8 FP
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1 result none
turn 1 russian CCPh
