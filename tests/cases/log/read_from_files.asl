# A game that was not played in VASL: a line that says it was read from a file lets nobody off.
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
[units.t]
side = "german"
class = "tracked"
afv = true
mp = 12
ce = true
open-topped = false
red-mp = false
radioless = false
---
by anna
place s D4
place t F4 vca G4-G5
turn 1 german MPh
from 1.20.1 shown place s D8   !! LOG.read-from-files   !! LOG.placed-again
from 1.21.1 cheapest t start 0 MP   !! LOG.read-from-files   !! D2.12-start-cost
undone 1.21.1   !! LOG.read-from-files
