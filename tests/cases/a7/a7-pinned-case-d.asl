# vector a7-pinned-case-d
# Pinned crew fires its Gun without Case D.
name = "a7-pinned-case-d"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g = { side = "russian", type = "75mm gun" }
crew = { side = "russian", type = "2-2-8", kind = "crew" }
t = { side = "german", type = "4-6-7", kind = "squad" }
---
place g K5 vca K4-L4
place crew K5
place t K9
turn 1 german DFPh
crew is pinned   ?? LOG.no-cause
a1 final by g gun at K9 units t
roll r1 DR 3,4 to-hit in a1
a1 to-hit g gun r1 target t   !! A7.81-case-d  = case D +2
