# D2.4: a Motion counter that nothing gave, one that was taken off, and MP left that reach every hex.
name = "own_counter"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
N4 = { is = ["open-ground"], level = 2 }

[units]
tank = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
other = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
t34 = { side = "russian", class = "tracked", afv = true, mp = 16, red-mp = false, ce = true }
---
place other D8 vca E8-E9
place t34 T4 vca U4-U5
turn 1 german MPh
place tank D4 vca E4-E5
tank start 1 MP
tank enter E4 1 MP
tank stop 1 MP
tank ends   ok D2.13-stop-or-motion
# it stopped; it never moved; it moves now
marker motion on tank   !! D2.4-not-if-stopped
marker motion removed on tank   !! D2.4-counter-removed-immobile
tank is motion   !! D2.4-not-if-stopped
tank is no-longer motion   !! D2.4-counter-removed-immobile
place other D8 vca E8-E9
marker motion on other   !! D2.4-status
other is no-longer motion   !! D2.4-counter-removed-immobile
other is motion   !! D2.4-status
place other D8 vca E8-E9
other start 1 MP
marker motion on other
other ends motion toward E9 cost 1   !! D2.4-end-with-mp
# the counter may follow the move that it belongs to; the engine that dies takes it off
place tank D4 vca E4-E5 under-way forward spent 12
tank enter E4 1 MP
tank ends
marker motion on tank   ok D2.4-status
tank is immobilized   ?? LOG.vehicle-cause
marker motion removed on tank   ok D2.4-counter-removed-immobile
tank is motion   !! D2.4-mobile-only
tank is no-longer immobilized   ?? LOG.status-by-word
# both accept that the MP left reach no hex: five of 13 reach each of the six; two levels up they do not
place tank K8 vca L7-L8 under-way forward spent 7
tank enter L7 1 MP
tank ends motion insufficient   !! D2.4-end-with-mp
place tank M4 vca N3-N4 under-way forward spent 7
tank turn N4-M5 1 MP
tank ends motion insufficient   ok D2.4-end-with-mp
place tank M4 vca N3-N4 under-way forward spent 7
tank turn N4-M5 1 MP
tank ends motion toward M5 insufficient   !! D2.4-end-with-mp
place tank D4 vca E4-E5 under-way forward spent 12
tank enter E4 1 MP
tank ends motion
# whatever next hex it wished for, it was within reach
place tank P4 vca Q4-Q5
tank start 1 MP
tank enter Q5 1 MP
tank ends motion   !! D2.4-end-with-mp
turn 1 russian RPh
# in Motion since its move, it may be given its counter late
marker motion on tank   ok D2.4-status
# a Motion attempt gives the counter
turn 1 russian MPh
t34 start 1 MP seen-by other
t34 enter U4 1 MP seen-by other
roll r1 dr 1 motion for other by gerda
place other D8 vca E8-E9
other los t34 blocked earlier
other motion-attempt against t34 r1 in-los 2 success
marker motion on other   ok D2.4-status
