# vector d3x-leader-hidden-until-use
# The 9-2 is sealed and unused: the log shows a normal CE crew and 32 bytes of commitment.
name = "d3x-leader-hidden-until-use"
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
by gerda
seal leader c26396012b742e3c29627bf8bd2e030bbe7204583cb3c7d9f5844f3921b9ebdc
turn 1 german PFPh
pz CE   = opponent sees CE
phase-end
