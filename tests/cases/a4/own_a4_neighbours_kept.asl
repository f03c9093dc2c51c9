# Who has MF of another rule, and who is counted elsewhere: a Human Wave, a road that rises, a stack upstairs, a pillbox.
name = "own_a4_neighbours_kept"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
M6 = { is = ["open-ground"], level = 1, road = ["M5-M6", "M6-M7"] }
M7 = { is = ["open-ground"], level = 1, road = ["M6-M7", "M7-M8"] }
M8 = { is = ["open-ground"], level = 1, road = ["M7-M8", "M8-M9"] }
M9 = { is = ["open-ground"], level = 1, road = ["M8-M9"] }
P5 = { is = ["stone-building"] }
P6 = { is = ["stone-building"] }

[units]
h = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
r = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
u = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
a = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
b = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
c = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
d = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
e = { side = "russian", type = "4-4-7", kind = "squad", sw = [] }
---
place h B5
place r M5
place u P5 level 1
place a P6
place b P6
place c P6
place e Z20
place d T5
d is in-pillbox
h is human-wave
turn 1 german MPh
h moves B6 1 MF
h moves B7 1 MF
h moves B8 1 MF
h moves B9 1 MF
h moves B10 1 MF
h moves B11 1 MF
h moves B12 1 MF
r moves M6 2 MF road
r moves M7 1 MF road
r moves M8 1 MF road
r moves M9 1 MF road
u moves P6 2 MF terrain
turn 1 german DFPh
