# vector A10.51-towards
# A squad routs from K5 to woods K6 in LOS of a Known armed enemy at K9. Range 4 becomes 3.
name = "A10.51-towards"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is broken,dm
by anna
place e K9
turn 1 german RtPh
e los s exists
by boris
s routs K6   !! A10.51-not-closer  = not allowed
