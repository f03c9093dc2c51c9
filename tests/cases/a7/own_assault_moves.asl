# Assault Movement enters one Location (A4.61).
name = "A4.61: one Location"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g1 A5
place g2 E5
place r1 M5
turn 1 german MPh
g1 moves A6 1 MF assault seen-by nobody   ok A4.61-one-location
g1 moves A7 1 MF assault seen-by nobody   !! A4.61-one-location
g2 moves E6 1 MF not-assault seen-by nobody
g2 moves E7 1 MF assault seen-by nobody   !! A4.61-one-location
turn 1 german DFPh
