# vector A4.52-double-time-load
# A squad with 4 PP Double Times from the start and spends 4 MF. 4 + 2 - (4 - 2) = 4 MF (CX IPC 2).
name = "A4.52-double-time-load"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = { kind = "mg", fp = 7, range = 16, rof = 1, b = 12, pp = 4 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["HMG"] }
---
place s K5
turn 1 german MPh
s declares double-time
s moves K6 1 MF
s moves K7 1 MF
s moves K8 1 MF
s moves K9 1 MF  = 4 MF allotted s
s is cx
turn 1 german DFPh
