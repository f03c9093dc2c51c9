# A Fire Lane lies within the LOS of its MG, and attacks nobody whom that does not see (A9.22, A6.1). Woods stand in D4 and D5.
name = "map: a Fire Lane"
printing = "2e"
[[boards]]
name = "0t"
width = 15
height = 10

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[weapons]
HMG = "german hmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by gerda
place f D8
by rudi
place s E6
place t C3
s is known
t is known
turn 1 russian MPh
s moves D6 1 MF not-assault seen-by f
by gerda
a1 first by f sw:HMG 7 FP at D6 units s range 2 answers s total 7 FP column 6
roll r1 DR 6,5 ift in a1 by gerda
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 9 result NE
f lane HMG to D2 4 FP in a1   !! A9.22-where
by rudi
s ends
t moves D3 1 MF not-assault
by gerda
a2 first by f sw:fire-lane.HMG 4 FP at D3 units t range 5 answers t total 4 FP column 4   !! A6.1-los
roll r2 DR 6,5 ift in a2 by gerda
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
by rudi
turn 1 russian DFPh
