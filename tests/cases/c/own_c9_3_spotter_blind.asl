# The LOS of the Spotter counts.
name = "own_c9_3_spotter_blind"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
MTR = { kind = "ordnance", range = 13, rof = 3 }
[units]
g = { side = "german", type = "german 4-6-7", sw = ["MTR"] }
h = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g K9
place h K8
by boris
place r K4
r is known
g los r exists
h los r blocked
by anna
g los r exists
h los r blocked
turn 1 german PFPh
a1 prep by g sw:MTR spotter h at K4 range 5   !! A6.1-los
roll r1 DR 6,5 to-hit in a1 by anna
a1 to-hit g sw:MTR r1 number 7 final 11 miss
marker prep-fire on g at K9
