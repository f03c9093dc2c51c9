# vector a7x-bypass-truck-unseen
# A truck in Bypass on the far side, attested out of LOS, is resolved on the vehicle line.
name = "a7x-bypass-truck-unseen"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "8-6-7", kind = "squad" }
tr = { side = "russian", type = "truck", class = "truck", afv = false }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place x K5
place tr K8 along K8-K9 cafp K8-K9-L8
place t K8
x los tr blocked
turn 1 german PFPh
a1 prep by x inherent 8 FP at K8   = not affected tr  = affected t
roll r1 DR 3,4 ift in a1
a1 ift r1   = 1MC
tr suffers immobilized in a1   !! A7.308-exc-bypass-no-los  = not affected tr
