//! Games made to cost their reader time: twice as much of the same costs about twice as much. A game is audited in two
//! lengths; what is compared is counted, never timed: steps of the fold and the book, allocations and their bytes.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail the test")]

use crate::support::piled::{
    attacks_taken_back, chain_of_reductions, fire, head, movers_in_one_hex, placed_in_one_hex,
};
use asl_core::audit::{Game, Replay};
use asl_core::event::*;
use asl_core::scenario::Scenario;
use asl_core::state::{MAX_ATTACKS, MAX_ATTACKS_OF_UNIT, MAX_MISFITS, State, apply};
use asl_replay::audit::view::AuditView;
use asl_replay::read::load_bytes;
use asl_store::log::LogWriter;
use std::path::Path;

/// Twice the game may cost so many percent of what the game costs. Four hundred is a cost that grows with the square; a part of it
/// does, since an attack is held against those before it at the same hex, as many as are kept.
const MOST: u64 = 320;

fn placed_all_over(n: usize) -> String {
    (0..n).fold(head(n), |text, unit| {
        let column = char::from(b'A' + (unit % 26) as u8);
        text + &format!("place s{unit} {column}{}\n", 1 + unit / 26 % 40)
    })
}

fn waivers_of_one_event(n: usize) -> String {
    head(1) + "place s0 K5\nturn 1 german PFPh\nturn 5 german PFPh\n" + &"waive 4\n".repeat(n)
}

fn waivers_of_many(n: usize) -> String {
    (0..n / 2).fold(head(1) + "place s0 K5\n", |text, turn| {
        text + &format!("turn {} german PFPh\nwaive {}\n", turn + 1, 3 + 2 * turn)
    })
}

/// A unit is put down, and fires; the next one.
fn places_and_fires(n: usize) -> String {
    (0..n / 2).fold(head(n / 2) + "turn 1 german PFPh\n", |text, unit| {
        text + &format!("place s{unit} K{}\n", 5 + unit % 4) + &fire(unit, unit)
    })
}

/// One unit, that is put here and there and fires each time.
fn one_unit_fires(n: usize) -> String {
    (0..n / 2).fold(head(1) + "turn 1 german PFPh\n", |text, attack| {
        text + &format!("place s0 K{}\n", 4 + attack % 2) + &fire(attack, 0)
    })
}

/// Squads in turn, all in one hex or on both sides of their target, fire at one hex, and the unit there checks each time.
fn fires_and_checks(n: usize, hexes: [&str; 2]) -> String {
    let squads = 12;
    let placed = (0..squads)
        .fold(head(squads), |text, unit| text + &format!("place s{unit} {}\n", hexes[unit % hexes.len()]));
    (0..n / 5).fold(placed + "turn 1 german PFPh\n", |text, attack| {
        let (first, second) = (2 * attack, 2 * attack + 1);
        text + &fire(attack, attack % squads)
            + &format!("roll r{first} DR 3,4 ift in a{attack}\na{attack} ift r{first} column 4 final 7 result PTC\n")
            + &format!("roll r{second} DR 1,2 tc for foe in a{attack}\nfoe checks PTC r{second} passed in a{attack}\n")
    })
}

fn of_text(text: &str) -> Vec<u8> {
    text.as_bytes().to_vec()
}

