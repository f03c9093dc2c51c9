# legal: the trigger is a squad that spent 2 MF in LOS, dr 2; the red-MP Tiger rolls for reliability (2e); hull turned; Motion counter
name = "78_motion_attempt_infantry"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tiger = { side = "german", type = "PzKpfw VIE", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place tiger N5 vca O5-O6
place rs F5
turn 1 russian MPh
rs moves G5 1 MF not-assault seen-by nobody
rs moves H5 1 MF not-assault seen-by tiger
rs moves I5 1 MF not-assault seen-by tiger
tiger los rs blocked earlier
roll r1 dr 2 motion for tiger by anna
tiger motion-attempt against rs r1 in-los 2 success
roll r2 DR 3,4 reliability for tiger by anna
tiger reliability r2 ok
tiger vca M5-M6 motion-attempt
phase-end
