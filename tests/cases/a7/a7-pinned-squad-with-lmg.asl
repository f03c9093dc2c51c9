# vector a7-pinned-squad-with-lmg
# Pinned 4-6-7 with a 3-FP LMG: 2 + 3/2.
name = "a7-pinned-squad-with-lmg"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "russian", type = "4-6-7", kind = "squad" }
s2 = { side = "russian", type = "3-6-7", kind = "squad" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place s1 X-2
place s2 X-2
place t X1
turn 1 german DFPh
s1 is pinned
s2 is pinned
a1 final by s1 inherent 4 FP x1/2 pin, s2 inherent 3 FP x1/2 pin at X1   = 3.5 FP  = column 2
