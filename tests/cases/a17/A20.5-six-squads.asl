# vector A20.5-six-squads
# A German squad guards six squads of prisoners. 5 x US# 3 = 15; 6 x 3 = 18.
name = "A20.5-six-squads"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
p1 = { side = "russian", type = "russian 4-4-7", sw = [] }
p2 = { side = "russian", type = "russian 4-4-7", sw = [] }
p3 = { side = "russian", type = "russian 4-4-7", sw = [] }
p4 = { side = "russian", type = "russian 4-4-7", sw = [] }
p5 = { side = "russian", type = "russian 4-4-7", sw = [] }
p6 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g K5
by boris
place p1 K4
p1 is broken,dm
place p2 K4
p2 is broken,dm
place p3 K4
p3 is broken,dm
place p4 K6
p4 is broken,dm
place p5 K6
p5 is broken,dm
place p6 K6
p6 is broken,dm
turn 1 german RtPh
p1 surrenders to g
p2 surrenders to g
p3 surrenders to g
p4 surrenders to g
p5 surrenders to g
p6 surrenders to g   !! A20.5-guard
