# A10.5, A10.62: in woods DM goes as the RPh ends, and with no attack and nobody near there is no rout; outside cover it is kept.
name = "own_a10_5_dm_gone"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K7 = { is = ["woods"] }
K4 = { is = ["woods"] }
K5 = { is = ["woods"] }
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 K5
place s2 N5
place e1 K16
s1 is broken,dm
s2 is broken,dm
turn 1 german RPh
turn 1 german PFPh
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
s1 routs K4   !! A10.5-dm-only
s2 routs N4   ok A10.5-dm-only
turn 1 german APh
