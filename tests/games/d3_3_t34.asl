# The T-34/85 of D3.3: a shot with the turret turned, a move of six MP, an AT gun that answers, and the tank's
# Bounding First Fire with Case C1.
name = "D3.3: a T-34/85 meets an AT gun"
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

# The tank's shot in the DFPh: the turret goes one hexspine to reach J5 (Case A), it is BU (Case I), TEM +3.
turn 1 german DFPh
a1 final by t34 MA at J5 units squad infantry-target tca F6-G7
roll r1 DR 3,4 to-hit in a1 by rudi
a1 to-hit t34 MA r1 target squad drm A +1, I +1, Q +3 number 8 final 12 miss
t34 tca E7-F6 end-of-fire-phase

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

# The seventh MP brings the turret about: third MP in the gun's LOS, so Case C1 (+5), with BU, "?" and TEM.
t34 delay 1 MP total 7 turret H5-I5 seen-by atg,crew   ok D2.17-only-stopped  ok D2.17-one-at-a-time
t34 passed
a3 bounding by t34 MA at H3 units atg range 3
roll r4 DR 2,5 to-hit in a3 by rudi
a3 to-hit t34 MA r4 target atg drm C1 +5, I +1, K +2, Q +3 number 8 final 18 miss   ok D2.13-stop-for-fire
marker bounding-fire on t34
t34 ends   ok D2.13-stop-or-motion
turn 1 russian DFPh
t34 claims moving-target yes
