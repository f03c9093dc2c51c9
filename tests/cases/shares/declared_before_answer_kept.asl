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
# A roll is declared before the opponent's share for it is opened.
by ivan
commit 8 salt 0101010101010101010101010101010101010101010101010101010101010101 own ca1e8855917a4c336562122d7c5eb5088297b1afd7c4bdda12725b516521749e answers f2d6a8b28300477180efcf8a386fcf42f2d9368bfc737e7815650a248513b842
declare rolls 1 r1 DR mc for s1   !! DICE.committed-first   ok DICE.declared-before-answer