/// A log of shares: both have committed, rolls are declared, and every share that is given is made up. The chains are
/// long, so that each share could be one that lies far ahead.
fn wrong_shares(n: usize) -> Vec<u8> {
    let scenario = Scenario::read(&shares_head()).unwrap();
    let mut events = Vec::new();
    let line = |line: &str| asl_core::notation::parse_event(&scenario, line).unwrap().event.what;
    let mut push = |by: &str, what| events.push(Event { by: by.parse().unwrap(), at: None, what });
    push("hans", What::GameStarted(GameStarted { book: 1, head: shares_head().parse().unwrap() }));
    let length = asl_core::shares::MAX_LENGTH / 16;
    for by in ["hans", "ivan"] {
        let (salt, own, answers) = ([1; 32], [2; 32], [3; 32]);
        push(by, What::SharesCommitted(SharesCommitted { length, salt, own, answers }));
    }
    for first in (1..=length).step_by(256) {
        let rolls = (first..first + 256).map(|index| format!("{index} r{index} DR named \"{index}\" for s0"));
        push("hans", line(&format!("declare rolls {}", rolls.collect::<Vec<_>>().join(", "))));
    }
    for nth in 0..n {
        let mut share = [7; 32];
        share[..8].copy_from_slice(&(nth as u64).to_le_bytes());
        let roller = "hans".parse().unwrap();
        push("ivan", What::SharesAnswered(SharesAnswered { roller, index: length, share }));
    }
    let mut writer = LogWriter::new();
    events.iter().for_each(|event| _ = writer.record(&asl_core::wire::encode(event).unwrap()).unwrap());
    writer.into_bytes()
}

fn shares_head() -> String {
    let head = head(1).replacen("[players]", "dice = \"shares\"\n[players]", 1);
    head.split_once("---\n").unwrap().0.to_owned()
}

/// What was made, how it is called, and how long its short form is.
type Input = (&'static str, &'static str, usize, fn(usize) -> Vec<u8>);

const INPUTS: [Input; 12] = [
    ("units placed in one hex", "asl", 400, |n| of_text(&placed_in_one_hex(n))),
    ("units placed all over", "asl", 400, |n| of_text(&placed_all_over(n))),
    ("waivers of one event", "asl", 800, |n| of_text(&waivers_of_one_event(n))),
    ("waivers of many events", "asl", 400, |n| of_text(&waivers_of_many(n))),
    ("places and fires", "asl", 800, |n| of_text(&places_and_fires(n))),
    ("one unit that fires", "asl", 400, |n| of_text(&one_unit_fires(n))),
    ("one hex that fires, and checks", "asl", 400, |n| of_text(&fires_and_checks(n, ["K5", "K5"]))),
    ("two hexes that fire, and checks", "asl", 300, |n| of_text(&fires_and_checks(n, ["K5", "K11"]))),
    ("a chain of reductions", "asl", 400, |n| of_text(&chain_of_reductions(n))),
    ("movers in one hex", "asl", 400, |n| of_text(&movers_in_one_hex(n))),
    ("attacks taken back", "asl", 400, |n| of_text(&attacks_taken_back(n))),
    ("shares that do not fit", "aslog", 1200, wrong_shares),
];

/// What `audit` does with the bytes of a file, all of it.
fn audited(name: &str, bytes: &[u8]) -> usize {
    let loaded = load_bytes(Path::new(name), bytes).unwrap();
    serde_json::to_string(&AuditView::of(&loaded)).unwrap().len()
}

/// What is counted of an audit.
const COUNTED: [&str; 3] = ["steps", "allocations", "bytes allocated"];

fn cost(name: &str, bytes: &[u8]) -> [u64; 3] {
    let before = asl_core::meter::steps();
    let allocated = allocation_counter::measure(|| assert!(audited(name, bytes) > 0));
    [asl_core::meter::steps() - before, allocated.count_total, allocated.bytes_total]
}

/// Steps are counted for a whole process: one of its own counts them.
const ALONE: &str = "ASL_REPLAY_COUNTS_ALONE";

