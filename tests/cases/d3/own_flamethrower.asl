# FP that are not those of the counter, and fire in Motion.
name = "own_flamethrower"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ft = { side = "german", class = "tracked", afv = true, mp = 12, mount = "NT", ce = false, carries = false, weapons = { FT = { fp = 32, range = 1, x = 10, mount = "bow", role = "ma" } } }
off = { side = "german", class = "tracked", afv = true, mp = 12, mount = "NT", ce = false, carries = false, weapons = { FT = { fp = 24, range = 1, x = 10, mount = "bow", role = "ma" } } }
---
place ft K6 vca K5-L5
place off T5 vca T6-U6
turn 1 german MPh
ft start forward 1 MP
ft enter K5 1 MP
a1 bounding by ft FT 32 FP range 1   ?? LOG.names-both-sides  !! D3.6-exc-motion-halved
ft stop 1 MP
marker bounding-fire on ft
turn 1 german AFPh
a2 advancing by off FT 32 FP range 1   ?? LOG.names-both-sides  !! D3.6-as-infantry-ft
turn 1 russian RPh
turn 2 german PFPh
a3 prep by off FT 24 FP x1/2 Motion range 1   ?? LOG.names-both-sides  !! D3.6-exc-motion-halved
# In Motion in the AFPh: halved once, for the AFPh does not halve a FT.
turn 2 russian RPh
turn 3 german MPh
off start forward 1 MP
off enter T6 11 MP
off ends motion
turn 3 german AFPh
a4 advancing by off FT 24 FP x1/2 Motion range 1   ?? LOG.names-both-sides  ok D3.6-exc-motion-halved
# No FT keeps a ROF: its counter is due.
turn 3 russian RPh
turn 4 german MPh
off stop 1 MP
a5 bounding by off FT 24 FP range 1   ?? LOG.names-both-sides
off ends   !! D3.3-bounding-marker
