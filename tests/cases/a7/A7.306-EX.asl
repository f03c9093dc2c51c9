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
t1 = { side = "russian", type = "4-6-7", kind = "squad" }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
t3 = { side = "russian", type = "4-6-7", kind = "squad" }
ldr = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s1 A1
place s2 A1
place l A1
place t1 K8
place t2 K8
place t3 K8
place ldr K8
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x1/2 long-range, s2 inherent 4 FP x1/2 long-range, s1 sw:MMG 5 FP at K8 units t1,t2,t3,ldr directed-by l   = 9 FP
roll r1 DR 3,5 ift in a1
a1 ift r1 drm leader -2   = column 8  = final 6  = 1MC
