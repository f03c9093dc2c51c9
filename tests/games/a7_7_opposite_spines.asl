# The A7.7 example, first: fire from U2 and then from S5 enters T3 along opposite hexspines. The unit there is
# encircled at once: it checks the second attack at a Morale Level of 6, and its own fire has +1.
# example A7.7-EX-1a
name = "A7.7: opposite hexspines"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "german 4-6-7" }
f2 = { side = "german", type = "german 4-6-7" }
t = { side = "russian", type = "russian 4-4-7" }
---
place f1 U2
place f2 S5
by rudi
place t T3
by gerda
turn 1 german PFPh
a1 prep by f1 inherent 4 FP at T3 range 2 total 4 FP column 4   = 4 FP
roll r1 DR 6,5 ift in a1 by gerda
a1 ift r1 column 4 final 11 result NE   = none
a2 prep by f2 inherent 4 FP at T3 range 2 total 4 FP column 4   = 4 FP
marker encircled at T3   ok A7.7-two-units  ok A7.7-normal-range  ok A7.7-consecutive  ok A7.7-valid-fire-nmc-potential
roll r2 DR 2,3 ift in a2 by gerda
a2 ift r2 column 4 final 5 result 1MC   = 1MC
by rudi
roll r3 DR 1,3 mc for t in a2 by rudi
t checks 1MC r3 morale 6 passed in a2   ok A7.7-morale-drop-immediate
turn 1 german DFPh
a3 final by t inherent 4 FP at S5 range 2 total 4 FP column 4
roll r4 DR 3,4 ift in a3 by rudi
a3 ift r4 drm encircled +1 column 4 final 8 result NE   = drm +1  = final 8  = none  ok A7.7-plus1-on-fire
by gerda
phase-end
