# What befalls a unit has a cause that the log tells; counters and turns stand where they may.
name = "causes"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, radioless = false, mount = "T", ce = true, open-topped = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 1, b = 12 }, CMG = { kind = "mg", fp = 5, range = 12, mount = "turret" } } }
sunk = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, radioless = false, mount = "T", ce = true, open-topped = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 1, b = 12 } } }
lost = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, radioless = false, mount = "T", ce = true, open-topped = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 1, b = 12 } } }
stuck = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, radioless = false, mount = "T", ce = true, open-topped = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 1, b = 12 } } }
car = { side = "german", class = "truck", afv = false, mp = 20, red-mp = false, radioless = false, armed = false }
s = { side = "german", type = "german 4-6-7", sw = [] }
far = { side = "german", type = "german 4-6-7", sw = [] }
weak = { side = "german", type = "german 4-6-7", sw = [] }
rider = { side = "german", type = "german 4-6-7", sw = [] }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
near = { side = "russian", type = "russian 4-4-7", sw = [] }
t34 = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, radioless = false, mount = "T", ce = true, open-topped = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 1, b = 12 }, CMG = { kind = "mg", fp = 5, range = 12, mount = "turret" } } }
---
place pz K10 vca K9-L9
place sunk N10 vca N9-O10
sunk is bogged
place lost Q10 vca Q9-R9
place stuck E10 vca E9-F9
stuck is immobilized
place car H10 vca H9-I10
place s T10
place far W10
place weak Z10
place rider H10
rider boards car
place foe T12
place near W11
place t34 K14 vca K13-L13
foe is known
near is known
pz is known
sunk is known
turn 1 german RPh
# nothing is turned as a phase ends that is no fire phase, and nobody stands up anew
pz tca L9-L10 end-of-fire-phase   !! D3.12-end-phase-friendly-only
place far W10   !! LOG.placed-again
# nobody fired at these
lost eliminated   ?? LOG.no-cause
pz is pinned   ?? LOG.no-cause
roll r1 DR 2,3 mc for s
s checks NMC r1 morale 7 passed   ?? LOG.no-cause
rider is broken   ?? LOG.no-cause
turn 1 german PFPh
# what is not Mobile does not turn its hull for a shot either, in a line of its own or with the shot
sunk vca O10-O11 shot   !! D2.1-no-move-immobile
a1 prep by sunk MA at T12 units foe infantry-target
roll r2 DR 6,4 to-hit in a1
a1 to-hit sunk MA r2 target foe drm A +3 number 8 final 13 miss
marker prep-fire on sunk
a2 prep by s inherent 4 FP at T12
roll r3 DR 4,2 ift in a2
a2 ift r3 result NMC
roll r4 DR 3,4 mc for foe in a2
foe checks NMC r4 morale 7 passed in a2
foe is pinned in a2
marker prep-fire on s
turn 1 german MPh
# a weapon fails with its shot, not later
sunk malfunctions MA   ?? LOG.failure-cause
# a Pin lasts for the Player Turn
foe is no-longer pinned   !! A7.8-removal
# a turret is not turned by an attempt that is the other side's
pz tca L10-K11 motion-attempt   !! D3.12-tca-change-occasions
# a vehicle of the DEFENDER makes First Fire alone
a3 prep by t34 CMG at K10 units pz   !! A7.1-kind-of-fire
roll r5 DR 6,5 ift in a3
a3 ift r5 drm CE +2 result none
# nobody calls for the reliability of a vehicle whose MP are not red
pz start 1 MP seen-by foe,near,t34
pz reliability-call   !! D2.51-afv-red-only
# in its move, which goes on, it is not said to be in Motion
pz is motion
pz stop 1 MP seen-by foe,near,t34   !! D2.4-marker-timing
pz ends
# who did not fire with the vehicle gets no counter
marker bounding-fire on rider   !! A7.1-fire-counters
turn 1 german AFPh
# it may not turn, and owes no shot besides
stuck vca F9-F10 shot   !! D2.1-no-move-immobile
# those on foot make no Bounding Fire, and who has not fired gets no counter
a4 bounding by far inherent at W11   !! A7.1-kind-of-fire
roll r6 DR 6,5 ift in a4
a4 ift r6 result none
marker prep-fire on far   ok A7.1-fire-counters
marker prep-fire on weak   !! A7.1-fire-counters
turn 1 german APh
# in a phase without fire nothing else is asked of when it fired
a5 prep by s inherent at T12   !! A7.1-phases-by-side
roll r9 DR 6,5 ift in a5
a5 ift r9 result none
# how it ends is asked in the MPh alone
pz ends motion   !! A3.3-own-mph-ends
far advances W11
turn 1 german CCPh
# Melee is with an enemy
roll r7 DR 6,5 cc for far
cc by far against near r7
far is melee   ok A11.15-melee-with-enemy
near is melee   ok A11.15-melee-with-enemy
s is melee   !! A11.15-melee-with-enemy
# it fought
near eliminated   ok LOG.no-cause
# as the Player Turn ends
foe is pinned
marker pin on foe removed   ok A7.8-removal
turn 1 russian RPh
# it left play before
near is pinned   !! LOG.unit-gone
near eliminated   !! LOG.unit-gone
# a wreck may be taken away
lost eliminated
lost vca R9-R10 shot   !! LOG.unit-gone
lost passed   !! LOG.unit-gone
# what no vehicle does is told as that
t34 routs K13   !! A10.5-personnel
marker opportunity-fire on t34   !! D3.3-no-opportunity-fire
turn 1 russian RtPh
weak is broken   ok LOG.no-cause
weak routs Z11
roll r8 DR 4,4 mc for weak
weak checks NMC r8 morale 7 failed   ok LOG.no-cause
turn 1 russian APh   !! A10.53-failed
