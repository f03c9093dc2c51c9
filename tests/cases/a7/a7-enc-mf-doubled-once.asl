# vector a7-enc-mf-doubled-once
# An encircled squad moves: open ground 1 MF doubled to 2, the second Location (woods, 2 MF) is normal.
name = "a7-enc-mf-doubled-once"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
T5 = { is = ["woods"] }

[units]
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place t T3
t is encircled
turn 1 german MPh
t moves T4 2 MF   = 2 MF  ok A7.7-first-move-doubled
t moves T5 2 MF   = 2 MF  = not encircled t
