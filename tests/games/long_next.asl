# A whole game as it went to and fro by mail: two Game Turns, four Player Turns. The scenario and its terrain
# are invented. Both players make mistakes; a line with `!!` says which, and the comment what would be right.
name = "The road to the brickworks"
printing = "2e"
theatre = "Eastern Front"
date = "1943-08-11"

[players]
anna = { side = "german" }
boris = { side = "russian" }

# Board 2 to the west, board 3 beside it and upside down; of both only the columns Y to GG.
[[boards]]
name = "2"
columns = [24, 32]

[[boards]]
name = "3"
column = 1
rotated = true
columns = [24, 32]

[default-terrain]
is = ["open-ground"]

[terrain]
# the road from the western edge to the brickworks
2Y5 = { is = ["open-ground"], road = ["2Y5-2Z4"] }
2Z4 = { is = ["open-ground"], road = ["2Y5-2Z4", "2Z4-2AA5"] }
2AA5 = { is = ["open-ground"], road = ["2Z4-2AA5", "2AA5-2BB4"], wrecks = 1 }
2BB4 = { is = ["open-ground"], road = ["2AA5-2BB4", "2BB4-2CC5"] }
2CC5 = { is = ["open-ground"], road = ["2BB4-2CC5", "2CC5-2DD4"] }
2DD4 = { is = ["open-ground"], road = ["2CC5-2DD4", "2DD4-2EE5"] }
2EE5 = { is = ["open-ground"], road = ["2DD4-2EE5", "2EE5-2FF4"] }
2FF4 = { is = ["open-ground"], road = ["2EE5-2FF4", "2FF4-2GG5"] }
2GG5 = { is = ["open-ground"], road = ["2FF4-2GG5", "2GG5-3FF6"] }
3FF6 = { is = ["open-ground"], road = ["2GG5-3FF6", "3FF6-3EE6"] }
3EE6 = { is = ["open-ground"], road = ["3FF6-3EE6", "3EE6-3DD6"] }
3DD6 = { is = ["open-ground"], road = ["3EE6-3DD6", "3DD6-3CC6"] }
3CC6 = { is = ["open-ground"], road = ["3DD6-3CC6", "3CC6-3BB6"] }
3BB6 = { is = ["open-ground"], road = ["3CC6-3BB6", "3BB6-3AA6"] }
3AA6 = { is = ["open-ground"], road = ["3BB6-3AA6"] }
# two hills
2AA3 = { is = ["open-ground"], level = 1 }
2AA4 = { is = ["open-ground"], level = 1 }
2BB3 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true, level = 1 }
2Z7 = { is = ["open-ground"], level = 1 }
# woods, buildings, and the smoke of the morning's shelling
2Y7 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true }
2BB5 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true }
2DD5 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true }
2EE4 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true }
2EE3 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true }
3CC5 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true }
2DD3 = { is = ["open-ground"], obstacle = ["building"], entry = "half", bog = true }
3DD5 = { is = ["open-ground"], obstacle = ["building"], entry = "half", bog = true }
2DD6 = { is = ["open-ground"], smoke = 1 }

