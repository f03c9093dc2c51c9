name = "insertions"
printing = "2e"
[players]
anna = { side = "blue" }
boris = { side = "red" }
[default-terrain]
is = ["open-ground"]
[terrain]
L8 = { is = ["open-ground", "woods"] }
L9 = { is = ["open-ground", "woods"] }
[weapons]
LMG = { fp = 3, range = 8, rof = 1, b = 12 }
[units.t]
side = "blue"
class = "tracked"
afv = true
mp = 12
maker = "german"
mount = "T"
ce = true
open-topped = false
red-mp = false
radioless = false
armor = { front = 6, side = 4 }
weapons = { MA = { kind = "ordnance", rof = 1, b = 12 }, CMG = { kind = "mg", fp = 5, range = 12, mount = "turret" }, BMG = { kind = "mg", fp = 3, range = 8, mount = "bow" }, AAMG = { kind = "mg", fp = 4, range = 8, mount = "aa" } }
[units.s]
side = "blue"
type = "german 4-6-7"
sw = ["LMG"]
[units.h]
side = "blue"
type = "german 2-4-7"
sw = []
[units.l]
side = "blue"
type = "8-1"
[units.late]
side = "blue"
type = "german 4-6-7"
sw = []
[units.k]
side = "blue"
class = "truck"
afv = false
mp = 20
armed = false
radioless = false
red-mp = false
[units.k2]
side = "blue"
class = "truck"
afv = false
mp = 20
armed = false
radioless = false
red-mp = false
[units.p]
side = "blue"
type = "german 4-6-7"
sw = []
[units.foe]
side = "red"
type = "russian 4-4-7"
sw = []
---
place t K10 vca K9-L9
place s I10
place l I10
place k2 I10 vca I9-J10
place k H10 vca H9-I10
place p H10
p boards k
place foe K7
foe is known
t is known
s is known
