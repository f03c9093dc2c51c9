//! What every engine promises: one table of cases, run on each engine.

use super::{game, log};
use asl_store::backend::{Anchor, Backend, MemoryBackend, PutError, Run, SledBackend};
use asl_store::log::{Log, LogWriter};
use std::sync::{Arc, Barrier};
use std::thread;

/// An engine that can be closed and opened again.
type Open<'a> = dyn Fn() -> Arc<dyn Backend> + 'a;

/// A case: what is promised, and how it is shown.
type Case = (&'static str, fn(&Open<'_>));

const CASES: [Case; 16] = [
    ("an engine of nothing holds nothing", nothing_is_held),
    ("a run is given back byte for byte", a_run_is_given_back),
    ("runs follow each other", runs_follow_each_other),
    ("an unexpected anchor is a conflict, and nothing is written", an_unexpected_anchor_is_a_conflict),
    ("a game is started once", a_game_is_started_once),
    ("a long run is given back whole", a_long_run_is_given_back),
    ("reading from a block on begins at most a run earlier", reading_begins_near_by),
    ("games are found by how they begin", games_are_found_by_their_beginning),
    ("a replacement takes the place of all", a_replacement_takes_the_place_of_all),
    ("a replacement may be longer, and start a game", a_replacement_may_be_longer),
    ("a replacement on another anchor changes nothing", a_replacement_is_conditional),
    ("a game that is removed is gone, on the expected anchor alone", a_removed_game_is_gone),
    ("games are in order of name, by bytes", games_are_in_order),
    ("what is synced is there when it is opened again", what_is_synced_stays),
    ("games do not touch each other", games_do_not_touch_each_other),
    ("of eight that append at once one wins", one_of_eight_wins),
];

/// Runs the table on an engine that is made anew for each case.
pub(crate) fn holds<T>(make: impl Fn() -> T, open: impl Fn(&T) -> Arc<dyn Backend>) {
    for (says, case) in CASES {
        let place = make();
        println!("{says}");
        case(&|| open(&place));
    }
}

#[test]
fn in_memory() {
    holds(|| Arc::new(MemoryBackend::new()), |engine| Arc::<MemoryBackend>::clone(engine));
}

#[test]
fn over_sled() {
    holds(|| tempfile::tempdir().unwrap(), |dir| Arc::new(SledBackend::open(dir.path()).unwrap()));
}

#[cfg(feature = "postgres")]
#[test]
fn over_postgres() {
    use asl_replay_desk::postgres::{Address, PostgresBackend};
    let open = |url: &String| Arc::new(PostgresBackend::open(Address::read(url).unwrap()).unwrap());
    holds(crate::postgres::server::archive, |url| open(url));
}

/// The same, held against what was acknowledged.
#[cfg(feature = "postgres")]
#[test]
fn over_postgres_remembered() {
    use asl_replay_desk::postgres::{Address, PostgresBackend};
    use asl_replay_desk::remembered::Remembered;
    let place = || (crate::postgres::server::archive(), tempfile::tempdir().unwrap());
    holds(place, |(url, dir)| {
        let engine = PostgresBackend::open(Address::read(url).unwrap()).unwrap();
        Arc::new(Remembered::open(engine, dir.path()).unwrap())
    });
}

/// The anchor of the first records of [`log`].
fn anchor(records: usize) -> Anchor {
    let bytes = log(records);
    let log = Log::read(&bytes);
    Anchor { tip: log.tip(), blocks: log.verification().blocks }
}

/// The bytes of the records from one number to another of [`log`].
fn part(from: usize, to: usize) -> Vec<u8> {
    log(to)[log(from).len()..].to_vec()
}

fn put(engine: &dyn Backend, name: &str, from: usize, to: usize) -> Result<(), PutError> {
    engine.append(&game(name), &anchor(from), &Run { bytes: &part(from, to), anchor: anchor(to) })
}

#[track_caller]
fn holds_records(engine: &dyn Backend, name: &str, records: usize) {
    assert_eq!(engine.read(&game(name), 0).unwrap(), log(records));
    assert_eq!(engine.anchor(&game(name)).unwrap(), Some(anchor(records)));
}

#[track_caller]
fn is_conflict(result: Result<(), PutError>, actual: Anchor) {
    match result {
        Err(PutError::Conflict(told)) => assert_eq!(told, actual),
        other => panic!("{other:?}"),
    }
}

