# Every kind of event in the text notation. This file is pinned twice: as bytes (wire_v1.txt) and as it is
# printed again (snapshots). Add lines at the end of their family; change none.
name = "All kinds of events"
printing = "2e"

[players]
boris = { side = "russian" }
ivan = { side = "german" }

[units]
bt7 = { side = "russian", type = "BT-7 M37", class = "tracked", afv = true, mp = 21, reverse = 4 }
PzIV = { side = "german", type = "PzKpfw IVF1", class = "tracked", afv = true, mp = 14 }
1SQ = { side = "russian", type = "4-4-7" }
2SQ = { side = "russian", type = "4-4-7" }
MG = { side = "russian", type = "2-2-8" }
L1 = { side = "russian", type = "9-1" }
9-2 = { side = "german", type = "9-2" }
"4-6-7.a" = { side = "german", type = "4-6-7" }
---
book 1 @2026-11-21T10:00Z

# Game
turn 1 russian MPh
phase-end
turn-end
concede
place bt7 FF5 vca FF4-GG5
place PzIV off-board
place bt7 FF6 level 1 vca FF4-GG5 tca K2-J2 along FF6-EE6 cafp FF6-EE6-EE7 motion reverse
place bt7 FF5 vca FF4-GG5 under-way forward spent 3.5
place 3SQ K5 level in like 1SQ

# Dice
roll r1 DR 4,3 by ivan
roll r2 DR 4,3 reliability for bt7 by ivan @"half past ten"
roll r3 dr 5 in a4 by "Иван Грозный"
roll r4 3d6 1,2,3 named "three dice" by boris vasl 1.17.2
roll r5 DR 6,6 ift in a4 by boris vasl 1.18.1 counts 3 of 40 mean 7.12 all 6.98 receipt 1 55 random.org san "SAN 4" refills 2 axis-san "4" allied-san "2/3" tail turret
roll r6 DR 1,1 to-hit by ivan shares 7 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff

# Movement
bt7 start 1 MP
bt7 start reverse 1 MP total 1 seen-by PzIV,9-2
bt7 stop 1 MP seen-by nobody
bt7 delay
bt7 turn FF4-GG5 1 MP
bt7 turn along K2-J2 on-road 1 MP turret K2-J2
bt7 enter EE7 4 MP total 13
bt7 enter EE7 road 0.5 MP turret left
bt7 enter EE7 road-declined inside reverse vca FF4-GG5 7 MP
bt7 bypass FF6 along FF6-EE6 8 MP
bt7 bypass FF6 along FF6-EE6 cafp FF6-EE6-EE7 rear FF6-EE6-FF5 forward 2 MP
bt7 minimum-move EE7 entry-cost 14 towing 2 reverse 21 MP
bt7 overrun EE7 5 MP
bt7 spend smoke 1 MP
1SQ moves K5 1.5 MF not-assault seen-by 9-2
bt7 clearance FF6-EE6 not-clear r7
bt7 esb 2 MP drm +3 r8 final 9 success
bt7 reliability-call
bt7 reliability r9 ok
bt7 reliability r10 breakdown
bt7 stalled delay 2 MP
bt7 bog-check r11 drm +1 bogged
bt7 motion-attempt against 1SQ r12 in-los 3 success
bt7 vca FF4-GG5 shot
bt7 tca rear
PzIV ca K5-L5 set-up
bt7 CE
bt7 BU
bt7 ends
bt7 ends motion toward EE8 cost 4 by-road insufficient

# Fire and what it causes
a4 first by 1SQ inherent 4 FP x1/2 long-range, MG sw:LMG 2 FP x1/2 "long-range" from K6 with L1 rof at K5 range 8 answers bt7 directed-by L1 total 3 FP column 2
a5 prep by PzIV MA x3 TPBF x2 +1.5 assault to-kill spotter 9-2 at K5/1,K6/in units 1SQ,2SQ infantry-target vca FF4-GG5 tca front
a4 ift r13 drm TEM +2, FFMO -1 only 1SQ, hindrance column 2 final 8 result 1MC at K5
a5 to-hit PzIV gun r14 target bt7 ammo APCR drm C +5 number 8 final 12 miss
a5 to-kill r15 armor 2 number 9 result burning
1SQ checks 1MC r16 also 2SQ drm leader -1 morale 7 failed in a4
L1 checks NMC r17
1SQ checks PTC r18 passed
random-selection of 1SQ:r19,2SQ:r20 chosen 2SQ in a4
bt7 suffers stun in a5
MG malfunctions sw:LMG r21
PzIV low-ammo MA
PzIV disables CMG
MG repair sw:LMG r22 not-repaired
marker first-fire on 1SQ at K5
marker named rubble at K6 removed
cc by 1SQ,2SQ against PzIV using MA,inherent r23 drm leader -1

# Units
1SQ is broken,dm no-longer concealed in a4
1SQ is no-longer dm
1SQ reduced into 1HS like 1SQ in a4
1HS eliminated
MG boards bt7 at K5
MG leaves bt7
2SQ advances K6 level 1
1SQ routs K7 voluntary

