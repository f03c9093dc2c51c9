# vector A10.4-broken-advances
# A broken squad advances in the APh. Broken units only rout or withdraw.
name = "A10.4-broken-advances"
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
s is broken
by boris
place e K15
by anna
turn 1 german APh
s advances K6   !! A4.7-able  = not allowed
