# The MA attacks on the IFT in an Overrun, alone or with the MG (D7.1): no To Hit roll, and no mistaken FG.
name = "own_overrun_ma"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
gs = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 } } }
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4 }, BMG = { fp = 3 } } }
---
place gs Y5 vca Y6-Z5
place pz U5 vca U6-V5
turn 1 german MPh
gs start forward 1 MP
gs enter Y6 1 MP
gs overrun Y6 4 MP
a1 bounding by gs MA at Y6
roll r1 DR 3,6 ift in a1
a1 ift r1
gs enter Y7 1 MP
gs stop 1 MP
a2 bounding by gs MA at Y9
roll r2 DR 3,6 ift in a2
a2 ift r2   !! D3-scope-ordnance-chapter
gs ends   ?? D3.3-bounding-marker
pz start forward 1 MP
pz enter U6 1 MP
pz overrun U6 4 MP
a3 bounding by pz MA, pz CMG, pz BMG at U6
roll r3 DR 3,6 ift in a3
a3 ift r3
pz stop 1 MP
marker bounding-fire on pz
pz ends
turn 1 russian RPh
turn 2 german PFPh
a4 prep by pz MA, pz CMG at U8   !! A7.51-ordnance-never-in-fg
roll r4 DR 3,6 ift in a4
a4 ift r4
# An Overrun that was paid for is one attack: the next without a further MP is other fire within the hex.
turn 2 russian RPh
turn 3 german MPh
pz start forward 1 MP
pz enter U7 1 MP
pz overrun U7 4 MP
a5 bounding by pz CMG at U7   ok D3.5-one-attack-per-player-turn
roll r5 DR 3,6 ift in a5
a5 ift r5
a6 bounding by pz CMG at U7   ok A7.21-tpbf-occasions
