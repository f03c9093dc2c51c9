# FP that are wrong have a finding of their own: the shift from the column that they give is no second one (A7.9).
name = "unloaded and at full fp"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
truck = { side = "german", type = "Opel 6700 (Blitz)" }
sq = { side = "german", type = "german 4-6-7" }
sq1 = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place truck F7 vca F6-G7
place sq F7
sq boards truck
by rudi
place sq1 H2
by gerda
turn 1 german MPh
truck start 1 MP total 1 seen-by sq1
truck enter F6 4 MP total 5 seen-by sq1
truck stop 1 MP total 6 seen-by sq1
truck spend unload 7 MP total 13 seen-by sq1
sq leaves truck at F6
truck ends
turn 1 german DFPh
turn 1 german AFPh
a1 advancing by sq inherent 4 FP at H2 units sq1 range 5 total 4 FP column 4   !! A7.24-afph-half
roll r1 DR 5,5 ift in a1 by gerda
a1 ift r1 column 2 final 10 result NE
turn 1 german RtPh
