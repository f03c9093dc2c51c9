# Who Double Times is not CX before it, is CX behind it (A4.5, A4.51).
name = "own_a4_5_double_time"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }
MMG = { kind = "mg", fp = 5, range = 12, rof = 2, b = 12, pp = 5 }
HMG = { kind = "mg", fp = 7, range = 16, rof = 2, b = 12, pp = 6 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
t = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
l = { side = "german", type = "9-1", kind = "leader", sw = [] }
u = { side = "german", type = "4-6-7", kind = "squad" }
v = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "russian", type = "4-4-7", kind = "squad" }
f = { side = "russian", type = "8-0", kind = "leader" }
---
place s K5
place t M5
t is cx
turn 1 german MPh
s declares double-time
s moves K6 1 MF
s moves K7 1 MF
t declares double-time   !! A4.5-who-not
t moves M6 1 MF
t moves M7 1 MF
t moves M8 1 MF
t moves M9 1 MF
t moves M10 1 MF   !! A4.51-no-double-time
turn 1 german DFPh   !! A4.5-marked-cx
