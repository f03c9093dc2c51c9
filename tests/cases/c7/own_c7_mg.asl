# A MG has 4, or 5 of 12.7mm and more, and the range of small calibres; one source alone has it.
name = "own_c7_mg"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
HMG = "german hmg"
[units]
f = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
t = { side = "russian", type = "SPW 251/1" }
---
by anna
place f K6
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 german PFPh
a1 prep by f sw:HMG to-kill at K4 units t vehicle-target range 2
roll r1 DR 2,1 to-hit in a1 by anna
a1 to-hit f sw:HMG r1 target t hit
roll r2 DR 6,6 to-kill in a1 by anna
a1 to-kill r2 armor 1 number 4 result no-effect   ok C7.11-basic-tk   = basic 4
a2 prep by f sw:HMG rof to-kill at K4 units t vehicle-target range 2
roll r3 DR 2,1 to-hit in a2 by anna
a2 to-hit f sw:HMG r3 target t hit
roll r4 DR 6,6 to-kill in a2 by anna
a2 to-kill r4 armor 1 number 8 result no-effect   ?? C7-mg-tk
