# What belongs to which phase, and to whom.
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
b = { side = "german", type = "german 4-6-7", sw = [] }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
foe2 = { side = "russian", type = "russian 4-4-7", sw = [] }
[units.t]
side = "german"
class = "tracked"
afv = true
mp = 12
ce = true
open-topped = false
red-mp = false
radioless = false
weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 5, range = 12 } }
---
by anna
place s K5
place s2 K6
place b A9
b is broken,dm
place t F6 vca F5-G6
place foe K2
place foe2 A5
turn 1 german PFPh
marker prep-fire on s2   ok A7.1-fire-counters
marker prep-fire on foe   !! A7.1-fire-counters
marker first-fire on s   !! A7.1-fire-counters
marker bounding-fire on s   !! A7.1-fire-counters
t passed   !! A8.1-pass-answers
turn 1 german MPh
t start 1 MP
t passed   ok A8.1-pass-answers
t stop 1 MP
t ends   ok A3.3-own-mph-ends
s moves K4 1 MF not-assault
t passed   !! A8.1-pass-answers
a1 first by foe inherent 4 FP at K4 units s range 2 answers s total 4 FP column 4
roll r1 DR 6,5 ift in a1 by boris
a1 ift r1 drm FFNAM -1, FFMO -1 column 4 final 9 result NE
marker first-fire on foe   ok A7.1-fire-counters
foe ends   !! A3.3-own-mph-ends
turn 1 german DFPh
marker final-fire on foe2   ok A7.1-fire-counters
turn 1 german AFPh
turn 1 german RtPh
b routs A10   ok A10.5-personnel
t routs F5   !! A10.5-personnel
turn 1 german APh
turn 1 german CCPh
roll r2 DR 5,5 cc for s by anna
cc by s against foe r2   !! A11.1-one-hex
roll r3 DR 3,3 for s by anna
turn 1 russian RPh   ?? LOG.roll-left-over
roll r4 DR 3,3 mc for s2 by anna
s checks NMC r3 passed   !! LOG.roll-late  ?? LOG.no-cause
s2 checks NMC r4 passed   ok LOG.roll-purpose  ?? LOG.no-cause
