# vector A7.212-EX-5
# If the vehicle were a BU closed-topped AFV and the squad upstairs, neither restricts the other.
name = "A7.212-EX-5"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-4-7", kind = "squad" }
tk = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, ce = false, open-topped = false }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5 level 1
place tk K5 vca K4-L4
place t M5
turn 1 german DFPh
a1 final by s inherent 4 FP at M5   = allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
