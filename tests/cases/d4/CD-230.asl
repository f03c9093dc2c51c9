# The same truck: who counts two MF for the ride and the getting off goes two hexes on.
name = "CD-230"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
z = { side = "russian", type = "ZIS-5" }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place z K9 vca K8-L8
place r K9
r boards z
turn 1 russian MPh
z start 1 MP total 1
z enter K8 4 MP total 5
z stop 1 MP total 6
z spend unload 6 MP total 12   = 6 MP
r leaves z   ok D6.5-stopped ok D6.5-limit
z ends
r moves K7 1 MF   ok D6.5-mf-spent
r moves K6 1 MF   !! D6.5-mf-spent
