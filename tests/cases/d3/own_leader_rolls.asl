# To which rolls his modifier goes.
name = "own_leader_rolls"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
mg = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "mg", fp = 6, rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
bu = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = false, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
book 1
place pz X5 vca X6-Y6
place mg Z5 vca Z6-AA6
place bu T5 vca T6-U6
by gerda
seal one 0a41f88ce52ebd427a3158f91c91f43461b106b173dd246ddf49d7853a5f4eab
seal two e38b386647f058676b5d7a79a6032e5c10ea2e0d1b228bb300eec97d7f05970b
seal three 4f0dcfc67550cb29846c99b27a125da49cc1e4515dfc57f5dd5733ba4705a3d4
reveal one "armor-leader pz 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111
reveal two "armor-leader mg 8-1" nonce 1111111111111111111111111111111111111111111111111111111111111111
reveal three "armor-leader bu 9-2" nonce 1111111111111111111111111111111111111111111111111111111111111111
turn 1 german PFPh
a1 prep by pz MA at X8
roll r1 DR 3,4 to-hit for pz in a1
a1 to-hit pz MA r1 drm armor-leader -1 hit   ok D3.44-permitted-rolls
roll r2 DR 3,4 ift in a1
a1 ift r2 drm armor-leader -1   !! D3.44-permitted-rolls
a2 prep by mg MA 6 FP at Z8
roll r3 DR 3,4 ift in a2
a2 ift r3 drm armor-leader -1   ok D3.44-not-mg-ft-unless-ma  ok D3.44-permitted-rolls
a3 prep by bu MA at T8
roll r4 DR 3,4 to-hit for bu in a3
a3 to-hit bu MA r4 drm armor-leader -2   !! D3.44-bu-penalty-remains
pz claims interdiction hindrance +0 leader -1   ok D3.44-no-interdiction-by-negation
phase-end
