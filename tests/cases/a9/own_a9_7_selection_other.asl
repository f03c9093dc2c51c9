# Random Selection takes one MG, and another one is said to have broken down; those who tie break down both (A9.7, A.9).
name = "own_a9_7_selection_other"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
HMG = "german hmg"

[units]
l = { side = "german", type = "9-1", sw = [] }
f = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
g = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
m = { side = "german", type = "9-1", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
i = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
j = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
k = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
u = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K9
place f K9
place g K9
place m M9
place h M9
place i M9
place j T9
place k T9
by boris
place s K4
place t M4
place u T4
by anna
turn 1 german PFPh
a1 prep by f sw:LMG 3 FP, g sw:HMG 7 FP at K4 range 5 units s directed-by l total 10 FP column 8
roll r1 DR 6,6 ift in a1 by anna
a1 ift r1 drm leader -1 column 8 final 11 result NE
roll r2 dr 2 rs for f in a1 by anna
roll r3 dr 5 rs for g in a1 by anna
random-selection of f:r2,g:r3 chosen g in a1
f malfunctions sw:LMG r1   !! A9.7-selection
a2 prep by h sw:LMG 3 FP, i sw:HMG 7 FP at M4 range 5 units t directed-by m total 10 FP column 8
roll r4 DR 6,6 ift in a2 by anna
a2 ift r4 drm leader -1 column 8 final 11 result NE
roll r5 dr 4 rs for h in a2 by anna
roll r6 dr 4 rs for i in a2 by anna
random-selection of h:r5,i:r6 chosen h,i in a2
h malfunctions sw:LMG r4   ok A9.7-selection
# It cowered, too: whether these dice were made for that, the log does not tell.
a3 prep by j sw:LMG 3 FP, k sw:HMG 7 FP at T4 range 5 units u total 10 FP column 8
roll r7 DR 6,6 ift in a3 by anna
a3 ift r7 column 6 final 12 result NE
roll r8 dr 2 rs for j in a3 by anna
roll r9 dr 5 rs for k in a3 by anna
random-selection of j:r8,k:r9 chosen k in a3
j malfunctions sw:LMG r7   ?? A9.7-selection
turn 1 german MPh   !! A9.7-sw-breakdown   !! A9.7-sw-breakdown
