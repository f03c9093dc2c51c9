# vector A9.7-x-number
# A SW with X11 rolls 5,6 and is turned over as malfunctioned. Removed.
name = "A9.7-x-number"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
ATR = { kind = "atr", fp = 1, range = 12, x = 11 }

[units]
f = { side = "russian", type = "russian 4-4-7", sw = ["ATR"] }
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place f K9
by anna
place e K5
e is known
by boris
turn 1 russian PFPh
a1 prep by f sw:ATR 1 FP at K5 range 4 total 1 FP column 1
roll r1 DR 5,6 ift in a1 by boris
a1 ift r1 column 1 final 11 result NE
f malfunctions sw:ATR r1   !! A9.7-x  = weapon removed
marker prep-fire on f
