# Passengers are where their vehicle has carried them: what they fire at, and who fires at them, is measured from there.
name = "A7: carried Passengers"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true, mp = 16 }
pax = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
far = { side = "russian", type = "4-4-7", kind = "squad" }
---
by gerda
place ht K5 vca K4-L4
place pax K5
place t K1
place far K9
pax boards ht
pax CE
turn 1 german MPh
ht start 1 MP
ht enter K4 1 MP
ht enter K3 1 MP
ht enter K2 1 MP
ht stop 1 MP
ht ends
turn 1 german DFPh
by rudi
# next door to where they are now: doubled, and they are among the targets
a1 final by t inherent 4 FP x2 PBF at K2   ok A7.21-pbf-double  = 8 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 drm CE +1 result none   !! A7.211-ot-and-ht-plus2
# nobody is left in the hex where they got on
a2 final by far inherent 4 FP at K5   = 4 FP
roll r2 DR 6,5 ift in a2
a2 ift r2 final 11 result none
turn 1 german AFPh
by gerda
a3 advancing by pax inherent 4 FP x2 PBF x1/2 AFPh at K1   ok A7.21-pbf-double  = 4 FP
roll r3 DR 6,5 ift in a3
a3 ift r3 result none
