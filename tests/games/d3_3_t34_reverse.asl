# D3.3: it starts in Reverse (7th MP) and backs into H6, out of the gun's sight, with the 8th to 11th.
name = "D3.3: back into H6"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
H3 = { is = ["open-ground"], obstacle = ["building"], entry = "half" }
J5 = { is = ["open-ground"], obstacle = ["building"], entry = "half" }

[units]
t34 = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", ce = false, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg" }, BMG = { kind = "mg" } } }
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "2-2-8" }
squad = { side = "german", type = "4-6-7" }
---
place t34 F7 vca E7-F6
place atg H3 vca H4-I4
place crew H3
place squad J5
attest tem J5 +3
attest tem H3 +3
atg is hidden
crew is hidden

# Five MP to I6, the stop is the sixth. Both players accept that the gun sees I6 and neither G7 nor H6.
turn 1 russian MPh
t34 start 1 MP total 1 seen-by nobody   = 1 MP
t34 turn F6-G7 1 MP total 2 seen-by nobody   = 1 MP
t34 enter G7 vca G6-H6 1 MP total 3 seen-by nobody   = 1 MP  ok D2.11-move-in-vca
t34 enter H6 vca H5-I6 1 MP total 4 seen-by nobody   = 1 MP  ok D2.11-move-in-vca
t34 enter I6 vca I5-J5 1 MP total 5 seen-by atg,crew   = 1 MP  ok D2.11-move-in-vca
t34 stop 1 MP total 6 seen-by atg,crew   = 1 MP
# Second MP in its LOS: the hidden gun answers with Case J1. A front hit, and it keeps its ROF.
by gerda
atg is concealed no-longer hidden
crew is concealed no-longer hidden
a2 first by atg gun at I6 units t34 vehicle-target range 3 answers t34
roll r2 DR 1,5 to-hit in a2 by gerda
a2 to-hit atg gun r2 target t34 drm J1 +3 number 10 final 9 hit
t34 claims facing H3 front
roll r3 DR 6,5 to-kill in a2 by gerda
a2 to-kill r3 armor 11 number 8 result no-effect
by rudi
t34 start reverse 1 MP total 7 seen-by atg,crew   = 1 MP
t34 enter H6 vca H5-I6 4 MP total 11 seen-by nobody   = 4 MP  ok D2.22-rear-hex
t34 stop 1 MP total 12
t34 ends
