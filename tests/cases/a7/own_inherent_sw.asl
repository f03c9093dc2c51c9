# PF and MOL that no head gives (A7.35, C13.3, A22.6).
name = "own_inherent_sw"
printing = "2e"
date = "1944-06"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = ["MOL"] }
---
place s K5
place e K6
place f K4
turn 1 russian PFPh
a1 prep by e sw:MOL 4 FP at K5 units s   ?? A7.35-inherent-sw
a2 prep by f sw:MOL 4 FP at K5 units s   ok A7.35-inherent-sw
