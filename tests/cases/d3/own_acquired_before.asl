# C6.5: what a gun acquired in an earlier Player Turn at a target that stays stands; one shot more gives two at most.
name = "own_acquired_before"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 2 } } }
foe = { side = "russian", class = "tracked", afv = true, mp = 13, mount = "T" }
inf = { side = "russian", type = "4-4-7", kind = "squad" }
---
place pz X5 vca X4-Y5
place foe X1 vca X2-Y2
place inf X2
attest tem X1 +0
turn 1 german PFPh
a1 prep by pz MA at X1 units foe
roll r1 DR 1,6 to-hit for pz in a1
a1 to-hit pz MA r1 target foe drm Q +0
a2 prep by pz MA rof at X1 units foe
roll r2 DR 4,4 to-hit for pz in a2
a2 to-hit pz MA r2 target foe drm N -2   !! C6.5-acquired
turn 1 russian RPh
turn 1 russian DFPh
a3 final by pz MA at X1 units foe
roll r3 DR 1,6 to-hit for pz in a3
a3 to-hit pz MA r3 target foe drm N -2   ok C6.5-acquired
a4 final by pz MA rof at X1 units foe
roll r4 DR 1,6 to-hit for pz in a4
a4 to-hit pz MA r4 target foe drm N -2   ok C6.5-acquired
a5 final by pz MA rof at X1 units foe
roll r5 DR 1,6 to-hit for pz in a5
a5 to-hit pz MA r5 target foe drm N -1   !! C6.5-acquired
# A shot at another in between ends it.
turn 2 german PFPh
a6 prep by pz MA at X2 units inf
roll r6 DR 1,6 to-hit for pz in a6
a6 to-hit pz MA r6 target inf miss
a7 prep by pz MA rof at X1 units foe
roll r7 DR 1,6 to-hit for pz in a7
a7 to-hit pz MA r7 target foe drm Q +0
a8 prep by pz MA rof at X1 units foe
roll r8 DR 4,6 to-hit for pz in a8
a8 to-hit pz MA r8 target foe drm N -2   !! C6.5-acquired
