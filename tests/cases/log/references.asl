# What an event refers to: attacks by number, units by name, the place of a counter, the kind of a unit.
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
foe2 = { side = "russian", type = "russian 4-4-7", sw = [] }
gone = { side = "russian", type = "russian 4-4-7", sw = [] }
[units.t]
side = "german"
class = "tracked"
afv = true
mp = 12
ce = true
open-topped = false
red-mp = false
radioless = false
---
by anna
place s K5
place s2 K6
place t F6 vca F5-G6
place foe K2
place foe2 K1
place gone K1
gone eliminated
s is known   ok LOG.status-of-its-kind
s is immobilized   !! LOG.status-of-its-kind
t is broken   !! LOG.status-of-its-kind
turn 1 german PFPh
a1 prep by s inherent 4 FP at K2 range 3 total 4 FP column 4   ok LOG.attack-repeated
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE   ok LOG.attack-unknown
marker prep-fire on s at K5   ok LOG.counter-place
a1 prep by s2 inherent 4 FP at K2 range 4 total 4 FP column 4   !! LOG.attack-repeated
roll r2 DR 6,5 ift in a1 by anna
a1 ift r2 column 4 final 11 result NE
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 column 4 final 11 result NE   !! LOG.attack-unknown
marker prep-fire on s2 at K9   !! LOG.counter-place
marker prep-fire   !! LOG.counter-place
marker prep-fire at K6   ?? LOG.counter-place
marker motion on s at K5   !! LOG.counter-of-its-kind
turn 1 german MPh
t start 1 MP seen-by foe,foe2   ok LOG.seen-by-enemies
t enter F5 1 MP seen-by foe,foe   !! LOG.seen-by-enemies
t enter F4 1 MP seen-by s   !! LOG.seen-by-enemies
t enter F3 1 MP seen-by gone   !! LOG.seen-by-enemies
t stop 1 MP seen-by nobody
t moves F2 1 MF   !! LOG.mf-of-infantry
