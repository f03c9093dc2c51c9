# vector d3x-shared-fate
# NMC 10 against the 9-1: leader and crew fail together, one Stun result.
name = "d3x-shared-fate"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
book 1
place pz X5 vca X6-Y6
by gerda
seal leader e75a70c771f494ae20bc35646c9c0e469dac110f3fc89d5c7f222b7fb0dabffe
reveal leader "armor-leader pz 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111
turn 1 german PFPh
roll r1 DR 5,5 mc for pz
pz checks NMC r1 failed   = morale 9  = failed crew,armor_leader  ok D3.42-crew-morale-equals-leader   ?? LOG.no-cause
pz suffers stun   ?? LOG.vehicle-cause   = results 1
phase-end
