# vector a7x-pin-counter-vehicle-moves
# An OT halftrack under a Pin counter continues its move.
name = "a7x-pin-counter-vehicle-moves"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true, mp = 16, red-mp = false }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place ht K5 vca K4-L4
place t A1
turn 1 german MPh
ht start 1 MP
marker pin on ht   ?? LOG.no-cause
ht enter K4 1 MP   = allowed
