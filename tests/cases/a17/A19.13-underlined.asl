# vector A19.13-underlined
# An underlined SS 6-5-8, of a side whose MMC are all underlined and whose OB gives ELR 3 (no SSR), fails a 2MC with 10. 10 + 2 - 8 = 4 > 3: two broken 3-4-8.
name = "A19.13-underlined"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[elr]
german = 3
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german ss 6-5-8", sw = [] }
low = { side = "german", type = "german ss 3-4-8", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is known
by boris
place e K8
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 1,2 ift in a1
a1 ift r1 column 4 final 3 result 2MC
marker prep-fire on e
by anna
roll r2 DR 4,6 mc for s in a1
s checks 2MC r2 morale 8 failed in a1
s reduced into h1 like low in a1
place h2 K5 like low
h1 is broken,dm in a1
h2 is broken,dm in a1
by boris
turn 1 russian MPh
