# vector A7.308-EX-7
# 4-4-7 with MMG (4 FP) directed by an 8-0, 8 FP, Original 7 against a truck with HS aboard and a squad in a shellhole hex.
name = "A7.308-EX-7"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { fp = 4, range = 10, rof = 2, b = 12 }

[units]
s = { side = "german", type = "4-4-7", kind = "squad", sw = ["MMG"] }
l = { side = "german", type = "8-0", kind = "leader" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
truck = { side = "russian", type = "truck", class = "truck", afv = false }
hs = { side = "russian", type = "2-4-7", kind = "hs" }
---
attest tem B5 +1
place s B2
place l B2
place t B5
place truck B5 vca B4-C5
place hs B5
hs boards truck
turn 1 german PFPh
a1 prep by s inherent 4 FP, s sw:MMG 4 FP at B5 directed-by l   = 8 FP  = column 8
roll r1 DR 3,4 ift in a1
a1 ift r1 drm leader +0, TEM +1 only t   = column 8  = t: NMC  ok A7.6-tem  = original 7  = truck: final 7  = t: final 8  = hs: 1MC by Collateral Attack
truck suffers immobilized in a1   ok A7.308-equal-immobilized  = vehicle immobilized
roll r2 DR 1,2 mc for hs in a1
hs checks 1MC r2 passed in a1
roll r3 DR 1,2 mc for t in a1
t checks NMC r3 passed in a1
phase-end   ok A7.308-collateral-if-not-eliminated
