# D2.11: the VCA, its turns and what it allows.
name = "D2.11"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G4 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true }
G5 = { is = ["open-ground"], obstacle = ["woods", "building"], entry = "half" }
G6 = { is = ["open-ground"], note-d = true }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
enemy = { side = "russian", type = "4-4-7" }
---
# the facing is part of a set-up
place other D7   !! D2.11-vca-recorded
place other D7 vca E7-E8   ok D2.11-vca-recorded
place enemy K5
turn 1 german MPh
# one MP a hexspine
place tank D4 vca E4-E5 under-way forward
tank turn E4-D3 1 MP   = 1 MP  ok D2.11-vca-announce-each  ok D2.11-vca-valid-spine
tank turn E4-E5 2 MP   !! D2.11-vca-cost  = 1 MP
tank turn D4-E4 1 MP   !! D2.11-vca-valid-spine
tank turn D5-C5 2 MP   !! D2.11-vca-announce-each  = 2 MP
# two in woods, and two where obstacles mix; a Bog DR for each in woods
place tank G4 vca H3-H4 under-way forward
tank turn H4-G5 2 MP   = 2 MP
roll r1 DR 3,3 bog for tank by gerda
tank bog-check r1
tank turn H3-H4 1 MP   !! D2.11-vca-cost-obstacle  = 2 MP
tank turn H4-G5 2 MP   = 2 MP  !! D2.11-vca-bog
roll r2 DR 3,2 bog for tank by gerda
tank bog-check r2
roll r3 DR 1,2 bog for tank by gerda
tank bog-check r3
# on the road through the woods there is none
tank turn H3-H4 on-road 2 MP   = 2 MP
tank stop 1 MP
place tank G5 vca H4-H5 under-way forward
tank turn H5-G6 2 MP   = 2 MP
tank turn H4-H5 4 MP   !! D2.11-vca-cost-no-stack  = 2 MP
# note D doubles
place tank G6 vca H5-H6 under-way forward
tank turn H6-G7 2 MP   = 2 MP
tank turn H5-H6 1 MP   !! D2.11-vca-note-d  = 2 MP
# forward into the VCA only, heading kept
place tank D4 vca E4-E5 under-way forward
tank enter E4 vca F3-F4 1 MP   ok D2.11-move-in-vca  ok D2.11-heading-kept
tank enter E3 forward 1 MP   !! D2.11-move-in-vca
tank enter F3 vca F2-G3 1 MP   !! D2.11-heading-kept
# no free turn in its own MPh
tank vca G3-G4   !! D2.11-vca-paid
# turning makes no moving target
place tank D4 vca E4-E5
tank start 1 MP
tank turn E4-D3 1 MP
tank claims moving-target yes   !! D2.11-vca-not-moving
tank stop 1 MP
turn 1 german DFPh
tank vca E4-E5   !! D2.11-vca-no-other-cause
turn 1 german AFPh
tank vca E4-D3 end-of-fire-phase   ok D2.11-vca-end-of-fire-phase  ?? D3.12-end-phase-vca-eligibility
turn 1 german APh
tank vca E4-E5 end-of-fire-phase   !! D2.11-vca-end-of-fire-phase
# a shot may turn the hull, though not in its own MPh
turn 1 russian DFPh
a1 final by tank MA at K5 units enemy vca E4-E5   ok D2.11-vca-by-fire
turn 2 german MPh   !! A7.3-attack-dr-recorded
place tank D4 vca E4-D3
a2 bounding by tank MA at K5 units enemy vca E4-E5   !! D2.11-vca-by-fire
