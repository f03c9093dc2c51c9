# vector d3x-12-without-malfunction
# MA Original To Hit 12, and the log goes on using the gun.
name = "d3x-12-without-malfunction"
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
roll r1 DR 6,6 to-hit for pz in a1
a1 to-hit pz MA r1   = outcome malfunction
a2 prep by pz MA at X8   !! D3.7-breakdown-applies  !! D3.7-malfunctioned-cannot-fire
