# A vehicle stalls as it starts.
name = "LOG.stalls-in-mph"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
pz = { side = "german", class = "tracked", maker = "german", afv = true, mp = 14, red-mp = false, radioless = false, mount = "T" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz A5 vca A4-B4
place r1 M5
turn 1 german PFPh
pz stalled delay 2 MP   !! LOG.stalls-in-mph
turn 1 german MPh
pz stalled delay 2 MP   ok LOG.stalls-in-mph
turn 1 german DFPh
