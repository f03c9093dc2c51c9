# vector d3x-interdict-by-leader
# A Hindrance of +1 is cancelled by the Armor Leader -1; the tank claims to Interdict.
name = "d3x-interdict-by-leader"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz X5 vca X6-Y6
turn 1 german RtPh
pz claims interdiction hindrance +1 leader -1   !! D3.44-no-interdiction-by-negation  = no interdiction
