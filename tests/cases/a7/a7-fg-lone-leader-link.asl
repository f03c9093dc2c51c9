# vector a7-fg-lone-leader-link
# K5 and K7 are joined through K6, which holds only a directing 8-1.
name = "a7-fg-lone-leader-link"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "8-1", kind = "leader" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place s2 K7
place l K6
place t O6
turn 1 german PFPh
a1 prep by s1 inherent, s2 inherent at O6 directed-by l   !! A7.5-lone-leader-no-link  = not connected
roll r1 DR 6,5 ift in a1
a1 ift r1
