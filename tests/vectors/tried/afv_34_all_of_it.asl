# legal: woods cost an armored car ALL; that leaves room for the start and the stop MP and nothing else
name = "34_all_of_it"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["woods"], bog = true }

[units]
ac = { side = "german", type = "PSW 222", ce = false }
---
place ac F5 vca G5-G6
turn 1 german MPh
ac start 1 MP total 1
ac enter G5 inside 31 MP total 32
roll r1 DR 1,2 bog for ac by anna
ac bog-check r1 drm +6
ac stop 1 MP total 33
ac ends
phase-end
