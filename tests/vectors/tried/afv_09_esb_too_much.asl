# broken D2.5-max-gain: a quarter of 18 is 4 MP, fractions dropped; it seeks 5
name = "09_esb_too_much"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["open-ground"], level = 1 }
H5 = { is = ["open-ground"], level = 2 }
I5 = { is = ["open-ground"], level = 3 }
J5 = { is = ["open-ground"], level = 4 }

[units]
spw = { side = "german", type = "SPW 250/1" }
---
place spw F5 vca G5-G6
turn 1 german MPh
spw start 1 MP total 1
spw enter G5 5 MP total 6
spw enter H5 5 MP total 11
spw enter I5 5 MP total 16
roll r1 DR 1,2 esb for spw by anna
spw esb 5 MP drm +7 r1 final 10 success
spw enter J5 5 MP total 21
spw stop 1 MP total 22
spw ends
phase-end
