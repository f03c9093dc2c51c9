# D2.4: MP gained by ESB that do not reach the next hex bar no Motion.
name = "own_gained_left"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
E4 = { cot = "3" }
F4 = { cot = "4" }

[units]
tank = { side = "german", class = "tracked", afv = true, mp = 4, red-mp = false, ce = true, mount = "T", open-topped = false }
---
place tank D4 vca E4-E5
turn 1 german MPh
tank start 1 MP
tank enter E4 3 MP
roll r1 DR 2,1 esb for tank
tank esb 1 MP drm +3 r1 final 6 success
tank ends motion toward F4 cost 4
