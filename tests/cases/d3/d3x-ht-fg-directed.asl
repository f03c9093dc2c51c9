# vector d3x-ht-fg-directed
# CE halftrack MG (3) and Passenger squad (4) form a FG directed by the Passenger 9-1.
name = "d3x-ht-fg-directed"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", class = "halftrack", afv = true, ce = true, open-topped = true, carries = true, weapons = { AAMG = { fp = 3, rof = 1, role = "ma" } } }
pax = { side = "german", type = "4-6-7", kind = "squad" }
pax_ldr = { side = "german", type = "9-1", kind = "leader" }
---
place ht X5 vca X6-Y6
place pax X5
place pax_ldr X5
pax boards ht
pax_ldr boards ht
turn 1 german PFPh
a1 prep by ht AAMG 3 FP, pax inherent 4 FP at X8 directed-by pax_ldr   = 7 FP  = column 6
roll r1 DR 3,4 ift in a1
a1 ift r1 drm leader -1   = drm -1  ok D3.4-halftrack-fg-needs-ce
