# D3.2: a facing claimed of a turret hit, from within the hex, and the AF that goes with it.
name = "own_facing_claims"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
gun = { side = "russian", kind = "crew", type = "2-2-8", weapons = { gun = { kind = "ordnance", rof = 3 } } }
near = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
side = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 } } }
dc = { side = "russian", type = "4-4-7", kind = "squad", sw = ["DC"] }
ft = { side = "russian", type = "4-4-7", kind = "squad", sw = ["FT"] }
---
place gun H3
place pz I6 vca J5-J6 tca I5-J5
turn 1 russian PFPh
# the hull is hit on its side, the turret on its front
a1 prep by gun gun at I6 units pz
pz claims facing H3 front   ?? D3.2-facing-by-crossed-hexside
roll r1 DR 2,5 to-hit in a1
a1 to-hit gun gun r1 target pz hit
pz claims facing H3 front   ok D3.2-facing-by-crossed-hexside  = facing Front
pz claims facing H3 side   !! D3.2-facing-by-crossed-hexside
# the AF of the facing claimed wrongly is no second mistake
roll r2 DR 3,3 to-kill in a1
a1 to-kill r2 armor 3
a2 prep by gun gun rof at I6 units pz
roll r3 DR 5,2 to-hit in a2
a2 to-hit gun gun r3 target pz hit
pz claims facing H3 front on r3   !! D3.2-facing-by-crossed-hexside  = facing Side
roll r4 DR 3,3 to-kill in a2
a2 to-kill r4 armor 8
a3 prep by gun gun rof at I6 units pz   !! C2.24-rof-kept
roll r5 DR 5,2 to-hit in a3
a3 to-hit gun gun r5 target pz hit
pz claims facing H3 side on r5   ok D3.2-facing-by-crossed-hexside
roll r6 DR 3,3 to-kill in a3
a3 to-kill r6 armor 8   !! D3.11-hull-hit-facing
# along a hexspine it is open too, before the roll, whether hull or turret is hit
place side H4 vca H5-I5
a6 prep by side MA at I6 units pz
pz claims facing H4 front   ?? D3.2-facing-by-crossed-hexside
roll r10 DR 5,6 to-hit in a6
a6 to-hit side MA r10 target pz miss
# from within the hex: the colored die of the To Hit roll, told by its attack and by the To Kill roll too
place near I6 vca J5-J6
a4 prep by near MA at I6 units pz
roll r7 DR 2,6 to-hit in a4
a4 to-hit near MA r7 target pz hit
pz claims facing I6 rear   ok D3.2-in-hex-colored-dr
pz claims facing I6 front   !! D3.2-in-hex-colored-dr
roll r8 DR 6,6 to-kill in a4
a4 to-kill r8
pz claims facing I6 rear on r8   ok D3.2-in-hex-colored-dr
pz claims facing I6 front on r8   !! D3.2-in-hex-colored-dr
# a FT from within the hex strikes the rear, also where its To Kill roll tells the attack
place ft I6
a5 prep by ft sw:FT 24 FP at I6 units pz   ?? A7.21-tpbf-occasions
roll r9 DR 3,4 to-kill in a5
a5 to-kill r9
pz claims facing I6 rear on r9   ok D3.2-ft-mol-dc-rear
pz claims facing I6 side on r9   !! D3.2-ft-mol-dc-rear
pz claims facing I6 front   !! D3.2-ft-mol-dc-rear
# the IFT roll tells its attack too, though it was not rolled for it by name
place dc I6
a7 prep by dc sw:DC 30 FP at I6 units pz   ?? A7.21-tpbf-occasions
roll r11 DR 3,4 ift for dc
a7 ift r11
pz claims facing I6 rear on r11   ok D3.2-ft-mol-dc-rear
