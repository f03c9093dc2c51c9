# The broken squad attacks back.
# Broken units never attack.
name = "A11.16-broken-attacks"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
by boris
place d K5
d is broken
d is dm
by anna
turn 1 german CCPh
by boris
roll r1 DR 3,3 cc for d
resolved cc by d against a r1 attack 4 FP defense 4 FP odds 1-1 final 6 result no-effect   !! A11.16-broken
