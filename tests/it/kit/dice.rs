//! Files that are intact, and whose dice or secrets do not fit.

use super::base::{DECLARED, File, WORDS, committed, good, head, open, own_head, seal, unsigned};
use crate::dice_shares::table::{Table, other_than};
use asl_core::event::{
    Condition, DeclaredRoll, DiceRolled, Evidence, Purpose, RollId, RollsDeclared, Throw, What,
};
use asl_core::game_key::GameKey;
use asl_core::shares::{Use, declaration_hash};

pub(super) fn files() -> Vec<File> {
    [declarations(), answers(), rolls(), wrong(), secrets(), good_ones()].concat()
}

/// The clause is told of the last event.
fn bent(name: &'static str, clause: &'static str, says: &'static str, table: &Table) -> File {
    let at = table.log.events.len() as u64 - 1;
    File { name, exit: 1, told: vec![(clause, at)], says, bytes: unsigned(table) }
}

fn begun() -> Table {
    committed(&own_head())
}

fn declared() -> Table {
    with(begun(), DECLARED)
}

fn answered() -> Table {
    let mut table = declared();
    table.answer("hans", "ivan", 1);
    table
}

fn with(mut table: Table, line: &str) -> Table {
    table.line("ivan", line);
    table
}

fn declarations() -> Vec<File> {
    let mut early = Table::pinned(&own_head());
    early.commit("ivan", 8);
    early.line("ivan", "turn 1 russian PFPh");
    let early_answer = bent(
        "declared-after-answer.aslog",
        "DICE.declared-before-answer",
        "a roll declared when the share for it was open",
        &answered_early(),
    );
    vec![
        bent(
            "declared-before-commitment.aslog",
            "DICE.committed-first",
            "a roll declared before the opponent has committed",
            &with(early, DECLARED),
        ),
        bent(
            "index-skipped.aslog",
            "DICE.index-order",
            "a declaration that skips an index",
            &with(begun(), "declare rolls 2 r1 DR named \"first\""),
        ),
        bent(
            "index-again.aslog",
            "DICE.index-order",
            "an index declared again once it was answered",
            &with(answered(), "declare rolls 1 r2 DR named \"second\""),
        ),
        // No share is opened early but by an answer to what was not declared.
        File { told: vec![("DICE.answer-declared", 5), ("DICE.declared-before-answer", 6)], ..early_answer },
    ]
}

/// Hans opens his share of index 2 by answering for Ivan's index 2, which is declared behind it.
fn answered_early() -> Table {
    let mut table = declared();
    let share = table.share("hans", Use::Answers, 2);
    table.answer_with("hans", "ivan", 2, share);
    with(table, "declare rolls 2 r2 DR named \"second\"")
}

fn answers() -> Vec<File> {
    let gave = |share: [u8; 32]| {
        let mut table = declared();
        table.answer_with("hans", "ivan", 1, share);
        table
    };
    let declared = declared();
    let mut itself = self::declared();
    itself.answer("ivan", "ivan", 1);
    let mut nothing = begun();
    nothing.answer("hans", "ivan", 1);
    let mut twice = answered();
    twice.answer_with("hans", "ivan", 1, [9; 32]);
    vec![
        bent(
            "share-of-another-chain.aslog",
            "DICE.answer-share",
            "an answer from the chain of his own rolls",
            &gave(declared.share("hans", Use::Own, 1)),
        ),
        bent(
            "share-of-another-index.aslog",
            "DICE.answer-share",
            "an answer with the share of the next index",
            &gave(declared.share("hans", Use::Answers, 2)),
        ),
        bent(
            "share-of-another-player.aslog",
            "DICE.answer-share",
            "an answer with a share of the roller",
            &gave(declared.share("ivan", Use::Answers, 1)),
        ),
        bent(
            "share-made-up.aslog",
            "DICE.answer-share",
            "an answer with a share that is no one's",
            &gave([9; 32]),
        ),
        bent("answered-by-roller.aslog", "DICE.answerer", "the roller answers himself", &itself),
        bent(
            "answer-to-nothing.aslog",
            "DICE.answer-declared",
            "an answer to what was not declared",
            &nothing,
        ),
        bent(
            "answered-twice.aslog",
            "DICE.answered-twice",
            "an index answered again with another share",
            &twice,
        ),
    ]
}

/// The honest roll, changed.
fn rolled(mut table: Table, change: impl FnOnce(&mut DiceRolled)) -> Table {
    let mut due = table.due("ivan", 1);
    change(&mut due);
    table.push("ivan", What::DiceRolled(due));
    table
}

fn with_own(rolled: &mut DiceRolled, share: [u8; 32]) {
    if let Evidence::Shares { own, .. } = &mut rolled.evidence {
        *own = share;
    }
}

fn with_other(rolled: &mut DiceRolled, share: [u8; 32]) {
    if let Evidence::Shares { other, .. } = &mut rolled.evidence {
        *other = share;
    }
}

