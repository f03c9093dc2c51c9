# vector A4.63-half-a-stack
# In a stack of leader and two squads the leader and one squad declare a Dash, the other moves normally with them. All of a stack or none.
name = "A4.63-half-a-stack"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }
K7 = { is = ["woods"] }
J5 = { is = ["open-ground"], road = ["J5-K6"] }
K6 = { is = ["open-ground"], road = ["J5-K6", "K6-L5"] }
L5 = { is = ["open-ground"], road = ["K6-L5"] }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "8-0", kind = "leader" }
---
place s K5
place t K5
place l K5
turn 1 german MPh
s declares dash K7
l declares dash K7
s moves K6 1 MF
t moves K6 1 MF   !! A4.63-whole-stack  = not allowed
l moves K6 1 MF
turn 1 german DFPh
