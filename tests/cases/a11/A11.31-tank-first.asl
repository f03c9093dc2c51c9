# In a Location with an enemy squad and a tank the tank attacks first.
# The side without a vehicle attacks first.
name = "A11.31-tank-first"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "russian", type = "russian 4-4-7", sw = [] }
v = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place v K5 vca L4-L5
by boris
place a K5
turn 1 russian CCPh
by anna
roll r1 DR 2,2 cc for v
resolved cc by v against a using CMG r1 attack 5 FP defense 5 FP odds 1-1 final 4 result eliminated
by boris
roll r2 DR 4,4 cc for a
resolved cc by a against v r2 defense 5 FP final 8   !! A11.31-order
