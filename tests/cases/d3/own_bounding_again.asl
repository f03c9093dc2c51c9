# Fire in the AFPh after fire in the MPh.
name = "own_bounding_again"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
two = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
open = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz X5 vca X6-Y6
place two Z5 vca Z6-AA6
place open T5 vca T6-U6
turn 1 german MPh
pz delay 1 MP
a1 bounding by pz MA at X8
roll r1 DR 1,4 to-hit for pz in a1
a1 to-hit pz MA r1 drm C2 +6
two delay 1 MP
a2 bounding by two MA at Z8
roll r2 DR 5,4 to-hit for two in a2
a2 to-hit two MA r2 drm C2 +6
marker bounding-fire on two
open delay 1 MP
a3 bounding by open MA at T8
open ends   ?? D3.3-bounding-marker
turn 1 german AFPh   !! A7.3-attack-dr-recorded
a4 advancing by pz MA at X8   ok D3.5-exc-bounding  ok D3.5-same-phase-as-other-weapons
a5 advancing by two MA at Z8   !! D3.5-exc-bounding
a6 advancing by open MA at T8   ?? D3.5-exc-bounding
