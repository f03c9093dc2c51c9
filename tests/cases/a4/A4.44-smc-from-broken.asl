# vector A4.44-smc-from-broken
# A leader takes it in the MPh without MF: dr 5. A SMC may; 5 < 6 succeeds.
name = "A4.44-smc-from-broken"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }

[units]
l = { side = "german", type = "8-0", kind = "leader", sw = [] }
b = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
---
place l K5
place b K5
b is broken
turn 1 german MPh
roll r1 dr 5 named "recovery" for l
l recovers LMG from b r1 recovered  = recovered
turn 1 german DFPh
