//! An adversary plays every trick with the dice; each is found, once, at its event, by its clause.

use super::table::{Table, head, other_than};
use asl_core::audit::Game;
use asl_core::event::*;
use asl_core::scenario::DiceScheme;
use asl_core::shares::Use;

/// A trick: what it is called, the clause that finds it at the last event, and how it is played.
struct Trick(&'static str, &'static str, fn() -> Table);

const MC: &str = "declare rolls 1 r1 DR mc for s1";

fn answered() -> Table {
    let mut table = Table::begun();
    table.line("ivan", MC);
    table.answer("hans", "ivan", 1);
    table
}

/// The honest roll, changed.
fn rolled(mut table: Table, change: impl Fn(&mut DiceRolled)) -> Table {
    let mut due = table.due("ivan", 1);
    change(&mut due);
    table.push("ivan", What::DiceRolled(due));
    table
}

fn shares(rolled: &mut DiceRolled, change: impl Fn(&mut u32, &mut [u8; 32], &mut [u8; 32])) {
    if let Evidence::Shares { index, own, other } = &mut rolled.evidence {
        change(index, own, other);
    }
}

fn with(mut table: Table, by: &str, line: &str) -> Table {
    table.line(by, line);
    table
}

const COMMITMENTS: &[Trick] = &[
    Trick("a commitment to no share", "DICE.commitment", || {
        let mut table = Table::pinned(&head());
        let committed = SharesCommitted { length: 0, salt: [0; 32], own: [0; 32], answers: [0; 32] };
        table.push("ivan", What::SharesCommitted(committed));
        table
    }),
    Trick("the director commits", "DICE.commitment", || {
        let mut table = Table::pinned(&head());
        table.commit("tom", 8);
        table
    }),
    Trick("dice without an opponent", "DICE.commitment", || {
        let mut table = Table::pinned(&head().replace("hans = { side = \"german\" }", "hans = {}"));
        table.commit("ivan", 8);
        table
    }),
    Trick("a roll is declared before the other has committed", "DICE.committed-first", || {
        let mut table = Table::pinned(&head());
        table.commit("ivan", 8);
        table.line("ivan", MC);
        table
    }),
    Trick("a roll beyond the committed shares", "DICE.committed-first", || {
        let rolls: Vec<String> = (1..=9).map(|n| format!("{n} r{n} DR mc for s1 in a{n}")).collect();
        with(Table::begun(), "ivan", &format!("declare rolls {}", rolls.join(", ")))
    }),
];

const DECLARATIONS: &[Trick] = &[
    Trick("a stale index is declared again", "DICE.index-order", || {
        let mut table = answered();
        table.roll("ivan", 1);
        with(table, "ivan", "declare rolls 1 r2 DR mc for s1")
    }),
    Trick("the purpose is changed after the answer", "DICE.index-order", || {
        with(answered(), "ivan", "declare rolls 1 r2 DR ift in a1")
    }),
    Trick("a roll for nothing named", "DICE.occasion", || {
        with(Table::begun(), "ivan", "declare rolls 1 r1 DR")
    }),
    Trick("two rolls for one check", "DICE.one-roll", || {
        with(Table::begun(), "ivan", "declare rolls 1 r1 DR mc for s1, 2 r2 DR mc for s1")
    }),
    Trick("an index is skipped", "DICE.index-order", || {
        with(Table::begun(), "ivan", "declare rolls 2 r1 DR mc for s2")
    }),
    Trick("the share is known before the roll is declared", "DICE.declared-before-answer", || {
        let mut table = Table::begun();
        table.answer("hans", "ivan", 1);
        table.log.events.truncate(4);
        // The answer went astray in the log, not in the mail: here it stands, and the declaration behind it.
        table.answer("hans", "ivan", 1);
        table.line("ivan", MC);
        table
    }),
    Trick("a roll's number declared twice", "DICE.roll-number", || {
        with(answered(), "ivan", "declare rolls 2 r1 DR mc for s2")
    }),
];

