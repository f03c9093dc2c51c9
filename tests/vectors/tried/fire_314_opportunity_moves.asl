# broken A7.25-no-pfph-fire-no-move: under Opportunity Fire g1 moves in the MPh
name = "314_opportunity_moves"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K9
by anna
turn 1 german PFPh
marker opportunity-fire on g1 at K5
turn 1 german MPh
g1 moves K4 1 MF not-assault seen-by r1
turn 1 german DFPh
