# A Minimum Move needs a MF, is one hex, and leaves the unit pinned and CX (A4.134).
name = "own_a4_134_minimum"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
M6 = { is = ["woods"], level = 1 }

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }
MMG = { kind = "mg", fp = 5, range = 12, rof = 2, b = 12, pp = 5 }
HMG = { kind = "mg", fp = 7, range = 16, rof = 2, b = 12, pp = 6 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["HMG", "LMG"] }
t = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
l = { side = "german", type = "9-1", kind = "leader", sw = [] }
u = { side = "german", type = "4-6-7", kind = "squad" }
v = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "russian", type = "4-4-7", kind = "squad" }
f = { side = "russian", type = "8-0", kind = "leader" }
---
place s K5
place t M5
turn 1 german MPh
s declares minimum-move   !! A4.134-needs-one-mf
t declares minimum-move
t moves M6 4 MF
t moves M7 1 MF   !! A4.134-one-hex
t is pinned,cx
turn 1 german DFPh
