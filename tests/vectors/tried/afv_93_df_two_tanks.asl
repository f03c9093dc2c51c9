# legal: two Russian tanks answer the same MP of a Panther, J2 each by their own LOS; the next MP is answered by the first with ROF kept
name = "93_df_two_tanks"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pv = { side = "german", type = "PzKpfw VG", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false }
t2 = { side = "russian", type = "T-34/85", ce = false }
---
place pv F5 vca G5-G6
place t34 N5 vca M5-M6
place t2 N8 vca M8-M9
turn 1 german MPh
pv start 1 MP total 1 seen-by nobody
pv enter G5 1 MP total 2 seen-by t34,t2
a1 first by t34 MA at G5 units pv vehicle-target range 7 answers pv
roll r1 DR 1,5 to-hit in a1 by boris
a1 to-hit t34 MA r1 target pv drm J2 +4, I +1 number 9 final 11 miss
a2 first by t2 MA at G5 units pv vehicle-target range 7 answers pv
roll r2 DR 3,5 to-hit in a2 by boris
a2 to-hit t2 MA r2 target pv drm J2 +4, I +1 number 9 final 13 miss
pv enter H5 1 MP total 3 seen-by t34
a3 first by t34 MA rof at H5 units pv vehicle-target range 6 answers pv
roll r3 DR 3,6 to-hit in a3 by boris
a3 to-hit t34 MA r3 target pv drm J1 +3, I +1, N -1 number 11 final 12 miss
pv stop 1 MP total 4 seen-by t34
pv ends
phase-end
