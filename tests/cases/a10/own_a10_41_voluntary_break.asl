# Who breaks of its own will in a RtPh is seen by an armed enemy within 16 hexes (A10.41).
name = "own_a10_41_voluntary_break"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
u = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place t K30
place u UU5
by boris
place e K9
place f UU9
by anna
turn 1 german RtPh
e los s exists
f los u blocked
s is broken,dm   ok A10.41-voluntary-break
t is broken,dm   !! A10.41-voluntary-break
u is broken,dm   !! A10.41-voluntary-break
s routs K4
