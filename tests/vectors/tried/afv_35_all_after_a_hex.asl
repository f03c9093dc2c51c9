# broken D2.7-all-no-prior: ALL of the allotment is asked for, and 3 MP went to another hex
name = "35_all_after_a_hex"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
H5 = { is = ["woods"], bog = true }

[units]
ac = { side = "german", type = "PSW 222", ce = false }
---
place ac F5 vca G5-G6
turn 1 german MPh
ac start 1 MP total 1
ac enter G5 3 MP total 4
ac enter H5 inside 28 MP total 32
roll r1 DR 1,2 bog for ac by anna
ac bog-check r1 drm +6
ac stop 1 MP total 33
ac ends
phase-end
