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
# A player gives a share when it is due.
by ivan
commit 8 salt 0101010101010101010101010101010101010101010101010101010101010101 own ca1e8855917a4c336562122d7c5eb5088297b1afd7c4bdda12725b516521749e answers f2d6a8b28300477180efcf8a386fcf42f2d9368bfc737e7815650a248513b842
by hans
commit 8 salt 0101010101010101010101010101010101010101010101010101010101010101 own 0e630dbf700f78edeab9b6a9a1ad0a917753f71cb1297d577a1400a7acccbd79 answers 397e3b9e9cda40b272a48355b4eaf1844e335c8c5f9f0eb147e2b7310e2dae5a
by ivan
turn 1 russian PFPh
declare rolls 1 r1 DR mc for s1
forfeit ivan 1 withheld-by hans   !! DICE.withheld
