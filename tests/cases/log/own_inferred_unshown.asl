# Harm that is due, and a MC that is due, and that no file shows when the phase ends: asked, and no breach. A DR that nothing uses may be
# the MC.
printing = "2e"
dice = "vasl"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
p = { side = "german", type = "german 4-6-7", sw = [] }
q = { side = "german", type = "german 4-6-7", sw = [] }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
fie = { side = "russian", type = "russian 4-4-7", sw = [] }
fum = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s D4
place p H4
place q L4
by boris
place foe D6
place fie H6
place fum L6
by anna
turn 1 german PFPh
from 1.7.1 joined a1 prep by s inherent at D6 units foe
roll r1 DR 4,1 ift by anna
from 1.7.1 joined a1 ift r1
roll r2 DR 6,5 mc by boris
from 1.9.1 joined foe checks 1MC r2 in a1
from 1.10.1 joined a2 prep by p inherent at H6 units fie
roll r3 DR 4,1 ift by anna
from 1.10.1 joined a2 ift r3 result 1MC
turn 1 german MPh   ?? A7.304-numbered-mc
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn 2 german RPh
turn 2 german PFPh
from 2.7.1 joined a3 prep by q inherent at L6 units fum
roll r4 DR 4,1 ift by anna
from 2.7.1 joined a3 ift r4 result 1MC
roll r5 DR 6,5 mc by boris
turn 2 german MPh
