# A tank (CMG 5, BMG 3) attacks a squad after its attack: dice 2,3.
# CMG only, 5 against CCV 5: 1-1, Kill Number 5: Reduced.
name = "A11.62-ccv-odds"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "russian", type = "russian 4-4-7", sw = [] }
v = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place v K5 vca L4-L5
by boris
place a K5
turn 1 russian CCPh
roll r1 DR 5,4 cc for a
resolved cc by a against v r1 defense 5 FP final 9 result no-effect   ok A11.31-order
by anna
roll r2 DR 2,3 cc for v
resolved cc by v against a using CMG r2 attack 5 FP defense 5 FP odds 1-1 final 5 result reduced   ok A11.11-odds
