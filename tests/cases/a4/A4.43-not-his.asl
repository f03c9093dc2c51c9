# vector A4.43-not-his
# A squad fires the LMG that the other squad of its hex possesses. Only the possessor.
name = "A4.43-not-his"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
t = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
e = { side = "russian", type = "4-4-7", kind = "squad", sw = [] }
---
place s K5
place t K5
place e K8
turn 1 german PFPh
a1 prep by s sw:LMG 3 FP at K8 units e range 3 total 3 FP   !! A7.35-sw-possession  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
turn 1 german MPh
