# D3.12, D3.51: fire after the turn that ends it, the hull turned after a shot at nothing known, Case A of a first turn.
name = "own_turns_again"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
P4 = { is = ["open-ground", "woods"] }
P8 = { is = ["open-ground"], obstacle = ["woods-or-building"], entry = "half" }

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
two = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
three = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
four = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
five = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
rs = { side = "russian", type = "russian 4-4-7" }
third = { side = "russian", type = "russian 4-4-7" }
foe = { side = "russian", type = "russian 4-4-7" }
six = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "NT", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
seven = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
eight = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
place pz X5 vca X4-Y5
place two T5 vca T4-U5
place three T15 vca T14-U15
place four P4 vca P3-Q4
place five P8 vca P7-Q8
place rs W4
place foe Z6
place third R4
third is known
rs is known
foe is known
turn 1 german PFPh
# it turned as the phase ended, and fires in it
pz tca Y5-Y6 end-of-fire-phase   ok D3.12-end-phase-tca-eligibility
a1 prep by pz MA at Z6 units foe   !! D3.12-end-phase-friendly-only
roll r1 DR 3,4 to-hit in a1
a1 to-hit pz MA r1 target foe number 8 final 7 hit
# after a shot at an empty hex the hull brings no turret weapon to bear, with the shot or in a line of its own
a2 prep by two MA at T2
roll r2 DR 1,4 to-hit in a2
a2 to-hit two MA r2
a3 prep by two MA rof at W4 units rs vca U5-U6   !! D3.51-known-target-for-next-turn
roll r3 DR 1,4 to-hit in a3
a3 to-hit two MA r3 target rs drm A +3 number 8 final 8 hit
a4 prep by three MA at T12
roll r4 DR 1,4 to-hit in a4
a4 to-hit three MA r4
three vca U15-U16 shot   !! D3.51-known-target-for-next-turn
a5 prep by three MA rof at W14
roll r5 DR 3,4 to-hit in a5
a5 to-hit three MA r5 drm A +3 number 8 final 10 miss
# a first turn is Case A; in woods it doubles, however the woods are named
a6 prep by four MA at R4 units third infantry-target tca Q4-Q5
roll r6 DR 2,5 to-hit in a6
a6 to-hit four MA r6 target third drm A +1 number 8 final 8 hit   !! C5.1-case-a  = case A +2
a7 prep by five MA at R8 tca Q8-Q9
roll r7 DR 3,4 to-hit in a7
a7 to-hit five MA r7 drm A +2 number 8 final 9 miss   ok C5.1-case-a  = case A +2
# a second turn pays from where the turret points now
a8 prep by four MA rof at P2 tca P3-Q4
roll r8 DR 3,4 to-hit in a8
a8 to-hit four MA r8 drm A +1 number 8 final 8 hit   !! D3.51-incremental-turn  = case A +2
# a bow weapon that fired at an empty hex brings the hull round no more
place six T20 vca T19-U20
a9 prep by six MA at T17
roll r9 DR 1,4 to-hit in a9
a9 to-hit six MA r9
a10 prep by six MA rof at W19 vca U20-U21   !! D3.51-known-target-for-next-turn
# in Bypass D2.321 counts what is turned
place seven K5 along K5-L4 cafp K5-L4-K4
a11 prep by seven MA at K1
roll r10 DR 1,4 to-hit in a11
a11 to-hit seven MA r10
seven tca L4-L5 shot   !! D2.321-four-tca
# of two rolls to hit for one vehicle the first counts, though neither names the attack
place eight AA20 vca Z19-AA19
a12 prep by eight MA at AA17
roll r11 DR 6,6 to-hit for eight
roll r12 DR 1,4 to-hit for eight
a12 to-hit eight MA r12   !! LOG.rolled-again
