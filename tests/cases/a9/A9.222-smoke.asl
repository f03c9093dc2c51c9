# vector A9.222-smoke
# A squad Assault Moves into an Open Ground hex with SMOKE in a 4 FP Fire Lane: dice 3,3. SMOKE no DRM but it cancels FFMO: 0; a lane never cowers: Final 6.
name = "A9.222-smoke"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["open-ground"], smoke = 1 }

[weapons]
HMG = "german hmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
by boris
place s K8
place t J5
s is known
t is known
turn 1 russian MPh
s moves K7 1 MF not-assault seen-by f
by anna
a1 first by f sw:HMG 7 FP at K7 range 2 answers s total 7 FP column 6
roll r1 DR 2,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 6 result 1MC
f lane HMG to K5 4 FP in a1   ok A9.22-may  ok A9.22-none-if  ok A9.22-fp  ok A9.22-where
by boris
roll r2 DR 1,2 mc for s in a1 by boris
s checks 1MC r2 morale 7 passed in a1
s ends
t moves K6 2 MF assault seen-by f
by anna
a2 first by f sw:fire-lane.HMG 4 FP at K6 range 3 answers t total 4 FP column 4   ok A9.22-fp  ok A9.223-ends  ok A9.22-where  ok A9.222-order  ok A9.223-entered
roll r3 DR 3,3 ift in a2 by anna
a2 ift r3 column 4 final 6 result NMC   ok A9.222-not-reduced  ok A9.222-soft-cancel  ok A9.222-no-leader  = drm +0  = final 6  = NMC  = column 4
by boris
roll r4 DR 1,2 mc for t in a2 by boris
t checks NMC r4 morale 7 passed in a2
turn 1 russian DFPh
