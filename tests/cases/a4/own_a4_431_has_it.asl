# Who gives a SW possesses it, and what is Recovered lies there (A4.43 to A4.44).
name = "own_a4_431_has_it"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
t = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
u = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
v = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
b = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
l = { side = "german", type = "9-1", kind = "leader", sw = [] }
e = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place t K5
place u M5
place v M5
place b M5
place l M5
b is broken,dm
place e N9
marker named HMG at M5
turn 1 german RPh
u gives LMG to v   !! A4.431-has-it
t gives MOL to s   !! A4.431-has-it
s gives LMG to t   ok A4.431-has-it
t gives LMG to s   ok A4.431-has-it
t gives LMG to s   ?? A4.431-has-it
roll r1 dr 2 named "recovery" for u
u recovers MMG r1 recovered   ?? A4.44-lies-there
roll r2 dr 2 named "recovery" for v
v recovers HMG r2 recovered   ok A4.44-lies-there
roll r3 dr 2 named "recovery" for u
u recovers HMG r3 recovered   ?? A4.44-lies-there
v drops HMG
roll r4 dr 2 named "recovery" for l
l recovers HMG r4 recovered   ok A4.44-lies-there
roll r5 dr 2 named "recovery" for l
l recovers ATR from b r5 recovered   !! A4.44-lies-there
