# vector d3x-two-ovr
# The CMG counts in two OVR of the same MPh.
name = "d3x-two-ovr"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz Y5 vca Y6-Z5
turn 1 german MPh
pz start forward 1 MP
pz enter Y6 1 MP
pz overrun Y6 4 MP
a1 bounding by pz CMG at Y6   ok D3.5-one-attack-per-player-turn
pz enter Y7 1 MP
pz overrun Y7 4 MP
a2 bounding by pz CMG at Y7   = allowed  ok D3.5-one-attack-per-player-turn
