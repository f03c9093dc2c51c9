# vector A8.41-split-squad-mg
# In the DFPh a squad marked First Fire has an unmarked MMG: it fires the MMG at a hex 6 hexes off at full FP, then its inherent FP at an ADJACENT hex as Final Fire. MMG 4 FP; squad 4 x2 x1/2 = 4 FP.
name = "A8.41-split-squad-mg"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { kind = "mg", fp = 4, range = 10, rof = 2, b = 12, pp = 5 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
t = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
f = { side = "russian", type = "4-4-7", kind = "squad", sw = ["MMG"] }
---
place s K3
place t K7
place f K9
turn 1 german MPh
t moves K8 1 MF
a0 first by f inherent 4 FP x2 PBF at K8 units t range 1 answers t total 8 FP column 8
roll r9 DR 6,5 ift in a0
a0 ift r9 drm FFNAM -1, FFMO -1 final 9
roll r10 DR 1,2 tc for t in a0
t checks PTC r10 morale 7 passed in a0
marker first-fire on f
turn 1 german DFPh
a1 final by f sw:MMG 4 FP at K3 range 6 total 4 FP column 4  = allowed  = column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 final 9
a2 final by f inherent 4 FP x2 PBF x1/2 final-fire at K8 range 1 total 4 FP column 4  = allowed  = column 4
roll r2 DR 6,5 ift in a2
a2 ift r2
turn 1 german AFPh
