//! Games in which much of one thing is piled up, made by rule: all in one hex, one out of the other, declared and taken back.
//! For counting what their reader works, and for measuring; not for playing.

use std::fmt::Write as _;

/// A head with so many squads, and the one that they fire at.
pub(crate) fn head(units: usize) -> String {
    let mut head = "name = \"hostile\"\nprinting = \"2e\"\n[players]\nhans = { side = \"german\" }\n\
        ivan = { side = \"russian\" }\n[default-terrain]\nis = [\"open-ground\"]\n[units]\n\
        foe = { side = \"russian\", type = \"russian 4-4-7\" }\n"
        .to_owned();
    (0..units).for_each(|n| {
        writeln!(head, "s{n} = {{ side = \"german\", fp = 4, range = 6 }}").expect("a text takes it")
    });
    head + "---\nby hans\nplace foe K8\n"
}

/// Units, as many as a line is long, all in one hex.
pub(crate) fn placed_in_one_hex(n: usize) -> String {
    (0..n).fold(head(n), |text, unit| text + &format!("place s{unit} K5\n"))
}

/// A squad's fire at it.
pub(crate) fn fire(attack: usize, unit: usize) -> String {
    format!("a{attack} prep by s{unit} inherent 4 FP at K8 range 3 total 4 FP column 4\n")
}

/// One shot reduces a unit, and what is left of it, and so on, all in the hex where the first stood.
pub(crate) fn chain_of_reductions(n: usize) -> String {
    let shot = "place s0 K5\nturn 1 russian PFPh\nby ivan\na1 prep by foe inherent 4 FP at K5 range 3 total 4 FP column 4\n";
    let rolled = "roll r1 DR 1,1 ift in a1\na1 ift r1 column 4 final 2 result K/1\n";
    (0..n).fold(head(1) + shot + rolled, |text, nth| {
        text + &format!("s{nth} reduced into s{} like s0 in a1\n", nth + 1)
    })
}

/// Units that stand in one hex leave it one after the other for the next.
pub(crate) fn movers_in_one_hex(n: usize) -> String {
    (0..n / 2).fold(placed_in_one_hex(n / 2) + "turn 1 german MPh\n", |text, unit| {
        text + &format!("s{unit} moves K6 1 MF not-assault seen-by nobody\n")
    })
}

/// An attack is declared, taken back and declared anew.
pub(crate) fn attacks_taken_back(n: usize) -> String {
    let first = head(1) + "place s0 K5\nturn 1 german PFPh\n";
    (0..n / 2).fold(first, |text, attack| {
        text + &fire(attack, 0) + &format!("retract to {} agreed-by ivan\n", 3 + 2 * attack)
    })
}
