# MP spent after the To Hit DR do not better its Case C (D3.3).
name = "D3.3: Case C of the MP before the dice"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tk = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, mount = "T", ce = true, open-topped = false, armed = true, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 } } }
te = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place tk F5 vca G5-G6
place te J5
te is known
turn 1 german MPh
tk start 1 MP seen-by te
tk enter G5 1 MP seen-by te
tk stop 1 MP seen-by te
a1 bounding by tk MA at J5 units te infantry-target
roll r1 DR 1,5 to-hit in a1
tk delay 1 MP seen-by te
a1 to-hit tk MA r1 target te drm C +4 number 8 final 10 miss   !! D3.3-case-c-mandatory
a2 bounding by tk MA rof at J5 units te infantry-target
roll r2 DR 6,5 to-hit in a2
a2 to-hit tk MA r2 target te drm C +4 number 8 final 15 miss   ok D3.3-case-c-mandatory
marker bounding-fire on tk
tk ends
turn 1 german DFPh
