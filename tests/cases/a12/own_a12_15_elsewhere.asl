# Who is put back stands where it came from, and nowhere else; who entered no hex is put back from none.
name = "own_a12_15_elsewhere"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place s2 P5
by boris
place e K6
e is concealed
turn 1 german MPh
by anna
s moves K6 2 MF not-assault
by boris
e is no-longer concealed
by anna
s forced-back J5   !! A12.15-back
s2 moves P6 1 MF not-assault
s2 forced-back P5   ?? A12.15-back
turn 1 german DFPh
