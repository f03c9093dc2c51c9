# No side sets up more in a Location than three squads and four SMC (A5.1).
name = "own_a5_1_setup"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
b = { side = "german", type = "german 4-6-7", sw = [] }
c = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "german", type = "german 2-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place a K5
place b K5
place c K5
place d K5
place e S5
turn 1 german RPh   ?? A5.1-setup
turn 1 german PFPh
