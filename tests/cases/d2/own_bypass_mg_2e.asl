# D2.321: the CMG of a vehicle in Bypass, its Case A counted in facings, and a repeat shot. D2.41: Case J on the IFT. 2e.
name = "own_bypass_mg_2e"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["open-ground"], obstacle = ["building"] }

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "mg", fp = 1, range = 12, rof = 3, role = "ma", mount = "turret" } } }
t34 = { side = "russian", class = "tracked", afv = true, mp = 16, red-mp = false, ce = true, open-topped = false }
rs = { side = "russian", type = "russian 4-4-7", kind = "squad" }
dc = { side = "german", type = "german 4-6-7", kind = "squad", sw = ["DC"] }
---
place pz K5 along K5-L4 cafp K5-L4-K4
place rs N5
rs is known
place dc P10
turn 1 german PFPh
place t34 P9 vca Q9-Q10 motion forward
a1 prep by pz MA 1 FP at N5 units rs tca right
roll r1 DR 1,4 ift in a1
a1 ift r1 drm A +2 final 7   ok D2.321-side-case-a-always
a2 prep by pz MA rof 1 FP at N5 units rs
roll r2 DR 1,6 ift in a2
a2 ift r2 drm A +1 final 8   !! D2.321-exc-mg-2e
a3 prep by pz MA rof 1 FP at N5 units rs
roll r3 DR 4,5 ift in a3
a3 ift r3 drm A +0 final 9   ok D2.321-exc-mg-2e
turn 1 russian RPh
turn 2 german PFPh
a4 prep by pz MA 1 FP at N5 units rs
roll r4 DR 4,5 ift in a4
a4 ift r4 drm A +0 final 9   !! D2.321-side-case-a-always
# the +2 for a vehicle in Motion is for DC, MOL and Overruns
turn 2 german AFPh
a5 advancing by dc inherent 4 FP x2 PBF x1/2 AFPh at P9 units t34
roll r5 DR 4,5 ift in a5
a5 ift r5 drm J +2, CE +2 final 13   !! D2.41-no-other-ift
a6 advancing by dc sw:DC 30 FP at P9 units t34
roll r6 DR 4,5 ift in a6
a6 ift r6 drm J +2, CE +2 final 13   ok D2.41-no-other-ift
