# An encircled squad leaves for 1 MF of open ground.
name = "own_encircled_move"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place t T3
t is encircled
turn 1 german MPh
t moves T4 1 MF   !! A7.7-first-move-doubled  = 2 MF
