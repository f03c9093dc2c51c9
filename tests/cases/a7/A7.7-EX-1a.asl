# vector A7.7-EX-1a
# Fire from U2 and next from S5 enters T3 through opposite hexspines.
name = "A7.7-EX-1a"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
f2 = { side = "german", type = "4-6-7", kind = "squad" }
---
place f1 U2
place t T3
place f2 S5
turn 1 german PFPh
a1 prep by f1 inherent 4 FP at T3
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by f2 inherent 4 FP at T3   = entries spine T2-U3, spine S4-T4  = pattern a
roll r2 DR 6,5 ift in a2
a2 ift r2
marker encircled at T3   ok A7.7-geometry-opposite-spines  ok A7.7-two-units  = encircled t
