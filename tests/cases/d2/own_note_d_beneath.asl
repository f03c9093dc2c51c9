# Of a bridge over a gully the log does not say whether a vehicle turns on it or beneath: either figure stands.
name = "own_note_d_beneath"
printing = "1e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["bridge", "gully"], road = ["K8-K7"] }

[units]
t = { side = "russian", type = "T-34/85", ce = false }
t2 = { side = "russian", type = "T-34/85", ce = false }
---
turn 1 russian MPh
by boris
place t K8 vca K7-L7
t start 1 MP
t turn L7-L8 1 MP   = 1 MP
t stop 1 MP
t ends
place t2 K8 vca K7-L7
t2 start 1 MP
t2 turn L7-L8 2 MP   = 2 MP
t2 stop 1 MP
t2 ends
