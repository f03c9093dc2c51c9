# D2.38 in passing: a vehicle that bypasses the building of a hex with woods too may be in the woods all the same.
name = "D2.38: two obstacles in one hex"
printing = "2e"

[[boards]]
name = "2"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
place tank I9 along I9-I8 cafp I9-I8-J8
turn 1 russian PFPh
tank claims tem woods +1   ?? D2.38-exc-two-obstacles
