name = "Two who choose"
printing = "2e"
dice = "shares"
[players]
ivan = { side = "russian" }
hans = { side = "german" }
[units]
s1 = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
s2 = { side = "russian", type = "russian 4-4-7" }
v1 = { side = "russian", class = "tracked", afv = true, mp = 12, red-mp = false, armed = false }
l1 = { side = "russian", type = "9-1" }
v2 = { side = "russian", type = "T-34 M43", ce = false }
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
[default-terrain]
is = ["open-ground"]
[weapons]
MMG = { kind = "mg", fp = 4, range = 10, rof = 1 }

---
book 1 by ivan
# What was declared first is settled first, of attacks on one target and of rolls for one thing.
by ivan
commit 16 salt 0101010101010101010101010101010101010101010101010101010101010101 own 9646dd6d7eee11363571c34fbf219cdd4eb496ece266414092aeae2cb1a13e82 answers 1eb1e0c4c7f5620b147ec34f57a4fb80120c15261c10807514e9ce6a267848e0
by hans
commit 16 salt 0101010101010101010101010101010101010101010101010101010101010101 own 10fe436ce29ab1e565c97aba9ade7bf434eb25422b3150f6fc571e0474a54544 answers f9349ab3c120d6d80c29b2445354d1def33108c6bef9a6453eea0f5eea6bdea9
by ivan
place s1 K5
place s2 K6
place v1 M5 vca M4-N4
place v2 K4 vca K5-L5   !! D2.11-vca-valid-spine
by hans
place g1 K8
place g2 L8
by ivan
turn 1 russian PFPh
declare rolls 1 r1 dr rs for g1, 2 r2 dr rs for g2   ?? DICE.occasion
by hans
answer ivan 2 cf4dc7afaa1e6701e7bc66de2c619a445d9fb34f713c99880cd54dff251c3ac6
by ivan
roll r1 dr 1 rs for g1 by ivan shares 1 0a391e0f4292434802555664b9ede78641a8c5eb5fa6c39c85caa921c29f4d4e 44f4f0db185b94687ea6fc6f828434859b50c7956b5329812dc5622e8aa36e2b
roll r2 dr 5 rs for g2 by ivan shares 2 5a86e1bd35dad6619f5dc5bae4b6c4f9d1e4793e086e99d473015592b4547159 cf4dc7afaa1e6701e7bc66de2c619a445d9fb34f713c99880cd54dff251c3ac6
a1 prep by s1 inherent 4 FP at K8 units g1 range 3 total 4 FP column 4
random-selection of g1:r1,g2:r2 chosen g1 in a1   !! DICE.cause-first   !! A7.301-cap-at-attacked   ok DICE.in-order
