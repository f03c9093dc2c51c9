# Armor Leaders: records that do not fit, and a FG that nobody directs.
name = "own_leaders"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
pz2 = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
ht = { side = "german", class = "halftrack", afv = true, ce = false, open-topped = true, carries = true, armed = true, weapons = { AAMG = { fp = 3, rof = 1, role = "ma" } } }
pax = { side = "german", type = "4-6-7", kind = "squad" }
ldr = { side = "german", type = "9-1", kind = "leader" }
foe = { side = "russian", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
book 1
place pz X5 vca X6-Y6
place pz2 Z5 vca Z6-AA6
place ht X5 vca X6-Y6
place pax X5
place ldr X5
place foe F5 vca F4-G5
pax boards ht
ldr boards ht
by gerda
seal leader 67d5995add2aa9cc18be32e944f5205b1b19b98d700629a948a34a6116f5aa46
seal other 7b350deaeb431646a685452979b0768d366ad6aa3cdb6c7c687ade4dc7e15fc2
turn 1 german PFPh
a1 prep by ht AAMG 3 FP, pax inherent 4 FP at X8 directed-by ldr   !! D3.5-bu-limits
roll r1 DR 3,4 ift in a1
a1 ift r1 drm leader -1   !! D3.4-halftrack-fg-needs-ce
# Another strength than the one sealed, a name that was never sealed, a vehicle of the other side.
reveal leader "armor-leader pz 10-2" nonce 1111111111111111111111111111111111111111111111111111111111111111   !! D3.41-assigned-on-side-record
reveal nobody "armor-leader pz 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111   !! D3.41-assigned-on-side-record
reveal other "armor-leader foe 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111   !! D3.41-assigned-on-side-record
reveal leader "armor-leader pz 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111   ok D3.41-assigned-on-side-record
a2 prep by pz2 MA at Z8
roll r2 DR 3,4 to-hit for pz2 in a2
a2 to-hit pz2 MA r2 drm armor-leader -1   !! D3.41-assigned-on-side-record
phase-end
