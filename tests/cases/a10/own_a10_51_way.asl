# Steps of a rout towards and beside enemies, into cover and out of it, in order and with MF (A10.5, A10.51).
name = "own_a10_51_way"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K7 = { is = ["woods"] }
K6 = { is = ["stone-building"] }
AA5 = { is = ["stone-building"] }
AA4 = { is = ["stone-building"] }

[units]
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
u = { side = "russian", type = "russian 4-4-7", sw = [] }
v = { side = "russian", type = "russian 4-4-7", sw = [] }
w = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
i = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "russian", type = "8-0" }
x = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g K12
place h U8
place i GG9
by boris
place r K8
r is broken,dm
place s M5
s is broken,dm
place t U10
t is broken,dm
place u AA5
u is broken,dm
place v GG10
v is broken,dm
place w A10
w is broken
place l A2
l is broken,dm,wounded
place x GG14
x is broken,dm
by anna
place d A6
d is broken,dm
turn 1 russian RtPh
by boris
g los r exists
# away from g, woods, and on into a building
r routs K7   ok A10.51-not-closer  ok A10.5-order  ok A10.5-dm-only  ok A10.5-six-mf
r routs K6   ok A10.51-stop
# out of the building that it came to: h is no nearer than it was
r routs K5
# beside h
t routs U9   !! A10.51-not-adjacent  ?? A10.51-not-closer
# within the building that it began in it may go on
u routs AA4
u routs AA3
# no DM is told, and enemies are near
w routs A11   ?? A10.5-dm-only
# a wounded leader has three MF
l routs B1
l routs C2   ?? A10.51-not-closer
l routs D1
l routs E2   !! A10.5-six-mf  ?? A10.51-not-closer
# out of the Location of an enemy a unit may come beside it
by anna
d routs A5
by boris
s routs M4   !! A10.5-order
# v stays beside i, x beside nobody
by anna
turn 1 russian APh   ok A10.5-must-adjacent  !! A10.5-must-adjacent
