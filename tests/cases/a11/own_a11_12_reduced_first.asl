# What is left of a unit that was Reduced in the same CCPh attacks as the whole of it, where nobody was ambushed.
name = "own_a11_12_reduced_first"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
h1 = { side = "german", type = "german 2-4-7", sw = [] }
l1 = { side = "german", type = "9-1" }
n1 = { side = "german", type = "8-0" }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
f1 = { side = "russian", type = "russian 2-2-7", sw = [] }
c1 = { side = "russian", type = "9-0", commissar = true }
---
by anna
place s1 K5
by boris
place e1 K5
by anna
turn 1 german CCPh
roll r3 DR 3,2 cc for s1
resolved cc by s1 against e1 r3 attack 4 FP defense 4 FP odds 1-1 final 5 result reduced
by boris
e1 reduced into f1
roll r4 DR 5,3 cc for f1
resolved cc by f1 against s1 r4 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect
