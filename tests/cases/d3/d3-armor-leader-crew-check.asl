# vector d3-armor-leader-crew-check
# 9-1 aboard: the crew's NMC is one roll against Morale 9; 9 passes with a Pin, and the CE crew BU.
name = "d3-armor-leader-crew-check"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pziv = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
book 1
place pziv X5 vca X6-Y6 tca W6-X6
by gerda
seal leader c3105c623fc7a0ef3e9bdfa1c8472c60e1cf5440ae8f53e301dcfe0e2df52e64
turn 1 russian DFPh
roll r1 DR 4,5 mc for pziv
reveal leader "armor-leader pziv 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111
pziv checks NMC r1 morale 9 passed   = morale 9  = passed  = checks 1  = Pin result  ok D3.42-crew-morale-equals-leader  ok D3.42-single-check   ?? LOG.no-cause
pziv BU   = crew BU
phase-end   ok D3.41-reveal-on-use
