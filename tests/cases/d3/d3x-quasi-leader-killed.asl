# vector d3x-quasi-leader-killed
# After a crew result the quasi 6+1 is removed from the state.
name = "d3x-quasi-leader-killed"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, inexperienced-crew = "SSR 2", weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz X5 vca X6-Y6
turn 1 german PFPh
pz is no-longer quasi-leader   !! D3.45-cannot-be-lost  = not allowed
