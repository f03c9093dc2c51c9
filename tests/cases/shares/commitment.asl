name = "Two who do not trust each other"
printing = "2e"
dice = "shares"
[players]
ivan = { side = "russian" }
hans = { side = "german" }
tom = {}
[units.s1]
side = "russian"
type = "4-4-7"
[units.s2]
side = "german"
type = "4-6-7"

---
book 1 by ivan
# Two players, one a side, commit to shares for 1 to 4096 rolls.
by ivan
commit 0 salt 0000000000000000000000000000000000000000000000000000000000000000 own 0000000000000000000000000000000000000000000000000000000000000000 answers 0000000000000000000000000000000000000000000000000000000000000000   !! DICE.commitment
