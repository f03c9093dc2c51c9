# vector a7-assault-hs
# A HS of such squads claims the bonus.
name = "a7-assault-hs"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
h1 = { side = "german", type = "2-4-7", kind = "hs" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place h1 K6
place t K8
turn 1 german AFPh
a1 advancing by h1 inherent 2 FP x1/2 AFPh +1 assault at K8   !! A7.36-eligibility   = 1 FP
roll r1 DR 6,5 ift in a1
a1 ift r1
