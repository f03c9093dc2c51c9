# vector d3-low-ammo-shot-still-hits
# Original 11 with -3 hits (Final 8) and gives Low Ammo as well.
name = "d3-low-ammo-shot-still-hits"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
is3 = { side = "german", class = "tracked", afv = true, mount = "ST", ce = true, carries = false, weapons = { MA = { kind = "ordnance", b = 11, circled = true } } }
---
book 1
place is3 X5 vca X6-Y6
by gerda
seal leader b8d1dd6466b2183eb15f629a149c01dd044d729181a194f802f108ed658e96e0
turn 1 german PFPh
a1 prep by is3 MA at X8
roll r1 DR 5,6 to-hit for is3 in a1
reveal leader "armor-leader is3 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111
a1 to-hit is3 MA r1 drm acq -2, armor-leader -1 number 8 final 8 hit   = outcome low_ammo  = hit  = final 8  ?? C6.5-acquired
is3 low-ammo MA r1   ok D3.71-low-ammo
