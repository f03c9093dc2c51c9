# vector a7x-inherent-added-to-atr
# Inherent FP is added to an ATR attack.
name = "a7x-inherent-added-to-atr"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
ATR = { range = 12 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["ATR"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K3
place t K8
turn 1 german PFPh
a1 prep by s inherent 4 FP, s sw:ATR at K8   !! A7.351-add-or-separate   !! A7.51-ordnance-never-in-fg  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
