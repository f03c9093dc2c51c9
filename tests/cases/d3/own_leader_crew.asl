# The crew checks once and with its leader's morale.
name = "own_leader_crew"
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
seal leader b6a9ab19be61551075f8c0f343d8eeb2cfdfee44f58aaa629f716089ef829d6d
reveal leader "armor-leader pz 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111
turn 1 russian DFPh
a1 final by pz MA at X8
roll r1 DR 2,3 mc for pz in a1
pz checks NMC r1 morale 8 passed in a1   !! D3.42-crew-morale-equals-leader
roll r2 DR 2,3 mc for pz in a1
pz checks NMC r2 morale 9 passed in a1   !! D3.42-single-check
roll r3 DR 4,5 mc for pz
pz checks 1MC r3 passed   !! D3.42-crew-morale-equals-leader   ?? LOG.no-cause
roll r4 DR 1,2 mc for pz
pz checks NMC r4 morale 9 drm armor-leader -1 passed   !! D3.44-permitted-rolls   ?? LOG.no-cause
