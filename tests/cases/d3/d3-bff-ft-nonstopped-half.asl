# vector d3-bff-ft-nonstopped-half
# The same FT fired by a vehicle that has not stopped is halved as Motion Fire.
name = "d3-bff-ft-nonstopped-half"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ft = { side = "german", class = "tracked", afv = true, mp = 12, mount = "NT", ce = false, carries = false, weapons = { FT = { fp = 24, range = 1, x = 10, mount = "bow", role = "ma" } } }
---
place ft K6 vca K5-L5
turn 1 german MPh
ft start forward 1 MP
ft enter K5 1 MP
a1 bounding by ft FT 24 FP x1/2 Motion range 1   ?? LOG.names-both-sides  = 12 FP  = column 12  ok D3.6-exc-motion-halved
