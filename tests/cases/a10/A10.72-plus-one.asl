# vector A10.72-plus-one
# A squad with a 6+1 as only leader rallies without DM on 3,4 and leaves his +1 out. 7 + 1 = 8 > 7; he may not be declined.
name = "A10.72-plus-one"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [], broken-morale = 7 }
l = { side = "german", type = "6+1" }
---
by anna
place s K5
s is broken
place l K5
turn 1 german RPh
roll r1 DR 3,4 rally for s by anna
s checks rally r1 passed   = final 7   ?? A10.72-mandatory
s is no-longer broken
