# A CX counter laid in the APh is that of the advance that it stands before; one of the MPh bars it.
name = "own_a4_72_cx_first"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K6 = { is = ["woods"], level = 1 }
K7 = { is = ["woods"], level = 1 }
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
h1 = { side = "german", type = "german 2-4-7", sw = [] }
l1 = { side = "german", type = "9-1" }
n1 = { side = "german", type = "8-0" }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
f1 = { side = "russian", type = "russian 2-2-7", sw = [] }
c1 = { side = "russian", type = "9-0", commissar = true }
---
by anna
place s1 K5
place s2 K9
by boris
place e1 Q20
by anna
turn 1 german MPh
s2 declares double-time
s2 moves K8 1 MF
s2 is CX
turn 1 german APh
s1 is CX
s1 advances K6
s2 advances K7   !! A4.72-cx-may-not
