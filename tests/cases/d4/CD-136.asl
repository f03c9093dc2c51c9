# A halftrack of 15 PP carries two squads, 20 PP. One witness: it is asked.
name = "CD-136"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
g = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "9-1" }
---
by anna
place ht K9 vca K8-L8
place g K9
place h K9
place l K9
g boards ht   ok D6.1-pp
l boards ht   ok D6.1-pp
h boards ht   ?? D6.1-pp
turn 1 german PFPh
