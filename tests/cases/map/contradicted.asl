# Where the board shows something else than the head or than both accept, the stronger source judges, and it is said.
# Woods stand in D4 and D5, a stone building in F4, a wall south of H6; the head says otherwise of two hexes.
name = "map: contradicted"
printing = "2e"
excerpts = true
[[boards]]
name = "0t"
width = 15
height = 10

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[terrain]
D4 = { is = ["woods"], level = 0 }
E2 = { is = ["woods"] }
I4 = { level = 2 }
F2 = { smoke = 1 }

[units]
a = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
b = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 14, red-mp = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 } } }
t1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
---
book 1   ?? LOG.board-head
place a D2
place b D3
place t1 D4
place t2 D7
place t3 F9
turn 1 german PFPh
# as the board has it
a los t1 exists   ok LOG.board-attested
# through the woods: both accept it, so that the shot stands
b los t2 exists   ?? LOG.board-attested
a1 prep by b inherent 4 FP at D7   ok A6.1-los
roll r1 DR 6,6 ift in a1
a1 ift r1 result none
b los t1 blocked   ?? LOG.board-attested
attest tem D4 +1   ok LOG.board-attested
attest tem F9 +3   ?? LOG.board-attested
turn 1 german MPh
place tank E9 vca D8-E8 under-way forward
# the woods of D5 stand between
tank enter D8 1 MP seen-by t1   ?? LOG.board-attested
tank stop 1 MP seen-by t3
