# First Fire at the last MP of a vehicle after its Bounding First Fire (D3.3 as ruled officially): when that is resolved.
name = "own_answers_after_bounding"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = false, radioless = false }
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
other = { side = "russian", type = "T-34/85", ce = false, radioless = false }
---
place t34 F7 vca F6-G7
place s1 F3
place s2 J3
place other J7 vca J6-K7
s1 is known
s2 is known
turn 1 russian MPh
t34 start 1 MP seen-by s1
t34 stop 1 MP seen-by s1
a1 bounding by t34 CMG 4 FP x1/2 bounding at F3 units s1 range 4 total 2 FP column 2
roll r1 DR 6,5 ift in a1
a1 ift r1 column 2 final 11 result NE
a2 first by s1 inherent 4 FP at F7 units t34 range 4 answers t34 total 4 FP column 4   ok D3.3-dff-window-closes
roll r2 DR 6,5 ift in a2
a2 ift r2 column 4 final 11 result NE
marker first-fire on s1
marker bounding-fire on t34
t34 ends
other start 1 MP seen-by s2
a3 first by s2 inherent 4 FP at F7 units t34 range 6 answers t34 total 4 FP column 4   !! D3.3-dff-window-closes
roll r3 DR 6,5 ift in a3
a3 ift r3 column 4 final 11 result NE
marker first-fire on s2
other stop 1 MP seen-by s2
