# Where the mount of a weapon is not in the scenario, nobody can tell whether it allows the free turn (D3.12).
name = "own_unknown_mount"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 1 } } }
ht = { side = "german", class = "halftrack", afv = true, mp = 13, red-mp = false, ce = true, weapons = { AAMG = { fp = 3, role = "ma" } } }
prep = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 1 } } }
---
place pz X5 vca X6-Y6
place ht Z5 vca Z6-AA6
place prep T5 vca T6-U6
turn 1 german PFPh
pz tca Y5-Y6 end-of-fire-phase   ?? D3.12-end-phase-tca-eligibility
pz vca Y5-Y6 end-of-fire-phase   ?? D3.12-end-phase-vca-eligibility
ht vca AA5-AA6 end-of-fire-phase   !! D3.12-end-phase-vca-eligibility
marker prep-fire on prep
turn 1 german AFPh
prep tca U5-U6 end-of-fire-phase   !! D3.12-end-phase-tca-eligibility
