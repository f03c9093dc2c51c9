# Three squads and four SMC are no more than a Location holds, and who was set up over it may be set up elsewhere (A5.1).
name = "own_a5_1_setup_kept"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
b = { side = "german", type = "german 4-6-7", sw = [] }
c = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "german", type = "german 2-4-7", sw = [] }
k = { side = "german", type = "9-1", sw = [] }
l = { side = "german", type = "8-1", sw = [] }
m = { side = "german", type = "8-0", sw = [] }
n = { side = "german", type = "7-0", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place a K5
place b K5
place c K5
place d K5
place k K5
place l K5
place m K5
place n K5
place d K6
place e S5
turn 1 german RPh   ok A5.1-setup
turn 1 german PFPh
