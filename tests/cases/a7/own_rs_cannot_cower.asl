# A die of who cannot cower selects nobody: where another is named, nothing is wrong with it (A7.9).
name = "own_rs_cannot_cower"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
j = { side = "german", type = "4-5-8", kind = "squad", nation = "british", quality = "elite" }
k = { side = "german", type = "4-5-7", kind = "squad", nation = "british", quality = "second-line" }
l = { side = "german", type = "4-5-7", kind = "squad", nation = "british", quality = "second-line" }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place j B5
place k B5
place l B5
place r B2
turn 1 german PFPh
a1 prep by j inherent 4 FP, k inherent 4 FP, l inherent 4 FP at B2 range 3 total 12 FP column 12
roll r1 DR 5,5 ift in a1
a1 ift r1 column 8 final 10 result NE
roll r2 dr 5 rs for j in a1
roll r3 dr 4 rs for k in a1
roll r4 dr 2 rs for l in a1
random-selection of j:r2,k:r3,l:r4 chosen k in a1   ok A7.9-rs-only-cowerable   ok A.9-highest
