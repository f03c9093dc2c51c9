# vector d3x-inexperienced-no-ssr
# The +1 is used for a crew that no SSR names.
name = "d3x-inexperienced-no-ssr"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz X5 vca X6-Y6
turn 1 german PFPh
a1 prep by pz MA at X8
roll r1 DR 3,4 to-hit for pz in a1
a1 to-hit pz MA r1 drm quasi-leader +1   !! D3.45-ssr-only  = drm +0
