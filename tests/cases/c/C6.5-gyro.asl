# C6.5, D3.31: with a Gyro Bounding First Fire gains acquisition and uses it, and the CMG is not halved then.
name = "C6.5-gyro"
printing = "2e"


[players]
gerda = { side = "german" }
amy = { side = "american" }

[default-terrain]
is = ["open-ground"]
[units]
m = { side = "american", type = "M4A3(75)W", ce = true, gyro = true }
g = { side = "german", type = "german 4-6-7" }
---
by gerda
place g K5
g is known
by amy
place m K9 vca K8-L8
turn 1 american MPh
m start 1 MP seen-by g
m enter K8 1 MP seen-by g
m stop 1 MP seen-by g
a1 bounding by m MA at K5 units g infantry-target range 3
roll r1 DR 1,6 to-hit in a1 by amy
a1 to-hit m MA r1 target g drm C1 +4 number 8 final 11 miss
m delay 1 MP seen-by g
a2 bounding by m MA rof at K5 units g infantry-target range 3
roll r2 DR 6,4 to-hit in a2 by amy
a2 to-hit m MA r2 target g drm C +3, acq -1 number 8 final 12 miss   ok C6.5-acquired
a3 bounding by m CMG 4 FP x1/2 bounding at K5 units g range 3 total 2 FP column 2   !! D3.31-exc-gyro-cmg
roll r3 DR 6,5 ift in a3 by amy
a3 ift r3 column 2 final 11 result NE
marker bounding-fire on m
m ends
