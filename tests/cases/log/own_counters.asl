# A counter lies on a unit of its kind.
name = "own_counters"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }

[units.t]
side = "german"
class = "tracked"
afv = true
mp = 2
ce = true
open-topped = false
red-mp = false
radioless = false
---
place s K5
place t L8 vca K8-L7
turn 1 german MPh
t start 1 MP
t enter L7 1 MP
t ends motion
marker motion on t   ok LOG.counter-of-its-kind
marker motion on s   !! LOG.counter-of-its-kind
