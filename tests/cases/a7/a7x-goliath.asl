# vector a7x-goliath
# A Goliath is fired as a SW by its possessor.
name = "a7x-goliath"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
Goliath = { range = 12 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["Goliath"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K7
place t K8
turn 1 german PFPh
a1 prep by s sw:Goliath at K8   !! A7.35-half-inch-is-sw  = no SW
