# vector a7x-broken-pinned
# A broken unit passes a MC with the highest passing roll in the DFPh and is marked pinned.
name = "a7x-broken-pinned"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
b = { side = "german", type = "4-6-7", kind = "squad", broken-morale = 7 }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place b K5
place t K9
b is broken
turn 1 german DFPh
a1 final by t inherent 4 FP at K5
roll r1 DR 2,4 ift in a1
a1 ift r1   = NMC
roll r2 DR 3,4 mc for b in a1
b checks NMC r2 morale 7 passed in a1   = outcome ok
marker pin on b   !! A7.8-broken-only-interdiction  = not pinned b
