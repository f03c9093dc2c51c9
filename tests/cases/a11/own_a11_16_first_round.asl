# A broken squad that comes into Melee as the CCPh ends had no round in which to withdraw (A11.2); what is left of a unit that announced
# its withdrawal goes by that word (A11.16).
name = "own_a11_16_first_round"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
b = { side = "german", type = "german 4-6-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
half = { side = "russian", type = "russian 2-3-7", sw = [] }
---
by anna
place a K6
place b N5
b is melee
by boris
place s K5
s is broken,dm
place t N5
t is melee
by anna
turn 1 german APh
a advances K5
turn 1 german CCPh
roll r1 DR 5,5 cc for a
resolved cc by a against s r1 drm broken -2 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect
a is melee
by boris
s is melee
t announces withdrawal N4
by anna
roll r2 DR 4,3 cc for b
resolved cc by b against t r2 drm withdrawing -2 attack 4 FP defense 4 FP odds 1-1 final 5 result reduced
by boris
t reduced into th like half
th withdraws N4   ok A11.2-announce
turn 1 russian RPh
