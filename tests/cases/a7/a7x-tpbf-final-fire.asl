# vector a7x-tpbf-final-fire
# In the DFPh the squad attacks the Riders that entered its hex in the MPh: 4x3.
name = "a7x-tpbf-final-fire"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-6-7", kind = "squad" }
tk = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, open-topped = false, ce = true }
riders = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
place tk K5 vca K4-L4
place riders K5
riders boards tk
turn 1 german MPh
place tk K5 vca K4-L4 under-way forward spent 2
tk stop 1 MP
tk ends
turn 1 german DFPh
a1 final by s inherent 4 FP x3 TPBF at K5 units riders   = 12 FP  ok A7.211-prc-entering-tpbf
roll r1 DR 6,5 ift in a1
a1 ift r1
