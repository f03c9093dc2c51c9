# A prisoner goes with its Guard, told in a line of its own or not.
name = "own_a20_5_goes_along"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 I8
by boris
place r1 I9
place r2 I4
r1 is broken,dm
by anna
g1 los r1 exists
turn 1 german RtPh
by boris
r1 surrenders to g1
by anna
turn 1 german APh
g1 advances I7
by boris
r1 advances I7   ok A4.7-able
by anna
turn 1 german CCPh
by boris
turn 1 russian RPh
turn 1 russian CCPh
by anna
turn 2 german RPh
turn 2 german PFPh
turn 2 german MPh
g1 moves I6 1 MF not-assault seen-by r2
g1 moves J6 1 MF not-assault seen-by r2
by boris
r1 moves J6 1 MF   ok A4.1-able
