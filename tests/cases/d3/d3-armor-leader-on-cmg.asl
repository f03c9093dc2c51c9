# vector d3-armor-leader-on-cmg
# Armor Leader 9-1 applied to a CMG attack that is no OVR.
name = "d3-armor-leader-on-cmg"
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
seal leader f6928ebf5b4cad536279b731d76b10affe39bf3642bba25c9f03ccca89d152fe
turn 1 german PFPh
a1 prep by pziv CMG 4 FP at W8
roll r1 DR 3,4 ift in a1
reveal leader "armor-leader pziv 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111   ok D3.41-assigned-on-side-record  ok D3.4-armor-leader-range
a1 ift r1 drm armor-leader -1   !! D3.44-not-mg-ft-unless-ma  = drm +0
