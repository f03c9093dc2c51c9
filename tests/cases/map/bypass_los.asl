# LOS to and from vehicles in Bypass, traced from the CAFP on a board (D2.32, D2.36, D2.37). Woods stand in D4 and D5, a wall
# south of H6.
name = "map: LOS of Bypass"
printing = "2e"
excerpts = true
[[boards]]
name = "0t"
width = 15
height = 10

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
pz = { side = "german", class = "halftrack", afv = true, mp = 16, red-mp = false, ce = true, open-topped = true, carries = true }
rider = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
foe = { side = "russian", type = "T-26", class = "tracked", afv = true, mp = 12, red-mp = false, ce = true, mount = "T", weapons = { MA = { kind = "ordnance", rof = 2 } } }
foe2 = { side = "russian", type = "T-26", class = "tracked", afv = true, mp = 12, red-mp = false, ce = true, mount = "T", weapons = { MA = { kind = "ordnance", rof = 2 } } }
wall = { side = "german", class = "halftrack", afv = true, mp = 16, red-mp = false, ce = true, open-topped = true }
south = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
east = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
west = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
---
place pz D4 along D4-E4 cafp D4-E4-E5
place rider D4
rider boards pz
place foe D4 along D4-C4 cafp D4-C4-C5
place east E6
place foe2 D4 along D4-E5 cafp D4-E5-D5
place wall H6 along H6-I6 cafp H6-I6-I7
place south H8
place west A4
turn 1 russian PFPh
# from the side of its CAFP it is seen, and those aboard
a1 prep by east inherent 4 FP at D4 units rider   ok A6.1-los  ok D2.32-cafp-trace  ok D2.36-fire-at-prc-cafp  ok D2.37-los-cafp
# from beyond the woods that it goes round it is not
a2 prep by west inherent 4 FP at D4 units rider   !! D2.36-fire-at-prc-cafp
# two that bypass one hex: across the woods they do not see each other, round a corner they do
a3 prep by foe MA at D4 units pz   !! D2.37-same-hex-block
a4 prep by foe2 MA at D4 units pz   ok D2.37-same-hex-block  ok D2.32-cafp-trace
# the wall is one of its own hex
wall los south exists   ok D2.37-wall-own-hex
wall los south blocked   ?? D2.37-wall-own-hex
# Wall Advantage is over what is there
south claims wall-advantage H8-H9   ok B9.32-over-a-wall
south claims wall-advantage H8-H7   !! B9.32-over-a-wall
