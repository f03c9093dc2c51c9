# vector A8.14-rof-two-mf
# A squad enters a stone building (2 MF); a Russian HMG fires, keeps ROF with a colored 2, and fires again. 2 MF allow two shots; 2 <= ROF 3. Stone +3, FFNAM -1 = +2.
name = "A8.14-rof-two-mf"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["stone-building"] }

[weapons]
HMG = { kind = "mg", fp = 6, range = 12, rof = 3, b = 12, pp = 5 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
f = { side = "russian", type = "4-4-7", kind = "squad", sw = ["HMG"] }
---
place s K5
place f K9
turn 1 german MPh
s moves K6 2 MF terrain
a1 first by f sw:HMG 6 FP at K6 units s range 3 answers s total 6 FP column 6
roll r1 DR 2,3 ift in a1
a1 ift r1 drm TEM +3, FFNAM -1 final 7  = final 7  = NMC
roll r2 DR 1,2 mc for s in a1
s checks NMC r2 morale 7 passed in a1
a2 first by f sw:HMG 6 FP rof at K6 units s range 3 answers s total 6 FP column 6  = allowed
roll r3 DR 5,3 ift in a2
a2 ift r3 drm TEM +3, FFNAM -1 final 10  = final 10  = none
turn 1 german DFPh
