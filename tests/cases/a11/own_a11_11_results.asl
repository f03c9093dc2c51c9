# What comes of Close Combat is what its results say: no less when the CCPh is over, no more before. Attacks at one unit add up, and what
# two readings of the figures give is not held against either.
name = "own_a11_11_results"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
g3 = { side = "german", type = "german 4-6-7" }
g4 = { side = "german", type = "german 4-6-7" }
g5 = { side = "german", type = "german 4-6-7" }
g6 = { side = "german", type = "german 4-6-7" }
g7 = { side = "german", type = "german 4-6-7" }
h7 = { side = "german", type = "german 2-4-7", kind = "half-squad" }
h2 = { side = "german", type = "german 2-4-7", kind = "half-squad" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
r4 = { side = "russian", type = "russian 4-4-7" }
r5 = { side = "russian", type = "russian 4-4-7" }
l5 = { side = "russian", type = "8-1" }
r6 = { side = "russian", type = "russian 4-4-7" }
l6 = { side = "russian", type = "8-1" }
r7 = { side = "russian", type = "russian 4-4-7" }
k4 = { side = "russian", type = "russian 2-3-7", kind = "half-squad" }
---
by anna
place g1 B2
place g2 D2
place g3 F2
place g4 H2
place g5 J2
place g6 L2
place g7 N2
by boris
place r1 B2
place r2 D2
place r3 F2
place r4 H2
place r5 J2
place l5 J2
place r6 L2
place l6 L2
place r7 N2
g1 is melee
g2 is melee
g3 is melee
g4 is melee
g5 is melee
g6 is melee
g7 is melee
r1 is melee
r2 is melee
r3 is melee
r4 is melee
r5 is melee
l5 is melee
r6 is melee
l6 is melee
r7 is melee
turn 1 german CCPh
# r1 is eliminated, and stays.
roll r71 DR 1,3 cc for g1
resolved cc by g1 against r1 r71 attack 4 FP defense 4 FP odds 1-1 final 4 result eliminated
# Nothing happens to g2, and it is Reduced.
roll r72 DR 4,5 cc for r2
resolved cc by r2 against g2 r72 attack 4 FP defense 4 FP odds 1-1 final 9 result no-effect
g2 reduced into h2   !! A11.11-result
# r3 is Reduced, and is whole.
roll r73 DR 2,3 cc for g3
resolved cc by g3 against r3 r73 attack 4 FP defense 4 FP odds 1-1 final 5 result reduced
# r4 is Reduced, and then lost.
roll r74 DR 3,2 cc for g4
resolved cc by g4 against r4 r74 attack 4 FP defense 4 FP odds 1-1 final 5 result reduced
r4 reduced into k4
k4 eliminated   !! A11.11-result
# One of two is Reduced: neither is.
roll r75 DR 2,2 cc for g5
resolved cc by g5 against r5,l5 r75 attack 4 FP defense 5 FP odds 1-2 final 4 result reduced
# Both are eliminated.
roll r76 DR 1,1 cc for g6
resolved cc by g6 against r6,l6 r76 attack 4 FP defense 5 FP odds 1-2 final 2 result eliminated
r6 eliminated
l6 eliminated
# g7 is Reduced, and is.
roll r77 DR 4,1 cc for r7
resolved cc by r7 against g7 r77 attack 4 FP defense 4 FP odds 1-1 final 5 result reduced
g7 reduced into h7
turn 1 russian RPh   !! A11.11-result !! A11.11-result !! A11.11-result   ?? A18.12-cc
