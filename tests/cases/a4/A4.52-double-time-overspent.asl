# vector A4.52-double-time-overspent
# It spends 5 MF instead. 4 MF as above; 5 = forgetting that CX lowers the IPC.
name = "A4.52-double-time-overspent"
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
s moves K9 1 MF
s moves K10 1 MF   !! A4.52-ipc  = 4 MF allotted s
s is cx
turn 1 german DFPh
