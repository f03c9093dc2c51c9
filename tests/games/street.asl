# Infantry in a street: one Game Turn, a Player Turn of each side, fire in every phase that has any. The scenario and
# its terrain are invented; the counters are those of the catalogue. Both players make mistakes; a line with `!!` says
# which, and the comment what would be right.
name = "The street of the tanners"
printing = "2e"
theatre = "Eastern Front"
date = "1942-10-03"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K9 = { is = ["stone-building"] }
L8 = { is = ["wooden-building"] }
L9 = { is = ["woods"] }
M10 = { is = ["woods"] }
K6 = { is = ["stone-building"] }
N6 = { is = ["stone-building"] }
M6 = { is = ["wooden-building"] }
I6 = { is = ["wooden-building"] }
M5 = { is = ["woods"] }
J4 = { is = ["woods"] }

[weapons]
HMG = "german hmg"
LMG = "german lmg"
MMG = "russian mmg"

[units]
gA = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
gB = { side = "german", type = "german 4-6-7", sw = [] }
gC = { side = "german", type = "german 4-6-7", sw = [] }
gD = { side = "german", type = "german 4-6-7", sw = [] }
gE = { side = "german", type = "german 5-4-8", sw = [] }
gF = { side = "german", type = "german 5-4-8", sw = [] }
gG = { side = "german", type = "german 4-4-7", sw = ["LMG"] }
gJ = { side = "german", type = "german 5-4-8", sw = [] }
gK = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
gl = { side = "german", type = "9-2" }
half = { side = "german", type = "german 2-3-8", sw = [] }
rA = { side = "russian", type = "russian 4-4-7", sw = [] }
rB = { side = "russian", type = "russian 4-4-7", sw = [] }
rC = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
rD = { side = "russian", type = "russian 6-2-8", sw = [] }
rE = { side = "russian", type = "russian 5-2-7", sw = [] }
rF = { side = "russian", type = "russian 4-4-7", sw = [] }
rG = { side = "russian", type = "russian 4-4-7", sw = [] }
rH = { side = "russian", type = "russian 2-3-7", sw = [] }
rl = { side = "russian", type = "9-1" }
rm = { side = "russian", type = "8-0" }
truck = { side = "russian", type = "GAZ-MM" }
---
book 1 @2026-04-11T09:00Z
by boris
# ---------------------------------------------------------------- set-up
place rA K6
place rl K6
place rB M6
place rC O6
place rD N6
place rE K3
place rm K3
place rF J4
place rG I6
rG is concealed
place truck H6 vca H5-I6
place rH H6
rH boards truck
by anna
place gA K9
place gB K9
place gl K9
place gC L9
place gD M10
place gE L8
place gF N10
place gG J9
place gJ O9
place gK H9
attest tem K6 +3
attest tem N6 +3
attest tem M6 +2
attest tem I6 +2
attest tem M5 +1
attest tem J4 +1
by boris
attest tem K9 +3
attest tem L8 +2
attest tem L9 +1
attest tem M10 +1
note "The same from me for the hexes you named."

