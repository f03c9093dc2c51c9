# legal: a halftrack over a hedge 2+1 with a Bog DR, unloads for a quarter (4 MP) in the same hex; the T-34 backs over a hedge, (1+1)x4 = 8
name = "20_over_the_hedge"
printing = "1e"
hedges = ["F5-G5", "N5-O5"]
[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
spw = { side = "german", type = "SPW 251/1" }
pax = { side = "german", type = "german 4-6-8", sw = [] }
t34 = { side = "russian", type = "T-34/85", ce = true }
---
place spw F5 vca G5-G6
place pax F5
pax boards spw
place t34 N5 vca M5-M6
turn 1 german MPh
spw start 1 MP total 1
spw enter G5 3 MP total 4
roll r1 DR 2,2 bog for spw by anna
spw bog-check r1 drm +2
spw enter H5 1 MP total 5
spw stop 1 MP total 6
spw spend unload 4 MP total 10
pax leaves spw at H5
spw ends
phase-end
turn 1 russian MPh
t34 start reverse 1 MP total 1
t34 enter O5 8 MP total 9
t34 stop 1 MP total 10
t34 ends
phase-end
