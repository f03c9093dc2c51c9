# illegal: a squad that passed its PAATC in the APh attacks the tank that starts in its Location without another in that MPh.
name = "CD-224"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
place g K7
by boris
place t K8 vca K7-L7
turn 1 german APh
by anna
roll r1 DR 2,3 tc for g
g checks PAATC r1 morale 7 passed
g advances K8
turn 1 russian MPh
by boris
t start 1 MP total 1 seen-by g
by anna
roll r4 DR 4,5 cc for g
cc by g against t r4   !! D7.21-paatc
