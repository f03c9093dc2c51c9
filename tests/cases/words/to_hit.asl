# Cases of a To Hit roll, in either case and by players' words: kept, broken by the wrong letter, and undecided where
# nobody knows the word.
name = "words of a To Hit roll"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "t", ce = true, open-topped = false, weapons = { MA = { kind = "ORDNANCE", rof = 3 } } }
two = { side = "german", class = "Tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = false, open-topped = false, weapons = { MA = { kind = "gun", rof = 3 } } }
foe = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 } } }
gun = { side = "german", type = "AT gun" }
---
place pz X5 vca X4-Y5
place two T5 vca T4-U5
place foe X1 vca X2-Y2
place gun X9
attest tem X1 +1

turn 1 german PFPh
# BU is Case I, and the TEM is Case Q.
a1 prep by two ma at T1
roll r1 DR 1,4 TO-HIT in a1
a1 to-hit two MA r1 drm bu +1   ok C5.9-case-i
a2 prep by two MA rof at T1
roll r2 DR 1,4 to-hit in a2
a2 to-hit two MA r2 drm Case-I +2   !! C5.9-case-i
# A special rule's DRM stands by its word, of a vehicle and of a Gun.
a3 prep by two MA rof at T1
roll r3 DR 1,4 to-hit in a3
a3 to-hit two MA r3 drm i +1, sandstorm +2   ?? LOG.drm-by-word
a4 prep by gun gun at X1
roll r4 DR 1,4 to-hit in a4
a4 to-hit gun gun r4 drm sandstorm +2, Q +1   ?? LOG.drm-by-word
# It has no Secondary Armament.
a5 prep by two SA at T1   !! LOG.weapon-possessed
turn 1 german MPh
pz start 1 MP seen-by foe
pz enter X4 1 MP seen-by foe
pz stop 1 MP seen-by foe
a6 bounding by pz MA at X1 units foe
roll r6 DR 1,4 to-hit in a6
a6 to-hit pz MA r6 target foe drm c1 +5, tem +1   ok D3.3-case-c-mandatory  ok C6.8-case-q
pz delay 1 MP seen-by nobody
# The figure of Case C1 under the letter of another Case.
a7 bounding by pz MA rof at X1 units foe
roll r7 DR 1,4 to-hit in a7
a7 to-hit pz MA r7 target foe drm C2 +5, Q +1   !! D3.3-case-c-mandatory
pz delay 1 MP seen-by nobody
a8 bounding by pz MA rof at X1 units foe
roll r8 DR 1,4 to-hit in a8
a8 to-hit pz MA r8 target foe drm c +5, Q +1   !! D3.3-case-c-mandatory
