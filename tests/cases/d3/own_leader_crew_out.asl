# He is gone while his crew is a counter, and comes back with no other crew.
name = "own_leader_crew_out"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
crew = { side = "german", type = "2-2-8", kind = "crew" }
new = { side = "german", type = "2-2-8", kind = "crew" }
---
book 1
place pz X5 vca X6-Y6
by gerda
seal leader 58bed30411a8bcc204779d73141b67bcf77ded8209bc76af1f427da53f90ecbb
reveal leader "armor-leader pz 9-2" nonce 1111111111111111111111111111111111111111111111111111111111111111
place crew X5
place new X5
crew leaves pz
turn 1 german PFPh
a1 prep by pz MA at X8
roll r1 DR 2,5 to-hit for pz in a1
a1 to-hit pz MA r1 drm armor-leader -2   !! D3.43-ceases-with-crew-counter
roll r2 DR 3,4 mc for crew
crew checks NMC r2 morale 9 passed   !! D3.43-ceases-with-crew-counter   ?? LOG.no-cause
roll r4 DR 3,4 mc for crew
crew checks NMC r4 morale 8 passed   ok D3.43-ceases-with-crew-counter  ok A10.3-morale-level  ?? LOG.no-cause
roll r5 DR 3,4 mc for crew
crew checks NMC r5 morale 7 passed   !! A10.3-morale-level  ok D3.43-ceases-with-crew-counter  ?? LOG.no-cause
new boards pz   !! D6.4-loads-in-mph
a2 prep by pz MA rof at X8
roll r3 DR 3,4 to-hit for pz in a2
a2 to-hit pz MA r3 drm armor-leader -2   !! D3.43-same-crew-only
