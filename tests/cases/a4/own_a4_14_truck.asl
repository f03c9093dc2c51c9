# A truck alone does not bar it.
name = "own_a4_14_truck"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "GAZ-MM" }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place t K8 vca K7-L7
t is known
by anna
place g K9
turn 1 german MPh
g moves K8 1 MF not-assault seen-by nobody   ok A4.14-enemy-location