#[test]
fn twice_as_much_costs_about_twice_as_much() {
    if std::env::var_os(ALONE).is_some() {
        return count_all();
    }
    let mut alone = std::process::Command::new(std::env::current_exe().unwrap());
    alone.args(["hostile_size::twice_as_much_costs_about_twice_as_much", "--exact", "--nocapture"]);
    let ended = alone.env(ALONE, "").output().unwrap();
    let [said, why] = [&ended.stdout, &ended.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    println!("{said}");
    assert!(ended.status.success(), "{why}");
}

fn count_all() {
    for (what, kind, n, make) in INPUTS {
        let (name, short, long) = (format!("hostile.{kind}"), make(n), make(2 * n));
        assert!(long.len() < 3 * short.len(), "{what}: twice as much is {} bytes", long.len());
        let costs = [cost(&name, &short), cost(&name, &long)];
        for (counted, (once, twice)) in COUNTED.into_iter().zip(costs[0].into_iter().zip(costs[1])) {
            println!("{what}: {twice} {counted}, {once} of half the game, {} percent", 100 * twice / once);
            assert!(100 * twice <= MOST * once, "{what}: {twice} {counted}, {once} of half the game");
        }
    }
}

fn state_of(text: &str) -> (State, Game) {
    let parsed = asl_core::notation::parse(text);
    assert!(parsed.errors.is_empty(), "{:?}", parsed.errors.first());
    let events: Vec<Event> = parsed.lines.into_iter().map(|line| line.event).collect();
    let game = Game::of(events).unwrap();
    (Replay::of(&game).end(), game)
}

/// So many attacks of a Player Turn are kept, so many of a unit; the first that is not kept is told, and each behind it.
#[test]
fn attacks_beyond_measure_are_told_and_not_kept() {
    for (text, most) in
        [(one_unit_fires(400), MAX_ATTACKS_OF_UNIT), (places_and_fires(2 * MAX_ATTACKS + 20), MAX_ATTACKS)]
    {
        let (state, game) = state_of(&text);
        assert_eq!(state.attacks.len(), most);
        let findings = Replay::of(&game).audit().findings;
        let told = findings.iter().filter(|found| found.breach.says.contains("no more are kept")).count();
        let fires = game.events.iter().filter(|event| matches!(event.what, What::FireAttack(_))).count();
        assert_eq!(told, fires - most);
    }
}

/// A player whose shares were wrong so often opens nothing any more, not even with a right one.
#[test]
fn after_so_many_wrong_shares_none_fits() {
    use asl_core::shares::{ChainId, Use};
    let scenario = Scenario::read(&shares_head()).unwrap();
    for wrong in [0, MAX_MISFITS - 1, MAX_MISFITS] {
        let mut state = State::default();
        let push = |state: &mut State, by: &str, what| {
            apply(state, &scenario, &Event { by: by.parse().unwrap(), at: None, what });
        };
        push(
            &mut state,
            "hans",
            What::GameStarted(GameStarted { book: 1, head: shares_head().parse().unwrap() }),
        );
        let (game, ivan): (_, Name) = (state.game, "ivan".parse().unwrap());
        let chain = ChainId { game: &game, player: &ivan, salt: &[1; 32], part: Use::Answers };
        let shares = chain.shares(&[5; 32], 0, 300);
        let committed = SharesCommitted { length: 300, salt: [1; 32], own: [2; 32], answers: shares[0] };
        push(&mut state, "ivan", What::SharesCommitted(committed));
        let roller: Name = "hans".parse().unwrap();
        let answer =
            |index: u32, share| What::SharesAnswered(SharesAnswered { roller: roller.clone(), index, share });
        (0..wrong).for_each(|_| push(&mut state, "ivan", answer(300, [9; 32])));
        let opens = |state: &State, index: u32| {
            state.shares.opens(&game, (&ivan, Use::Answers), index, &shares[index as usize])
        };
        assert_eq!(state.shares.is_spoilt(&ivan), wrong == MAX_MISFITS);
        assert_eq!(opens(&state, 300), Some(wrong < MAX_MISFITS));
        push(&mut state, "ivan", answer(300, shares[300]));
        // What is older than the last is found by what was kept on the way.
        for index in [1, 63, 64, 65, 128, 255, 299, 300] {
            assert_eq!(opens(&state, index), Some(wrong < MAX_MISFITS), "{index} behind {wrong}");
        }
        assert_eq!(state.shares.opens(&game, (&ivan, Use::Answers), 64, &shares[65]), Some(false));
    }
}
