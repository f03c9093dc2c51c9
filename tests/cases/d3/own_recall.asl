# Recall when all listed armament is disabled, and only then.
name = "own_recall"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mount = "T", ce = true, carries = false, weapons = { MA = { kind = "ordnance", x = 11 }, CMG = { fp = 4 } } }
may = { side = "german", class = "halftrack", afv = true, mount = "T", ce = true, weapons = { MA = { kind = "ordnance", x = 11 }, CMG = { fp = 4 } } }
carrier = { side = "german", class = "tracked", afv = true, mount = "T", ce = true, carries = true, weapons = { MA = { kind = "ordnance", x = 11 }, CMG = { fp = 4 } } }
mal = { side = "german", class = "tracked", afv = true, mount = "T", ce = true, carries = false, weapons = { MA = { kind = "ordnance", b = 11 }, CMG = { fp = 4 } } }
sa = { side = "german", class = "tracked", afv = true, mount = "T", ce = true, carries = false, weapons = { MA = { kind = "ordnance", x = 11 }, CMG = { fp = 4, role = "sa" } } }
bare = { side = "german", class = "tracked", afv = true }
---
place pz X5 vca X6-Y6
place may Z5 vca Z6-AA6
place carrier T5 vca T6-U6
place mal P5 vca P6-Q6
place sa L5 vca L6-M6
place bare H5 vca H6-I6
turn 1 german PFPh
a1 prep by pz MA at X8
roll r1 DR 5,6 to-hit for pz in a1
a1 to-hit pz MA r1   = outcome disabled
pz disables MA r1   ok D3.7-breakdown-applies
a2 prep by sa MA at L8
roll r2 DR 5,6 to-hit for sa in a2
a2 to-hit sa MA r2
sa disables MA r2
phase-end   !! D3.7-recall-when-all-disabled
turn 1 russian RPh
turn 2 german PFPh
a3 prep by may MA at Z8
roll r3 DR 5,6 to-hit for may in a3
a3 to-hit may MA r3
may disables MA r3
phase-end   ?? D3.7-recall-when-all-disabled
turn 2 russian RPh
turn 3 german PFPh
a4 prep by carrier MA at T8
roll r4 DR 5,6 to-hit for carrier in a4
a4 to-hit carrier MA r4
carrier disables MA r4
carrier is recalled   !! D3.7-exc-recall-passenger-towing
a5 prep by mal MA at P8
roll r5 DR 5,6 to-hit for mal in a5
a5 to-hit mal MA r5
mal malfunctions MA r5
mal is recalled   !! D3.7-recall-when-all-disabled
phase-end
turn 3 russian RPh
turn 4 german PFPh
bare disables MA   ?? LOG.failure-cause
phase-end   ?? D3.7-recall-when-all-disabled
