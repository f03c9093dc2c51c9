# Hooking costs half of the 21 MP, 11, two thirds with a circled M#; of 9 it is asked, for one source alone tells it.
name = "own_c10_11_hook"
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
tr spend hook 9 MP   ?? C10.11-hook
