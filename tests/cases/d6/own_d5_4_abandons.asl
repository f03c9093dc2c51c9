# A crew does not abandon a vehicle that is in Motion, or under way.
name = "own_d5_4_abandons"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", armed = true, carries = true, capacity = 14, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 4, range = 12 } }, open-topped = false, ce = true }
v = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", armed = true, carries = true, capacity = 14, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 4, range = 12 } }, open-topped = false, ce = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place t K9 vca K8-L8
place v O9 vca O8-P8
turn 1 german MPh
v is abandoned   ok D5.4-abandons-stopped
t start 1 MP
t enter K8 1 MP
t is abandoned   !! D5.4-abandons-stopped   ?? LOG.status-by-word
