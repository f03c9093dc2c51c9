# Turns for a set-up that is over, and for shots that nobody made.
name = "own_set_up_turns"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tank = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
other = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
rs = { side = "russian", type = "russian 4-4-7" }
---
place tank D4 vca E4-E5
place other D8 vca E8-E9
place rs K6
other vca D7-E8 set-up   ok D2.11-vca-no-other-cause
other tca E8-E9 set-up   ok D3.12-tca-change-occasions
turn 1 german PFPh
tank vca D3-E4 shot
other tca D7-E8 shot
# neither fires
turn 1 german MPh   !! D3.12-vca-change-occasions  !! D3.12-tca-change-occasions
tank start 1 MP
tank vca E4-E5 set-up   !! D2.11-vca-paid
tank tca D3-E4 set-up   !! D3.12-tca-announced-with-mp
tank stop 1 MP
turn 1 german DFPh
tank vca D3-E4 set-up   !! D2.11-vca-no-other-cause
tank tca E4-E5 set-up   !! D3.12-tca-change-occasions
