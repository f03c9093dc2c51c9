# legal: two Player Turns: VBM and BFF from Bypass, Motion attempt, Motion Fire in the DFPh, AFPh fire, reverse out, acquisition, a kill and a wreck to drive around
name = "A0_long_duel"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["stone-building"] }
K6 = { is = ["woods"] }

[units]
p1 = { side = "german", type = "PzKpfw IVH", ce = true }
p2 = { side = "german", type = "StuG IIIG", ce = false }
spw = { side = "german", type = "SPW 251/1" }
pax = { side = "german", type = "german 4-6-8", sw = [] }
t1 = { side = "russian", type = "T-34/85", ce = false }
t2 = { side = "russian", type = "T-34/85", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place t1 N5 vca M5-M6
place t2 N8 vca M8-M9
place rs K6
attest tem K6 +1
by anna
attest tem K6 +1
place p1 F5 vca F4-G5
place p2 F8 vca G8-G9
place spw E5 vca F4-F5
place pax E5
pax boards spw

turn 1 german MPh
p1 BU
p1 start 1 MP total 1 seen-by nobody
p1 bypass G5 along G5-F4 cafp F4-G5-G4 2 MP total 3 seen-by nobody
p1 clearance G5-F4 clear
p1 enter G4 1 MP total 4 seen-by nobody
p1 turn H3-H4 1 MP total 5 seen-by nobody
p1 enter H4 1 MP total 6 seen-by t1
by boris
t1 los p1 blocked earlier
a1 first by t1 MA at H4 units p1 vehicle-target range 6 answers p1
roll r1 DR 5,5 to-hit in a1 by boris
a1 to-hit t1 MA r1 target p1 drm J2 +4, I +1 number 9 final 15 miss
marker first-fire on t1
by anna
p1 stop 1 MP total 7 seen-by t1
a2 bounding by p1 MA at N5 units t1 vehicle-target range 6
roll r2 DR 2,3 to-hit in a2 by anna
a2 to-hit p1 MA r2 target t1 drm C2 +6, I +1 number 9 final 12 miss
marker bounding-fire on p1
p1 ends
p2 start 1 MP total 1 seen-by t2
p2 enter G9 1 MP total 2 seen-by t2
p2 enter H9 1 MP total 3 seen-by t2
by boris
t2 los p2 exists earlier
by anna
p2 stop 1 MP total 4 seen-by t2
p2 ends
spw start 1 MP total 1 seen-by nobody
spw enter F5 1 MP total 2 seen-by nobody
spw enter G6 1 MP total 3 seen-by rs
by boris
a3 first by rs inherent 4 FP at G6 units pax,spw range 4 answers spw total 4 FP column 4
roll r3 DR 4,3 ift in a3 by boris
a3 ift r3 drm CE +2 column 4 final 9 result NE
marker first-fire on rs at K6
by anna
spw stop 1 MP total 4 seen-by rs
spw spend unload 4 MP total 8
pax leaves spw at G6
spw ends
turn 1 german DFPh
by boris
a4 final by t2 MA at H9 units p2 vehicle-target range 6
roll r4 DR 1,2 to-hit in a4 by boris
a4 to-hit t2 MA r4 target p2 drm J +2, I +1 number 9 final 6 hit
p2 claims facing N8 front
roll r5 DR 3,3 to-kill in a4 by boris
a4 to-kill r5 armor 8 number 9 result eliminated
p2 suffers eliminated in a4
a5 final by t2 CMG 4 FP, t2 BMG 2 FP at G6 units pax range 7 total 6 FP column 6
roll r6 DR 5,6 ift in a5 by boris
a5 ift r6 column 6 final 11 result NE
marker final-fire on t2
by anna
turn 1 german AFPh
a6 advancing by spw AAMG 3 FP x1/2 AFPh at K6 units rs range 4 total 1.5 FP column 1
roll r7 DR 2,6 ift in a6 by anna
a6 ift r7 drm TEM +1 column 1 final 9 result NE
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn-end

by boris
turn 1 russian RPh
turn 1 russian PFPh
a8 prep by t1 MA at H4 units p1 vehicle-target range 6
roll r9 DR 4,3 to-hit in a8 by boris
a8 to-hit t1 MA r9 target p1 drm I +1 number 9 final 8 hit
p1 claims facing N5 front
roll r10 DR 6,6 to-kill in a8 by boris
a8 to-kill r10 armor 8 number 9 result no-effect
marker prep-fire on t1
turn 1 russian MPh
t2 start 1 MP total 1 seen-by nobody
t2 enter M8 1 MP total 2 seen-by p1
t2 enter L8 1 MP total 3 seen-by p1
t2 enter K8 1 MP total 4 seen-by p1
t2 stop 1 MP total 5 turret K7-J7 seen-by p1
by anna
a9 first by p1 MA at K8 units t2 vehicle-target range 5 answers t2 tca I5-H5
roll r11 DR 4,4 to-hit in a9 by anna
a9 to-hit p1 MA r11 target t2 drm A +1, J +2, I +1 number 9 final 12 miss
by boris
t2 ends
phase-end
