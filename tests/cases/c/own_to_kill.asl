# A Gun's To Hit roll adds up, a To Kill roll does what its DR gives against the Final number, and the vehicle suffers that.
printing = "2e"
excerpts = true
[players]
gerda = { side = "german" }
rudi = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 } } }
pz2 = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 } } }
pz3 = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 } } }
gun = { side = "russian", kind = "crew", type = "2-2-8", weapons = { gun = { kind = "ordnance", rof = 3 } } }
gun2 = { side = "russian", kind = "crew", type = "2-2-8", weapons = { gun = { kind = "ordnance", rof = 3 } } }
mg = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "mg", fp = 8, rof = 2 } } }
---
place gun H3
place gun2 A9
place mg X5 vca X6-Y6
place pz3 X8 vca X7-Y8
place pz I6 vca J5-J6
place pz2 E6 vca F5-F6
turn 1 russian PFPh
a1 prep by gun gun at I6 units pz
roll r1 DR 2,5 to-hit for gun in a1
a1 to-hit gun gun r1 target pz number 10 final 7 hit   ok C3.3-final-dr ok LOG.firer-of-attack
roll r2 DR 3,3 to-kill for gun in a1
a1 to-kill r2 number 6 result shock   ok C7.7-to-kill-result
pz suffers shock in a1   ok C7.7-as-rolled
a2 prep by gun gun rof at E6 units pz2
roll r3 DR 2,5 to-hit for gun in a2
a2 to-hit gun gun r3 target pz2 number 10 final 8 hit   !! C3.3-final-dr
roll r4 DR 3,3 to-kill for gun in a2
a2 to-kill r4 number 8 result no-effect   !! C7.7-to-kill-result
pz2 suffers burning in a2   !! C7.7-as-rolled
a3 prep by gun gun rof at I6 units pz
roll r5 DR 3,5 to-hit in a3
a3 to-hit gun2 gun r5 target pz number 6 final 8 miss   !! LOG.firer-of-attack
a4 prep by mg MA 8 FP at X8 units pz3
roll r6 DR 4,4 to-hit for mg in a4
a4 to-hit mg MA r6 target pz3 drm BU +0, BU +0   !! C7.3-to-kill-chosen !! C3.3-case-once
a5 prep by gun2 gun at I6 units pz
roll r7 DR 3,4 to-hit for gun2 in a5
a5 to-hit gun2 gun r7 target pz number 8 final 7 hit
roll r8 DR 6,1 to-kill for gun2 in a5
a5 to-kill r8 armor 8 number 14 result no-effect   ?? C7.7-to-kill-result
