# vector a7x-ot-pinned
# Pinned OT halftrack MG 6 in the DFPh: 3 FP, no ROF.
name = "a7x-ot-pinned"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "russian", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true, weapons.MA = { kind = "mg", fp = 6, range = 12, rof = 1 } }
t = { side = "german", type = "4-6-7", kind = "squad" }
---
place ht K5 vca K4-L4
place t K9
turn 1 german DFPh
marker pin on ht   ?? LOG.no-cause
a1 final by ht MA 6 FP x1/2 pin at K9   = 3 FP  ok A7.82-ot-crew-penalties  = no ROF
roll r1 DR 6,5 ift in a1
a1 ift r1
