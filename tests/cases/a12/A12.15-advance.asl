# vector A12.15-advance
# A concealed squad advances into the woods of a concealed enemy: nobody is revealed.
name = "A12.15-advance"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is concealed
by boris
place e K6
e is concealed
by anna
s los e exists
turn 1 german APh
s advances K6
turn 1 german CCPh   ok A12.14-sixteen
