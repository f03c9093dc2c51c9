# One mistake of a move is told once, under its own rule.
name = "own_one_mistake"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
E5 = { is = ["open-ground"], wrecks = 1 }
P4 = { is = ["open-ground"], road = ["P4-Q4"] }
Q4 = { is = ["open-ground", "woods"], road = ["P4-Q4"] }
P7 = { is = ["brush"], road = ["P7-Q7"] }
Q7 = { is = ["brush"], road = ["P7-Q7"] }

[units]
tank = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
cycle = { side = "german", class = "motorcycle", afv = false, mp = 30, red-mp = false }
---
turn 1 german MPh
# towing, it backs up over two hexes
place tank D4 vca E4-E5
tank is towing
tank start reverse 1 MP   !! D2.2-towing-na
tank enter C5 5 MP   = 5 MP
tank enter B5 5 MP   = 5 MP
tank stop 1 MP
tank is no-longer towing   ?? LOG.status-by-word
place cycle D4 vca E4-E5
cycle start 1 MP
cycle enter C5 reverse 3 MP   !! D2.2-motorcycle-na  !! D2.23-2e-forward-default
cycle enter B5 reverse 3 MP
cycle stop 1 MP
# immobilized, it drives on
place tank D4 vca E4-E5
tank start 1 MP
tank enter E4 1 MP
tank is immobilized   ?? LOG.vehicle-cause
tank enter F4 1 MP   !! D2.1-no-move-immobile
tank enter G4 1 MP
tank turn H4-G5 1 MP
tank ends motion insufficient
tank is no-longer immobilized   ?? LOG.status-by-word
# a turn to the facing that it has
place tank D4 vca E4-E5 under-way forward
tank turn E4-E5 1 MP   !! D2.11-vca-cost  = 0 MP
tank turn D3-E4 1 MP   ok D2.11-vca-announce-each  = 1 MP
tank stop 1 MP
# the wreck was forgotten, not the ground
place tank D4 vca E4-E5 under-way forward
tank enter E5 1 MP   !! D2.14-wreck-plus-one  = 2 MP
tank stop 1 MP
# the road rate is paid, and the road is not said: also where the hex holds an obstacle
place tank P7 vca Q7-Q8 under-way forward
tank enter Q7 0.5 MP   ?? D2.16-road-half  = 0.5 MP
tank stop 1 MP
place tank P4 vca Q4-Q5 under-way forward
tank enter Q4 0.5 MP   ?? D2.16-road-half  = 0.5 MP
tank stop 1 MP
place tank P4 vca Q4-Q5 under-way forward
tank enter Q4 road 0.5 MP   ok D2.16-road-half  = 0.5 MP
tank stop 1 MP
place tank P7 vca Q7-Q8 under-way forward
tank enter Q7 2 MP   = 2 MP
tank stop 1 MP
place tank P7 vca Q7-Q8 under-way forward
tank enter Q7 1 MP   !! D2.1-cot-column  = 2 MP
tank stop 1 MP
