# A shot that misses harms nobody; what a hit does a roll tells, and then the log.
name = "C3.3, C7.7: the hit first"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", maker = "german", afv = true, mp = 14, red-mp = false, radioless = false, mount = "T", ce = true, open-topped = false, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2, b = 12 } } }
t1 = { side = "russian", class = "tracked", maker = "russian", afv = true, mp = 16, red-mp = false, radioless = false, mount = "T", ce = true, open-topped = false, armor = { front = 11, side = 6 }, weapons = { MA = { kind = "ordnance", rof = 1, b = 12 } } }
t2 = { side = "russian", class = "tracked", maker = "russian", afv = true, mp = 16, red-mp = false, radioless = false, mount = "T", ce = true, open-topped = false, armor = { front = 11, side = 6 }, weapons = { MA = { kind = "ordnance", rof = 1, b = 12 } } }
t3 = { side = "russian", class = "tracked", maker = "russian", afv = true, mp = 16, red-mp = false, radioless = false, mount = "T", ce = true, open-topped = false, armor = { front = 11, side = 6 }, weapons = { MA = { kind = "ordnance", rof = 1, b = 12 } } }
t4 = { side = "russian", class = "tracked", maker = "russian", afv = true, mp = 16, red-mp = false, radioless = false, mount = "T", ce = true, open-topped = false, armor = { front = 11, side = 6 }, weapons = { MA = { kind = "ordnance", rof = 1, b = 12 } } }
atg = { side = "russian", type = "76.2mm AT gun", weapons = { gun = { kind = "ordnance", rof = 2, b = 12 } } }
atg2 = { side = "russian", type = "76.2mm AT gun", weapons = { gun = { kind = "ordnance", rof = 2, b = 12 } } }
atg3 = { side = "russian", type = "76.2mm AT gun", weapons = { gun = { kind = "ordnance", rof = 2, b = 12 } } }
---
place pz K5 vca K4-L4
place t1 K9 vca K8-L8
place t2 K10 vca K9-L9
place t3 K11 vca K10-L10
place t4 K12 vca K11-L11
place atg2 L10 vca L9-M10
place atg3 L11 vca L10-M11
place atg L9 vca L8-M9
t1 is known
pz is known
turn 1 russian PFPh
a1 prep by t1 MA at K5 units pz vehicle-target
roll r1 DR 5,6 to-hit in a1
a1 to-hit t1 MA r1 target pz number 10 final 11 miss
pz is stunned in a1   !! C3.3-hit-first
pz suffers shock in a1   !! C3.3-hit-first
a2 prep by t2 MA at K5 units pz vehicle-target
roll r2 DR 2,4 to-hit in a2
a2 to-hit t2 MA r2 target pz number 10 final 6 hit
pz suffers immobilized in a2   ?? C3.3-hit-first
# a Gun whose ROF is lost
a4 prep by atg gun at K5 units pz vehicle-target
roll r5 DR 5,6 to-hit in a4
a4 to-hit atg gun r5 target pz number 10 final 11 miss
a5 prep by atg gun rof at K5 units pz vehicle-target   !! C2.24-rof-kept
roll r6 DR 5,6 to-hit in a5
a5 to-hit atg gun r6 target pz number 10 final 11 miss
a3 prep by t3 MA at K5 units pz vehicle-target
roll r3 DR 2,4 to-hit in a3
a3 to-hit t3 MA r3 target pz number 10 final 6 hit
roll r4 DR 1,2 to-kill in a3
a3 to-kill r4 armor 3 number 5 result eliminated
a6 prep by t4 MA at K5 units pz vehicle-target
roll r7 DR 2,4 to-hit in a6
a6 to-hit t4 MA r7 target pz number 8 final 6 hit
roll r8 DR 3,4 to-kill in a6
a6 to-kill r8 armor 3 number 7 result shock
pz suffers shock in a6
# a Gun's To Kill before its To Hit, and after it
a7 prep by atg2 gun at K5 units pz vehicle-target
roll r9 DR 5,4 to-kill in a7
a7 to-kill r9 armor 3 number 5 result no-effect   !! C3.3-hit-first
roll r10 DR 2,4 to-hit in a7
a7 to-hit atg2 gun r10 target pz number 10 final 6 hit
a8 prep by atg3 gun at K5 units pz vehicle-target
roll r11 DR 2,4 to-hit in a8
a8 to-hit atg3 gun r11 target pz number 8 final 6 hit
roll r12 DR 5,4 to-kill in a8
a8 to-kill r12 armor 3 number 5 result no-effect   ok C3.3-hit-first
marker prep-fire on t4
marker prep-fire on t1
marker prep-fire on t2
marker prep-fire on t3
marker prep-fire on atg
turn 1 russian MPh   !! C7.7-told
