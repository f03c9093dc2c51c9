# Pinned Riders who are carried on are told of once, however many MP the AFV spends (A7.821).
name = "A7.821: told once"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
tk = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, open-topped = false, ce = true, mp = 13, red-mp = false }
a = { side = "german", type = "german 4-4-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place tk K5 vca K4-L4
place a K5
a boards tk
by boris
place r1 A1
by anna
turn 1 german MPh
tk start 1 MP
a is pinned   ?? LOG.no-cause
tk enter K4 1 MP   !! A7.821-afv-riders-bail-out
tk enter K3 1 MP
tk stop 1 MP
