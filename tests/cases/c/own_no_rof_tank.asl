# C2.24: a MA without ROF, and one whose head leaves its ROF out.
name = "own_no_rof_tank"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "JgdPz 38(t)", ce = false }
g = { side = "german", class = "tracked", mp = 13, weapons = { MA = { kind = "ordnance", calibre = "75L" } } }
t = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K7
t is known
by anna
place f K1 vca K2-L1
place g L1 vca K2-L2
turn 1 german PFPh
a1 prep by f MA at K7 units t infantry-target range 6
roll r1 DR 1,6 to-hit in a1
a1 to-hit f MA r1 target t ammo HE drm I +1 number 8 final 8 hit
roll r2 DR 6,6 ift in a1
a1 ift r2 column 12 final 12 result NE
a2 prep by f MA rof at K7 units t infantry-target range 6   !! C2.24-no-rof-one-shot
a3 prep by g MA at K7 units t infantry-target range 6
roll r3 DR 6,5 to-hit in a3
a3 to-hit g MA r3 target t ammo HE number 8 final 11 miss
a4 prep by g MA rof at K7 units t infantry-target range 6
roll r4 DR 6,5 to-hit in a4
a4 to-hit g MA r4 target t ammo HE number 8 final 11 miss
