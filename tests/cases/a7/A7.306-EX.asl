# vector A7.306-EX
# Two 4-6-7 and a MMG (5 FP, range sufficient) directed by a 9-2 fire at seven hexes in Open Ground: 2+2+5 = 9 FP, Original 8, Final 6, 1MC on all four.
name = "A7.306-EX"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { fp = 5, range = 12, rof = 2, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["MMG"] }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "9-2", kind = "leader" }
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
ldr = { side = "russian", type = "8-0", kind = "leader" }
---
place s1 K1
place s2 K1
place l K1
place t1 K8
place t2 K8
place t3 K8
place ldr K8
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x1/2 long-range, s2 inherent 4 FP x1/2 long-range, s1 sw:MMG 5 FP at K8 directed-by l total 9 FP column 8   = 9 FP  = column 8
roll r1 DR 3,5 ift in a1
a1 ift r1 drm leader -2 column 8 final 6 result 1MC   = column 8  = final 6  = 1MC  = checks 4  = first ldr
roll r2 DR 2,3 mc for ldr in a1
ldr checks 1MC r2 passed in a1   ok A7.303-best-leaders-first
roll r3 DR 2,3 mc for t1 in a1
t1 checks 1MC r3 passed in a1
roll r4 DR 4,4 mc for t2 in a1
t2 checks 1MC r4 failed in a1   = outcome broken
t2 is broken,dm in a1
roll r5 DR 2,4 mc for t3 in a1
t3 checks 1MC r5 passed in a1   = outcome pinned
marker pin on t3
phase-end   ok A7.304-numbered-mc  = open checks 0
