# vector a7-pinned-squad-with-lmg
# Pinned 4-6-7 with a 3-FP LMG: 2 + 3/2.
name = "a7-pinned-squad-with-lmg"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 8, rof = 1, b = 12 }

[units]
s1 = { side = "russian", type = "4-6-7", kind = "squad", sw = ["LMG"] }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place s1 K5
place t K8
turn 1 german DFPh
s1 is pinned   ?? LOG.no-cause
a1 final by s1 inherent 4 FP x1/2 pin, s1 sw:LMG 3 FP x1/2 pin at K8   = 3.5 FP  = column 2
