# vector A17.2-bonus-stays
# A squad moves three Open Ground hexes stacked with a wounded leader and uses 3 of its MF. He still gives the bonus, but has only 3 MF himself.
name = "A17.2-bonus-stays"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "8-1", nation = "german" }
---
by anna
place a K5
place l K5
l is wounded
turn 1 german MPh
a moves K6 1 MF
l moves K6 1 MF
a moves K7 1 MF
l moves K7 1 MF
a moves K8 1 MF
l moves K8 1 MF
a ends
turn 1 german DFPh
