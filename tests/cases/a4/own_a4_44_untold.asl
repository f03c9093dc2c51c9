# A4.44: what a dr of Recovery gives where nobody says it. l has the LMG by dr 5, and hands it over; m, CX, has none by dr 5.
name = "A4.44: a Recovery of which the dr tells the outcome"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }

[units]
l = { side = "german", type = "8-0", kind = "leader", sw = [] }
b = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
m = { side = "german", type = "8-0", kind = "leader", sw = [] }
c = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
t = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
---
place l K5
place b K5
place s K5
place m M5
place c M5
place t M5
b is broken
c is broken
m is cx
turn 1 german RPh
roll r1 dr 5 named "recovery" for l
l recovers LMG from b r1
l gives LMG to s   ok A4.431-has-it   ?? A4.44-no-transfer-too
roll r2 dr 5 named "recovery" for m
m recovers LMG from c r2 drm CX +1
m gives LMG to t   ?? A4.431-has-it   ?? A4.44-no-transfer-too
turn 1 german PFPh
