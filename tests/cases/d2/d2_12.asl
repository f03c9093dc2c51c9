# D2.12: the start MP.
name = "D2.12"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
edge = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
place edge off-board
turn 1 german MPh
place tank D4 vca E4-E5
tank enter E4 1 MP   !! D2.12-start-before-enter
tank stop 1 MP
place tank D4 vca E4-E5
tank turn E4-D3 1 MP   !! D2.12-start-before-vca
tank stop 1 MP
# one MP, once, counted where it stands; it makes no moving target
place tank D4 vca E4-E5
tank start 2 MP   !! D2.12-start-cost  = 1 MP
tank start 1 MP   !! D2.12-redundant-start
tank claims moving-target yes   !! D2.12-start-not-moving
tank stop 1 MP
place tank D4 vca E4-E5
tank start 1 MP   = 1 MP  ok D2.12-redundant-start
tank enter E4 1 MP   ok D2.12-start-before-enter
tank stop 1 MP
# in Motion and from off board none is due
place tank D4 vca E4-E5 motion forward
tank enter E4 1 MP   ok D2.12-start-before-enter
tank stop 1 MP
place tank D4 vca E4-E5 motion forward
tank start 1 MP   !! D2.12-motion-exempt
tank stop 1 MP
edge start 1 MP   !! D2.12-offboard-exempt
edge enter A5 vca B4-B5 1 MP
edge stop 1 MP
turn 1 russian RPh
place edge off-board
turn 2 german MPh
edge enter A5 reverse vca B4-B5 4 MP   !! D2.12-offboard-direction
