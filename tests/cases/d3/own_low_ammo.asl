# Failures of a weapon with a circled B# that are not those of its roll.
name = "own_low_ammo"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
one = { side = "german", class = "tracked", afv = true, mount = "ST", ce = false, carries = false, weapons = { MA = { kind = "ordnance", b = 11, circled = true } } }
two = { side = "german", class = "tracked", afv = true, mount = "ST", ce = false, carries = false, weapons = { MA = { kind = "ordnance", b = 11, circled = true } } }
three = { side = "german", class = "tracked", afv = true, mount = "ST", ce = false, carries = false, weapons = { MA = { kind = "ordnance", b = 11, circled = true } } }
four = { side = "german", class = "tracked", afv = true, mount = "ST", ce = false, carries = false, weapons = { MA = { kind = "ordnance", b = 11, circled = true } } }
five = { side = "german", class = "tracked", afv = true, mount = "ST", ce = false, carries = false, weapons = { MA = { kind = "ordnance", b = 11, circled = true } } }
six = { side = "german", class = "tracked", afv = true, mount = "ST", ce = false, carries = false, weapons = { MA = { kind = "ordnance", b = 11, circled = true } } }
---
place one X5 vca X6-Y6
place two Z5 vca Z6-AA6
place three T5 vca T6-U6
place four P5 vca P6-Q6
place five L5 vca L6-M6
place six H5 vca H6-I6
three low-ammo MA
four low-ammo MA
five low-ammo MA
turn 1 german PFPh
a1 prep by one MA at X8
roll r1 DR 6,6 to-hit for one in a1
a1 to-hit one MA r1
one low-ammo MA r1   !! D3.71-original-12-malfunctions
a2 prep by two MA at Z8
roll r2 DR 5,6 to-hit for two in a2
a2 to-hit two MA r2
two malfunctions MA r2   !! D3.71-low-ammo
a3 prep by three MA at T8
roll r3 DR 5,6 to-hit for three in a3
a3 to-hit three MA r3
three malfunctions MA r3   !! D3.71-b-becomes-x
phase-end
turn 1 russian RPh
turn 2 german PFPh
a4 prep by four MA at P8
roll r4 DR 4,6 to-hit for four in a4
a4 to-hit four MA r4
phase-end   !! D3.71-new-b-one-less
turn 2 russian RPh
turn 3 german PFPh
a5 prep by five MA at L8
roll r5 DR 6,6 to-hit for five in a5
a5 to-hit five MA r5
phase-end   !! D3.71-x-disables-and-recalls
turn 3 russian RPh
turn 4 german PFPh
a6 prep by six MA at H8
roll r6 DR 5,6 to-hit for six in a6
a6 to-hit six MA r6
phase-end   !! D3.71-marker
