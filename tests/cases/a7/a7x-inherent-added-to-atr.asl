# vector a7x-inherent-added-to-atr
# Inherent FP is added to an ATR attack: as one FP on the IFT it may be (C13.24).
name = "a7x-inherent-added-to-atr"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
ATR = { kind = "atr", fp = 1, range = 12 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["ATR"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K3
place t K8
turn 1 german PFPh
a1 prep by s inherent 4 FP, s sw:ATR 1 FP at K8   ok A7.351-add-or-separate   ok A7.51-ordnance-never-in-fg  = 5 FP
roll r1 DR 6,5 ift in a1
a1 ift r1
