# D2.42: for Motion and for the AFPh FP are halved twice.
name = "own_two_halvings"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, range = 12 } } }
two = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, range = 12 } } }
rs = { side = "russian", type = "russian 4-4-7", kind = "squad" }
---
place rs X2
rs is known
turn 1 german AFPh
place pz X5 vca X4-Y5 motion forward
place two X6 vca X5-Y6 motion forward
a1 advancing by pz CMG 4 FP at X2 units rs   !! D2.42-fp-halved  !! D3.53-afph-half
a2 advancing by two CMG 4 FP x1/2 AFPh at X2 units rs   !! D2.42-cumulative
