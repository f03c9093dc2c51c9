# Simultaneous CC: the ATTACKER eliminates d with 2,2 at 1-1; d's attack is rolled all the same: 2,3 Reduces a.
# Both 1-1, Kill Number 5: 4 < 5; 5 = 5.
name = "A11.12-dead-strike"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
h = { side = "german", type = "german 2-4-7", sw = [] }
---
by anna
place a K5
by boris
place d K5
by anna
turn 1 german CCPh
roll r1 DR 2,2 cc for a
resolved cc by a against d r1 attack 4 FP defense 4 FP odds 1-1 final 4 result eliminated
by boris
roll r2 DR 2,3 cc for d
resolved cc by d against a r2 attack 4 FP defense 4 FP odds 1-1 final 5 result reduced
d eliminated
by anna
a reduced into h
