# The words beside a deed: who fires with what, whose arc it is, what a roll did.
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
LMG = { kind = "mg", fp = 3, range = 8, b = 12 }
[units]
s = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "9-1", kind = "leader", sw = [] }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
foe2 = { side = "russian", type = "russian 4-4-7", sw = [] }
g9 = { side = "german", weapons = { gun = { kind = "ordnance" } } }
gone = { side = "russian", type = "russian 4-4-7", sw = [] }
fh = { side = "russian", type = "2-4-7", kind = "hs", sw = [] }
gun = { side = "russian", kind = "crew", type = "2-2-8", weapons = { gun = { kind = "ordnance", rof = 1 } } }
t3 = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, radioless = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 1 } } }
t2 = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, radioless = false, carries = false, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 1 } } }
[units.t]
side = "german"
class = "tracked"
afv = true
mp = 12
mount = "T"
ce = true
open-topped = false
red-mp = false
radioless = false
carries = false
weapons = { MA = { kind = "mg", fp = 6, range = 12, rof = 1 }, CMG = { kind = "mg", fp = 5, range = 12 } }
---
by anna
place s K5
place g9 K5
place s2 K6
place l K6
place s3 K6
place t F6 vca F5-G6
place foe K2
place foe2 K1
place gone K9
place gun A9
place t2 F2 vca F3-G3
place t3 A2 vca B1-B2
gone eliminated
s is   !! LOG.status-named
s is cx   ok LOG.status-named
s2 is dm   !! A10.62-broken-only
s is no-longer cx
t vca F5-G6 set-up   ok LOG.arc-of-vehicle
s vca K4-L4 set-up   !! LOG.arc-of-vehicle
s los foe exists   ok LOG.two-ends-of-los
s los s exists   !! LOG.two-ends-of-los
s clearance F5-G6 clear
g9 clearance F5-G6 clear   !! LOG.clearance-of-vehicle
t claims moving-target no   ok C.8-unmoved
t claims moving-target yes   !! C.8-unmoved
turn 1 german PFPh
# a leader and a vehicle have no inherent FP, a weapon is named once, and who left play is no target
a1 prep by s inherent 4 FP, s sw:LMG 3 FP at K2 units foe range 3 total 7 FP column 6   ok LOG.fires-what-it-has ok LOG.weapon-once ok LOG.target-in-play
roll r1 DR 3,4 ift for s in a1 by anna
a1 ift r1 column 6 final 7 result NMC
roll r2 DR 5,6 mc for foe in a1 by boris
foe checks NMC r2 morale 7 failed in a1
foe is broken,dm in a1
a2 prep by l inherent 4 FP at K2 range 4   !! LOG.fires-what-it-has
roll r3 DR 6,5 ift for l in a2 by anna
a2 ift r3 result NE
a3 prep by t inherent 4 FP at F2 range 4   !! LOG.fires-what-it-has
roll r4 DR 6,5 ift for t in a3 by anna
a3 ift r4 drm CE +2 result NE
a4 prep by s3 inherent 4 FP at K9 units gone range 3 total 4 FP column 4   !! LOG.target-in-play
roll r5 DR 6,5 ift for s3 in a4 by anna
a4 ift r5 column 4 final 11 result NE
a5 prep by t CMG 5 FP, t CMG 5 FP at K1 units foe2   !! LOG.weapon-once
roll r7 DR 3,5 ift for t in a5 by anna
a5 ift r7
roll r8 DR 3,5 mc for foe2 in a5 by boris
foe2 checks NMC r8 morale 7 failed in a5
foe2 is broken,concealed in a5   !! LOG.attack-reveals
marker prep-fire on s
marker prep-fire on s2
marker prep-fire on s3
turn 1 russian MPh
t2 stop 1 MP   !! D2.13-stop-under-way
t2 start 1 MP
t2 enter F3 1 MP
t2 stop 1 MP   ok D2.13-stop-under-way
t2 ends insufficient   !! LOG.insufficient-in-motion
t2 ends   !! LOG.ended-once
t3 start 1 MP
t3 enter B1 1 MP
t3 ends motion toward C9 cost 12   !! LOG.next-hex-wished
turn 1 russian CCPh
roll r6 DR 3,4 cc by anna
cc by s2 against l r6   !! A11.1-enemies ?? A11.14-smc-with-mmc