[units]
iv1 = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", ce = true, axis = true }
iv2 = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", ce = false, axis = true }
spw = { side = "german", type = "SPW 251/1", class = "halftrack", afv = true, mp = 16, red-mp = false, maker = "german", mount = "NT", axis = true }
psw = { side = "german", type = "PSW 222", class = "armored-car", afv = true, mp = 33, red-mp = false, reverse = 3, maker = "german", mount = "T", ce = true, axis = true }
gsA = { side = "german", type = "4-6-7" }
gsB = { side = "german", type = "4-6-7", broken-morale = 7 }
gsC = { side = "german", type = "4-6-7" }
gl = { side = "german", type = "8-1 Lt. Hahn" }
t34a = { side = "russian", type = "T-34 M43", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", ce = false }
t34b = { side = "russian", type = "T-34 M41", class = "tracked", afv = true, mp = 17, red-mp = true, maker = "russian", mount = "T", ce = false }
atg = { side = "russian", type = "45mm PTP obr. 32" }
crew = { side = "russian", type = "2-2-8" }
rsA = { side = "russian", type = "4-4-7" }
rsB = { side = "russian", type = "4-4-7" }
rsC = { side = "russian", type = "4-4-7" }
rl = { side = "russian", type = "9-1 Sgt. Orlov" }
rhs = { side = "russian", type = "2-4-7" }
---
book 1 @2026-03-02T18:55Z
by boris
# ---------------------------------------------------------------- set-up
place t34a 3DD6 vca 3EE6-3EE7
place t34b 3AA6 vca 3BB5-3BB6
place atg 2EE4 vca 2DD4-2DD3
place crew 2EE4
atg is hidden
crew is hidden
place rsA 2DD3
place rl 2DD3
place rsB 2DD5
place rsC 3EE6
note "Board 3 is upside down, so 3FF6 lies next to 2GG5. The MMG is with rsA."
by anna
place iv1 off-board
place iv2 off-board
place spw off-board
place psw off-board
place gsA off-board
place gsB off-board
place gsC off-board
place gl off-board
gsA boards spw
note "All of mine come in by the road, 2Y5."

# ---------------------------------------------------------------- turn 1, German
turn 1 german MPh @2026-03-02T19:10Z
# iv1 is CE: half an MP a road hex, and 2 more for the wreck in 2AA5
iv1 enter 2Y5 road vca 2Z4-2Z5 0.5 MP total 0.5   = 1/2 MP
iv1 enter 2Z4 road 0.5 MP total 1   = 1/2 MP
iv1 enter 2AA5 road 2.5 MP total 3.5
by boris
atg is no-longer hidden
crew is no-longer hidden
a1 first by atg gun at 2AA5 units iv1 vehicle-target range 4 answers iv1
roll r1 DR 6,3 to-hit in a1 by boris
a1 to-hit atg gun r1 target iv1 drm J +2 number 10 final 11 miss
marker first-fire on atg at 2EE4
by anna
note "So that is where it sits!"
iv1 turn 2AA4-2BB4 1 MP total 4.5   = 1 MP
# one for Open Ground, four for the level
iv1 enter 2AA4 5 MP total 9.5   = 5 MP
iv1 stop 1 MP total 10.5 turret 2BB3-2BB4
a2 bounding by iv1 MA at 2EE4 units atg range 4
roll r2 DR 4,6 to-hit in a2 by anna
a2 to-hit iv1 MA r2 target atg drm C +4, Q +2 number 8 final 16 miss   ?? C6.8-case-q  ?? D3.3-case-c-mp-in-los
marker bounding-fire on iv1
iv1 ends   ok D2.13-stop-or-motion
# iv2 is BU
iv2 enter 2Y5 road vca 2Z4-2Z5 1 MP total 1   = 1 MP
iv2 enter 2Z4 road 0.5 MP total 1.5   !! D2.16-bu-afv  = 1 MP  # a BU AFV pays 1 on a road
iv2 enter 2AA5 road 3 MP total 4.5   = 3 MP
iv2 turn 2BB5-2AA6 1 MP total 5.5
iv2 bypass 2BB5 along 2BB5-2AA6 cafp 2BB5-2AA6-2BB6 1 MP total 6.5   !! D2.3-cost-double  = 2 MP  # Bypass doubles
iv2 clearance 2BB5-2AA6 clear
iv2 enter 2BB6 1 MP total 7.5   = 1 MP
iv2 stop 1 MP total 8.5
iv2 ends
spw enter 2Y5 road vca 2Z4-2Z5 0.5 MP total 0.5
spw enter 2Z5 1 MP total 1.5
spw enter 2Z6 1 MP total 2.5   !! D2.11-move-in-vca  # its VCA is 2AA5-2AA6; a turn of one MP comes first
spw enter 2AA7 1 MP total 3.5
spw stop 1 MP total 4.5
spw spend unload 4 MP total 8.5
gsA leaves spw at 2AA7
gsB moves 2Y6 1 MF not-assault
gl moves 2Y6 1 MF not-assault
gsB moves 2Z5 1 MF not-assault seen-by rsA,rl
gl moves 2Z5 1 MF not-assault seen-by rsA,rl
by boris
a3 first by rsA inherent 4 FP, rsA sw:MMG 4 FP at 2Z5 range 4 answers gsB directed-by rl total 8 FP column 8
roll r3 DR 5,2 ift in a3 by boris
a3 ift r3 drm FFNAM -1, FFMO -1, leader -1 column 8 final 4 result 2MC
marker first-fire on rsA at 2DD3
by anna
roll r4 DR 2,3 mc for gl in a3 by anna
gl checks 2MC r4 morale 8 passed in a3
roll r5 DR 4,4 mc for gsB in a3 by anna
gsB checks 2MC r5 drm leader -1 morale 7 failed in a3
gsB is broken,dm in a3
spw start 1 MP total 9.5   !! D2.1-sequential-units  # its move was over when gsB began
spw turn 2AA6-2BB6 1 MP total 10.5
spw stop 1 MP total 11.5
spw ends
psw enter 2Y5 road vca 2Z4-2Z5 0.5 MP total 0.5
psw enter 2Z4 road 0.5 MP total 1
psw stop 1 MP total 2
psw enter 2AA5 road 2.5 MP total 4.5   !! D2.13-restart-start-mp  # it stopped: a start MP comes first
psw stop 1 MP total 5.5
psw start reverse 1 MP total 6.5
# the road rate times the 3 printed on its back
psw enter 2Z4 road reverse 1.5 MP total 8   ok D2.22-rear-hex
psw stop 1 MP total 9
psw ends
gsC moves 2Y6 1 MF not-assault
by boris
waive 70 clause D2.1-sequential-units why "It only turned. Leave it."
by anna
waive 70 clause D2.1-sequential-units why "Thank you; I forgot."
phase-end
turn 1 german DFPh @2026-03-04T07:32Z
by boris
a4 final by rsB inherent 4 FP at 2AA7 range 3 total 4 FP column 4
roll r6 DR 3,4 ift in a4 by boris
a4 ift r6 column 4 final 7 result PTC
by anna
roll r7 DR 5,1 tc for gsA in a4 by anna
gsA checks PTC r7 morale 7 passed in a4
turn 1 german AFPh
a5 advancing by gsA inherent 4 FP x1/2 AFPh, gsA sw:LMG 3 FP x1/2 AFPh at 2DD5 range 3 total 3.5 FP column 2
roll r8 DR 2,5 ift in a5 by anna
a5 ift r8 drm TEM +1 column 2 final 8 result NE   ?? A7.6-tem
turn 1 german RtPh
gsB routs 2X6   !! LOG.off-map  # column X is not in play; the woods of 2Y7 are
gsB routs 2Y7
gl routs 2Y7 voluntary
turn 1 german APh
gsC advances 2Z6
turn-end
note "Your turn. Mind the cropped board: 2X6 does not exist, sorry." @2026-03-04T07:45Z

# ---------------------------------------------------------------- turn 1, Russian
by boris
turn 1 russian RPh @2026-03-05T20:15Z
by anna
roll r9 DR 2,2 rally for gsB by anna
gsB checks rally r9 drm DM +4, leader -1, woods -1 morale 7 passed
gsB is no-longer broken,dm
by boris
turn 1 russian PFPh
a6 prep by t34a MA at 2AA4 units iv1 vehicle-target range 9
roll r10 DR 5,5 to-hit in a6 by boris
a6 to-hit t34a MA r10 target iv1 drm I +1 number 9 final 11 miss
marker prep-fire on t34a
a7 prep by atg gun at 2AA4 units iv1 vehicle-target range 4
roll r11 DR 3,4 to-hit in a7 by boris
a7 to-hit atg gun r11 target iv1 number 10 final 7 hit
roll r12 DR 5,5 to-kill in a7 by boris
a7 to-kill r12 armor 6 number 4 result no-effect
marker prep-fire on atg at 2EE4
turn 1 russian MPh
t34a start 1 MP total 1   !! D2.1-no-move-after-prep  # it fired in the PFPh: it stays where it is
t34a enter 3EE6 road 1 MP total 2
t34a enter 3FF6 road 1 MP total 3 seen-by iv2
t34a enter 2GG5 road 1 MP total 4 seen-by iv2
by anna
roll r13 dr 2 motion for iv2 by anna
iv2 motion-attempt against t34a r13 in-los 2 success   ?? D2.401-new-los
iv2 vca 2CC6-2CC7 motion-attempt
by boris
t34a stop 1 MP total 5
t34a ends
t34b start 1 MP total 1
roll r14 DR 5,3 reliability for t34b by boris
t34b reliability r14 ok
t34b enter 3BB6 road 1 MP total 2   = 1 MP
t34b enter 3CC6 road 1 MP total 3
t34b enter 3DD6 road 1 MP total 4
t34b turn 3CC6-3DD5 2 MP total 6   !! D2.11-vca-announce-each  = 2 MP  # each hexspine by itself, 1 MP and 1 MP
t34b bypass 3DD5 along 3DD5-3CC6 cafp 3DD5-3CC6-3CC5 2 MP total 8   = 2 MP
t34b clearance 3DD5-3CC6 clear
# half of 17, rounded up
t34b enter 3CC5 inside 9 MP total 17   = 9 MP
t34b stop 1 MP total 18   !! D2.1-mp-limit  !! D2.11-vca-bog  # 17 MP are all; and the Bog DR comes first
roll r15 DR 2,4 bog for t34b by boris
t34b bog-check r15 drm +1
t34b ends
rsC moves 3FF5 1 MF not-assault
rsC moves 2GG6 1 MF not-assault seen-by gsA
by anna
a8 first by gsA inherent 4 FP, gsA sw:LMG 3 FP at 2GG6 range 6 answers rsC total 7 FP column 6
roll r16 DR 4,5 ift in a8 by anna
a8 ift r16 drm FFNAM -1, FFMO -1 column 6 final 7 result NMC
marker first-fire on gsA at 2AA7
by boris
roll r17 DR 3,3 mc for rsC in a8 by boris
rsC checks NMC r17 morale 7 passed in a8
phase-end
turn 1 russian DFPh @2026-03-06T06:58Z
by anna
t34a claims moving-target yes
a9 final by iv1 MA at 2GG5 units t34a vehicle-target range 6
roll r18 DR 4,3 to-hit in a9 by anna
a9 to-hit iv1 MA r18 target t34a drm J +2 number 10 final 9 hit   ?? C6.1-case-j
a9 to-kill r18 armor 8 number 9 result eliminated   !! LOG.roll-used-twice  # a To Kill needs a DR of its own
by boris
note "A new DR for the kill, please."
by anna
roll r19 DR 3,2 to-kill in a9 by anna
a9 to-kill r19 armor 8 number 9 result eliminated
t34a suffers eliminated in a9
marker final-fire on iv1
by boris
roll r20 DR 6,4 survival for t34a by boris
note "No crew gets out. The wreck blocks half the road."
turn 1 russian APh
rsB advances 2CC6
turn-end

# ---------------------------------------------------------------- turn 2, German
by anna
turn 2 german RPh @2026-03-08T15:20Z
turn 2 german MPh
# iv2 won its Motion attempt: no start MP, and no Delay either
iv2 delay 1 MP total 1   !! D2.17-only-stopped  # under way: a stop MP would come first
iv2 enter 2CC7 1 MP total 2
iv2 enter 2DD6 2 MP total 5   !! LOG.declared-sum  = 2 MP  # 2 and 2 are 4; the smoke is in the 2
iv2 enter 2EE6 1 MP total 6
iv2 turn 2EE5-2FF5 1 MP total 7
iv2 enter 2EE5 1 MP total 8
roll r21 dr 3 named "smoke dischargers" for iv2 by anna
iv2 spend smoke 1 MP total 9
iv2 stop 1 MP total 10 turret 2DD4-2EE4
a10 bounding by iv2 MA at 2EE4 units atg range 1
roll r22 DR 1,3 to-hit in a10 by anna
a10 to-hit iv2 MA r22 target atg drm C1 +5, I +1, L -2, Q +2 number 8 final 10 miss   ?? C6.8-case-q  ?? D3.3-case-c-mp-in-los
marker bounding-fire on iv2
iv2 ends
psw start 1 MP total 1
psw enter 2AA5 road 2.5 MP total 3.5
psw enter 2BB4 road 0.5 MP total 4
psw enter 2CC5 road 0.5 MP total 4.5
psw enter 2DD4 road 0.5 MP total 5
psw enter 2EE5 road 0.5 MP total 5.5   !! D2.14-wreck-plus-one  # iv2 stands there: 2 more at the road rate
psw enter 2FF4 road 0.5 MP total 6
psw stop 1 MP total 7
psw ends
iv1 start 1 MP total 1
iv1 BU
# half of 13, rounded up, and a Bog DR; no climb, both hexes are at level 1
iv1 enter 2BB3 inside 7 MP total 8   = 7 MP
roll r23 DR 2,4 bog for iv1 by anna
iv1 bog-check r23 drm +1
iv1 stop 1 MP total 9   ok D2.1-mp-limit
iv1 ends
# backwards up the hill 2Z7 would be 4 x (1 + 4) = 20 of its 16 MP
spw start reverse 1 MP total 1
spw minimum-move 2Z7 entry-cost 20 reverse 15 MP total 16   ok D2.15-condition  ok D2.15-all-mp
spw ends reverse-motion   ok D2.15-motion-after
gsA moves 2BB6 1 MF assault seen-by rsB
by boris
a11 first by rsB inherent 4 FP x2 PBF at 2BB6 range 1 answers gsA total 8 FP column 8
roll r24 DR 5,4 ift in a11 by boris
a11 ift r24 drm FFMO -1 column 8 final 8 result NMC
marker first-fire on rsB at 2CC6
by anna
roll r25 DR 2,2 mc for gsA in a11 by anna
gsA checks NMC r25 morale 7 passed in a11
gsB moves 2Z6 1 MF not-assault
gl moves 2Z6 1 MF not-assault seen-by rsA,rl
turn 2 german DFPh
by boris
a12 final by rsA sw:MMG 4 FP at 2Z6 range 5 directed-by rl total 4 FP column 4
roll r26 DR 6,6 ift in a12 by boris
a12 ift r26 drm leader -1 column 4 final 11 result NE
rsA malfunctions sw:MMG r26
by anna
turn 2 german AFPh
# to bring 2GG6 into its arc
psw turn 2GG5-2FF5 1 MP   !! D2.1-own-mph-only  # no MP outside the MPh; the turret could have been turned
a13 advancing by psw MA at 2GG6 units rsC infantry-target range 2
roll r27 DR 4,5 to-hit in a13 by anna
a13 to-hit psw MA r27 target rsC drm B +2 number 8 final 11 miss
by boris
note "I forgot my gun in the DFPh. May I?"
turn 2 german DFPh   !! LOG.phase-order  # the DFPh was over when the AFPh began
a14 final by atg gun at 2EE5 units iv2 vehicle-target range 1 vca 2EE5-2DD4
roll r28 DR 5,5 to-hit in a14 by boris
a14 to-hit atg gun r28 target iv2 drm A +3, J +2, L -2 number 10 final 13 miss
by anna
note "All the same to me, it missed."
turn 2 german APh @2026-03-08T17:41Z
gsA advances 2CC6
turn 2 german CCPh
cc by gsA against rsB using inherent r29   !! LOG.roll-unknown  # the DR was never sent: it is r30
roll r30 DR 2,3 cc for gsA by anna
cc by gsA against rsB using inherent r30
by boris
roll r31 DR 4,5 cc for rsB by boris
cc by rsB against gsA using inherent r31
rsB reduced into rhB like rhs
rhB is melee
by anna
gsA is melee
turn-end

# ---------------------------------------------------------------- turn 2, Russian
by boris
turn 2 russian RPh @2026-03-10T21:05Z
roll r32 dr 1 repair for rsA by boris
rsA repair sw:MMG r32 repaired
turn 2 russian PFPh
a15 prep by atg gun at 2EE5 units iv2 vehicle-target range 1
roll r33 DR 3,3 to-hit in a15 by boris
a15 to-hit atg gun r33 target iv2 drm L -2 number 10 final 4 hit
roll r34 DR 4,3 to-kill in a15 by boris
a15 to-kill r34 armor 3 number 7 result immobilized
iv2 suffers immobilized in a15
marker prep-fire on atg at 2EE4
turn 2 russian MPh
# back by Bypass, (1 x 2) x 4, and out to the road, 1 x 4
t34b start reverse 1 MP total 1
roll r35 DR 1,6 reliability for t34b by boris
t34b reliability r35 ok
t34b bypass 3DD5 along 3DD5-3CC6 cafp 3DD5-3CC6-3CC5 rear 3DD5-3CC6-3DD6 8 MP total 9   = 8 MP  ok D2.22-bypass-hexside
t34b clearance 3DD5-3CC6 clear
t34b enter 3DD6 4 MP total 13   = 4 MP  ok D2.22-rear-hex-bypass
t34b stop 1 MP total 14
t34b start forward 1 MP total 15
roll r36 DR 4,2 reliability for t34b by boris
t34b reliability r36 ok
t34b turn 3DD5-3EE6 1 MP total 16
t34b enter 3EE6 road 1 MP total 17   ok D2.1-mp-limit
# two MP more: +1 for each, +1 for a Russian
roll r37 DR 3,2 esb for t34b by boris
t34b esb 2 MP r37 drm +3 final 8 success
t34b enter 3FF5 1 MP total 18   ok D2.1-mp-limit
t34b stop 1 MP total 19   ok D2.1-mp-limit
t34b ends
rsC moves 2FF5 1 MF not-assault
by anna
note "2FF5 is next to my psw, and you had meant to stay out of its sight. Take it back if you like."
by boris
retract to 269 agreed-by anna why "Kind of you."
rsC moves 2GG7 1 MF not-assault
by anna
turn 2 russian DFPh @2026-03-11T19:30Z
a16 final by iv1 MA at 2DD3 infantry-target range 2
roll r38 DR 2,2 to-hit in a16 by anna
a16 to-hit iv1 MA r38 drm I +1, Q +3 number 8 final 8 hit   ?? C6.8-case-q
roll r39 DR 3,4 ift in a16 by anna
a16 ift r39 column 12 final 7 result 1MC
marker final-fire on iv1
by boris
roll r40 DR 3,4 mc for rl in a16 by boris
rl checks 1MC r40 morale 9 passed in a16
roll r41 DR 5,4 mc for rsA in a16 by boris
rsA checks 1MC r41 drm leader -1 morale 7 failed in a16
rsA is broken,dm in a16
turn 2 russian RtPh
rsA routs 2EE3
turn 2 russian APh
rsC advances 2GG6
turn 2 russian CCPh
roll r42 DR 6,5 cc for rhB by boris
cc by rhB against gsA using inherent r42
by anna
roll r43 DR 2,2 cc for gsA by anna
cc by gsA against rhB using inherent r43
rhB eliminated
gsA is no-longer melee
turn-end
note "Well fought. Turn 3 by the weekend?" @2026-03-11T20:02Z

# ---------------------------------------------------------------- turn 3, German
turn 3 german RPh @2026-03-14T09:30Z
turn 3 german PFPh
a17 prep by iv2 MA at 2EE4 units atg range 1
roll r44 DR 2,5 to-hit in a17 by anna
a17 to-hit iv2 MA r44 target atg drm I +1, L -2, Q +2 number 8 final 8 hit   ?? C6.8-case-q
roll r45 DR 4,2 ift in a17 by anna
a17 ift r45 column 12 final 6 result 2MC
marker prep-fire on iv2
by boris
roll r46 DR 4,5 mc for crew in a17 by boris
crew checks 2MC r46 morale 8 failed in a17
crew is broken,dm in a17
by anna
turn 3 german MPh
# the spw is in Reverse Motion: a stop and a start before it goes forward
spw stop 1 MP total 1
spw start 1 MP total 2
spw enter 2AA7 1 MP total 3   = 1 MP
spw enter 2AA6 1 MP total 4
spw stop 1 MP total 5
spw ends
psw start 1 MP total 1
# the wreck of t34a: 2 at the road rate
psw enter 2GG5 road 2.5 MP total 3.5
by boris
a18 first by t34b MA at 2GG5 units psw vehicle-target range 1 answers psw tca 2GG5-2GG6
roll r47 DR 2,2 to-hit in a18 by boris
a18 to-hit t34b MA r47 target psw drm A +1, I +1, J1 +3 number 10 final 9 hit   ?? C6.1-case-j
roll r48 DR 4,4 to-kill in a18 by boris
a18 to-kill r48 armor 1 number 16 result burning
psw suffers burning in a18
marker first-fire on t34b
by anna
note "I had to try."
turn 3 german RtPh
by boris
crew routs 2EE3
turn-end
