//! The ways to bend the dice of a game by shares: how each is played, and what the opponent is told.

use crate::dice_shares::table::{Table, made, with};
use crate::mail::key;
use asl_core::event::{DiceRolled, What};

/// A way to bend the dice: the line of the table, how it is played, the exit code of `receive`, the clause, the words.
pub(super) type Way = (&'static str, fn() -> Table, u8, &'static str, &'static str);

/// The head, with or without keys and with the dice of shares or on honour.
pub(super) fn head(dice: &str, keyed: bool) -> String {
    let key = |player: &str| if keyed { format!(", key = \"{}\"", key(player)) } else { String::new() };
    format!(
        r#"name = "Two who do not trust each other"
printing = "2e"
{dice}
[players]
ivan = {{ side = "russian"{} }}
hans = {{ side = "german"{} }}
[units]
s1 = {{ side = "russian", type = "russian 4-4-7" }}
s2 = {{ side = "russian", type = "russian 4-4-7" }}
g1 = {{ side = "german", type = "german 4-6-7" }}
"#,
        key("ivan"),
        key("hans")
    )
}

pub(super) const A1: &str = "a1 prep by s1 inherent 4 FP at K8 units g1 range 3 total 4 FP column 4";
pub(super) const A2: &str = "a2 prep by s2 inherent 4 FP at K8 units g1 range 2 total 4 FP column 4";

/// Both have committed, the units are there, turn 1 has begun.
pub(super) fn begun() -> Table {
    let mut table = committed_by(&["ivan", "hans"]);
    set_up(&mut table);
    table
}

fn committed_by(players: &[&str]) -> Table {
    let mut table = Table::of(&head("dice = \"shares\"", true));
    players.iter().for_each(|player| table.commit(player, 16));
    table
}

pub(super) fn set_up(table: &mut Table) {
    for line in ["place s1 K5", "place s2 K6", "turn 1 russian PFPh"] {
        table.line("ivan", line);
    }
    table.line("hans", "place g1 K8");
}

pub(super) fn mc_of_s1() -> Table {
    made(begun(), "declare rolls 1 r1 DR mc for s1", 1..=1)
}

fn two_checks() -> Table {
    made(begun(), "declare rolls 1 r1 DR mc for s1, 2 r2 DR mc for s2", 1..=2)
}

fn a_dozen() -> Table {
    let rolls: Vec<String> = (1..=12).map(|n| format!("{n} r{n} DR")).collect();
    with(begun(), &[&format!("declare rolls {}", rolls.join(", "))])
}

fn five_for_one_attack() -> Table {
    let rolls: Vec<String> = (1..=5).map(|n| format!("{n} r{n} DR ift in a1")).collect();
    with(begun(), &[A1, &format!("declare rolls {}", rolls.join(", "))])
}

fn again_for_the_attack() -> Table {
    let table = made(with(begun(), &[A1]), "declare rolls 1 r1 DR ift in a1", 1..=1);
    with(table, &["declare rolls 2 r2 DR ift in a1"])
}

fn answered() -> Table {
    let mut table = with(begun(), &["declare rolls 1 r1 DR mc for s1"]);
    table.answer("hans", "ivan", 1);
    table
}

/// Ivan's roll under its index once more, with the best of dice.
fn taken_again() -> Table {
    let mut table = answered();
    let due = table.due("ivan", 1);
    table.push("ivan", What::DiceRolled(due.clone()));
    let dice = crate::dice_shares::table::other_than(due.dice);
    table.push("ivan", What::DiceRolled(DiceRolled { dice, ..due }));
    table
}

fn swapped_when_rolled() -> Table {
    let mut table = with(begun(), &["declare rolls 1 r1 DR mc for s1, 2 r2 DR mc for s2"]);
    table.answer("hans", "ivan", 2);
    let (one, other) = (table.due("ivan", 1), table.due("ivan", 2));
    table.push("ivan", What::DiceRolled(DiceRolled { roll: one.roll, unit: one.unit, ..other }));
    table
}

pub(super) const A1_AGAIN: &str = "a1 prep by s2 inherent 4 FP at K8 units g1 range 2 total 4 FP column 4";

/// a1 with its dice, and with a MC that hangs on them: both answered, the first made.
pub(super) fn fired() -> Table {
    let mut table = with(begun(), &[A1, "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for g1 in a1 if r1"]);
    table.answer("hans", "ivan", 2);
    table.roll("ivan", 1);
    table
}

/// Ivan knew the MC that he lets the target of his next attack roll.
fn check_of_the_first() -> Table {
    let mut table = with(fired(), &["a1 ift r1", A1_AGAIN]);
    table.roll("ivan", 2);
    with(table, &["g1 checks NMC r2 in a1"])
}

pub(super) fn never_due() -> Table {
    let line = "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for g1 if r1 least 13";
    let mut table = with(begun(), &[A1, line]);
    table.answer("hans", "ivan", 2);
    table.roll("ivan", 1);
    table
}

fn attack_behind_its_dice() -> Table {
    with(made(begun(), "declare rolls 1 r1 DR ift in a1", 1..=1), &[A1])
}

fn later_attack() -> Table {
    with(made(with(begun(), &[A1, A2]), "declare rolls 1 r1 DR ift in a1", 1..=1), &["a2 ift r1"])
}

fn two_causes() -> Table {
    let line = "declare rolls 1 r1 DR mc for s1, 2 r2 DR mc for s2 if r1";
    with(made(begun(), line, 1..=2), &["s2 checks NMC r2"])
}

pub(super) fn uncommitted() -> Table {
    let mut table = committed_by(&["hans"]);
    set_up(&mut table);
    with(table, &["declare rolls 1 r1 DR mc for s1"])
}

/// Every enemy's MC is known, and the shot goes at the one who will fail.
fn aimed_by_a_check() -> Table {
    with(made(begun(), "declare rolls 1 r1 DR mc for g1", 1..=1), &[A1, "g1 checks NMC r1 in a1"])
}

/// Both take a shot back; its dice are known.
fn for_another_shot() -> Table {
    let mut table = made(with(begun(), &[A1]), "declare rolls 1 r1 DR ift in a1", 1..=1);
    let back = table.log.events.len() - 5;
    table.line("hans", &format!("retract to {back} agreed-by ivan"));
    with(table, &[A1_AGAIN, "a1 ift r1"])
}

fn second_first() -> Table {
    let table = with(begun(), &[A1, A2]);
    with(made(table, "declare rolls 1 r1 DR ift in a1, 2 r2 DR ift in a2", 1..=2), &["a2 ift r2"])
}

pub(super) const WAYS: [Way; 33] = [
    ("a dozen `DR other`", a_dozen, 2, "DICE.occasion", "could serve whatever its dice are best for"),
    (
        "five DR for one attack",
        five_for_one_attack,
        2,
        "DICE.one-roll",
        "r2 is declared for IFT in a1, and r1 is that",
    ),
    (
        "five DR for one attack, one by one",
        again_for_the_attack,
        2,
        "DICE.one-roll",
        "and r1 is that already",
    ),
    (
        "a second DR for a check",
        || with(mc_of_s1(), &["declare rolls 2 r2 DR mc for s1 in a1"]),
        2,
        "DICE.one-roll",
        "r2 is declared for MC for s1 in a1, and r1 is that already",
    ),
    (
        "used for another unit",
        || with(mc_of_s1(), &["s2 checks NMC r1"]),
        2,
        "LOG.roll-of-another",
        "roll r1 was made for s1, not for s2",
    ),
    (
        "used for another check",
        || with(made(begun(), "declare rolls 1 r1 DR tc for s1", 1..=1), &["s1 checks NMC r1"]),
        2,
        "LOG.roll-purpose",
        "roll r1 was made for TC, not for MC",
    ),
    (
        "used for another attack",
        later_attack,
        2,
        "LOG.roll-of-another",
        "roll r1 was made for a1, not for a2",
    ),
    (
        "in words of his own, used for a check",
        || with(made(begun(), "declare rolls 1 r1 DR named \"luck\" for s1", 1..=1), &["s1 checks NMC r1"]),
        2,
        "LOG.roll-purpose",
        "roll r1 was made for luck, not for MC",
    ),
    (
        "used for another cause",
        two_causes,
        2,
        "LOG.roll-of-another",
        "roll r2 was declared for what follows from r1",
    ),
    (
        "used twice",
        || with(mc_of_s1(), &["s1 checks NMC r1", "s1 checks NMC r1"]),
        2,
        "LOG.roll-used-twice",
        "roll r1 already served event",
    ),
    (
        "two rolls swapped",
        || with(two_checks(), &["s1 checks NMC r2"]),
        2,
        "LOG.roll-of-another",
        "roll r2 was made for s2, not for s1",
    ),
    ("two rolls swapped when made", swapped_when_rolled, 2, "DICE.as-declared", "is not what was declared"),
    (
        "an attack behind its dice",
        attack_behind_its_dice,
        2,
        "DICE.attack-first",
        "before the attack was declared",
    ),
    (
        "a number given twice by mistake",
        || with(fired(), &["a1 ift r1", A1_AGAIN]),
        1,
        "LOG.attack-repeated",
        "an attack a1 was declared before",
    ),
    (
        "a number given again while its dice lie ready",
        || with(fired(), &[A1_AGAIN]),
        2,
        "DICE.attack-first",
        "before the attack was declared",
    ),
    (
        "a check used for the next attack of its number",
        check_of_the_first,
        2,
        "LOG.roll-of-another",
        "roll r2 was declared for another a1, before this one",
    ),
    (
        "an attack that its dice do not name",
        || with(begun(), &["declare rolls 1 r1 DR ift for s1"]),
        2,
        "DICE.occasion",
        "without its attack",
    ),
    (
        "a roll that came due, not made",
        || with(answered(), &["turn 1 russian MPh"]),
        1,
        "DICE.roll-withheld",
        "declared and answered, and never rolled: r1",
    ),
    (
        "a roll made, not used",
        || with(made(begun(), "declare rolls 1 r1 DR rally for s1", 1..=1), &["turn 1 russian MPh"]),
        1,
        "DICE.roll-unused",
        "not used for what they were declared for: r1 (Rally)",
    ),
    (
        "kept for another phase",
        || {
            let table = made(begun(), "declare rolls 1 r1 DR rally for s1", 1..=1);
            with(table, &["turn 1 russian MPh", "s1 checks rally r1"])
        },
        2,
        "LOG.roll-late",
        "was made in an earlier phase",
    ),
    (
        "a forfeit of what never came due",
        || with(never_due(), &["forfeit ivan 2 withheld-by ivan"]),
        1,
        "DICE.forfeit-unfounded",
        "no share is missing for index 2 of ivan: it never came due",
    ),
    (
        "a roll again under its index, with other dice",
        taken_again,
        2,
        "DICE.rolled-once",
        "a roll r1 was made before",
    ),
    (
        "declared by one who has not committed",
        uncommitted,
        2,
        "DICE.committed-first",
        "ivan committed to shares up to",
    ),
    (
        "a forfeit of his own roll",
        || with(answered(), &["forfeit ivan 1 withheld-by ivan"]),
        1,
        "DICE.withheld",
        "ivan gave no share for index 1 of ivan",
    ),
    (
        "a forfeit of his own roll, and then a typed one",
        || with(answered(), &["forfeit ivan 1 withheld-by ivan", "roll r1 DR 1,1 mc for s1"]),
        2,
        "DICE.typed-in",
        "DR 1,1 is typed in",
    ),
    (
        "a forfeit laid on Hans, who answered, and then a typed one",
        || with(answered(), &["forfeit ivan 1 withheld-by hans", "roll r1 DR 1,1 mc for s1"]),
        2,
        "DICE.typed-in",
        "DR 1,1 is typed in",
    ),
    (
        "a forfeit of his own roll, and then another",
        || with(answered(), &["forfeit ivan 1 withheld-by ivan", "declare rolls 2 r2 DR mc for s1"]),
        2,
        "DICE.one-roll",
        "r2 is declared for MC for s1, and r1 is that already",
    ),
    (
        "a check of the enemy first, and then the shot at it",
        aimed_by_a_check,
        2,
        "DICE.cause-first",
        "before a1 was declared",
    ),
    (
        "an IFT DR, and no attack",
        || with(made(begun(), "declare rolls 1 r1 DR ift in a1", 1..=1), &["turn 1 russian MPh"]),
        1,
        "DICE.roll-unused",
        "made for an attack that was never declared: r1 (IFT)",
    ),
    (
        "known dice for another shot, after a retraction",
        for_another_shot,
        1,
        "DICE.as-aimed",
        "r1 was known when a1 stood for another shot",
    ),
    (
        "the second of two attacks settled first",
        second_first,
        1,
        "DICE.in-order",
        "r1 was declared before r2",
    ),
    (
        "the second of two TK used",
        || {
            let line = "declare rolls 1 r1 DR to-kill in a1, 2 r2 DR to-kill in a1";
            with(made(with(begun(), &[A1]), line, 1..=2), &["a1 to-kill r2"])
        },
        1,
        "DICE.in-order",
        "r1 was declared before r2",
    ),
    (
        "a name spelled in another way",
        || {
            with(
                made(begun(), "declare rolls 1 r1 DR named \"wind\"", 1..=1),
                &["declare rolls 2 r2 DR named \"W\u{456}nd\""],
            )
        },
        2,
        "DICE.one-roll",
        "and r1 is that already",
    ),
];
