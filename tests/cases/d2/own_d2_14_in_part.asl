# D2.14: of two wrecks one was paid: the wrecks are named, not the sum and not the terrain.
name = "own_d2_14_in_part"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
bert = { side = "british" }

[default-terrain]
is = ["open-ground"]

[terrain]
E5 = { is = ["open-ground"], wrecks = 2 }
I5 = { is = ["open-ground"], wrecks = 2 }

[units]
car = { side = "german", class = "armored-car", afv = true, mp = 30, red-mp = false, ce = true, mount = "T", open-topped = false }
tank = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
---
turn 1 german MPh
place car D4 vca E4-E5 under-way forward
car enter E5 4 MP   !! D2.14-wreck-plus-one  = 5 MP
car stop 1 MP
place tank H4 vca I4-I5 under-way forward
tank enter I5 2 MP   !! D2.14-wreck-plus-one  = 3 MP
tank stop 1 MP
place tank H4 vca I4-I5 under-way forward
tank enter I5 1 MP   !! D2.14-wreck-plus-one  = 3 MP
tank stop 1 MP
