# PRC that enter an enemy hex, and their answer (A7.211, A7.212).
name = "A7: PRC"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-4-7", kind = "squad" }
s2 = { side = "russian", type = "4-4-7", kind = "squad" }
s3 = { side = "russian", type = "4-4-7", kind = "squad" }
s4 = { side = "russian", type = "4-4-7", kind = "squad" }
mtr = { side = "russian", type = "2-2-7", kind = "crew" }
spot = { side = "russian", type = "8-0", kind = "leader" }
ht = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true }
pax = { side = "german", type = "4-6-7", kind = "squad" }
ht2 = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true }
pax2 = { side = "german", type = "4-6-7", kind = "squad" }
ht3 = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true }
pax3 = { side = "german", type = "4-6-7", kind = "squad" }
tk = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, open-topped = false, ce = false }
g = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5 level 1
place s2 N5
place s3 Q5 level 2
place s4 T5
place mtr W5
place spot X5
place g W12
turn 1 german MPh
place tk N5 vca N4-O5 under-way forward spent 2
# a crew BU in a closed-topped AFV is no target, whatever the factor
tk stop 1 MP
a2 first by s2 inherent 4 FP x3 TPBF at N5 units tk   !! A7.211-bu-ct-immune
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
marker named cc on tk
tk ends
place ht2 T5 vca T4-U5 under-way forward spent 2
place pax2 T5
pax2 boards ht2
pax2 CE
ht2 stop 1 MP
ht2 ends
place ht3 Q5 vca Q4-R4 under-way forward spent 2
place pax3 Q5
pax3 boards ht3
pax3 CE
ht3 stop 1 MP
ht3 ends
place ht K5 vca K4-L4 under-way forward spent 2
place pax K5
pax boards ht
pax CE
ht stop 1 MP
# from above in the hex fire at PRC is tripled, and the +2 is theirs
a1 first by s inherent 4 FP x2 PBF at K5 units pax   !! A7.211-prc-entering-tpbf  = 12 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 drm CE +1 result none   !! A7.211-ot-and-ht-plus2
marker named cc on pax
# before the CCPh nobody is held in Melee
marker melee on pax   !! A7.211-survivors-not-melee
marker melee on pax removed
ht ends
turn 1 german DFPh
# the Mortar's Spotter shares his Location with no enemy
a3 final by mtr sw:mtr spotter spot at W12   ok A7.212-spotter-limited
roll r3 DR 6,6 to-hit in a3
a3 to-hit mtr sw:mtr r3 miss
ht2 is immobilized   ?? LOG.vehicle-cause
marker melee on pax2   !! A7.211-survivors-not-melee
marker melee on pax2 removed
turn 1 german AFPh
# PRC answer a unit above with PBF at one level, at more with nothing
a4 advancing by pax inherent 4 FP x3 TPBF x1/2 AFPh at K5/1   !! A7.212-prc-upward-pbf  = 4 FP
roll r4 DR 6,5 ift in a4
a4 ift r4 result none
a5 advancing by pax3 inherent 4 FP x2 PBF x1/2 AFPh at Q5/2   !! A7.212-prc-upward-pbf  = 2 FP
roll r5 DR 6,5 ift in a5
a5 ift r5 result none
turn 1 german CCPh
marker melee on pax   !! A7.211-mobile-prc-never-melee
marker melee on pax removed
marker melee on pax2   ok A7.211-mobile-prc-never-melee  ok A7.211-survivors-not-melee
