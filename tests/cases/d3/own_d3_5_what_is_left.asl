# What a unit is left of is the target that it was: MG fire at it as one group (D3.5).
name = "own_d3_5_what_is_left"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }

[units.sh]
side = "russian"
type = "russian 2-3-7"
sw = []

[units.t]
side = "german"
class = "tracked"
afv = true
mp = 12
ce = true
open-topped = false
red-mp = false
radioless = false
mount = "T"
weapons = { MA = { kind = "ordnance", calibre = "75L", rof = 1 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } }
---
place s K5
place t K9 vca K8-L8
turn 1 german PFPh
a1 prep by t CMG 5 FP at K5 range 4 total 5 FP column 4
roll r1 DR 1,1 ift in a1
a1 ift r1 final 2 result K/2
s reduced into sh like sh in a1
roll r2 DR 1,1 mc for sh in a1
sh checks 2MC r2 passed in a1
a2 prep by t BMG 3 FP at K5 range 4 total 3 FP column 2   !! D3.5-mandatory-fg
