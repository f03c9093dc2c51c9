# Without a printed ROF in the log nobody can tell whether a MA kept it.
name = "own_rof_not_listed"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
bare = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true }
mg = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "mg", fp = 8 }, BMG = { fp = 2 } } }
none = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "mg", fp = 8, rof = 0 } } }
---
place bare X5 vca X6-Y6
place mg Z5 vca Z6-AA6
place none T5 vca T6-U6
turn 1 german PFPh
a1 prep by mg MA at Z8
roll r1 DR 1,5 ift in a1
a1 ift r1
a2 prep by mg MA at Z7   ?? D3.5-one-attack-per-player-turn
roll r2 DR 1,5 ift in a2
a2 ift r2
a3 prep by mg BMG at Z6
roll r3 DR 1,5 ift in a3
a3 ift r3
a4 prep by mg BMG at Z6   !! D3.5-one-attack-per-player-turn
roll r4 DR 1,5 ift in a4
a4 ift r4
a5 prep by none MA at T8
roll r5 DR 1,5 ift in a5
a5 ift r5
a6 prep by none MA at T7   !! D3.5-one-attack-per-player-turn
roll r6 DR 1,5 ift in a6
a6 ift r6
turn 1 german MPh
bare delay 1 MP
a7 bounding by bare MA at X8
roll r7 DR 1,4 to-hit for bare in a7
a7 to-hit bare MA r7 drm C2 +6
bare ends   ?? D3.3-bounding-marker
turn 1 german AFPh
a8 advancing by bare MA at X8   ?? D3.5-exc-bounding
