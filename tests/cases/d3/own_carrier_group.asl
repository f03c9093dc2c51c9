# A Carrier is known by its open top, not by the crew that begins BU: who directs its FG (D3.4).
name = "own_carrier_group"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
car = { side = "german", class = "tracked", afv = true, mp = 16, red-mp = false, ce = false, open-topped = true, carries = true, mount = "NT", weapons = { BMG = { fp = 4, role = "ma" } } }
sq = { side = "german", type = "4-6-7", kind = "squad" }
ldr = { side = "german", type = "9-1", kind = "leader" }
---
place car X5 vca X6-Y6
place sq X5
place ldr X5
sq boards car
ldr boards car
turn 1 german PFPh
a1 prep by car BMG 4 FP, sq inherent 4 FP at X7 directed-by ldr
roll r1 DR 3,4 ift in a1
a1 ift r1 drm leader -1   !! D3.4-halftrack-fg-needs-ce
turn 1 german APh
car CE
turn 1 russian RPh
turn 2 german PFPh
a2 prep by car BMG 4 FP, sq inherent 4 FP at X7 directed-by ldr
roll r2 DR 3,4 ift in a2
a2 ift r2 drm leader -1   ok D3.4-halftrack-fg-needs-ce
