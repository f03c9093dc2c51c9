# D5.6: the crew of a destroyed vehicle survives by its CS number, and comes to stand in the hex; by a higher DR, and where the wreck burns, it is lost.
name = "own_d5_6_survivors"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
tc = { side = "russian", type = "russian crew 1-2-7" }
u = { side = "russian", type = "T-34/85" }
uc = { side = "russian", type = "russian crew 1-2-7" }
v = { side = "russian", type = "T-34/85" }
vc = { side = "russian", type = "russian crew 1-2-7" }
w = { side = "russian", type = "russian crew 1-2-7" }
a = { side = "german", type = "7.5cm PaK 40" }
b = { side = "german", type = "7.5cm PaK 40" }
c = { side = "german", type = "7.5cm PaK 40" }
---
by anna
place a K9 vca K8-L8
place b Q9 vca Q8-R8
place c U9 vca U8-V8
by boris
place t K4 vca K5-L4
place u Q4 vca Q5-R4
place v U4 vca U5-V4
t is known
u is known
v is known
turn 1 german PFPh
by anna
a1 prep by a gun at K4 units t vehicle-target
roll r1 DR 5,2 to-hit in a1
a1 to-hit a gun r1 target t number 10 final 7 hit
roll r2 DR 3,2 to-kill in a1
a1 to-kill r2 armor 11 number 6 result eliminated
t suffers eliminated in a1
roll r3 DR 3,3 survival for t by boris
by boris
place tc K4   ok D5.6-cs
by anna
a2 prep by b gun at Q4 units u vehicle-target
roll r4 DR 5,2 to-hit in a2
a2 to-hit b gun r4 target u number 10 final 7 hit
roll r5 DR 3,2 to-kill in a2
a2 to-kill r5 armor 11 number 6 result eliminated
u suffers eliminated in a2
roll r6 DR 3,4 survival for u by boris
by boris
place uc Q4   !! D5.6-cs
by anna
a3 prep by c gun at U4 units v vehicle-target
roll r7 DR 5,2 to-hit in a3
a3 to-hit c gun r7 target v number 10 final 7 hit
roll r8 DR 1,1 to-kill in a3
a3 to-kill r8 armor 11 number 6 result burning
v suffers burning in a3
roll r9 DR 2,3 survival for v by boris
by boris
place vc U4   !! D5.6-cs
place w Y4   ?? LOG.placed-in-play
