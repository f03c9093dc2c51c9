# Cases of a To Hit roll beside Case A and Bounding First Fire: B, C, D, L and R, kept and broken.
name = "own_to_hit_cases"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 } } }
two = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 } } }
gone = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "NT", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 } } }
foe = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 } } }
still = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 } } }
---
place pz X5 vca X4-Y5
place two T5 vca T4-U5
place gone P5 vca P4-Q5
place foe X3 vca X2-Y3
place still T1 vca T2-U2
still is motion   !! D2.4-no-onboard-setup
pz los foe exists hindrance +1

turn 1 german PFPh
a1 prep by pz MA at X3 units foe
roll r1 DR 1,4 to-hit in a1
a1 to-hit pz MA r1 target foe drm L -1, R +1   ok C6.3-case-l  ok C6.9-case-r
a2 prep by pz MA rof at X3 units foe
roll r2 DR 1,4 to-hit in a2
a2 to-hit pz MA r2 target foe drm L -2, R +1, acq -1   !! C6.3-case-l
a3 prep by pz MA rof at X3 units foe
roll r3 DR 1,4 to-hit in a3
a3 to-hit pz MA r3 target foe drm L -1, R +2, acq -2   !! C6.9-case-r
a4 prep by pz MA rof at X3 units foe
roll r4 DR 5,4 to-hit in a4
a4 to-hit pz MA r4 target foe drm D +2, R +1, acq -2   !! C5.4-case-d
marker prep-fire on pz
# A vehicle in Motion: Case J.
a5 prep by two MA at T1 units still
roll r5 DR 1,4 to-hit in a5
a5 to-hit two MA r5 target still drm J +2   ok C6.1-case-j
a6 prep by two MA rof at T1 units still
roll r6 DR 5,4 to-hit in a6
a6 to-hit two MA r6 target still drm acq -1   !! C6.1-case-j
marker prep-fire on two

turn 1 german MPh
gone start 1 MP
gone enter P4 1 MP
gone stop 1 MP
gone ends
turn 1 german AFPh
# It entered a new hex: Case C, and not Case B.
a7 advancing by gone MA at P1
roll r7 DR 1,4 to-hit in a7
a7 to-hit gone MA r7 drm C +5   ok C5.3-case-c
a8 advancing by gone MA rof at P1   !! A7.25-rof-if-only-opportunity
roll r8 DR 1,4 to-hit in a8
a8 to-hit gone MA r8 drm B +2   !! C5.3-case-c

turn 1 russian RPh
turn 2 german AFPh
a9 advancing by gone MA at P1
roll r9 DR 1,4 to-hit in a9
a9 to-hit gone MA r9 drm B +2   ok C5.2-case-b
a10 advancing by gone MA rof at P1   !! A7.25-rof-if-only-opportunity
roll r10 DR 1,4 to-hit in a10
a10 to-hit gone MA r10 drm Q +0   !! C5.2-case-b  ?? C6.8-case-q
a11 advancing by gone MA rof at P1   !! A7.25-rof-if-only-opportunity
roll r11 DR 5,4 to-hit in a11
a11 to-hit gone MA r11 drm C +5   !! C5.2-case-b

# A Hindrance was accepted for the hex that it has left.
turn 2 russian RPh
turn 3 german MPh
pz start 1 MP seen-by foe
pz enter X4 1 MP seen-by foe
pz stop 1 MP seen-by foe
a12 bounding by pz MA at X3 units foe
roll r12 DR 1,4 to-hit in a12
a12 to-hit pz MA r12 target foe drm C1 +5, L -2, R +1   ?? C6.9-case-r

# A vehicle that moved is fired at in the DFPh: some member of Case J, by its own figure.
by rudi
turn 3 german DFPh
a13 final by foe MA at X4 units pz tca X4-W4
roll r13 DR 1,4 to-hit in a13
a13 to-hit foe MA r13 target pz drm A +3   !! C6.1-case-j
# The letter of one member with the figure of another.
a14 final by foe MA rof at X4 units pz
roll r14 DR 1,4 to-hit in a14
a14 to-hit foe MA r14 target pz drm J1 +2   !! C6.1-case-j
# Which member it is, the MP in LOS tell after the MPh too, and those left count (D2.1). A To Hit roll that missed kills nothing.
a15 final by foe MA rof at X4 units pz
roll r15 DR 6,4 to-hit in a15
a15 to-hit foe MA r15 target pz drm J +2 number 10 final 12 miss
roll r16 DR 2,2 to-kill in a15
a15 to-kill r16 armor 8 result burning   !! D3-scope-ordnance-chapter