const ANSWERS: &[Trick] = &[
    Trick("the roller answers himself", "DICE.answerer", || {
        let mut table = Table::begun();
        table.line("ivan", MC);
        table.answer("ivan", "ivan", 1);
        table
    }),
    Trick("the director answers", "DICE.answerer", || {
        let mut table = Table::begun();
        table.line("ivan", MC);
        table.answer_with("tom", "ivan", 1, [3; 32]);
        table
    }),
    Trick("an answer before any declaration", "DICE.answer-declared", || {
        let mut table = Table::begun();
        table.answer("hans", "ivan", 1);
        table
    }),
    Trick("an index answered twice, differently", "DICE.answered-twice", || {
        let mut table = answered();
        table.answer_with("hans", "ivan", 1, [9; 32]);
        table
    }),
    Trick("a made-up share", "DICE.answer-share", || {
        let mut table = Table::begun();
        table.line("ivan", MC);
        table.answer_with("hans", "ivan", 1, [9; 32]);
        table
    }),
    Trick("the opponent's share sent back as an echo", "DICE.answer-share", || {
        let mut table = answered();
        table.roll("ivan", 1);
        table.line("ivan", "declare rolls 2 r2 DR mc for s2");
        let echo = table.share("ivan", Use::Own, 1);
        table.answer_with("hans", "ivan", 2, echo);
        table
    }),
    Trick("an old share replayed", "DICE.answer-share", || {
        let mut table = answered();
        table.roll("ivan", 1);
        table.line("ivan", "declare rolls 2 r2 DR mc for s2");
        let old = table.share("hans", Use::Answers, 1);
        table.answer_with("hans", "ivan", 2, old);
        table
    }),
    Trick("the share of a later index", "DICE.answer-share", || {
        let mut table = Table::begun();
        table.line("ivan", MC);
        let later = table.share("hans", Use::Answers, 2);
        table.answer_with("hans", "ivan", 1, later);
        table
    }),
    Trick("a share of his own rolls instead", "DICE.answer-share", || {
        let mut table = Table::begun();
        table.line("ivan", MC);
        let own = table.share("hans", Use::Own, 1);
        table.answer_with("hans", "ivan", 1, own);
        table
    }),
    Trick("a share for another game", "DICE.answer-share", || {
        let mut elsewhere = Table::pinned(&head().replace("Two who", "Two others who"));
        elsewhere.commit("hans", 8);
        let mut table = Table::begun();
        table.line("ivan", MC);
        table.answer_with("hans", "ivan", 1, elsewhere.share("hans", Use::Answers, 1));
        table
    }),
    Trick("an answer beyond the committed shares", "DICE.answer-share", || {
        let mut table = Table::begun();
        table.commit("ivan", 8);
        let rolls: Vec<String> = (1..=9).map(|n| format!("{n} r{n} DR mc for s1 in a{n}")).collect();
        table.line("ivan", &format!("declare rolls {}", rolls.join(", ")));
        table.answer_with("hans", "ivan", 9, [9; 32]);
        table
    }),
];

const ROLLS: &[Trick] = &[
    Trick("the dice are typed in", "DICE.typed-in", || with(answered(), "ivan", "roll r1 DR 1,1 mc for s1")),
    Trick("a better value beside good shares", "DICE.values", || {
        rolled(answered(), |due| due.dice = other_than(due.dice))
    }),
    Trick("a roll that was never declared", "DICE.undeclared", || {
        rolled(answered(), |due| shares(due, |index, _, _| *index = 2))
    }),
    Trick("a roll made twice", "DICE.rolled-once", || {
        let mut table = answered();
        table.roll("ivan", 1);
        rolled(table, |due| due.roll = RollId(2))
    }),
    Trick("the same roll told again", "LOG.roll-repeated", || {
        let mut table = answered();
        table.roll("ivan", 1);
        rolled(table, |_| {})
    }),
    Trick("declared for one unit, rolled for another", "DICE.as-declared", || {
        rolled(answered(), |due| due.unit = Some("s2".parse().expect("a unit")))
    }),
    Trick("declared for one purpose, rolled for another", "DICE.as-declared", || {
        rolled(answered(), |due| due.purpose = Purpose::Rally)
    }),
    Trick("a roll before the answer", "DICE.answered", || {
        let mut table = Table::begun();
        table.line("ivan", MC);
        rolled(table, |_| {})
    }),
    Trick("another share put in the other's mouth", "DICE.answered", || {
        rolled(answered(), |due| shares(due, |_, _, other| other[0] ^= 1))
    }),
    Trick("a share of his own made to measure", "DICE.own-share", || {
        rolled(answered(), |due| shares(due, |_, own, _| own[31] ^= 1))
    }),
    Trick("the other's share as his own", "DICE.own-share", || {
        rolled(answered(), |due| shares(due, |_, own, other| *own = *other))
    }),
    Trick("an old share of his own", "DICE.own-share", || {
        let mut table = answered();
        table.roll("ivan", 1);
        table.line("ivan", "declare rolls 2 r2 DR mc for s2");
        table.answer("hans", "ivan", 2);
        let mut due = table.due("ivan", 2);
        let old = table.share("ivan", Use::Own, 1);
        shares(&mut due, |_, own, _| *own = old);
        table.push("ivan", What::DiceRolled(due));
        table
    }),
    Trick("a roll whose condition is not met", "DICE.not-due", || {
        let mut table = Table::begun();
        table.line("ivan", "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for s2 if r1 least 13");
        table.answer("hans", "ivan", 2);
        table.roll("ivan", 1);
        table.roll("ivan", 2);
        table
    }),
    Trick("a roll before the one that it hangs on", "DICE.not-due", || {
        let mut table = Table::begun();
        table.line("ivan", "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for s2 if r1");
        table.answer("hans", "ivan", 2);
        table.roll("ivan", 2);
        table
    }),
];

