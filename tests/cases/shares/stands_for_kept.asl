name = "What it stands for, 1"
printing = "2e"
dice = "shares"
[players]
ivan = { side = "russian" }
hans = { side = "german" }
[units]
s1 = { side = "russian", type = "russian 4-4-7", sw = ["LMG", "MMG"] }
s2 = { side = "russian", type = "russian 4-5-8", sw = [] }
s3 = { side = "russian", type = "russian 4-5-8", sw = [] }
l1 = { side = "russian", type = "9-1", sw = [] }
b1 = { side = "russian", type = "russian 4-4-7", sw = ["ATR", "LMG"] }
g1 = { side = "german", type = "german 4-6-7" }
[default-terrain]
is = ["open-ground"]

---
book 2 by ivan
# The SW that is Recovered and the hex of SMOKE grenades stand in the declaration of the dr, where several may be meant.
by ivan
commit 16 salt 0101010101010101010101010101010101010101010101010101010101010101 own b0a324904189ef3611b52fac6eea64a1d2c664001caec689aa336681311ecfd4 answers f78b3ca63e4ec0b77677c430b4b18708dd8eb2bd5cbc6d17d0de9cb019ed78d4
by hans
commit 16 salt 0101010101010101010101010101010101010101010101010101010101010101 own 1db9aa2db194df4bdb40e6cef1fcea584324a7bc6ac8230833576bb9cabd0801 answers bd9f5cbb3a3750f4c58a6d1869897c07761ad101a83d554adb290d78020b62eb
by ivan
place s1 K5
place s2 K5
place s3 K6
place l1 K6
place b1 K6
b1 is broken,dm
turn 1 russian RPh
s1 drops LMG
s1 drops MMG
by hans
place g1 K12
by ivan
turn 1 russian MPh
declare rolls 1 r1 dr named "recovery MMG" for s2
by hans
answer ivan 1 dae1eb9c7a03ddf3797a46706b37df33413dd048328f311a32fc4181c8355f59
by ivan
roll r1 dr 2 named "recovery MMG" for s2 by ivan shares 1 8149adfb573d7164946cf3c844490c54c211dd6b8045cb2f1c657d2a2a8cb267 dae1eb9c7a03ddf3797a46706b37df33413dd048328f311a32fc4181c8355f59
s2 recovers MMG r1   !! A4.44-recovery-cost   ok DICE.stands-for
