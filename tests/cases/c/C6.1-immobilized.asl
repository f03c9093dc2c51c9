# A vehicle that fire immobilized in its move keeps Case J (C6.1, an official answer).
name = "C6.1: immobilized by fire"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
pz3 = { side = "german", type = "PzKpfw IVH", ce = false }
pz2 = { side = "german", type = "PzKpfw IVH", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place pz F5 vca G5-G6
place pz2 F7 vca G7-G8
place pz3 F4 vca G4-G5
place t34 P5 vca O5-O6
t34 is known
turn 1 russian MPh
t34 start 1 MP seen-by pz,pz2,pz3
t34 enter O5 1 MP seen-by pz,pz2,pz3
t34 enter N5 1 MP seen-by pz,pz2,pz3
t34 enter M5 1 MP seen-by pz,pz2,pz3
a1 first by pz MA at M5 units t34 vehicle-target range 7 answers t34
roll r2 DR 5,2 to-hit in a1
a1 to-hit pz MA r2 target t34 drm I +1, J +2 number 9 final 10 miss
t34 is immobilized
a2 first by pz2 MA at M5 units t34 vehicle-target range 7 answers t34
roll r3 DR 5,2 to-hit in a2
a2 to-hit pz2 MA r3 target t34 drm I +1 number 9 final 8 hit   !! C6.1-case-j
a3 first by pz3 MA at M5 units t34 vehicle-target answers t34
roll r4 DR 5,2 to-hit in a3
a3 to-hit pz3 MA r4 target t34 drm I +1, J +2 number 9 final 10 miss   ok C6.1-case-j
