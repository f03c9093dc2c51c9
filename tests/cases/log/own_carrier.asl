# Who gets off a vehicle was on it: nobody jumps into its hex. A crew gets off the vehicle that it mans.
name = "own_carrier"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7" }
h = { side = "german", type = "german 4-6-7" }
o = { side = "german", type = "german 4-6-7" }
c = { side = "german", kind = "crew", fp = 1, range = 2, morale = 7 }
p = { side = "german", type = "PzKpfw IVH" }
q = { side = "german", type = "PzKpfw IVH" }
n = { side = "german", type = "PzKpfw IVH" }
e = { side = "russian", type = "russian 4-4-7" }
---
place s K5
place h P5
place p P5 vca P4-Q5
place q T9 vca T8-U9
place n V3 vca V2-W3
place e A1
place o off-board
turn 1 german RPh
turn 1 german MPh
s leaves p   !! LOG.carrier
q leaves p   !! LOG.carrier
o leaves q   ?? LOG.carrier
h boards p   ok LOG.carrier
h leaves p   ok LOG.carrier
c leaves n