/// The roll of the next index, which is not declared.
fn of_none(rolled: &mut DiceRolled) {
    if let Evidence::Shares { index, .. } = &mut rolled.evidence {
        *index = 2;
    }
}

fn rolls() -> Vec<File> {
    let share = answered().share("ivan", Use::Own, 2);
    let twice = rolled(rolled(answered(), |_| {}), |due| due.dice = other_than(due.dice));
    vec![
        bent(
            "dice-not-of-shares.aslog",
            "DICE.values",
            "other dice than the shares give",
            &rolled(answered(), |due| due.dice = other_than(due.dice)),
        ),
        bent(
            "own-share-of-another-index.aslog",
            "DICE.own-share",
            "the roller's share of the next index",
            &rolled(answered(), |due| with_own(due, share)),
        ),
        bent(
            "roll-with-another-answer.aslog",
            "DICE.answered",
            "a roll with another share than the one answered",
            &rolled(answered(), |due| with_other(due, [9; 32])),
        ),
        bent(
            "roll-without-answer.aslog",
            "DICE.answered",
            "a roll before the answer",
            &rolled(declared(), |_| {}),
        ),
        bent(
            "roll-not-declared.aslog",
            "DICE.undeclared",
            "a roll of an index that was not declared",
            &rolled(answered(), of_none),
        ),
        bent(
            "roll-as-not-declared.aslog",
            "DICE.as-declared",
            "a roll for something else",
            &rolled(answered(), |due| due.purpose = Purpose::Rs),
        ),
        bent("rolled-twice.aslog", "DICE.rolled-once", "an index rolled again with other dice", &twice),
        bent(
            "typed-in.aslog",
            "DICE.typed-in",
            "dice typed in where shares make them",
            &rolled(answered(), |due| due.evidence = Evidence::Declared),
        ),
    ]
}

/// So many wrong shares of a player, and none of that player's shares fits any more.
const MOST: usize = asl_core::state::MAX_MISFITS as usize;

/// Hans answers wrongly so many times, then rightly; Ivan rolls by the right answer.
fn misled(wrong: usize) -> Table {
    let mut table = declared();
    (0..wrong).for_each(|_| table.answer_with("hans", "ivan", 1, [9; 32]));
    table.answer("hans", "ivan", 1);
    table
}

/// Ivan's wrong own shares: of an index not declared, of a roll, of one rolled already. Then an honest roll.
fn own_misled(wrong: usize) -> Table {
    let mut table = answered();
    let mut due = table.due("ivan", 1);
    with_own(&mut due, [9; 32]);
    for n in 0..wrong {
        let mut made = due.clone();
        if n % 2 == 1 {
            of_none(&mut made);
        }
        table.push("ivan", What::DiceRolled(made));
    }
    table.line("ivan", "declare rolls 2 r2 DR named \"second\"");
    table.answer("hans", "ivan", 2);
    let honest = table.due("ivan", 2);
    table.push("ivan", What::DiceRolled(honest));
    table
}

fn wrong() -> Vec<File> {
    let seqs = |from: u64, count: usize| (from..).take(count);
    let bent = |name, told, says, table: &Table| File { name, exit: 1, told, says, bytes: unsigned(table) };
    let answers = |told: usize| seqs(5, told).map(|at| ("DICE.answer-share", at)).collect();
    let own = |wrong: usize| {
        let clause = |(n, at)| match n {
            0 => ("DICE.own-share", at),
            n if n % 2 == 1 => ("DICE.undeclared", at),
            _ => ("DICE.rolled-once", at),
        };
        seqs(6, wrong).enumerate().map(clause).collect::<Vec<_>>()
    };
    let spoilt = [own(MOST), vec![("DICE.own-share", 8 + MOST as u64)]].concat();
    let mut over = with(answered_early(), "declare rolls 3 r3 DR named \"third\"");
    over.answer("hans", "ivan", 3);
    let (mut due, share) = (over.due("ivan", 2), over.share("hans", Use::Answers, 2));
    with_other(&mut due, share);
    over.push("ivan", What::DiceRolled(due));
    vec![
        bent(
            "wrong-answers.aslog",
            answers(MOST - 1),
            "63 wrong answers, and the right one",
            &misled(MOST - 1),
        ),
        bent(
            "too-many-wrong-answers.aslog",
            answers(MOST + 1),
            "64 wrong answers, and the right one",
            &misled(MOST),
        ),
        bent(
            "wrong-own-shares.aslog",
            own(MOST - 1),
            "63 wrong own shares, and a right one",
            &own_misled(MOST - 1),
        ),
        bent(
            "too-many-wrong-own-shares.aslog",
            spoilt,
            "64 wrong own shares, and a right one",
            &own_misled(MOST),
        ),
        bent(
            "open-before-declared.aslog",
            vec![("DICE.answer-declared", 5), ("DICE.declared-before-answer", 6), ("DICE.answered", 9)],
            "a roll declared when the share for it was open, and rolled behind an answer to the next",
            &over,
        ),
    ]
}

