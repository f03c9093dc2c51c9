# The number of a MC counts: a 2MC that the crew fails by its own morale is passed by an Armor Leader's alone, who must be shown (D3.41).
name = "own_leader_numbered_mc"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8 }
two = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8 }
---
place pz X5 vca X6-Y6
place two Z5 vca Z6-AA6
by gerda
seal leader 8c818ff52ab4bf0926c4c5adab70a4f56e15dea7433f13e71d8e22ba75568de7
turn 1 russian PFPh
roll r1 DR 2,4 mc for two
two checks 2MC r1 passed   ?? LOG.no-cause
phase-end
turn 1 russian MPh
roll r2 DR 3,4 mc for pz
pz checks 2MC r2 passed   ?? LOG.no-cause
phase-end   !! D3.41-reveal-on-use
