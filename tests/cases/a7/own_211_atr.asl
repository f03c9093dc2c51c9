# A7.211: an ATR tries a To Kill at a tank in its own hex, as ordnance does.
name = "own_211_atr"
printing = "2e"

[weapons]
ATR = { type = "atr" }

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g = { side = "german", type = "german 4-6-7", sw = ["ATR"] }
t = { side = "russian", type = "T-34/85" }
---
by anna
place g K8
by boris
place t K9 vca K8-L8
g is known
turn 1 russian MPh
t start 1 MP total 1 seen-by g
t enter K8 1 MP total 2 seen-by g
by anna

a3 first by g sw:ATR at K8 units t vehicle-target answers t
roll r6 DR 4,6 to-hit in a3
a3 to-hit g sw:ATR r6 target t drm E +2, J1 +3 number 10 final 15 miss
marker first-fire on g
by boris
t stop 1 MP total 3 seen-by g
t ends