const MISSING: &[Trick] = &[
    Trick("the roller keeps a bad roll to himself", "DICE.roll-withheld", || {
        with(answered(), "ivan", "turn 1 russian MPh")
    }),
    Trick("a conditional roll that is due is not made", "DICE.roll-withheld", || {
        let mut table = Table::begun();
        table.line("ivan", "declare rolls 1 r1 DR tc for s1, 2 r2 DR mc for s2 if r1 most 12");
        table.answer("hans", "ivan", 2);
        table.roll("ivan", 1);
        with(table, "ivan", "turn 1 russian MPh")
    }),
    Trick("an attempt that failed is kept back", "DICE.roll-unused", || {
        let mut table = Table::begun();
        table.whole("ivan", "hans", "declare rolls 1 r1 DR rally for s1", 1);
        with(table, "ivan", "turn 1 russian MPh")
    }),
    Trick("a forfeit of a roll that never came due", "DICE.forfeit-unfounded", || {
        let mut table = Table::begun();
        table.line("ivan", "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for s2 if r1 least 13");
        table.answer("hans", "ivan", 2);
        table.roll("ivan", 1);
        with(table, "hans", "forfeit ivan 2 withheld-by ivan")
    }),
    Trick("the game goes on without an answer", "DICE.unanswered", || {
        with(with(Table::begun(), "ivan", MC), "ivan", "turn 1 russian MPh")
    }),
    Trick("the game ends without an answer", "DICE.unanswered", || {
        with(with(Table::begun(), "ivan", MC), "hans", "concede")
    }),
    Trick("an answer is withheld", "DICE.withheld", || {
        with(with(Table::begun(), "ivan", MC), "ivan", "forfeit ivan 1 withheld-by hans")
    }),
    Trick("a roll is withheld", "DICE.withheld", || {
        with(answered(), "hans", "forfeit ivan 1 withheld-by ivan")
    }),
    Trick("a forfeit of one who answered", "DICE.forfeit-unfounded", || {
        with(answered(), "ivan", "forfeit ivan 1 withheld-by hans")
    }),
    Trick("a forfeit of a roll that was made", "DICE.forfeit-unfounded", || {
        let mut table = answered();
        table.roll("ivan", 1);
        with(table, "hans", "forfeit ivan 1 withheld-by ivan")
    }),
    Trick("values in place of a forfeited roll", "DICE.typed-in", || {
        let table = with(with(Table::begun(), "ivan", MC), "ivan", "forfeit ivan 1 withheld-by hans");
        with(table, "ivan", "roll r1 DR 1,1 mc for s1")
    }),
];

fn tricks() -> impl Iterator<Item = &'static Trick> {
    [COMMITMENTS, DECLARATIONS, ANSWERS, ROLLS, MISSING].into_iter().flatten()
}

#[test]
fn every_trick_is_found_once_at_its_event() {
    for Trick(name, clause, play) in tricks() {
        let table = play();
        let last = table.log.events.len() as u64 - 1;
        let here: Vec<_> =
            table.found().into_iter().filter(|(seq, _)| *seq == last).map(|(_, id)| id).collect();
        assert_eq!(here, [*clause], "{name}");
    }
}

/// One trick, one finding: only those that need two breaches have an earlier one.
#[test]
fn a_trick_is_no_more_than_its_own_finding() {
    let two = [
        "the share is known before the roll is declared",
        "values in place of a forfeited roll",
        "an answer beyond the committed shares",
    ];
    for Trick(name, _, play) in tricks().filter(|trick| !two.contains(&trick.0)) {
        let found = play().found();
        assert_eq!(found.len(), 1, "{name}: {found:?}");
    }
}

/// The games of all tricks, and those of takings-back.
pub(crate) fn games() -> Vec<Game> {
    let tricks = tricks().map(|Trick(_, _, play)| play().game());
    tricks
        .chain(super::retracted::games())
        .chain(super::uses::games())
        .chain(super::stands_for::games())
        .collect()
}

/// After 64 wrong shares none of a player's fits, the right one neither; before that it does.
#[test]
fn after_64_wrong_shares_none_fits() {
    for (wrong, fits) in [(63, true), (64, false)] {
        let mut table = Table::begun();
        table.line("ivan", MC);
        (0..wrong).for_each(|n| table.answer_with("hans", "ivan", 1, [n; 32]));
        table.answer("hans", "ivan", 1);
        let last = table.log.events.len() as u64 - 1;
        let misfit = (last, "DICE.answer-share".to_owned());
        assert_eq!(!table.found().contains(&misfit), fits, "{wrong} wrong shares");
    }
}

/// What proves that dice were bent is a clause that a trick here, or a taking-back, breaks: no name is a slip of the pen.
#[test]
fn the_clauses_that_prove_bent_dice_are_played() {
    let played: std::collections::BTreeSet<&str> =
        tricks().map(|trick| trick.1).chain(["DICE.re-rolled"]).collect();
    let bent: Vec<_> =
        played.iter().filter(|clause| asl_core::rules::bends_dice(clause, DiceScheme::Shares)).collect();
    assert_eq!(bent.len(), 16, "{bent:?}");
    let slips = ["DICE.roll-withheld", "DICE.withheld", "DICE.not-due", "DICE.roll-unused"];
    assert!(!slips.into_iter().any(|clause| asl_core::rules::bends_dice(clause, DiceScheme::Shares)));
    assert!(!asl_core::rules::bends_dice("DICE.one-roll", DiceScheme::Declared), "honour proves nothing");
}
