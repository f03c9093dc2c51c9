# D2.11, D2.14, Terrain Chart note D: the row of the chart says that a turn and a wreck cost twice as much here, without a word of the head.
name = "own_note_d_elevated-road"
printing = "1e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["open-ground"], road = ["K8-K7"] }
K7 = { is = ["elevated-road"], road = ["K8-K7"], wrecks = 1 }

[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "russian", type = "T-34/85", ce = false }
t2 = { side = "russian", type = "T-34/85", ce = false }
m = { side = "russian", class = "motorcycle", afv = false, mp = 30, red-mp = false, maker = "russian" }
---
by anna
place g A1
turn 1 russian MPh
by boris
place t K8 vca K7-L7
t start 1 MP
t enter K7 road 5 MP   = 5 MP
t turn K6-J6 2 MP   = 2 MP
t stop 1 MP
t ends
by anna
place g A1
by boris
place t2 K8 vca K7-L7
t2 start 1 MP
# The tank that stands there counts, too.
t2 enter K7 road 5 MP   !! D2.14-note-d-double  = 9 MP
t2 turn K6-J6 1 MP   !! D2.11-vca-note-d  = 2 MP
t2 stop 1 MP
t2 ends
# A motorcycle has no D in the chart.
place m K8 vca K7-L7
m start 1 MP
m enter K7 road 1/2 MP   = 1/2 MP
m turn K6-J6 1 MP   = 1 MP
m stop 1 MP
m ends
