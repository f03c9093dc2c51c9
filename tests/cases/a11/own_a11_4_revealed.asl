# A "?" that goes as Close Combat begins may have let in the Ambush (A11.4).
name = "own_a11_4_revealed"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K6
by boris
place d K5
d is concealed
by anna
turn 1 german APh
a advances K5
turn 1 german CCPh
by boris
d is no-longer concealed
by anna
roll r1 dr 2 named ambush
roll r2 dr 5 named ambush
ambush K5 german r1 final 2 against russian r2 final 5 won-by german   ?? A11.4-when
