# vector A12.14-pin-unseen
# A concealed squad out of all LOS is pinned by a Sniper: a Pin alone does not cost its "?".
name = "A12.14-pin-unseen"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is concealed
by boris
place e S30
by anna
s los e blocked
turn 1 russian PFPh
by boris
roll r1 dr 2 sa
sniper russian r1 at K5 against s   ?? A14.1-activates
s is pinned
turn 1 russian MPh
