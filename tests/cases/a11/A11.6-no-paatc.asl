# A 4-4-7 advances in with a manned unconcealed enemy tank without a PAATC.
# A NTC is due.
name = "A11.6-no-paatc"
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
place a K6
turn 1 russian APh
a advances K5   !! A11.6-paatc
