# A truck of 21 MP used 5 MP and a Stop MP, more than a quarter: its Passenger has used two MF, and a third to get off; one is left.
name = "CD-229"
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
