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
# What calls for a check stands before its dice can be known, and the check is of that alone.
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
turn 1 russian MPh
v1 start 1 MP
v1 enter M4 1 MP
declare rolls 1 r1 DR bog for v1
by hans
answer ivan 1 44f4f0db185b94687ea6fc6f828434859b50c7956b5329812dc5622e8aa36e2b
by ivan
roll r1 DR 5,5 bog for v1 by ivan shares 1 0a391e0f4292434802555664b9ede78641a8c5eb5fa6c39c85caa921c29f4d4e 44f4f0db185b94687ea6fc6f828434859b50c7956b5329812dc5622e8aa36e2b
v1 bog-check r1   ok DICE.cause-first
