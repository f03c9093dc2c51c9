# Cases of C5 and C6 that the position gives: E, I and K, Q with the TEM that both accepted.
name = "own_firer_and_target"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
own = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = true, weapons = { MA = { kind = "ordnance", rof = 3 } } }
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 } } }
hid = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 } } }
near = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 } } }
---
place pz X5 vca X4-Y5
place hid X1 vca X2-Y2
place near AA5 vca AA4-BB4
place own AA5 vca AA4-BB4
hid is concealed
near is known
pz BU
attest tem X1 +1

turn 1 german PFPh
a1 prep by pz MA at X1 units hid
roll r1 DR 1,4 to-hit in a1
a1 to-hit pz MA r1 target hid drm I +1, K +2, Q +1   ok C5.9-case-i  ok C6.2-case-k  ok C6.8-case-q
a2 prep by pz MA rof at X1 units hid
roll r2 DR 5,4 to-hit in a2
a2 to-hit pz MA r2 target hid drm Q +2   !! C5.9-case-i  !! C6.2-case-k  !! C6.8-case-q
a3 prep by own MA at AA5 units near
roll r3 DR 1,4 to-hit in a3
a3 to-hit own MA r3 target near drm E +2   ok C5.5-case-e
a4 prep by own MA rof at AA5 units near
roll r4 DR 1,4 to-hit in a4
a4 to-hit own MA r4 target near drm L -1   !! C5.5-case-e  !! C6.3-case-l
a5 prep by pz MA at X1 units hid
roll r5 DR 5,4 to-hit in a5
a5 to-hit pz MA r5 target hid drm I +1, K +2, Q +1, F +2   ok C5.6-case-f
# An open-topped crew that is pinned stays CE.
turn 1 russian RPh
turn 2 german PFPh
own is pinned   ?? LOG.no-cause
a6 prep by own MA at AA5 units near
roll r6 DR 5,4 to-hit in a6
a6 to-hit own MA r6 target near drm E +2, D +2   ok C5.4-case-d
