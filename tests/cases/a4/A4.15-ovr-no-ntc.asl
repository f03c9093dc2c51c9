# vector A4.15-ovr-no-ntc
# It enters without any NTC, with all 4 MF. The NTC is due before entry.
name = "A4.15-ovr-no-ntc"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "russian", type = "8-0", kind = "leader" }
---
place s K5
place e K6
e is known
turn 1 german MPh
s moves K6 4 MF overrun   !! A4.15-ovr-ntc  = not allowed
turn 1 german DFPh
