# C5: a CX crew.
name = "CD-043"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "76.2mm PP obr. 27" }
m = { side = "russian", type = "russian crew 2-2-8" }
t = { side = "german", type = "german 4-6-7" }
---
by anna
place f K40 vca K39-L39
place m K40
m is cx
by boris
place t K34
t is known
t claims tem foxhole +2
by anna
t claims tem foxhole +2
turn 1 german MPh
turn 1 german DFPh
a1 final by f gun at K34 units t infantry-target range 6
roll r1 DR 2,2 to-hit in a1
a1 to-hit f gun r1 target t ammo HE drm CX +1, Q +2 number 8 final 7 hit   ok C3.3-final-dr  = number 8  = final 7  = drm +3  = hit
