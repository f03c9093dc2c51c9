name = "Two who choose"
printing = "2e"
dice = "shares"
[players]
ivan = { side = "russian" }
hans = { side = "german" }
[units]
s1 = { side = "russian", type = "russian 4-4-7" }
s2 = { side = "russian", type = "russian 4-4-7" }
v1 = { side = "russian", class = "tracked", afv = true, mp = 12, red-mp = false, armed = false }
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
[default-terrain]
is = ["open-ground"]

---
book 1 by ivan
# Of attacks on one target, and of rolls for one thing, what was declared first is settled first.
by ivan
commit 16 salt 0101010101010101010101010101010101010101010101010101010101010101 own 1c27900d2d4e99580678382d7cb3b5081082a623ceb690c99e3f3dc6ba064f9e answers 057bf7250175bb36b117e930599456ee85d83364090e74d5c5baf54c37168e61
by hans
commit 16 salt 0101010101010101010101010101010101010101010101010101010101010101 own 4867b0f16f7df812d0bf1ef6a5e9851d8c9aabba1caa39b731754a1e29ee7bc6 answers 8d9ce78a033b2e4064a0620b51e129761973effe5fe74dc6c3731a3feb7c024a
by ivan
place s1 K5
place s2 K6
place v1 M5 vca M4-N4
by hans
place g1 K8
place g2 L8
by ivan
turn 1 russian PFPh
declare rolls 1 r1 dr rs for g1, 2 r2 dr rs for g2   ?? DICE.occasion
by hans
answer ivan 2 ebebfdfba55e3d06af708c6b7c1f91668e40dd2420bd29aaf1172f04761839f2
by ivan
roll r1 dr 1 rs for g1 by ivan shares 1 66dab21724d7deefe70f86ca326a5c9dc39094df73d13512fd31108979eb1db9 4ea001541bd61d2a7d29cb16e5f3e1f241d2405af745616798cb21d9da6b368d
roll r2 dr 3 rs for g2 by ivan shares 2 58e8132f56a2879f39488cd617067f13d6f841d2274dc593c1d4d54a872a7ea8 ebebfdfba55e3d06af708c6b7c1f91668e40dd2420bd29aaf1172f04761839f2
a1 prep by s1 inherent 4 FP at K8 units g1 range 3 total 4 FP column 4
random-selection of g1:r1,g2:r2 chosen g1 in a1   !! DICE.cause-first   !! A7.301-cap-at-attacked   ok DICE.in-order
