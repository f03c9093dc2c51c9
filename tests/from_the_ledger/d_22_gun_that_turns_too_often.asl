name = "Four shots and a turn"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
J8 = { is = ["stone-building"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
s1 = { side = "russian", type = "4-4-7" }
s2 = { side = "russian", type = "4-4-7" }
s3 = { side = "russian", type = "4-4-7" }
---
by greta
place pz K5 vca K4-L4
attest tem J8 +3
by mischa
place s1 L8
place s2 J8
place s3 I8
s1 is known
s2 is known
s3 is concealed
attest tem J8 +3
by greta
turn 1 german PFPh
a1 prep by pz MA at L8 units s1 infantry-target range 4 tca L5-K6
roll r1 DR 1,6 to-hit in a1 by greta
a1 to-hit pz MA r1 target s1 drm A +2 number 8 final 9 miss
# three hexspines from the front
a2 prep by pz MA rof at J8 units s2 infantry-target range 4 tca K6-J5
roll r2 DR 2,6 to-hit in a2 by greta
a2 to-hit pz MA r2 target s2 drm A +3, Q +3 number 8 final 14 miss
# the same house again; acquired
a3 prep by pz MA rof at J8 units s2 infantry-target range 4
roll r3 DR 2,6 to-hit in a3 by greta
a3 to-hit pz MA r3 target s2 drm A +1, acq -1, Q +3 number 8 final 11 miss
# a "?" in the arc
a4 prep by pz MA rof at I8 units s3 infantry-target range 4
roll r4 DR 2,5 to-hit in a4 by greta
a4 to-hit pz MA r4 target s3 drm K +2 number 8 final 9 miss
a5 prep by pz MA rof at L8 units s1 infantry-target range 4 tca L5-K6
roll r5 DR 4,5 to-hit in a5 by greta
a5 to-hit pz MA r5 target s1 drm A +1 number 8 final 10 miss
marker prep-fire on pz
phase-end
