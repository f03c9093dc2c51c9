# Clauses of D2 that a log decides: what a dispute, a Bog DR, a Motion attempt and a stay beside an AFV show. 1e.
name = "own_decided_1e"
printing = "1e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
E4 = { is = ["open-ground"], obstacle = ["building"] }
K4 = { is = ["open-ground"], bog = true }

[units]
tank = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
red = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = true, ce = true, mount = "T", open-topped = false }
mg = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false, weapons = { CMG = { kind = "mg", fp = 5, range = 12 } } }
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
t34 = { side = "russian", class = "tracked", afv = true, mp = 16, red-mp = false, ce = true, weapons = { CMG = { kind = "mg", fp = 4, range = 8 } } }
rs = { side = "russian", type = "russian 4-4-7" }
---
place t34 T4 vca U4-U5
place rs E7
rs is known
turn 1 german MPh
# a dispute over the clearance takes one die
place tank D4 vca E4-E5 under-way forward
tank bypass E4 along E4-E5 cafp E4-E5-F4 2 MP
roll r1 DR 3,4 for tank by gerda
tank clearance E4-E5 clear r1   !! D2.3-dispute-dr
tank stop 1 MP
place tank D4 vca E4-E5 under-way forward
tank bypass E4 along E4-E5 cafp E4-E5-F4 2 MP
roll r2 dr 3 for tank by gerda
tank clearance E4-E5 clear r2   ok D2.3-dispute-dr
tank stop 1 MP
# a Final Bog DR of 12 bogs
place tank K4 vca L3-L4 under-way forward
tank turn L4-K5 1 MP
roll r3 DR 5,4 bog for tank by gerda
tank bog-check r3 drm +3   !! D8.2-bog-number
tank turn L3-L4 1 MP
roll r4 DR 5,4 bog for tank by gerda
tank bog-check r4 drm +2   ok D8.2-bog-number
tank turn L4-K5 1 MP
roll r5 DR 6,6 bog for tank by gerda
tank bog-check r5   !! D8.2-bog-number
tank stop 1 MP
# who stays beside an enemy AFV as capable: a MG has no ammunition that runs out, a Gun may rely on such
place mg T3 vca U4-T4 under-way forward
mg enter T4 2 MP
attest capable mg yes
mg stop 1 MP   ok D2.6-nondepletable  ok D2.6-at-entry
place pz T3 vca U4-T4 under-way forward
pz enter T4 3 MP
attest capable pz yes
pz stop 1 MP   ?? D2.6-nondepletable  ok D2.6-at-entry
place mg T3 vca U4-T4 under-way forward
mg enter T4 3 MP
mg turn U4-U5 1 MP
attest capable mg yes
mg stop 1 MP   ?? D2.6-at-entry
turn 1 russian RPh
turn 1 russian MPh
# Motion attempts: the reliability DR, and a vehicle that bogs in its free turn
place red K8 vca L7-L8
place tank K4 vca L3-L4
place mg K12 vca L11-L12
place t34 T8 vca U8-U9
t34 start 1 MP seen-by red,tank,mg
t34 enter U8 1 MP seen-by red,tank,mg
red los t34 blocked earlier
tank los t34 blocked earlier
mg los t34 blocked earlier
roll r6 dr 2 motion for red by gerda
red motion-attempt against t34 r6 in-los 2 success   ok D2.401-new-los
roll r7 dr 1 motion for tank by gerda
tank motion-attempt against t34 r7 in-los 2 success
tank vca L4-K5 motion-attempt
roll r8 DR 6,6 bog for tank by gerda
tank bog-check r8 drm +0 bogged   ok D2.401-bog-failed
roll r9 dr 1 motion for mg by gerda
mg motion-attempt against t34 r9 in-los 2 success
t34 stop 1 MP
turn 1 russian DFPh   ?? D2.51-motion-attempt-1e
turn 2 german RPh
turn 2 russian RPh
turn 2 russian MPh
place red K8 vca L7-L8
place tank K4 vca L3-L4
tank is no-longer bogged   ?? LOG.status-by-word
place t34 T8 vca U8-U9
t34 start 1 MP seen-by red,tank
t34 enter U8 1 MP seen-by red,tank
red los t34 blocked earlier
tank los t34 blocked earlier
roll r10 dr 2 motion for red by gerda
red motion-attempt against t34 r10 in-los 2 success
roll r11 DR 2,3 reliability for red by gerda
red reliability r11 ok
roll r12 dr 1 motion for tank by gerda
tank motion-attempt against t34 r12 in-los 2 success
tank vca K5-J4 motion-attempt
roll r13 DR 6,6 bog for tank by gerda
tank bog-check r13 drm +0 bogged   ?? D2.401-bog-failed
t34 stop 1 MP
turn 2 russian DFPh   ok D2.51-motion-attempt-1e
