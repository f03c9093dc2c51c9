# broken A7.22-exc-no-long-range: an ATR has no Long Range Fire; 13 hexes
name = "72_atr_long_range"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
ATR = "atr"

[units]
g1 = { side = "german", type = "german 4-6-8", sw = ["ATR"] }
ba = { side = "russian", type = "T-37", ce = false }
---
by anna
place g1 K1
by boris
place ba K14 vca K13-L13
by anna
turn 1 german PFPh
a1 prep by g1 sw:ATR at K14 units ba vehicle-target range 13
roll r1 DR 6,5 to-hit in a1 by anna
a1 to-hit g1 sw:ATR r1 target ba number 6 final 11 miss
marker prep-fire on g1
turn 1 german MPh
