# vector A20.22-equal
# A 4-6-7 tries to capture a 4-2-6: dice 3,3. 1-1, Kill Number 5; Inexperienced -1: 5 = 5: one HS captured.
name = "A20.22-equal"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-2-6", sw = [] }
half = { side = "russian", type = "russian 2-2-6", sw = [] }
---
by anna
place a K5
by boris
place d K5
by anna
turn 1 german CCPh
roll r1 DR 3,3 cc for a
resolved cc by a against d r1 drm capture -1 attack 4 FP defense 4 FP odds 1-1 final 5 result reduced   ok A20.22-cc
by boris
d reduced into h like half
place p K5 like half
p surrenders to a
