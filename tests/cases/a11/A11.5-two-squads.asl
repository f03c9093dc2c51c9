# Two squads attack the tank in one attack with CCV 10.
# At most two units, one of them a SMC.
name = "A11.5-two-squads"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "russian 4-4-7", sw = [] }
b = { side = "german", type = "russian 4-4-7", sw = [] }
v = { side = "russian", type = "PzKpfw IVH", ce = false }
---
by anna
place a K5
place b K5
by boris
place v K5 vca L4-L5
by anna
turn 1 german CCPh
roll r1 DR 4,4 cc for a
resolved cc by a,b against v r1 defense 10 FP final 8 result eliminated   !! A11.5-two-units
