# Who pays for SMOKE on the road has no MF of the road (B3.4).
name = "own_a4_11_road_and_smoke"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K3 = { is = ["open-ground"], road = ["K3-K4", "K3-K2"] }
K4 = { is = ["open-ground"], road = ["K4-K5", "K4-K3"] }
K5 = { is = ["open-ground"], road = ["K5-K6", "K5-K4"] }
K6 = { is = ["open-ground"], road = ["K6-K7", "K6-K5"] }
K7 = { is = ["open-ground"], road = ["K7-K8", "K7-K6"] }
K8 = { is = ["open-ground"], road = ["K8-K9", "K8-K7"] }
K9 = { is = ["open-ground"], road = ["K9-K10", "K9-K8"] }
K10 = { is = ["open-ground"], road = ["K10-K11", "K10-K9"], smoke = 1 }
K11 = { is = ["open-ground"], road = ["K11-K12", "K11-K10"] }
K12 = { is = ["open-ground"], road = ["K12-K13", "K12-K11"] }
K13 = { is = ["open-ground"], road = ["K13-K14", "K13-K12"] }
K14 = { is = ["open-ground"], road = ["K14-K15", "K14-K13"] }
K15 = { is = ["open-ground"], road = ["K15-K16", "K15-K14"] }
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 A1
by boris
place r1 K12
turn 1 russian MPh
by boris
r1 moves K11 1 MF not-assault seen-by nobody road
r1 moves K10 2 MF not-assault seen-by nobody road
r1 moves K9 1 MF not-assault seen-by nobody road
r1 moves K8 1 MF not-assault seen-by nobody road   !! A4.11-road-bonus
by boris
turn 1 russian DFPh
