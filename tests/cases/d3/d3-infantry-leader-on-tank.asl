# vector d3-infantry-leader-on-tank
# A 9-2 Rider leader modifies the tank's MA To Hit.
name = "d3-infantry-leader-on-tank"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pziv = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
ldr = { side = "german", type = "9-2", kind = "leader" }
---
place pziv X5 vca X6-Y6 tca W6-X6
place ldr X5
ldr boards pziv
turn 1 german PFPh
a1 prep by pziv MA at W8
roll r1 DR 3,4 to-hit for pziv in a1
a1 to-hit pziv MA r1 drm leader -2   !! D3.4-infantry-leader-no-vehicle-effect  = drm +0