# ---------------------------------------------------------------- turn 1, German
by anna
turn 1 german RPh @2026-04-11T09:30Z
turn 1 german PFPh
# 4 + 4 + 7 = 15
a1 prep by gA inherent 4 FP, gB inherent 4 FP, gA sw:HMG 7 FP at K6 range 3 directed-by gl total 15 FP column 12   = 15 FP  = column 12
roll r1 DR 1,3 ift in a1 by anna
a1 ift r1 drm leader -2, TEM +3 column 12 final 5 result 2MC   = drm +1  = final 5  = 2MC
marker prep-fire on gA at K9
marker prep-fire on gB at K9
by boris
roll r2 DR 2,3 mc for rl in a1 by boris
rl checks 2MC r2 morale 9 passed in a1   ok A7.303-best-leaders-first
roll r3 DR 4,4 mc for rA in a1 by boris
rA checks 2MC r3 drm leader -1 morale 7 failed in a1
rA is broken,dm in a1
by anna
# the coloured 1 kept the ROF of the HMG, and the 9-2 may go on directing it; directed fire does not cower
a2 prep by gA sw:HMG 7 FP rof at K6 range 3 directed-by gl total 7 FP column 6   = 7 FP  ok A7.53-one-attack-per-phase
roll r4 DR 2,2 ift in a2 by anna
a2 ift r4 drm leader -2, TEM +3 column 6 final 5 result 1MC   = 1MC
marker prep-fire on gl at K9
by boris
# 8 + 1 is the highest DR that passes
roll r5 DR 4,4 mc for rl in a2 by boris
rl checks 1MC r5 morale 9 passed in a2
rl is pinned in a2
roll r6 DR 2,3 mc for rA in a2 by boris
rA checks 1MC r6 morale 7 passed in a2
by anna
# two hexes, no leader, doubles: the group cowers, from 8 to 6
a3 prep by gC inherent 4 FP, gD inherent 4 FP at M6 range 4 total 8 FP column 8   = column 8  ok A7.5-adjacent-chain
roll r7 DR 3,3 ift in a3 by anna
a3 ift r7 drm TEM +2 column 6 final 8 result PTC   = column 6  = PTC  ok A7.9-doubles-shift
marker prep-fire on gC at L9
marker prep-fire on gD at M10
by boris
roll r8 DR 5,4 tc for rB in a3 by boris
rB checks PTC r8 morale 7 failed in a3
rB is pinned in a3
by anna
a4 prep by gG inherent 4 FP, gG sw:LMG 3 FP at J4 range 5 total 7 FP column 6   !! A7.22-long-range-half  = 5 FP  # five hexes are one more than its range: 2 + 3
roll r9 DR 5,4 ift in a4 by anna
a4 ift r9 drm TEM +1 column 6 final 10 result NE   = none
marker prep-fire on gG at J9
marker opportunity-fire on gE at L8   ok A7.25-placed-in-pfph

turn 1 german MPh
gF moves N9 1 MF not-assault seen-by rC,rD
by boris
a5 first by rC inherent 4 FP, rC sw:MMG 4 FP at N9 range 4 answers gF total 8 FP column 8   = 8 FP
roll r10 DR 2,3 ift in a5 by boris
a5 ift r10 drm FFMO -1, FFNAM -1 column 8 final 3 result K/2   = final 3  = K/2
marker first-fire on rC at O6
by anna
gF reduced into gH like half in a5
roll r11 DR 2,3 mc for gH in a5 by anna
gH checks 2MC r11 morale 8 passed in a5   ok A7.304-numbered-mc
gH moves N8 1 MF not-assault seen-by rC,rD
by boris
# the coloured 2 kept the ROF of the MMG
a6 first by rC sw:MMG 4 FP rof at N8 range 3 answers gH total 4 FP column 4
roll r12 DR 6,4 ift in a6 by boris
a6 ift r12 drm FFMO -1, FFNAM -1 column 4 final 8 result NE   = none
a7 first by rD inherent 6 FP at N8 range 2 answers gH total 6 FP column 6   = 6 FP
roll r13 DR 6,5 ift in a7 by boris
a7 ift r13 drm FFMO -1, FFNAM -1 column 6 final 9 result NE   = none
marker first-fire on rD at N6
by anna
gH moves N7 1 MF not-assault seen-by rC,rD
by boris
# Subsequent First Fire: doubled by PBF, halved for being the second
a8 subsequent by rD inherent 6 FP x2 PBF x1/2 SFF at N7 range 1 answers gH total 6 FP column 6   = 6 FP
roll r14 DR 4,5 ift in a8 by boris
a8 ift r14 drm FFMO -1, FFNAM -1 column 6 final 7 result NMC   = NMC
marker final-fire on rD at N6
by anna
roll r15 DR 3,4 mc for gH in a8 by anna
gH checks NMC r15 morale 8 passed in a8
gJ moves O8 1 MF assault seen-by rC
gl moves L9 1 MF not-assault   !! A7.531-director-marked  # he directed in the PFPh
by boris
note "Your 9-2 lies under a Prep Fire counter."
by anna
retract to 93 agreed-by boris why "Right, he stays."
phase-end

