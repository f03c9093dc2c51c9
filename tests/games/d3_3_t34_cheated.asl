# D3.3 with the rules bent: a Delay on the move, Case C1 while under way, Reverse at the forward price, and an
# Overrun that would take 22 of 16 MP.
name = "D3.3: a T-34/85 in a hurry"
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

turn 1 russian MPh
t34 start 1 MP total 1
t34 turn F6-G7 1 MP total 2
t34 enter G7 1 MP total 3
t34 enter H6 1 MP total 4
t34 enter I6 1 MP total 5
# not stopped, so no Delay, no Case C1, and no fire as if stopped
t34 delay 1 MP total 6 turret H5-I5   !! D2.17-only-stopped
a3 bounding by t34 MA at H3 units atg range 3
roll r4 DR 2,5 to-hit in a3 by rudi
a3 to-hit t34 MA r4 target atg drm C1 +5, I +1, K +2, Q +3 number 8 final 18 miss   !! D2.13-stop-for-fire  ?? C6.2-case-k  ?? D3.3-case-c-mp-in-los
t34 stop 1 MP total 7
# H6 lies behind it: four times one MP
t34 start reverse 1 MP total 8
t34 enter H6 1 MP total 9   !! D2.21-x4-tracked  = 4 MP
# stop, start, and on by I5 and I4 into the building: 8 MP, half of 16
t34 stop 1 MP total 10
t34 start 1 MP total 11
t34 enter I6 1 MP total 12
t34 turn H5-I5 1 MP total 13
t34 enter I5 1 MP total 14
t34 enter I4 1 MP total 15
t34 enter H3 inside 8 MP total 23   !! D2.1-mp-limit  = 8 MP
