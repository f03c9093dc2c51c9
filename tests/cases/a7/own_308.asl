# IFT fire at vehicles (A7.307 to A7.309).
name = "A7: vehicles"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
f2 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
f3 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
f4 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
f5 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
f6 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
f8 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
f9 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
f10 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
f11 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
f12 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
f7 = { side = "german", kind = "squad", fp = 1, range = 8, morale = 8 }
tr1 = { side = "russian", type = "truck", class = "truck", afv = false }
tr2 = { side = "russian", type = "truck", class = "truck", afv = false }
tr3 = { side = "russian", type = "truck", class = "truck", afv = false }
tr4 = { side = "russian", type = "truck", class = "truck", afv = false }
tr5 = { side = "russian", type = "truck", class = "truck", afv = false }
tr6 = { side = "russian", type = "truck", class = "truck", afv = false }
tr7 = { side = "russian", type = "truck", class = "truck", afv = false }
tr8 = { side = "russian", type = "truck", class = "truck", afv = false }
tr9 = { side = "russian", type = "truck", class = "truck", afv = false }
tr10 = { side = "russian", type = "truck", class = "truck", afv = false }
tr11 = { side = "russian", type = "truck", class = "truck", afv = false }
tr13 = { side = "russian", type = "truck", class = "truck", afv = false }
tank = { side = "russian", type = "T-34 M41", class = "tracked", afv = true }
t4 = { side = "russian", type = "4-4-7", kind = "squad" }
t9 = { side = "russian", type = "4-4-7", kind = "squad" }
t10 = { side = "russian", type = "4-4-7", kind = "squad" }
hs5 = { side = "russian", type = "2-3-7", kind = "hs" }
hs6 = { side = "russian", type = "2-3-7", kind = "hs" }

[terrain.U28]
obstacle = ["woods"]
[terrain.W28]
obstacle = ["woods"]
---
place f1 K5
place tr1 K8 vca K7-L7
place f2 M5
place tr2 M8 vca M7-N7
place f3 O5
place tr3 O8 vca O7-P7
place f4 Q5
place tr4 Q8 vca Q7-R7
place t4 Q8
place f5 S5
place tr5 S8 vca S7-T7
place hs5 S8
hs5 boards tr5
place f6 U5
place tr6 U8 vca U7-V7
place hs6 U8
hs6 boards tr6
place f7 W5
place tr7 W8 vca W7-X7
place tr8 W8 vca W7-X7
place f8 Y5
place tank Y8 vca Y7-Z7
place f9 U25
place tr9 U28 along U28-V28 cafp U28-V28-U29
place t9 U28
place f10 W25
place tr10 W28 along W28-X28 cafp W28-X28-W29
place t10 W28
place f11 K25
place tr11 K28 vca K27-L27
place f12 M25
place tr13 M28 vca M27-N27
attest tem K28 +4
f9 los tr9 blocked
f9 los t9 exists
f10 los tr10 exists
turn 1 german PFPh
# below the Kill Number of 7, equal to it, less than half of it
a1 prep by f1 inherent 8 FP at K8
roll r1 DR 1,3 ift in a1
a1 ift r1
tr1 suffers immobilized in a1   !! A7.308-below-kill-eliminated
a2 prep by f2 inherent 8 FP at M8
roll r2 DR 3,4 ift in a2
a2 ift r2
tr2 suffers eliminated in a2   !! A7.308-equal-immobilized
a3 prep by f3 inherent 8 FP at O8
roll r3 DR 1,2 ift in a3
a3 ift r3
tr3 suffers eliminated in a3   !! A7.308-less-than-half-burns
# the truck in the Location is hit with the squad
a4 prep by f4 inherent 8 FP at Q8
roll r4 DR 3,4 ift in a4
a4 ift r4   = 1MC
roll r40 DR 1,2 mc for t4 in a4
t4 checks 1MC r40 passed in a4
# PRC roll for survival, or take the Collateral Attack
a5 prep by f5 inherent 8 FP at S8
roll r5 DR 1,3 ift in a5
a5 ift r5
tr5 suffers eliminated in a5
a6 prep by f6 inherent 8 FP at U8
roll r6 DR 3,4 ift in a6
a6 ift r6
tr6 suffers immobilized in a6
# one vehicle at most on the column of 1 FP
a7 prep by f7 inherent 1 FP at W8
roll r7 DR 1,2 ift in a7
a7 ift r7
tr7 suffers immobilized in a7   ok A7.308-vehicle-cap
tr8 suffers immobilized in a7   !! A7.308-vehicle-cap
# an armored vehicle is not hurt
a8 prep by f8 inherent 8 FP at Y8
roll r8 DR 1,3 ift in a8
a8 ift r8
tank suffers no-effect in a8   ok A7.307-armor-immune
# in Bypass out of LOS, and in LOS
a9 prep by f9 inherent 8 FP at U28
roll r9 DR 1,3 ift in a9
a9 ift r9   ?? A7.6-tem
tr9 suffers eliminated in a9   !! A7.308-exc-bypass-no-los
roll r90 DR 1,2 mc for t9 in a9
t9 checks 2MC r90 passed in a9
a10 prep by f10 inherent 8 FP at W28
roll r10 DR 1,3 ift in a10
a10 ift r10   ?? A7.6-tem
tr10 suffers eliminated in a10   ok A7.308-exc-bypass-no-los
roll r91 DR 1,2 mc for t10 in a10
t10 checks 2MC r91 passed in a10
# the Unlikely Kill die is worse for the vehicle than the basic result
a11 prep by f11 inherent 8 FP at K28
roll r11 DR 1,1 ift in a11
a11 ift r11 drm TEM +4
roll r110 dr 2 unlikely-kill for tr11 in a11
tr11 suffers immobilized in a11   !! A7.309-better-of-both
a12 prep by f12 inherent 8 FP at M28
roll r12 DR 1,2 ift in a12
a12 ift r12
tr13 suffers burning in a12   ok A7.308-less-than-half-burns
roll r120 dr 2 unlikely-kill for tr13 in a12   !! A7.309-original-2
turn 1 german MPh   !! A7.308-vehicle-cap  !! A7.308-all-occupants  !! A7.308-prc-survival  !! A7.308-collateral-if-not-eliminated
