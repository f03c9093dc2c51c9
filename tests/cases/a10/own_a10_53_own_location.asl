# A unit with an armed Known enemy in its own Location does not interdict.
name = "own_a10_53_own_location"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g K9
place h M9
by boris
place r K9
r is known
place s K5
turn 1 german RtPh
by anna
g claims interdiction hindrance +0 leader +0   !! A10.53-own-location
h claims interdiction hindrance +0 leader +0   ok A10.53-own-location
