# vector A12.14-foxhole-exit
# It leaves its foxhole by a MF of Assault Movement, seen by a Good Order enemy, and goes on into woods.
name = "A12.14-foxhole-exit"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["open-ground", "foxhole"] }
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is concealed
by boris
place e K10
by anna
turn 1 german MPh
s declares assault
s moves K5 1 MF assault for foxhole
s los e exists
s ends
turn 1 german DFPh   !! A12.14-sixteen
