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
b = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place b K5
place t K9
b is broken
turn 1 german PFPh
marker pin on b   !! A7.8-broken-only-interdiction
