# A Game Turn of AFV fire, and what its players got wrong: three ranges, a target beside the hex fired at, a shot that
# nobody rolled for, and a Case J that only the players can settle.
name = "Panzers at the crossroads"
printing = "2e"

[players]
karl = { side = "german" }
oleg = { side = "russian" }
dora = {}

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["stone-building"] }
L3 = { is = ["woods"] }
G9 = { is = ["wooden-building"] }
M6 = { is = ["woods"] }
D8 = { is = ["stone-building"] }

[units]
pzA = { side = "german", type = "PzKpfw IVH", ce = false, armor = { front = 8, side = 3, turret-front = 6 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 2, range = 8 } } }
pzB = { side = "german", type = "PzKpfw IVH", ce = false, armor = { front = 8, side = 3, turret-front = 6 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
stug = { side = "german", type = "StuG IIIG", ce = true, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 1 }, AAMG = { kind = "mg", fp = 2, range = 8 } } }
gs1 = { side = "german", type = "german 4-6-7" }
gs2 = { side = "german", type = "german 4-6-7" }
gh = { side = "german", type = "german 2-4-7", sw = [] }
t1 = { side = "russian", type = "T-34/85", ce = false, armor = { front = 11, side = 6, turret-front = 11 }, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
t2 = { side = "russian", type = "T-34/85", ce = false, armor = { front = 11, side = 6, turret-front = 11 }, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
t3 = { side = "russian", type = "T-34/85", ce = false, armor = { front = 11, side = 6, turret-front = 11 }, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
atg = { side = "russian", type = "76.2mm P obr. 39", weapons = { gun = { kind = "ordnance", rof = 2 } } }
acrew = { side = "russian", type = "russian crew 2-2-8" }
rs1 = { side = "russian", type = "russian 4-4-7" }
rs2 = { side = "russian", type = "russian 4-4-7" }
rs3 = { side = "russian", type = "russian 4-4-7" }
---
by karl
place pzA F5 vca G5-G6
place pzB E8 vca F7-F8
place stug F2 vca G2-G3
place gs1 D8
place gs2 F4
by oleg
place t1 N4 vca M4-N3
place t2 O8 vca N7-N8
place t3 O2 vca N1-N2
place atg M6 vca L5-L6
place acrew M6
place rs1 K5
place rs2 L3
place rs3 G9
attest tem K5 +3
attest tem L3 +1
attest tem G9 +2
attest tem M6 +1
attest tem D8 +3
by karl
seal leader 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

# turn 1 German
turn 1 german PFPh
a1 prep by pzA MA at K5 units rs1 infantry-target range 5
roll r1 DR 1,6 to-hit in a1 by karl
a1 to-hit pzA MA r1 target rs1 drm I +1, Q +3 number 8 final 11 miss
a2 prep by pzA CMG 5 FP, pzA BMG 3 FP at L3 units rs2 range 6 total 8 FP column 8
roll r2 DR 3,4 ift in a2 by karl
a2 ift r2 drm TEM +1 column 8 final 8 result NMC
by oleg
roll r3 DR 4,5 mc for rs2 in a2 by oleg
rs2 checks NMC r3 morale 7 failed in a2
rs2 is broken,dm in a2
by karl
a3 prep by pzA MA rof at G9 units rs3 infantry-target range 4 tca F6-G6
roll r4 DR 4,3 to-hit in a3 by karl
a3 to-hit pzA MA r4 target rs3 drm A +1, I +1, Q +2 number 8 final 11 miss
marker prep-fire on pzA
a4 prep by stug MA at O2 units t3 vehicle-target range 9 vca G2-G3
roll r5 DR 4,4 to-hit in a4 by karl
a4 to-hit stug MA r5 target t3 number 9 final 8 hit
t3 claims facing F2 front
roll r6 DR 3,4 to-kill in a4 by karl
a4 to-kill r6 armor 11 number 6 result no-effect
marker prep-fire on stug

turn 1 german MPh
pzB start 1 MP total 1 seen-by nobody
pzB enter F7 1 MP total 2 seen-by nobody
pzB enter G7 1 MP total 3 seen-by atg,acrew,t2
by oleg
a11 first by atg gun at G7 units pzB vehicle-target range 6 answers pzB
roll r7 DR 4,6 to-hit in a11 by oleg
a11 to-hit atg gun r7 target pzB drm J2 +4 number 10 final 14 miss
by karl
pzB enter H6 1 MP total 4 seen-by atg,acrew,t2,t1
by oleg
a12 first by t2 MA at H6 units pzB vehicle-target range 7 answers pzB
roll r8 DR 3,3 to-hit in a12 by oleg
a12 to-hit t2 MA r8 target pzB drm J1 +3, I +1 number 8 final 10 miss
a13 first by t1 MA at H6 units pzB vehicle-target range 6 answers pzB tca M4-M5
roll r9 DR 6,6 to-hit in a13 by oleg
a13 to-hit t1 MA r9 target pzB drm A +1, J2 +4, I +1 number 10 final 18 miss
t1 malfunctions MA r9
by karl
pzB stop 1 MP total 5 seen-by atg,acrew,t2,t1
a21 bounding by pzB MA at M6 units atg infantry-target range 5
roll r10 DR 1,2 to-hit in a21 by karl
a21 to-hit pzB MA r10 target atg drm C1 +5, I +1, Q +1 number 8 final 10 miss
a22 bounding by pzB CMG 5 FP x1/2 bounding, pzB BMG 3 FP x1/2 bounding at K5 units rs1 range 3 total 4 FP column 4
roll r12 DR 2,6 ift in a22 by karl
a22 ift r12 drm TEM +3 column 4 final 11 result NE
pzB delay 1 MP total 6 seen-by atg,acrew,t2,t1
a23 bounding by pzB MA rof at M6 units atg infantry-target range 5
roll r13 DR 3,2 to-hit in a23 by karl
a23 to-hit pzB MA r13 target atg drm C +4, I +1, Q +1 number 8 final 11 miss
marker bounding-fire on pzB
pzB CE   ?? D5.33-after-fire
pzB ends
gs1 moves E8 1 MF not-assault seen-by nobody
phase-end

turn 1 german DFPh
by oleg
pzB claims moving-target yes
a31 final by t3 MA at H6 units pzB vehicle-target range 8 tca N2-O3
roll r14 DR 1,3 to-hit in a31 by oleg
a31 to-hit t3 MA r14 target pzB drm A +1, I +1, J +2 number 8 final 8 hit   ?? C6.1-case-j
pzB claims facing O2 front
roll r15 DR 2,2 to-kill in a31 by oleg
a31 to-kill r15 armor 6 number 11 result burning
pzB suffers burning in a31
t3 tca N1-N2 end-of-fire-phase
a32 final by rs1 inherent 4 FP x1/2 long-range at E8 units gs1 range 7 total 2 FP column 2   !! LOG.declared-range
roll r16 DR 5,2 ift in a32 by oleg
a32 ift r16 column 2 final 7 result NE
by karl
turn 1 german AFPh
a33 advancing by gs2 inherent 4 FP x1/2 AFPh at K5 units rs1 range 5 total 2 FP column 2
roll r17 DR 3,6 ift in a33 by karl
a33 ift r17 drm TEM +3 column 2 final 12 result NE
turn 1 german RtPh
turn 1 german APh
gs1 advances F8
turn 1 german CCPh
turn-end

by oleg
turn 1 russian RPh
roll r18 dr 1 repair for t1 by oleg
t1 repair MA r18 repaired
roll r19 DR 2,3 rally for rs2 by oleg
rs2 checks rally r19 drm DM +4, self-rally +1, woods -1 morale 7 failed
turn 1 russian PFPh
a41 prep by atg gun at F5 units pzA vehicle-target range 7
roll r20 DR 4,2 to-hit in a41 by oleg
a41 to-hit atg gun r20 target pzA number 8 final 6 hit
pzA claims facing M6 front
roll r21 DR 6,5 to-kill in a41 by oleg
a41 to-kill r21 armor 8 number 5 result no-effect
marker prep-fire on atg
turn 1 russian MPh
t3 CE
t3 start 1 MP total 1 seen-by stug
t3 enter N2 1 MP total 2 seen-by stug,pzA
by karl
a42 first by stug MA at N2 units t3 vehicle-target range 8 answers t3
roll r22 DR 1,5 to-hit in a42 by karl
a42 to-hit stug MA r22 target t3 drm J1 +3 number 9 final 9 hit
t3 claims facing F2 front
roll r23 DR 5,6 to-kill in a42 by karl
a42 to-kill r23 armor 11 number 6 result no-effect
a43 first by pzA MA at N2 units t3 vehicle-target range 9 answers t3 tca G5-G6   !! LOG.declared-range
roll r24 DR 6,6 to-hit in a43 by karl
a43 to-hit pzA MA r24 target t3 drm A +1, I +1, J2 +4 number 9 final 18 miss
pzA malfunctions MA r24
by oleg
a44 bounding by t3 MA at F5 units pzA vehicle-target range 9   !! LOG.declared-range
roll r25 DR 1,4 to-hit in a44 by oleg
a44 to-hit t3 MA r25 target pzA drm C4 +7 number 8 final 12 miss
t3 enter M2 1 MP total 3 seen-by stug,pzA,gs2
t3 enter L2 1 MP total 4 seen-by stug,pzA,gs2
t3 turn K3-L3 1 MP total 5 turret K2-K3 seen-by stug,pzA,gs2
t3 enter L3 inside 8 MP total 13 seen-by stug,pzA,gs2
t3 enter L4 1 MP total 14 seen-by stug,pzA,gs2   !! D2.11-vca-bog
t3 enter L5 1 MP total 15 seen-by stug,pzA,gs2
t3 enter L6 1 MP total 16 seen-by stug,pzA,gs2
t3 ends motion
t2 start 1 MP total 1 seen-by nobody
t2 enter N7 1 MP total 2 seen-by nobody
t2 enter M7 1 MP total 3 seen-by nobody
t2 stop 1 MP total 4 seen-by nobody
t2 ends
by karl
pzA CE   !! D5.33-change  # in the MPh of the enemy
phase-end
turn 1 russian DFPh
by karl
a51 final by pzA CMG 5 FP, pzA BMG 3 FP at L4 units rs2 range 6 total 8 FP column 8   !! A7.4-all-in-location
turn 1 russian AFPh   !! A7.3-attack-dr-recorded
by oleg
a52 advancing by t2 MA at F5 units pzA vehicle-target range 7
roll r30 DR 3,2 to-hit in a52 by oleg
a52 to-hit t2 MA r30 target pzA drm I +1, C +4 number 8 final 10 miss
a53 advancing by t2 CMG 4 FP x1/2 AFPh, t2 BMG 2 FP x1/2 AFPh at F8 units gs1 range 7 total 3 FP column 2
roll r32 DR 1,1 ift in a53 by oleg
a53 ift r32 column 2 final 2 result K/1
gs1 reduced into gh1 like gh in a53
by karl
roll r35 DR 2,2 mc for gh1 in a53 by karl
gh1 checks 1MC r35 morale 7 passed in a53
by oleg
turn 1 russian RtPh
turn 1 russian APh
turn 1 russian CCPh
turn-end
by karl
turn 2 german RPh
roll r33 dr 6 repair for pzA by karl
pzA repair MA r33 not-repaired
pzA disables MA
pzA is recalled
turn 2 german PFPh
turn 2 german MPh
pzA start 1 MP total 1 seen-by t1,t2,t3
pzA stop 1 MP total 2 seen-by t1,t2,t3
pzA ends