fn secrets() -> Vec<File> {
    let sealed = || {
        let mut table = begun();
        seal(&mut table, "ivan", "leader");
        table
    };
    let opened = |by: &str, words: &str| {
        let mut table = sealed();
        open(&mut table, by, "leader", words);
        table
    };
    let mut again = sealed();
    seal(&mut again, "hans", "leader");
    let mut copied = sealed();
    let What::Sealed(mut of_ivan) = copied.log.events[4].what.clone() else { panic!("it was sealed") };
    of_ivan.secret = "mine".parse().unwrap();
    copied.push("hans", What::Sealed(of_ivan));
    let mut unknown = begun();
    open(&mut unknown, "ivan", "leader", WORDS);
    let mut twice = opened("ivan", WORDS);
    open(&mut twice, "ivan", "leader", WORDS);
    vec![
        bent(
            "secret-with-other-words.aslog",
            "SECRET.opens",
            "a secret opened with other words",
            &opened("ivan", "the ford is mined"),
        ),
        bent(
            "secret-of-another.aslog",
            "SECRET.owner",
            "a secret opened by the opponent",
            &opened("hans", WORDS),
        ),
        bent("secret-named-twice.aslog", "SECRET.name-once", "a name sealed twice", &again),
        bent("secret-copied.aslog", "SECRET.copied", "the opponent's commitment under another name", &copied),
        bent("secret-never-sealed.aslog", "SECRET.unknown", "what was never sealed is opened", &unknown),
        bent("secret-opened-twice.aslog", "SECRET.once", "a secret opened again", &twice),
    ]
}

fn roll(index: u32, throw: Throw, condition: Option<Condition>) -> DeclaredRoll {
    let purpose = Purpose::Named(format!("roll {index}").parse().unwrap());
    DeclaredRoll { index, roll: RollId(index), throw, purpose, unit: None, attack: None, condition }
}

fn good_ones() -> Vec<File> {
    vec![
        good("good-batch.aslog", "DR, dr and 3d6 in one declaration, one share for all", unsigned(&batch())),
        good(
            "good-second-commitment.aslog",
            "rolls that go on into a second commitment",
            unsigned(&continued()),
        ),
        good(
            "good-byte-passed-over.aslog",
            "a roll in whose output a byte of 252 or more is passed over",
            unsigned(&passed_over()),
        ),
    ]
}

fn batch() -> Table {
    let mut table = begun();
    let due = Condition { roll: RollId(1), least: Some(2), most: Some(12) };
    let open = Condition { roll: RollId(1), least: None, most: None };
    let rolls =
        vec![roll(1, Throw::Dr, None), roll(2, Throw::dr, Some(due)), roll(3, Throw::Three, Some(open))];
    table.push("ivan", What::RollsDeclared(RollsDeclared { rolls }));
    table.answer("hans", "ivan", 3);
    (1..=3).for_each(|index| {
        table.roll("ivan", index);
    });
    table
}

fn continued() -> Table {
    let mut table = Table::pinned(&own_head());
    for _ in 0..2 {
        table.commit("ivan", 1);
        table.commit("hans", 1);
    }
    for index in 1..=2 {
        table.push("ivan", What::RollsDeclared(RollsDeclared { rolls: vec![roll(index, Throw::Dr, None)] }));
        table.answer("hans", "ivan", index);
        table.roll("ivan", index);
    }
    table
}

/// A game in which the first or the second byte of a roll's output makes no face.
fn passed_over() -> Table {
    let keys = [super::base::ivan().verifier().to_string(), super::base::hans().verifier().to_string()];
    let table = |n: u32| {
        let mut table = committed(&head(&format!("A kit {n}"), [&keys[0], &keys[1]]));
        table.line("ivan", DECLARED);
        table.answer("hans", "ivan", 1);
        table
    };
    let mut found =
        (0..).map(table).find(|table| output(table)[..2].iter().any(|byte| *byte >= 252)).unwrap();
    found.roll("ivan", 1);
    found
}

/// The bytes that Ivan's first roll is read from.
fn output(table: &Table) -> [u8; 64] {
    let What::GameStarted(started) = &table.log.events[0].what else { panic!("a game") };
    let What::RollsDeclared(declared) = &table.log.events[4].what else { panic!("a declaration") };
    let game = GameKey::of(started);
    let mut hasher = blake3::Hasher::new_derive_key("asl-core 2026-11 dice of shares v1");
    hasher.update(&game.0).update(&4_u64.to_le_bytes()).update(b"ivan").update(&1_u32.to_le_bytes());
    hasher.update(&declaration_hash(&game, &"ivan".parse().unwrap(), declared));
    hasher.update(&table.share("ivan", Use::Own, 1)).update(&table.share("hans", Use::Answers, 1));
    let mut bytes = [0; 64];
    hasher.finalize_xof().fill(&mut bytes);
    bytes
}
