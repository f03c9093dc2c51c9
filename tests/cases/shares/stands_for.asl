name = "What it stands for, 1"
printing = "2e"
dice = "shares"
[players]
ivan = { side = "russian" }
hans = { side = "german" }
[units]
s1 = { side = "russian", type = "russian 4-4-7", sw = ["LMG", "MMG"] }
s2 = { side = "russian", type = "russian 4-5-8", sw = [] }
s3 = { side = "russian", type = "russian 4-5-8", sw = [] }
l1 = { side = "russian", type = "9-1", sw = [] }
b1 = { side = "russian", type = "russian 4-4-7", sw = ["ATR", "LMG"] }
t1 = { side = "russian", type = "T-34 M43" }
g1 = { side = "german", type = "german 4-6-7" }
[default-terrain]
is = ["open-ground"]

---
book 2 by ivan
# The SW that is Recovered, the weapon that is repaired, the hex of SMOKE grenades, who looks for a PF or a "?" or creates a leader, and that it is an Ambush dr stand in the declaration of the dr, where several may be meant.
by ivan
commit 16 salt 0101010101010101010101010101010101010101010101010101010101010101 own e498af2c0270d4a2a88d05b1c706077d5faff2c3b0ddd0aabd1cc2774204898e answers 7f32d680e48f9ab646867176e08cce31b7c8755def9ee858470878f9971815eb
by hans
commit 16 salt 0101010101010101010101010101010101010101010101010101010101010101 own ccf62bc6f849e29cd428892d64b55fd886b8066e3909ce8dde8bec716c2088f7 answers f2cd5a118e623195e20da1b8327c782fe020ebc62e710b3ca9116e6b1b573900
by ivan
place s1 K5
place s2 K5
place s3 K6
place l1 K6
place b1 K6
b1 is broken,dm
place t1 FF5 vca EE5-EE6
turn 1 russian RPh
s1 drops LMG
s1 drops MMG
t1 malfunctions MA   ?? LOG.failure-cause
t1 malfunctions CMG   ?? LOG.failure-cause
b1 malfunctions sw:LMG   ?? LOG.failure-cause
b1 malfunctions sw:ATR   ?? LOG.failure-cause
by hans
place g1 K12
by ivan
turn 1 russian MPh
declare rolls 1 r1 dr wound for s2
by hans
answer ivan 1 d3b2314939ac48e7497b67ff2f371c3aec53992c9c811608f77dae6c8db11b1d
by ivan
roll r1 dr 2 wound for s2 by ivan shares 1 f4168321303a1476830ca261be9dad951ac0b869d603b66b27fe46e9e556311e d3b2314939ac48e7497b67ff2f371c3aec53992c9c811608f77dae6c8db11b1d
s2 recovers MMG r1   !! DICE.stands-for   !! A4.44-recovery-cost
