# Failures that the dice do not give, and dice that call for one.
name = "own_breakdown"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2, b = 11 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
two = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
six = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2, b = 11 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz X5 vca X6-Y6
place two Z5 vca Z6-AA6
place six T5 vca T6-U6
turn 1 german PFPh
# B11 is printed for the MA alone.
a1 prep by pz CMG 4 FP at X8
roll r1 DR 5,6 ift in a1
a1 ift r1
pz malfunctions CMG r1   !! D3.7-printed-b-only-ma
# Nothing is printed: B12.
a2 prep by two CMG 4 FP at Z8
roll r2 DR 5,6 ift in a2
a2 ift r2
two malfunctions CMG r2   !! D3.7-default-b12
a3 prep by two AAMG 2 FP at Z9
roll r3 DR 6,6 ift in a3
a3 ift r3   = outcome malfunction
two malfunctions AAMG r3   ok D3.7-default-b12  ok D3.7-mg-tested-on-ift
# The effects roll of a hit is no test of the Gun.
a4 prep by two MA at Z8
roll r4 DR 1,4 to-hit for two in a4
a4 to-hit two MA r4 hit
roll r5 DR 6,6 ift in a4
a4 ift r5
two malfunctions MA r5   !! D3.7-ordnance-tested-on-th
# A roll that breaks nothing.
a5 prep by six MA at T8
roll r6 DR 4,4 to-hit for six in a5
a5 to-hit six MA r6
six malfunctions MA r6   !! D3.7-breakdown-applies
a6 prep by six CMG 4 FP at T8
roll r7 DR 6,6 ift in a6
a6 ift r7
phase-end   !! D3.7-mg-tested-on-ift