turn 1 german DFPh @2026-04-12T18:05Z
by boris
a9 final by rB inherent 4 FP at L9 range 4 total 4 FP column 4   !! A7.8-inherent-half  = 2 FP  # pinned: 2 FP, and the column of 2
roll r16 DR 2,3 ift in a9 by boris
a9 ift r16 drm TEM +1 column 4 final 6 result NMC
marker final-fire on rB at M6
by anna
roll r17 DR 6,3 mc for gC in a9 by anna
gC checks NMC r17 morale 7 failed in a9
gC is broken,dm in a9
by boris
a10 final by rF inherent 4 FP x1/2 long-range at J9 range 5 total 2 FP column 2   = 2 FP
roll r18 DR 2,2 ift in a10 by boris
a10 ift r18 column 2 final 4 result 1MC   !! A7.9-doubles-shift  = column 1  = NMC  # nobody directs: it cowers
marker final-fire on rF at J4
by anna
# 6 + 1 is the highest DR that passes
roll r19 DR 4,2 mc for gG in a10 by anna
gG checks 1MC r19 morale 7 passed in a10
gG is pinned in a10
turn 1 german AFPh
# Opportunity Fire is not halved
a11 opportunity by gE inherent 5 FP at M6 range 3 total 5 FP column 4   = 5 FP
roll r20 DR 2,1 ift in a11 by anna
a11 ift r20 drm TEM +2 column 4 final 5 result 1MC   = 1MC
marker opportunity-fire on gE removed
marker prep-fire on gE at L8
by boris
roll r21 DR 6,4 mc for rB in a11 by boris
rB checks 1MC r21 morale 7 failed in a11
rB is broken,dm no-longer pinned in a11
by anna
a12 advancing by gH inherent 2 FP x2 PBF x1/2 AFPh at N6 range 1 total 2 FP column 2   = 2 FP
roll r22 DR 1,2 ift in a12 by anna
a12 ift r22 drm TEM +3 column 2 final 6 result PTC   = PTC
by boris
roll r23 DR 3,4 tc for rD in a12 by boris
rD checks PTC r23 morale 8 passed in a12
by anna
# 5 / 2 + 1 = 3 1/2, rounded up
a13 advancing by gJ inherent 5 FP x1/2 AFPh +1 assault at N6 range 2 total 4 FP column 4   = 4 FP  ok A7.36-plus-one-after-mods
roll r24 DR 4,2 ift in a13 by anna
a13 ift r24 drm TEM +3 column 4 final 9 result NE   = none
turn 1 german RtPh
gC routs L10
by boris
rA routs K5
rB routs M5
by anna
turn 1 german APh
gJ advances O7
turn 1 german CCPh
turn-end
note "Your turn."

