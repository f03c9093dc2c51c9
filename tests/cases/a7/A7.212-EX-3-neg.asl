# vector A7.212-EX-3-neg
# The upper-level squad ignores the halftrack in its hex and fires at another hex.
name = "A7.212-EX-3-neg"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-4-7", kind = "squad" }
ht = { side = "german", type = "SPW 251", class = "halftrack", afv = true, ce = false, open-topped = true }
pax = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5 level 1
place ht K5 vca K4-L4
place pax K5
place t M5
pax boards ht
turn 1 german DFPh
a1 final by s inherent 4 FP at M5   !! A7.212-tpbf-exclusive  = may fire at K5/1,K5
roll r1 DR 6,5 ift in a1
a1 ift r1
