# A Blaze and a Known enemy in the obstacle bar Bypass, a leader alone too, a concealed one does not; nor does a broken unit Bypass (A4.3).
name = "own_a4_3_barred"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"], blaze = "ground" }
M6 = { is = ["woods"] }
P6 = { is = ["woods"] }
R6 = { is = ["woods"] }
T6 = { is = ["woods"] }

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
w = { side = "german", type = "4-6-7", kind = "squad" }
g = { side = "russian", type = "8-0", kind = "leader" }
f = { side = "russian", type = "8-0", kind = "leader" }
---
place s K5
place t M5
t is broken
place u P5
place f P6
f is known
place v R5
place e R6
e is concealed
place w T5
place g T6
turn 1 german MPh
s moves K6 1 MF along K6-L5   !! A4.3-barred
s moves K7 1 MF
t moves M6 1 MF along M6-N5   !! A4.1-able   !! A4.3-not-broken
t moves M7 1 MF   !! A4.1-able
u moves P6 1 MF along P6-Q6   !! A4.3-barred
u moves P7 1 MF
v moves R6 1 MF along R6-S6
v moves R7 1 MF
w moves T6 1 MF along T6-U6   ?? A4.3-barred
w moves T7 1 MF
turn 1 german DFPh
