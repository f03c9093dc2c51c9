# vector a7x-foxhole-not-entered
# Unit pinned on entering the hex with 1 MF, foxhole not paid: +2 TEM is claimed for it.
name = "a7x-foxhole-not-entered"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place t K9
turn 1 german MPh
s moves K6 1 MF
s is pinned   ?? LOG.no-cause
s claims tem foxhole +2   !! A7.83-entrenchment-not-entered  = tem +0
