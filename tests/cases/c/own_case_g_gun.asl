# Case G of a Gun beyond six hexes (C5.7)
name = "Case G of a Gun beyond six hexes"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place atg K3 vca K4-L3
place crew K3
by boris
place t K11 vca K10-L10
t is known
by anna
turn 1 german PFPh
a1 prep by atg gun at K11 units t vehicle-target range 8
roll r1 DR 3,2 to-hit in a1 by anna
a1 to-hit atg gun r1 target t drm G +5 number 9 final 10 miss   !! C5.7-case-g
marker prep-fire on atg
marker prep-fire on crew