# ---------------------------------------------------------------- turn 1, Russian
by boris
turn 1 russian RPh @2026-04-14T20:40Z
roll r25 DR 1,2 rally for rB by boris
rB checks rally r25 drm DM +4 morale 7 passed
rB is no-longer broken,dm
by anna
roll r26 DR 2,3 rally for gC by anna
gC checks rally r26 drm DM +4 morale 7 failed
by boris
turn 1 russian PFPh
# one roll at two hexes: 6 x 2 / 2 at each
a14 prep by rD inherent 6 FP x2 PBF x1/2 spraying at N7,O7 range 1,1 total 6 FP column 6   = 6 FP at 1  = 6 FP at 2  ok A7.34-as-mg-spraying
roll r27 DR 2,3 ift in a14 by boris
a14 ift r27 column 6 final 5 result 1MC   = 1MC
marker prep-fire on rD at N6
by anna
roll r28 DR 4,5 mc for gH in a14 by anna
gH checks 1MC r28 morale 8 failed in a14
gH is broken,dm in a14
# 7 + 1 is the highest DR that passes
roll r29 DR 2,5 mc for gJ in a14 by anna
gJ checks 1MC r29 morale 8 passed in a14
gJ is pinned in a14
by boris
a15 prep by rC inherent 4 FP x2 PBF at O7 range 1 total 8 FP column 8   = 8 FP
roll r30 DR 3,4 ift in a15 by boris
a15 ift r30 column 8 final 7 result 1MC   = 1MC
by anna
roll r31 DR 1,3 mc for gJ in a15 by anna
gJ checks 1MC r31 morale 8 passed in a15
by boris
a16 prep by rC sw:MMG 4 FP x2 PBF at O7 range 1 total 8 FP column 8   !! A7.55-mandatory-fg  # the squad and its MMG fire as one, 16 FP
roll r32 DR 4,1 ift in a16 by boris
a16 ift r32 column 8 final 5 result 2MC   = 2MC
marker prep-fire on rC at O6
by anna
roll r33 DR 4,3 mc for gJ in a16 by anna
gJ checks 2MC r33 morale 8 failed in a16
gJ is broken,dm no-longer pinned in a16
by boris
turn 1 russian MPh
rE moves L3 1 MF not-assault seen-by nobody
rm moves L3 1 MF not-assault seen-by nobody
rE moves L4 1 MF not-assault seen-by gA,gB,gl
rm moves L4 1 MF not-assault seen-by gA,gB,gl
by anna
# doubles do not cower under the 9-2; 6 - 4 = 2
a17 first by gA inherent 4 FP, gB inherent 4 FP, gA sw:HMG 7 FP at L4 units rE,rm range 5 directed-by gl total 15 FP column 12   = 15 FP
roll r34 DR 3,3 ift in a17 by anna
a17 ift r34 drm FFMO -1, FFNAM -1, leader -2 column 12 final 2 result 1KIA   = drm -4  = 1KIA
marker first-fire on gA at K9
marker first-fire on gB at K9
by boris
roll r35 dr 5 rs for rE in a17 by boris
roll r36 dr 2 rs for rm in a17 by boris
random-selection of rE:r35,rm:r36 chosen rE in a17
rE eliminated
rm is broken,dm in a17
truck start 1 MP total 1
truck enter H5 4 MP total 5 seen-by gK   = 4 MP
by anna
# the Kill Number of the column of 6 is 6
a18 first by gK inherent 4 FP, gK sw:LMG 3 FP at H5 range 4 answers truck total 7 FP column 6   = 7 FP
roll r37 DR 2,4 ift in a18 by anna
a18 ift r37 column 6 final 6 result 1MC   = 1MC
truck suffers immobilized in a18   ok A7.308-equal-immobilized
marker first-fire on gK at H9
by boris
roll r38 DR 2,2 mc for rH in a18 by boris
rH checks 1MC r38 morale 7 passed in a18
rF moves J5 1 MF not-assault seen-by gA,gl,gG
by anna
# the coloured 3 of r34 kept the ROF of the HMG
a19 first by gA sw:HMG 7 FP rof at J5 range 4 answers rF directed-by gl total 7 FP column 6
roll r39 DR 5,5 ift in a19 by anna
a19 ift r39 drm FFMO -1, FFNAM -1, leader -2 column 6 final 6 result 1MC   = drm -4  = 1MC
by boris
roll r40 DR 6,4 mc for rF in a19 by boris
rF checks 1MC r40 morale 7 failed in a19
rF is broken,dm in a19
turn 1 russian DFPh @2026-04-16T06:15Z
by anna
# both halved for the "?": 2 + 1 1/2
a20 final by gG inherent 4 FP x1/2 concealed, gG sw:LMG 3 FP x1/2 concealed at I6 range 4 total 3.5 FP column 2   = 3.5 FP  ok A7.23-concealed-half
roll r41 DR 1,2 ift in a20 by anna
a20 ift r41 drm TEM +2 column 2 final 5 result NMC   = NMC
by boris
roll r42 DR 3,3 mc for rG in a20 by boris
rG checks NMC r42 morale 7 passed in a20
rG is no-longer concealed in a20
by anna
a21 final by gD inherent 4 FP at M5 range 5 total 4 FP column 4
roll r43 DR 3,4 ift in a21 by anna
a21 ift r43 drm TEM +1 column 4 final 7 result PTC   !! A7.3-final-dr  = final 8  = none  # 7 + 1 is 8, no effect
by boris
roll r44 DR 4,1 tc for rB in a21 by boris
rB checks PTC r44 morale 7 passed in a21
turn 1 russian AFPh
a22 advancing by rB inherent 4 FP x1/2 AFPh at L8 range 4 total 2 FP column 2   = 2 FP
roll r45 DR 4,1 ift in a22 by boris
a22 ift r45 drm TEM +2 column 2 final 7 result NE   = none
turn 1 russian RtPh
rm routs L3
rF routs J4
by anna
gH routs N8
gJ routs O8
by boris
turn 1 russian APh
rB advances M6
turn 1 russian CCPh
turn-end
note "A bloody street. Turn 2 on Sunday?" @2026-04-16T06:40Z
