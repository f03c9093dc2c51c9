# A hidden squad moves, another advances, without a "?" on the map.
name = "own_a12_32_moves"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is hidden
place s2 M5
s2 is hidden
place s3 O5
by boris
place e S30
turn 1 german MPh
by anna
s moves K6 1 MF not-assault   !! A12.32-hip-moves
s3 moves O6 1 MF not-assault   ok A12.32-hip-moves
turn 1 german APh
s2 advances M6   !! A12.32-hip-moves
