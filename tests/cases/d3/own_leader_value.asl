# D3.41, D3.45: the DRM of an Armor Leader is his own, and a quasi leader's is for the rolls of D3.44.
name = "own_leader_value"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
two = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
raw = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, inexperienced-crew = "SSR 3", armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
rs = { side = "russian", type = "russian 4-4-7" }
---
book 1
place pz X5 vca X4-Y5
place two T5 vca T4-U5
place raw P5 vca P4-Q5
place rs X2
rs is known
by gerda
seal one 6ea7e029c8d24f3491701aa8d51a71834771b9b05169be7f5978d7b1a6ab0e4b
seal two 4fbb905747e9e8c33e6269f127171aeedfb7a7388407b9b776d5135c706ab1df
turn 1 german PFPh
reveal one "armor-leader pz 8-1" nonce 1111111111111111111111111111111111111111111111111111111111111111
a1 prep by pz MA at X2 units rs infantry-target
roll r1 DR 2,5 to-hit in a1
a1 to-hit pz MA r1 target rs drm armor-leader -2 number 8 final 5 hit   !! D3.41-assigned-on-side-record
a2 prep by pz MA rof at X2 units rs infantry-target
roll r2 DR 1,4 to-hit in a2
a2 to-hit pz MA r2 target rs drm armor-leader -1 number 8 final 4 hit   ok D3.41-assigned-on-side-record
# used first, shown after
a3 prep by two MA at T2
roll r3 DR 3,4 to-hit in a3
a3 to-hit two MA r3 drm armor-leader -2 number 8 final 5 hit
reveal two "armor-leader two 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111   !! D3.41-assigned-on-side-record
# the quasi leader leaves the CMG alone
a4 prep by raw CMG 4 FP at P2
roll r4 DR 3,4 ift in a4
a4 ift r4 drm quasi-leader +1 final 8 result none   !! D3.44-not-mg-ft-unless-ma
