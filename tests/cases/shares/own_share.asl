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
# The roller's share opens the roller's own commitment.
by ivan
commit 8 salt 0101010101010101010101010101010101010101010101010101010101010101 own ca1e8855917a4c336562122d7c5eb5088297b1afd7c4bdda12725b516521749e answers f2d6a8b28300477180efcf8a386fcf42f2d9368bfc737e7815650a248513b842
by hans
commit 8 salt 0101010101010101010101010101010101010101010101010101010101010101 own 0e630dbf700f78edeab9b6a9a1ad0a917753f71cb1297d577a1400a7acccbd79 answers 397e3b9e9cda40b272a48355b4eaf1844e335c8c5f9f0eb147e2b7310e2dae5a
by ivan
turn 1 russian PFPh
declare rolls 1 r1 DR mc for s1
by hans
answer ivan 1 c32238c3398834228afd718606a04d3d6d752e1148bdb67ed79bfbf2ac06d2a8
by ivan
roll r1 DR 4,6 mc for s1 by ivan shares 1 0a0b2462428019c2aae875e700bc3c069f480f6010d991b165b96cefb907be79 c32238c3398834228afd718606a04d3d6d752e1148bdb67ed79bfbf2ac06d2a8   ok DICE.own-share
declare rolls 2 r2 DR mc for s2   ?? DICE.occasion
by hans
answer ivan 2 363d55c74d58e1778808211a5f10343846973a6a374776ed9930d46e8f0dbe6b
by ivan
roll r2 DR 6,6 mc for s2 by ivan shares 2 0a0b2462428019c2aae875e700bc3c069f480f6010d991b165b96cefb907be79 363d55c74d58e1778808211a5f10343846973a6a374776ed9930d46e8f0dbe6b   !! DICE.own-share
