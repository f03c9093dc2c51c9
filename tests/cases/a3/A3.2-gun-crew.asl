# A crew whose Gun fired in the PFPh does not move.
name = "A3.2: the crew of a Gun"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
ig = { side = "german", type = "7.5cm leIG 18" }
crew = { side = "german", type = "german crew 2-2-8" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place ig K9 vca K8-L8
place crew K9
by boris
place r1 K4
r1 is known
by anna
turn 1 german PFPh
a1 prep by ig gun at K4 units r1 infantry-target range 5
roll r1 DR 6,5 to-hit in a1 by anna
a1 to-hit ig gun r1 target r1 number 8 final 11 miss
marker prep-fire on ig
marker prep-fire on crew
turn 1 german MPh
crew moves L9 1 MF not-assault seen-by r1   !! A3.2-prep-fire-no-move
