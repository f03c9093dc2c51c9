# illegal: an immobilized StuG turns its hull for a shot.
name = "CD-133"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
st = { side = "german", type = "StuG IIIG", ce = true }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place st F5 vca G5-G6
st is immobilized
by boris
place rs F8
rs is known
turn 1 german PFPh
by anna
a1 prep by st MA at F8 units rs infantry-target vca G6-F6   !! D2.1-no-move-immobile
