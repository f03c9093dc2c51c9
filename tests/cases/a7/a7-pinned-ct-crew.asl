# vector a7-pinned-ct-crew
# CE crew of a CT tank fails the NTC: BU for the Player Turn, Case I on its next shot; the tank may still move.
name = "a7-pinned-ct-crew"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MA = { kind = "ordnance" }

[units]
tk = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, open-topped = false, ce = true, mp = 13, red-mp = false }
d = { side = "russian", type = "4-4-7", kind = "squad" }
---
place tk K5 vca K4-L4
place d K9
turn 1 german MPh
tk start 1 MP
a1 first by d inherent 4 FP at K5 units tk
roll r1 DR 2,3 ift in a1
a1 ift r1 drm CE +2   = tk: PTC  = vehicle none
roll r2 DR 6,5 tc for tk in a1
tk checks NTC r2 morale 7 failed in a1
marker pin on tk   = BU tk
tk BU
tk enter K4 1 MP   = allowed
a2 bounding by tk MA at M3
roll r3 DR 3,4 to-hit in a2
a2 to-hit tk MA r3 drm C4, I +1 miss   = case I +1  ok A7.82-ct-crew-buttons-up
