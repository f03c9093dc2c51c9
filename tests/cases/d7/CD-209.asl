# illegal: a tank turns one hexspine within woods, and its Bog DR takes the +3 of an entry.
name = "CD-209"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K8 = { is = ["woods"] }
[units]
t = { side = "russian", type = "T-34/85" }
---
by boris
place t K8 vca K7-L7
turn 1 russian MPh
t start 1 MP total 1
t turn L7-L8 2 MP total 3
roll r1 DR 3,5 bog for t
t bog-check r1 drm +4 bogged   !! D8.2-turn-drm
t ends
