# C5.9: MA and CMG of a RST or one-man turret fire only when the crew is BU.
name = "C5.9-small-turrets"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "russian", type = "T-34 M43", ce = true }
bt = { side = "russian", type = "BT-7 M37", ce = true, radioless = false }
g = { side = "german", type = "german 4-6-7" }
---
by gerda
place g K6
g is known
by ivan
place t K9 vca K8-L8
place bt K9 vca K8-L8
turn 1 russian PFPh
a1 prep by t MA at K6 units g infantry-target range 3   !! C5.9-rst-1mt
a2 prep by bt CMG 4 FP at K6 units g range 3 total 4 FP column 4   !! C5.9-rst-1mt
roll r1 DR 6,5 to-hit in a1 by ivan
a1 to-hit t MA r1 target g number 8 final 11 miss
roll r2 DR 6,5 ift in a2 by ivan
a2 ift r2 result NE
turn 1 german DFPh
t BU
a3 final by t MA at K6 units g infantry-target range 3   ok C5.9-rst-1mt
a4 final by t BMG 2 FP at K6 units g range 3 total 2 FP column 2