# Claims and agreement
bt7 claims tem woods +1 residual on r13
bt7 claims hindrance +1
bt7 claims wall-advantage K2-J2
bt7 claims facing K5 side
bt7 claims moving-target yes
bt7 claims case J
bt7 claims firepower 4.5
bt7 claims mp-in-hex 2
bt7 claims targets 1SQ,2SQ
bt7 claims words "he cannot see me"
bt7 claims interdiction hindrance +1 leader -1
bt7 los 1SQ exists hindrance +1 earlier
attest clearance FF6-EE6 clear
attest on-road bt7 no
attest tem K5 +2
attest enemy-afv 1SQ must-leave
attest capable 1SQ yes
attest words "the hedge ends at K5"
object 17 why "not on my board"
waive 18 clause D2.21-total-multiplied why "too late now"
rule 18 falls clause D2.21-total-multiplied why "the counter was \"off\"\nthe board"
retract to 12 agreed-by ivan why "wrong hex"
seal orders 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
reveal orders "HIP in K5" nonce ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
note "free words"

# Imported
by ivan
piece 1.17.3 id 1234567890123 "PzKpfw IVF1" from 2K5 to 2K6 mover player1
undone 1.18.1 step 17
imported 1.19.1 chat "* ??? * hello"
game book 1 head "printing = \"2e\""
bt7 passed
from 1.17.3 shown 1SQ moves K6
from 1.18.1 joined 1SQ is broken,dm in a4
from 1.18.2 cheapest bt7 enter EE7 4 MP
from 1.19.1 answered 1SQ eliminated
from 1.20.1 shown place PzIV FF5 vca FF4-GG5
from 1.20.2 shown 1SQ advances K6
from 1.21.1 shown bt7 ends motion
from 1.21.2 shown bt7 tca rear
from 1.22.1 shown bt7 CE
from 1.23.1 joined a4 first by 1SQ inherent at K5
from 1.23.1 joined a4 ift r13 result 1MC
from 1.23.2 joined a5 to-hit PzIV gun r14 target bt7
from 1.24.1 joined 1SQ checks 1MC r16 in a4
from 1.24.2 shown marker first-fire on 1SQ
from 1.25.1 shown 1SQ reduced into 1HS
from 1.25.2 shown 1SQ routs K7
from 1.26.1 shown MG malfunctions sw:LMG
from 1.26.2 joined MG repair sw:LMG r22
from 1.27.1 joined cc by 1SQ against PzIV r23

# MF, how they are spent, and who has a SW
1SQ declares assault
1SQ declares double-time
1SQ declares minimum-move
1SQ declares dash K7
1SQ moves K6 1 MF road
1SQ moves K6 2 MF assault seen-by 9-2 terrain
1SQ moves K6 1 MF along K6-L5,K6-L6
1SQ moves K6 4 MF overrun
1SQ moves K6 1 MF level 1
1SQ moves K6 1 MF for recovery
1SQ moves K6 2 MF for digging
1SQ drops LMG
1SQ gives LMG to 2SQ
1SQ recovers LMG from 2SQ r3 drm CX +1 recovered
1SQ recovers LMG not-recovered
1SQ lane HMG to K5 4 FP in a1
1SQ lane HMG to K6 left removed
1SQ hob r1 drm +2 hero-and-hardening creates 2SQ into MG like L1 fanatic
1SQ hob r2 berserk
sniper russian r3 woken-by r1 lands K4 at K5 against 4-6-7.a
sniper russian r4
sniper-check russian r5 by 4-6-7.a,9-2 drm -4 eliminated
sniper-check russian r6 by 9-2 unharmed
1SQ conceals r4 drm +3 not-gained
1SQ conceals r4
1SQ forced-back K5 level 1
roll r31 DR 3,4 hob for 1SQ by ivan
roll r32 DR 3,4 sniper-check by ivan
a6 critical-hit on 1SQ by r31
ambush K5 german r1 drm CX +1 final 5 against russian r2 drm concealed -2, stealthy -1 final 1 level 1 won-by russian
ambush K5 german r1 against russian r2 won-by nobody
1SQ announces withdrawal K6
9-2 announces alone
1SQ withdraws K6
1SQ withdraws K6 level 1 infiltration r3
1SQ creates-leader r4 drm -2 final 3 creates L2 like 9-2
1SQ surrenders to 4-6-7.a
1SQ pf-check r4 drm +1 found
1SQ deploys into h1 and h2
1SQ deploys into h3 and h4 like 4-6-7.a
h1 recombines with h2 into 4-6-7.a
h3 recombines with h4 into q7 like 4-6-7.a

# Dice by shares
commit 256 salt 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f own ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff answers 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
declare rolls 4 r19 DR ift in a6, 5 r20 DR mc for 1SQ in a6 if r19 most 6, 6 r21 dr rs if r20, 7 r22 3d6
answer ivan 7 ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
forfeit ivan 7 withheld-by boris why "no answer in a month"
reroll r19 agreed-by boris why "the counter was off the board"
