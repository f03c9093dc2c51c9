# vector A4.134-fires-full
# After its Minimum Move a 4-6-7 fires in the AFPh with 2 FP at +0. Pinned and CX: 4 x1/2 AFPh x1/2 pinned = 1 FP, +1 CX.
name = "A4.134-fires-full"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"], level = 1 }

[weapons]
HMG = { kind = "mg", fp = 7, range = 16, rof = 1, b = 12, pp = 4 }
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["HMG", "LMG"] }
e = { side = "russian", type = "4-4-7", kind = "squad", sw = [] }
---
place s K5
place e K8
turn 1 german MPh
s declares minimum-move
s moves K6 4 MF
s ends
turn 1 german AFPh   !! A4.134-pin-and-cx
a1 advancing by s inherent 4 FP x1/2 AFPh at K8 units e range 2 total 2 FP column 2
roll r1 DR 6,5 ift in a1
a1 ift r1
turn 1 german RtPh
