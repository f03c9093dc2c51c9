# The free turn as the AFPh ends, of vehicles that used Bounding First Fire: only what D3.32 still lets fire counts.
name = "own_turn_after_bounding"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
kept = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, BMG = { fp = 3 } } }
lost = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, BMG = { fp = 3 } } }
prep = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, BMG = { fp = 3 } } }
follows = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, weapons = { BMG = { kind = "mg", fp = 3, range = 8 } } }
next = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, weapons = { BMG = { kind = "mg", fp = 3, range = 8 } } }
foe = { side = "russian", type = "4-4-7", kind = "squad" }
---
place kept X5 vca X4-Y5
place lost T5 vca T4-U5
place prep P5 vca P4-Q5
place follows L5 vca L4-M5
place next L5 vca L4-M5
place foe L2
turn 1 german PFPh
a1 prep by prep MA at P1
roll r1 DR 1,4 to-hit in a1
a1 to-hit prep MA r1
marker prep-fire on prep
turn 1 german MPh
a2 bounding by kept MA at X1
roll r2 DR 1,4 to-hit in a2
a2 to-hit kept MA r2 drm C2 +6
a3 bounding by lost MA at T1
roll r3 DR 5,4 to-hit in a3
a3 to-hit lost MA r3 drm C2 +6
marker bounding-fire on lost
# One after the other from the same hex: no group.
a4 bounding by follows BMG 3 FP x1/2 bounding at L2
roll r4 DR 5,6 ift in a4
a4 ift r4 result none
marker bounding-fire on follows
a5 bounding by next BMG 3 FP x1/2 bounding at L2
roll r5 DR 5,6 ift in a5
a5 ift r5 result none
marker bounding-fire on next
turn 1 german AFPh
kept tca Y5-Y6 end-of-fire-phase   ok D3.12-end-phase-tca-eligibility
lost tca U5-U6 end-of-fire-phase   !! D3.12-end-phase-tca-eligibility
prep tca Q5-Q6 end-of-fire-phase   !! D3.12-end-phase-tca-eligibility
