# D2.4, D2.13, D2.15: a Motion counter laid at the end of the move in which it is won: before the end, after it, or without one.
name = "own_counter_last"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["brush"], level = 1, wrecks = 3 }

[units]
tank = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
other = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
slow = { side = "german", class = "tracked", afv = true, mp = 8, red-mp = false, ce = false, mount = "T", open-topped = false }
---
place other T8 vca U8-U9
turn 1 german MPh
# a Minimum Move: laid last, before the end
place slow K9 vca K8-L8
slow start 1 MP
slow minimum-move K8 7 MP
marker motion on slow   ok D2.4-status
slow ends   ok D2.15-motion-after
# after the end
place slow K9 vca K8-L8
slow start 1 MP
slow minimum-move K8 7 MP
slow ends
marker motion on slow   ok D2.4-status
# as a word, and another unit is next
place slow K9 vca K8-L8
slow start 1 MP
slow minimum-move K8 7 MP
slow is motion   ok D2.4-status
# a normal move that used all MP, with no end said
place tank D4 vca E4-E5 under-way forward spent 12
tank enter E4 1 MP   ok D2.15-motion-after
marker motion on tank   ok D2.4-status
place other T8 vca U8-U9
other start 1 MP   ok D2.13-stop-or-motion
# laid, and then driven on
place tank D4 vca E4-E5 under-way forward spent 9
tank enter E4 1 MP   !! D2.13-stop-or-motion
marker motion on tank
tank enter F4 1 MP   !! D2.4-marker-timing
tank stop 1 MP
# the same by its word
place tank D4 vca E4-E5 under-way forward spent 9
tank enter E4 1 MP
tank is motion
tank stop 1 MP   !! D2.4-marker-timing
# MP are left for each hex around: the counter says no more than the word would
place tank D4 vca E4-E5 under-way forward spent 7
tank enter E4 1 MP
marker motion on tank
tank ends   !! D2.4-end-with-mp
# it backs up: the counter is the other one
place tank D4 vca E4-E5 under-way reverse spent 9
tank enter C4 4 MP
marker motion on tank
tank ends   !! D2.24-2e-counter-kind
place tank D4 vca E4-E5 under-way reverse spent 9
tank enter C4 4 MP
marker reverse-motion on tank
tank ends   ok D2.24-2e-counter-kind
# the next unit has begun to move: the counter comes too late
place tank D4 vca E4-E5 under-way forward spent 12
tank enter E4 1 MP
tank ends   !! D2.13-stop-or-motion
place other T8 vca U8-U9
other start 1 MP
other stop 1 MP
marker motion on tank   ok D2.4-status
