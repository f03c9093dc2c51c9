# The quasi leader 6+1 of an Inexperienced Crew.
name = "own_inexperienced_crew"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, inexperienced-crew = "SSR 2", weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
unarmed = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, armed = false, crew-morale = 8, inexperienced-crew = "SSR 2", weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
inf = { side = "russian", type = "4-4-7", kind = "squad" }
---
place pz X5 vca X6-Y6
place unarmed Z5 vca Z6-AA6
place inf X4
turn 1 german PFPh
a1 prep by pz MA at X8
roll r1 DR 2,5 to-hit for pz in a1
a1 to-hit pz MA r1 drm quasi-leader +1   ok D3.45-ssr-only  ok D3.45-quasi-leader-6-plus-1  ok D3.45-must-use
a2 prep by pz MA rof at X8
roll r2 DR 1,4 to-hit for pz in a2
a2 to-hit pz MA r2   ?? D3.45-must-use
a3 prep by pz MA rof at X8
roll r3 DR 3,4 to-hit for pz in a3
a3 to-hit pz MA r3 drm quasi-leader +2   !! D3.45-quasi-leader-6-plus-1
a4 prep by unarmed MA at Z8
roll r4 DR 3,4 to-hit for unarmed in a4
a4 to-hit unarmed MA r4 drm quasi-leader +1   !! D3.45-ssr-only
roll r5 DR 3,3 mc for pz
pz checks NMC r5 morale 6 passed   ok D3.45-quasi-leader-6-plus-1   ?? LOG.no-cause
roll r6 DR 3,4 mc for pz
pz checks NMC r6 morale 8 passed   !! D3.45-quasi-leader-6-plus-1   ?? LOG.no-cause
pz is immobilized   ?? LOG.vehicle-cause   ok D3.45-cannot-be-lost
phase-end
