# A hit of ordnance leaves half of the column of its IFT roll at most, and a column more by an Air Burst (A8.2, A8.25, A8.26); so a player may not lay more.
name = "own_a8_25_hit"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
atg = { side = "russian", type = "76.2mm P obr. 39" }
crew = { side = "russian", type = "russian crew 2-2-8" }
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
---
place s II5
place t JJ5
place atg II9 vca II8-JJ8
place crew II9
turn 1 german MPh
s moves II6 1 MF not-assault
a1 first by atg gun at II6 units s infantry-target range 3 answers s
roll r1 DR 5,3 to-hit in a1
a1 to-hit atg gun r1 target s drm FFMO -1, FFNAM -1 number 8 final 6 hit
roll r2 DR 6,5 ift in a1
a1 ift r2 column 12 final 11 result NE
residual 12 FP at II6 from a1   !! A8.2-half
turn 1 german DFPh
