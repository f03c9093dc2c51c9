# broken: Case C at the To Hit: a NT vehicle has Case C +5, not +4 (D3.3-case-c-mandatory / C5.3)
name = "47_stug_bounding"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
stug = { side = "german", type = "StuG IIIG", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place stug F5 vca G5-G6
place rs L5
turn 1 german MPh
stug start 1 MP total 1 seen-by rs
stug enter G5 1 MP total 2 seen-by rs
stug enter H5 1 MP total 3 seen-by rs
stug stop 1 MP total 4 seen-by rs
a1 bounding by stug MA at L5 units rs infantry-target range 4
roll r1 DR 4,3 to-hit in a1 by anna
a1 to-hit stug MA r1 target rs drm C +4, I +1 number 8 final 12 miss
marker bounding-fire on stug
stug ends
phase-end
