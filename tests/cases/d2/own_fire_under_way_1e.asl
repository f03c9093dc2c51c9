# D2.13, D2.42, D3.3 in 1e: who paid no stop MP fires as one in Motion: Case C4, FP halved once more, those of a FT too. Who stopped fires
# as a stopped vehicle.
name = "own_fire_under_way_1e"
printing = "1e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "russian", type = "T-34/85", ce = false }
t2 = { side = "russian", type = "T-34/85", ce = false }
t3 = { side = "russian", type = "T-34/85", ce = false }
t4 = { side = "russian", type = "T-34/85", ce = false }
t5 = { side = "russian", type = "T-34/85", ce = false }
ft = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "russian", mount = "T", open-topped = false, radioless = false, ce = false, weapons = { MA = { kind = "ft", fp = 24, range = 2, mount = "turret", role = "main" } } }
ft2 = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "russian", mount = "T", open-topped = false, radioless = false, ce = false, weapons = { MA = { kind = "ft", fp = 24, range = 2, mount = "turret", role = "main" } } }
g = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
g5 = { side = "german", type = "german 4-6-7", sw = [] }
g6 = { side = "german", type = "german 4-6-7", sw = [] }
g7 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g K2
g is known
place g2 M2
g2 is known
place g3 O2
g3 is known
place g4 Q2
g4 is known
place g5 S2
g5 is known
place g6 U6
g6 is known
place g7 W6
g7 is known
turn 1 russian MPh
by boris
place t K8 vca K7-L7
t start 1 MP seen-by g
t enter K7 1 MP seen-by g
a1 bounding by t MA at K2 units g infantry-target
roll r1 DR 4,6 to-hit in a1 by boris
a1 to-hit t MA r1 target g drm C4 +10, I +1 number 8 final 21 miss   ok D3.3-case-c-mandatory
marker bounding-fire on t
t stop 1 MP seen-by g
t ends
# As if stopped.
place t2 M8 vca M7-N7
t2 start 1 MP seen-by g2
t2 enter M7 1 MP seen-by g2
a2 bounding by t2 MA at M2 units g2 infantry-target
roll r2 DR 4,6 to-hit in a2 by boris
a2 to-hit t2 MA r2 target g2 drm C2 +6, I +1 number 8 final 17 miss   !! D2.13-stop-for-fire
marker bounding-fire on t2
t2 stop 1 MP seen-by g2
t2 ends
# Stopped, and as if under way.
place t3 O8 vca O7-P7
t3 start 1 MP seen-by g3
t3 enter O7 1 MP seen-by g3
t3 stop 1 MP seen-by g3
a3 bounding by t3 MA at O2 units g3 infantry-target
roll r3 DR 4,6 to-hit in a3 by boris
a3 to-hit t3 MA r3 target g3 drm C4 +9, I +1 number 8 final 20 miss   !! D3.3-case-c-mandatory
marker bounding-fire on t3
t3 ends
# It began its MPh in Motion.
place t4 Q8 vca Q7-R7 motion forward
t4 enter Q7 1 MP seen-by g4
a4 bounding by t4 CMG 4 FP x1/2 bounding x1/2 motion at Q2 units g4 total 1 FP column 1   ok D2.42-fp-halved
roll r4 DR 5,5 ift in a4 by boris
a4 ift r4 column 1 final 10 result NE
marker bounding-fire on t4
t4 stop 1 MP seen-by g4
t4 ends
place t5 S8 vca S7-T7
t5 start 1 MP seen-by g5
t5 enter S7 1 MP seen-by g5
a5 bounding by t5 CMG 4 FP x1/2 bounding at S2 units g5 total 2 FP column 2   !! D2.42-fp-halved
roll r5 DR 5,5 ift in a5 by boris
a5 ift r5 column 2 final 10 result NE
marker bounding-fire on t5
t5 stop 1 MP seen-by g5
t5 ends
place ft U8 vca U7-V7
ft start 1 MP seen-by g6
ft enter U7 1 MP seen-by g6
a6 bounding by ft MA 24 FP x1/2 motion at U6 units g6 total 12 FP column 12   ok D3.6-exc-motion-halved
roll r6 DR 6,5 ift in a6 by boris
a6 ift r6 column 12 final 11 result NE
marker bounding-fire on ft
ft stop 1 MP seen-by g6
ft ends
place ft2 W8 vca W7-X7
ft2 start 1 MP seen-by g7
ft2 enter W7 1 MP seen-by g7
a7 bounding by ft2 MA 24 FP at W6 units g7 total 24 FP column 24   !! D3.6-exc-motion-halved
roll r7 DR 6,5 ift in a7 by boris
a7 ift r7 column 24 final 11 result NE
marker bounding-fire on ft2
ft2 stop 1 MP seen-by g7
ft2 ends
