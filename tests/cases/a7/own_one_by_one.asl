# A unit ends its move before another moves; a stack goes together.
name = "A4.2: one by one"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g1 A5
place g2 A5
place r1 M5
place r2 M8
turn 1 german MPh
g1 moves A6 1 MF not-assault seen-by nobody
g2 moves A6 1 MF not-assault seen-by nobody
g1 moves A7 1 MF not-assault seen-by nobody   ok A4.2-one-by-one
g2 moves B6 1 MF not-assault seen-by nobody
g1 moves A8 1 MF not-assault seen-by nobody   !! A4.2-one-by-one
turn 1 german DFPh
