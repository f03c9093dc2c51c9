# vector a7x-tank-mg-combo
# BMG 3 + CMG 5 of one tank: 8 FP, one attack.
name = "a7x-tank-mg-combo"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
BMG = { fp = 3, range = 12 }
CMG = { fp = 5, range = 12 }

[units]
tk = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, ce = true, open-topped = false }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place tk K5 vca L5-K6
place t K8
turn 1 german PFPh
a1 prep by tk BMG 3 FP, tk CMG 5 FP at K8   = 8 FP  = column 8
roll r1 DR 6,5 ift in a1
a1 ift r1
