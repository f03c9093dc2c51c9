# legal: a truck of 21 MP hooks up a Gun for half of them, 11 MP.
name = "CD-137"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
tr = { side = "german", class = "truck", afv = false, mp = 21, red-mp = false, maker = "german", armed = false, carries = true, tow = 7, ground-pressure = "high" }
pak = { side = "german", type = "5cm PaK 38" }
gc = { side = "german", type = "german crew 2-2-8" }
---
place tr K5 vca K4-L4
place pak K5 vca K4-L4
place gc K5
turn 1 german MPh
by anna
tr spend hook 11 MP   ok C10.11-hook