fn nothing_is_held(open: &Open<'_>) {
    let engine = open();
    assert_eq!(engine.games().unwrap(), []);
    assert_eq!(engine.anchor(&game("a")).unwrap(), None);
    assert_eq!(engine.read(&game("a"), 0).unwrap(), b"");
    engine.sync().unwrap();
}

fn a_run_is_given_back(open: &Open<'_>) {
    let engine = open();
    put(&*engine, "a", 0, 5).unwrap();
    holds_records(&*engine, "a", 5);
    assert_eq!(engine.games().unwrap(), [game("a")]);
}

fn runs_follow_each_other(open: &Open<'_>) {
    let engine = open();
    for (from, to) in [(0, 1), (1, 2), (2, 9), (9, 10), (10, 300), (300, 301)] {
        put(&*engine, "a", from, to).unwrap();
        holds_records(&*engine, "a", to);
    }
}

fn an_unexpected_anchor_is_a_conflict(open: &Open<'_>) {
    let engine = open();
    put(&*engine, "a", 0, 3).unwrap();
    let other = |mut anchor: Anchor, change: fn(&mut Anchor)| {
        change(&mut anchor);
        anchor
    };
    let wrong = [
        anchor(2),
        anchor(4),
        other(anchor(3), |anchor| anchor.blocks += 1),
        other(anchor(3), |anchor| anchor.tip.records -= 1),
        other(anchor(3), |anchor| anchor.tip.head = asl_store::hash::Hash::new([7; 32])),
    ];
    for expected in wrong {
        let run = Run { bytes: &part(3, 4), anchor: anchor(4) };
        is_conflict(engine.append(&game("a"), &expected, &run), anchor(3));
        holds_records(&*engine, "a", 3);
    }
    is_conflict(put(&*engine, "b", 3, 4), Anchor::EMPTY);
    assert_eq!(engine.games().unwrap(), [game("a")]);
}

fn a_game_is_started_once(open: &Open<'_>) {
    let engine = open();
    put(&*engine, "a", 0, 3).unwrap();
    is_conflict(put(&*engine, "a", 0, 3), anchor(3));
    is_conflict(put(&*engine, "a", 0, 4), anchor(3));
    holds_records(&*engine, "a", 3);
}

/// Larger than what an engine keeps in one piece.
fn a_long_run_is_given_back(open: &Open<'_>) {
    let engine = open();
    let mut writer = LogWriter::new();
    for number in 0..40_u8 {
        writer.record(&vec![number; 100_000]).unwrap();
    }
    let anchor = Anchor { tip: writer.tip(), blocks: 40 };
    let run = Run { bytes: writer.bytes(), anchor };
    engine.append(&game("a"), &Anchor::EMPTY, &run).unwrap();
    assert_eq!(engine.read(&game("a"), 0).unwrap(), writer.bytes());
    assert_eq!(engine.anchor(&game("a")).unwrap(), Some(anchor));
    is_conflict(engine.append(&game("a"), &Anchor::EMPTY, &run), anchor);
}

fn reading_begins_near_by(open: &Open<'_>) {
    let engine = open();
    for (from, to) in [(0, 4), (4, 5), (5, 9), (9, 12)] {
        put(&*engine, "a", from, to).unwrap();
    }
    let all = log(12);
    for from in 0..12 {
        let bytes = engine.read(&game("a"), u64::try_from(from).unwrap()).unwrap();
        assert!(all.ends_with(&bytes) && bytes.len() >= part(from, 12).len(), "from {from}");
    }
}

/// By their first record, whether it is a run by itself or begins a long one.
fn games_are_found_by_their_beginning(open: &Open<'_>) {
    let engine = open();
    assert_eq!(engine.beginning(&part(0, 1)).unwrap(), []);
    put(&*engine, "b", 0, 1).unwrap();
    put(&*engine, "b", 1, 3).unwrap();
    put(&*engine, "a", 0, 400).unwrap();
    let mut other = LogWriter::new();
    other.record(b"another game").unwrap();
    let anchor = Anchor { tip: other.tip(), blocks: 1 };
    engine.append(&game("c"), &Anchor::EMPTY, &Run { bytes: other.bytes(), anchor }).unwrap();
    assert_eq!(engine.beginning(&part(0, 1)).unwrap(), [game("a"), game("b")]);
    assert_eq!(engine.beginning(other.bytes()).unwrap(), [game("c")]);
    assert_eq!(engine.beginning(&part(1, 2)).unwrap(), []);
}

