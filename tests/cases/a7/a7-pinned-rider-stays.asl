# vector a7-pinned-rider-stays
# Pinned Riders stay on the tank.
name = "a7-pinned-rider-stays"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tk = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, open-topped = false, ce = true, mp = 13, red-mp = false }
r = { side = "german", type = "4-4-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place tk K5 vca K4-L4
place r K5
place t A1
r boards tk
turn 1 german MPh
tk start 1 MP
r is pinned   ?? LOG.no-cause
tk enter K4 1 MP   !! A7.821-afv-riders-bail-out  = bails out r
