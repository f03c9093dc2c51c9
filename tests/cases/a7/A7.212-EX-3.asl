# vector A7.212-EX-3
# Squad one level up in the hex: it still fires TPBF at the Passengers; they may answer, but with PBF (x2) only.
name = "A7.212-EX-3"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-4-7", kind = "squad" }
ht = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true }
pax = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5 level 1
place ht K5 vca K4-L4
place pax K5
pax boards ht
pax CE
turn 1 german MPh
a1 first by s inherent 4 FP x3 TPBF at K5 units pax   = 12 FP  ok A7.212-tpbf-exclusive
roll r1 DR 6,5 ift in a1
a1 ift r1 drm CE +2 result none   ok A7.211-ot-and-ht-plus2
marker named cc on pax
turn 1 german AFPh
a2 advancing by pax inherent 4 FP x2 PBF x1/2 AFPh at K5/1 units s   = 4 FP  ok A7.212-prc-upward-pbf
roll r2 DR 6,5 ift in a2
a2 ift r2
