# A vehicle makes no FPF (A8.31); the weapon of a To Hit roll is one that its attack names (C3.3).
name = "own_a8_31_vehicle"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "russian", type = "T-34 M41", ce = false }
u = { side = "russian", type = "T-34 M41", ce = false }
---
place s K5
place t K8 vca K7-L7
place u L8 vca K8-L7
turn 1 german MPh
s moves K6 1 MF
a1 fpf by t MA at K6 units s range 2 infantry-target answers s   !! A8.31-who
s moves K6 1 MF for search
a2 first by u MA at K6 units s range 3 infantry-target answers s
roll r2 DR 5,6 to-hit in a2
a2 to-hit u SA r2 target s drm I +1, J3 -1, J4 -1 final 10 miss   !! LOG.firer-of-attack
