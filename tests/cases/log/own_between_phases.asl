# Between two phases nothing is done.
name = "own_between_phases"
printing = "2e"

[players]
gerda = { side = "german", key = "gerda+11111111+A" }
ivan = { side = "russian", key = "ivan+11111111+A" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
s = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
l = { side = "german", type = "8-1" }
b = { side = "german", type = "german 4-6-7", sw = [] }
p = { side = "german", type = "PzKpfw IVH" }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by gerda
place s K5
place l K5
place b K9
place p P5 vca P4-Q5
place e A1
place f K7
turn 1 german PFPh
phase-end
e is broken   !! LOG.deed-of-another
p is immobilized   ?? LOG.vehicle-cause
b is fanatic   ?? LOG.status-by-word
f advances K6   !! LOG.deed-of-another   ?? LOG.outside-phase
b advances K10   ?? LOG.outside-phase
s drops LMG   ?? LOG.outside-phase
turn 1 german MPh
