# The 20L of a PzKpfw IIF rolls To Hit as a Gun, and not as IFE.
name = "own_c2_29_ife"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
p = { side = "german", type = "PzKpfw IIF", ce = false }
q = { side = "german", type = "PzKpfw IIF", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place p F5 vca G5-G6
place q F4 vca G4-G5
by boris
place rs L5
rs is known
turn 1 german PFPh
by anna
a1 prep by p IFE 4 FP at L5 units rs infantry-target
roll r1 DR 5,6 to-hit in a1
a1 to-hit p IFE r1 target rs drm I +1 final 12 miss   !! C2.29-ife-ift
a2 prep by q MA at L5 units rs infantry-target
roll r2 DR 5,6 to-hit in a2
a2 to-hit q MA r2 target rs drm I +1 final 12 miss   ok C2.29-ife-ift
