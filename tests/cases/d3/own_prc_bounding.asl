# Bounding First Fire of Passengers: the counter on their vehicle is no mistake, and their shot leaves its MA no AFPh fire by ROF (D3.3, D3.32).
name = "own_prc_bounding"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", class = "halftrack", afv = true, mp = 16, red-mp = false, ce = true, open-topped = true, carries = true, weapons = { AAMG = { fp = 3, role = "ma", rof = 2 } } }
one = { side = "german", class = "halftrack", afv = true, mp = 16, red-mp = false, ce = true, open-topped = true, carries = true, weapons = { AAMG = { fp = 3, role = "ma", rof = 2 } } }
sq = { side = "german", type = "4-6-7", kind = "squad" }
sq2 = { side = "german", type = "4-6-7", kind = "squad" }
---
place ht X5 vca X6-Y6
place one Z5 vca Z6-AA6
place sq X5
place sq2 Z5
sq boards ht
sq2 boards one
turn 1 german MPh
ht delay 1 MP
a1 bounding by sq inherent at X8
roll r1 DR 5,6 ift in a1
a1 ift r1
marker bounding-fire on ht
ht ends
one delay 1 MP
a2 bounding by one AAMG at Z8
roll r2 DR 1,6 ift in a2
a2 ift r2
one delay 1 MP
a3 bounding by sq2 inherent at Z7
roll r3 DR 5,6 ift in a3
a3 ift r3
one ends   !! D3.3-bounding-marker
turn 1 german AFPh
a4 advancing by one AAMG at Z8   !! D3.32-afph-rof-shot
