# What a file shows hex by hex costs a MF for each hex at least; a leader, Double Time and a road are counted in the unit's favour, and
# who may have ridden is not judged.
printing = "2e"
dice = "vasl"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
D18 = { is = ["brush"] }
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
u = { side = "german", type = "german 4-6-7", sw = [] }
v = { side = "german", type = "german 4-6-7", sw = [] }
w = { side = "german", type = "german 4-6-7", sw = [] }
x = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "german", type = "german 4-6-7", sw = [] }
y = { side = "german", type = "german 4-6-7", sw = [] }
z = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "9-1", sw = [] }
lorry = { side = "german", type = "Opel Blitz" }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s D1
place t H1
place l H1
place u L1
place v P1
place w T1
place x X1
place r BB1
place lorry BB1 vca BB2-CC2
place foe HH1
place y H15
place z D15
turn 1 german MPh
from 1.10.1 shown s moves D2
from 1.11.1 shown s moves D3
from 1.12.1 shown s moves D4
from 1.13.1 shown s moves D5
from 1.14.1 shown s moves D6
from 1.15.1 shown s moves D7
from 1.16.1 shown s moves D8   !! A4.1-shown-way
from 1.17.1 shown s moves D9
from 1.18.1 shown t moves H2
from 1.19.1 shown t moves H3
from 1.20.1 shown t moves H4
from 1.21.1 shown t moves H5
from 1.22.1 shown t moves H6
from 1.23.1 shown t moves H7
from 1.24.1 shown t moves H8
from 1.25.1 shown t moves H9   ok A4.1-shown-way
from 1.26.1 shown u moves L2
from 1.27.1 shown u moves L3
from 1.28.1 shown u moves L4
from 1.29.1 shown u moves L5
from 1.30.1 shown u moves L6   ok A4.1-shown-way
from 1.31.1 shown v moves P2
from 1.32.1 shown v moves P3
from 1.33.1 shown v moves P4
from 1.34.1 shown v moves P5
from 1.35.1 shown v moves P6
from 1.36.1 shown v is cx
from 1.37.1 shown w moves T12   ?? A4.1-shown-way
from 1.38.1 shown x moves X2
from 1.39.1 shown x moves X3
from 1.40.1 shown x moves X2
from 1.41.1 shown x moves X3
from 1.42.1 shown x moves X2
from 1.43.1 shown x moves X3
from 1.44.1 shown x moves X4
from 1.45.1 shown x moves X5   ok A4.1-shown-way
from 1.46.1 shown r moves BB2
from 1.47.1 shown r moves BB3
from 1.48.1 shown r moves BB4
from 1.49.1 shown r moves BB5
from 1.50.1 shown r moves BB6
from 1.51.1 shown r moves BB7
from 1.52.1 shown r moves BB8
from 1.53.1 shown r moves BB9
# A drag over several hexes goes the cheapest way, on which a road may lie; through the brush, or around it, it costs one more.
from 1.54.1 shown y moves H22   ok A4.1-shown-way
from 1.55.1 shown z moves D22   ?? A4.1-shown-way
turn 1 german DFPh   ?? A4.1-shown-cx
# A Russian one may go in a Human Wave, which no counter shows.
turn 1 russian MPh
from 1.62.1 shown foe moves HH2
from 1.63.1 shown foe moves HH3
from 1.64.1 shown foe moves HH4
from 1.65.1 shown foe moves HH5
from 1.66.1 shown foe moves HH6
from 1.67.1 shown foe moves HH7
from 1.68.1 shown foe moves HH8
from 1.69.1 shown foe moves HH9   ok A4.1-shown-way
from 1.70.1 shown foe moves HH10   !! A4.1-shown-way
turn 1 russian DFPh
