# Deeds that were read from a file of another program are judged as what was done; figures that the file does not tell are
# nobody's.
printing = "2e"
dice = "vasl"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
p = { side = "german", type = "german 4-6-7", sw = [] }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s D4
place s2 D6
place p D8
by boris
place foe F4
by anna
turn 1 german PFPh
from 1.7.1 joined a1 prep by s inherent at F4 units foe
roll r1 DR 4,1 ift by anna
from 1.7.1 joined a1 ift r1 result 1MC
roll r2 DR 4,4 mc by boris
from 1.9.1 joined foe checks 1MC r2 in a1
from 1.10.1 shown foe is broken in a1   ok A7.303-as-checked
from 1.11.1 joined a2 prep by s inherent at F4 units foe   !! A7.33-no-split-inherent
turn 1 german MPh
from 1.20.1 shown s moves D3   !! A3.2-prep-fire-no-move
from 1.21.1 shown s2 moves D5   ok A3.2-prep-fire-no-move   ok LOG.read-from-files
s2 moves D4   ok A4.1-next-hex   ?? A4.13-cost-of-terrain
from 1.22.1 shown marker pin on p   ?? LOG.no-cause
from 1.23.1 shown p moves D9   !! A7.8-no-move-no-advance
turn 1 german APh
from 1.30.1 shown s2 advances D5   ok A4.7-next-location
from 1.31.1 shown s advances G3   !! A4.7-next-location
turn 1 russian RPh
roll r3 DR 5,5 rally by boris
from 1.40.1 joined foe checks rally r3 drm DM +4
from 1.41.1 shown foe is no-longer broken   !! A10.6-rallied
turn 2 german PFPh
from 2.3.1 joined a3 prep by s2 inherent at F4 units foe
roll r4 DR 4,1 ift by anna
from 2.3.1 joined a3 ift r4 column 4 final 6 result 2MC   !! A7.3-cross-index
from 2.4.1 joined a4 prep by p inherent at F4 units foe
roll r5 DR 4,1 ift by anna
from 2.4.1 joined a4 ift r5 column 4 final 5 result 1MC   ok A7.3-cross-index
# What is told beside a roll, and no figure of the shot gives it: 4 FP, and at most a TEM, a Hindrance, FFMO and FFNAM more.
turn 2 german APh   ?? A7.304-numbered-mc
turn 2 german CCPh
turn 2 russian RPh
turn 3 german RPh
turn 3 german PFPh
from 3.3.1 joined a5 prep by s2 inherent at F4 units foe
roll r6 DR 4,6 ift by anna
from 3.3.1 joined a5 ift r6 result 2MC   ?? A7.3-shown-result
from 3.4.1 joined a6 prep by p inherent at F4 units foe
roll r7 DR 4,1 ift by anna
from 3.4.1 joined a6 ift r7 result 1MC   ok A7.3-shown-result
