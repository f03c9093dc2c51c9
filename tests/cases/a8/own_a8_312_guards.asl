# A SMC with a MG, and who is concealed beside a MMC in Bypass, need not fire (A8.312).
name = "own_a8_312_guards"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
S6 = { is = ["woods"] }

[weapons]
LMG = "german lmg"

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "russian", type = "8-1", sw = ["LMG"] }
g = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s K5
place t S5
place l K6
place g S6
s is berserk
t is berserk
l is known
g is concealed
marker first-fire on l
turn 1 german MPh
s moves K6 1 MF not-assault
t moves S6 1 MF not-assault along S6-T6
t moves T6 1 MF not-assault
turn 1 german DFPh