fn a_replacement_takes_the_place_of_all(open: &Open<'_>) {
    let engine = open();
    put(&*engine, "a", 0, 5).unwrap();
    put(&*engine, "a", 5, 9).unwrap();
    engine.replace(&game("a"), &anchor(9), &Run { bytes: &log(3), anchor: anchor(3) }).unwrap();
    engine.sync().unwrap();
    holds_records(&*engine, "a", 3);
    put(&*engine, "a", 3, 4).unwrap();
    holds_records(&*engine, "a", 4);
}

fn a_replacement_may_be_longer(open: &Open<'_>) {
    let engine = open();
    engine.replace(&game("a"), &Anchor::EMPTY, &Run { bytes: &log(2), anchor: anchor(2) }).unwrap();
    holds_records(&*engine, "a", 2);
    engine.replace(&game("a"), &anchor(2), &Run { bytes: &log(200), anchor: anchor(200) }).unwrap();
    holds_records(&*engine, "a", 200);
}

fn a_replacement_is_conditional(open: &Open<'_>) {
    let engine = open();
    put(&*engine, "a", 0, 5).unwrap();
    let run = Run { bytes: &log(2), anchor: anchor(2) };
    is_conflict(engine.replace(&game("a"), &anchor(4), &run), anchor(5));
    is_conflict(engine.replace(&game("a"), &Anchor::EMPTY, &run), anchor(5));
    holds_records(&*engine, "a", 5);
}

fn a_removed_game_is_gone(open: &Open<'_>) {
    let engine = open();
    put(&*engine, "a", 0, 5).unwrap();
    put(&*engine, "b", 0, 2).unwrap();
    engine.sync().unwrap();
    is_conflict(engine.remove(&game("a"), &anchor(4)), anchor(5));
    is_conflict(engine.remove(&game("a"), &Anchor::EMPTY), anchor(5));
    holds_records(&*engine, "a", 5);
    engine.remove(&game("a"), &anchor(5)).unwrap();
    engine.sync().unwrap();
    drop(engine);
    let engine = open();
    assert_eq!(engine.games().unwrap(), [game("b")]);
    assert_eq!(engine.anchor(&game("a")).unwrap(), None);
    assert_eq!(engine.read(&game("a"), 0).unwrap(), b"");
    put(&*engine, "a", 0, 1).unwrap();
    holds_records(&*engine, "a", 1);
    holds_records(&*engine, "b", 2);
}

fn games_are_in_order(open: &Open<'_>) {
    let engine = open();
    let names = ["b", "B", "a-1", "a.1", "a", "a1", "A", "ab", "0", "a_1"];
    for name in names {
        put(&*engine, name, 0, 1).unwrap();
    }
    let mut sorted = names.map(game);
    sorted.sort();
    assert_eq!(engine.games().unwrap(), sorted);
}

fn what_is_synced_stays(open: &Open<'_>) {
    let engine = open();
    put(&*engine, "a", 0, 5).unwrap();
    engine.sync().unwrap();
    put(&*engine, "b", 0, 2).unwrap();
    engine.sync().unwrap();
    drop(engine);
    let engine = open();
    holds_records(&*engine, "a", 5);
    holds_records(&*engine, "b", 2);
}

fn games_do_not_touch_each_other(open: &Open<'_>) {
    let engine = open();
    put(&*engine, "a", 0, 5).unwrap();
    put(&*engine, "ab", 0, 7).unwrap();
    put(&*engine, "a", 5, 6).unwrap();
    engine.replace(&game("a"), &anchor(6), &Run { bytes: &log(1), anchor: anchor(1) }).unwrap();
    holds_records(&*engine, "a", 1);
    holds_records(&*engine, "ab", 7);
}

fn one_of_eight_wins(open: &Open<'_>) {
    let engine = open();
    for records in 0..20 {
        let start = Barrier::new(8);
        let wins = thread::scope(|scope| {
            let tries: [_; 8] = std::array::from_fn(|_| {
                scope.spawn(|| {
                    start.wait();
                    match put(&*engine, "a", records, records + 1) {
                        Ok(()) => 1,
                        Err(PutError::Conflict(actual)) => {
                            assert_eq!(actual, anchor(records + 1));
                            0
                        }
                        Err(other) => panic!("{other}"),
                    }
                })
            });
            tries.into_iter().map(|a_try| a_try.join().unwrap()).sum::<usize>()
        });
        assert_eq!(wins, 1);
        holds_records(&*engine, "a", records + 1);
    }
}
