# The turret of a Secondary Armament beside a MA in the hull: how fast it turns is not in the log, and neither is its Case A.
name = "own_sa_turret"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
lee = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "NT", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 1, mount = "bow" }, SA = { kind = "ordnance", mount = "turret" } } }
---
place lee X5 vca X6-Y6 tca X6-Y6
turn 1 german PFPh
a1 prep by lee SA at Z5 tca Y5-Y6   ok D3.12-target-in-new-tca
roll r1 DR 3,4 to-hit for lee in a1
a1 to-hit lee SA r1 drm A +1
a2 prep by lee MA at X8   ok D3.11-bow-weapon-arc
a3 prep by lee MA at X2   !! D3.11-bow-weapon-arc
# Nor is the ROF of a Secondary Armament that the scenario does not list.
roll r2 DR 3,4 to-hit for lee in a2
a2 to-hit lee MA r2
roll r3 DR 3,4 to-hit for lee in a3
a3 to-hit lee MA r3   ?? C2.24-rof-kept
turn 1 russian RPh
turn 2 german MPh
lee delay 1 MP
a4 bounding by lee SA at Z5
roll r4 DR 1,4 to-hit for lee in a4
a4 to-hit lee SA r4 drm C2 +6
lee ends   ?? D3.3-bounding-marker
