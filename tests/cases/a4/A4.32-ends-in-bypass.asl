# vector A4.32-ends-in-bypass
# A Good Order unpinned squad Bypasses a woods hex and ends its MPh there with MF left. Not by choice.
name = "A4.32-ends-in-bypass"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
turn 1 german MPh
s moves K6 1 MF along K6-L5   !! A4.32-no-stop-in-bypass  = not allowed
s ends
turn 1 german DFPh
