# vector A12.12-broken
# A broken squad in woods out of LOS takes a "?".
name = "A12.12-broken"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is broken
by boris
place e S30
by anna
s los e blocked
turn 1 german CCPh
s is concealed   !! A12.12-when
turn 1 russian RPh
