# The example of D2.11: a tank turns two hexspines, enters, turns one more, enters again.
name = "D2.11: turn and drive"
printing = "1e"
excerpts = true

[[boards]]
name = "3"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
turn 1 german MPh
place tank M3 vca L2-M2 under-way forward
tank turn M2-N2 1 MP total 1    = 1 MP  ok D2.11-vca-announce-each
tank turn N2-N3 1 MP total 2    = 1 MP
tank enter N3 vca O3-O4 1 MP total 3  = 1 MP  ok D2.11-move-in-vca  ok D2.11-heading-kept
tank turn O4-N4 1 MP total 4    = 1 MP  ok D2.11-vca-valid-spine
# a wall on N3-N4: the rulebook states no figure for this entry
tank enter N4 vca O5-N5 2 MP total 6  = 2 MP  ok D2.11-heading-kept  ok D2.18-1e-exact
