# vector A7.51-EX-neg
# A tank adds its ordnance MA and its MG into one attack.
name = "A7.51-EX-neg"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MA = { fp = 8, range = 12 }
CMG = { fp = 4, range = 12 }

[units]
tk = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, ce = true, open-topped = false }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place tk K5 vca L4-L5
place t M5
turn 1 german PFPh
a1 prep by tk MA 8 FP, tk CMG 4 FP at M5   !! A7.51-ordnance-never-in-fg  = not allowed
roll r1 DR 6,5 to-hit in a1
a1 to-hit tk MA r1 miss
