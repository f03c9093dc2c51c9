# A vehicle's Gun without a further name is its MA: it fires again in the AFPh by the ROF kept in the MPh (D3.32).
name = "own_gun_is_ma"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 } } }
two = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 } } }
---
place pz X5 vca X6-Y6
place two Z5 vca Z6-AA6
turn 1 german MPh
pz delay 1 MP
a1 bounding by pz gun at X8
roll r1 DR 1,4 to-hit for pz in a1
a1 to-hit pz gun r1 drm C2 +6
pz ends
two delay 1 MP
a2 bounding by two gun at Z8
roll r2 DR 3,4 to-hit for two in a2
a2 to-hit two MA r2 drm C2 +6
marker bounding-fire on two   ok D3.3-bounding-marker-rof-exc
two ends   ok D3.3-bounding-marker
turn 1 german AFPh
a3 advancing by pz MA at X8   ok D3.5-same-phase-as-other-weapons  ok D3.32-afph-rof-shot  ok D3.32-only-the-rof-weapon
a4 advancing by two gun at Z8   !! D3.32-afph-rof-shot
