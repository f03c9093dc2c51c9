# C13.6: a PIAT is not fired down in its own hex.
name = "own_c13_6"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K40 = { is = ["stone-building"] }

[weapons]
PIAT = "british piat"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["PIAT"] }
g = { side = "german", type = "german 4-6-7", sw = ["PIAT"] }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40 level 1
place g K40 level 0
by boris
place t K40 vca K39-L39
t is known
by anna
turn 1 german PFPh
a1 prep by f sw:PIAT at K40 units t vehicle-target range 0   !! C13.6-piat
a2 prep by g sw:PIAT at K40 units t vehicle-target range 0   ok C13.6-piat
