# vector A10.51-ignores-not-farther
# A Known 4-4-7 at K9 sees the squad at K5. Woods J5 (2 MF) are at range 4 like K5; building K3 (1 + 2 MF over open K4, range 5) is farther off. The squad routs to K3. J5 is no farther from the enemy than its start: it may be ignored. K4 is beyond Normal Range 4: no Interdiction.
name = "A10.51-ignores-not-farther"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
J5 = { is = ["woods"] }
K3 = { is = ["stone-building"] }

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "german", type = "german 4-4-7", sw = [] }
---
by boris
place s K5
s is broken,dm
by anna
place e K9
turn 1 german RtPh
by boris
s routs K4
s routs K3
