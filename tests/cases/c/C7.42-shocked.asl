# C7.42: a shocked AFV fires nothing; a stunned one of an earlier Player Turn does.
name = "C7.42-shocked"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "russian", type = "T-34/85", ce = false }
t2 = { side = "russian", type = "T-34/85", ce = false }
g = { side = "german", type = "german 4-6-7" }
---
by gerda
place g K6
g is known
by ivan
place t K9 vca K8-L8
place t2 K9 vca K8-L8
turn 1 german PFPh
t is shocked   ?? LOG.vehicle-cause
t2 is stunned   ?? LOG.vehicle-cause
turn 1 russian RPh
turn 1 russian PFPh
a1 prep by t CMG 4 FP at K6 units g range 3 total 4 FP column 4   !! C7.42-shocked
roll r1 DR 6,5 ift in a1 by ivan
a1 ift r1 result NE
a3 prep by t2 CMG 4 FP at K6 units g range 3 total 4 FP column 4   ok C7.42-shocked  ok D5.34-stunned-fire
roll r3 DR 6,5 ift in a3 by ivan
a3 ift r3 result NE
