# vector d3x-ft-own-numbers
# A vehicular FT of 32 FP and range 2 on its counter: 32 FP at one hex.
name = "d3x-ft-own-numbers"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ft = { side = "german", class = "tracked", afv = true, mp = 12, mount = "NT", ce = false, carries = false, weapons = { FT = { fp = 32, range = 2, x = 10, mount = "bow", role = "ma" } } }
---
place ft X5 vca X6-Y6
turn 1 german PFPh
a1 prep by ft FT 32 FP range 1   ?? LOG.names-both-sides  = 32 FP  = column 30  ok D3.6-as-infantry-ft
