# The A7.212 example, first two sentences, with the rules bent: who shares a Location with a Known enemy fires at
# nothing else, be it the squad or the halftrack, and Passengers who are BU do not fire at all.
# example A7.212-EX-1-neg A7.212-EX-1-neg-ht A7.212-EX-2-neg
name = "A7.212: eyes elsewhere"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7" }
t = { side = "russian", type = "russian 4-4-7" }
ht = { side = "german", type = "SPW 251/1", weapons = { MG = { kind = "mg", fp = 3, range = 8 } } }
pax = { side = "german", type = "german 4-6-7" }
f = { side = "german", type = "german 4-6-7" }
---
place ht K5 vca K4-L4
place pax K5
place f M5
pax boards ht
pax BU
by rudi
place s K5
place t M3
# the squad looks past the halftrack beside it
turn 1 german DFPh
a1 final by s inherent 4 FP at M5 range 2 total 4 FP column 4   !! A7.212-known-enemy-in-location
roll r1 DR 5,6 ift in a1 by rudi
a1 ift r1 column 4 final 11 result NE   = none
marker final-fire on s at K5
by gerda
turn 1 german AFPh
# the MG of the CE halftrack looks past the squad
a2 advancing by ht MG 3 FP x1/2 AFPh at M3 range 3 total 1.5 FP column 1   !! A7.212-known-enemy-in-location  = 1.5 FP
roll r2 DR 3,5 ift in a2 by gerda
a2 ift r2 column 1 final 8 result NE   = none
a3 advancing by pax inherent 4 FP x3 TPBF x1/2 AFPh at K5 range 0 total 6 FP column 6   !! A7.212-bu-prc-no-answer  ?? A7.21-tpbf-occasions  = 6 FP
roll r3 DR 4,6 ift in a3 by gerda
a3 ift r3 column 6 final 10 result NE   = none
phase-end
