# A vehicle in Motion stays in that Motion by its attempt.
name = "own_d2_401_same_motion"
printing = "2e"
excerpts = true
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34 M43" }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g P8
turn 1 german MPh
by boris
place t K9 vca K8-L8 motion forward
by anna
g moves O8 1 MF not-assault seen-by t
g moves N8 1 MF not-assault seen-by t
g moves M8 1 MF not-assault seen-by t
by boris
t los g blocked earlier
by anna
t los g blocked earlier
by boris
roll r1 dr 3 motion for t by boris
t motion-attempt against g r1 in-los 3 success
marker reverse-motion on t   !! D2.401-same-motion
