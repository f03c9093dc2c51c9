# vector a7x-bonus-lost
# The leader is pinned after 3 MF; his squad (4 MF) then spends 3 more.
name = "a7x-bonus-lost"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "8-0", kind = "leader" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place l K5
place t K12
turn 1 german MPh
s moves K6 3 MF
l moves K6 3 MF
l is pinned   ?? LOG.no-cause
s moves K7 3 MF   !! A7.831-cancels-bonus  = 1 MF left s
