//! The audit of fields: every leaf of every event is changed in turn, and the engine has to notice.

use super::rows::{self, Row};
use super::source::{Size, Source, found, sources};
use super::tree::{Change, How, Pool, changes};
use crate::support::draws;
use asl_core::audit::Game;
use asl_core::notation::print_event;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Changes that a whole run makes.
const SAMPLE: u64 = 30_000;
/// Percent of the changes that rules can tell that are noticed: a floor that rises.
const NOTICED: f64 = 99.0;

/// What came of the changes of one field, or of all.
#[derive(Clone, Copy, Default)]
struct Shares {
    noticed: usize,
    legal: usize,
    believed: usize,
    unnoticed: usize,
}

/// A field of a kind of event, and what was done to it.
type Field = (String, String, How);

/// What came of a run.
#[derive(Default)]
struct Tally {
    by_field: BTreeMap<Field, (Shares, Vec<String>)>,
    by_row: BTreeMap<&'static str, usize>,
}

/// Examples of an unnoticed change that are shown; `BELIEVED_SHOWN` shows more.
const SHOWN: usize = 6;

#[test]
fn a_changed_field_is_noticed() {
    let seed = std::env::var("GENERATOR_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let sources = sources(&Size { turns: draws::few_or(3, 40), case_in: 5 * draws::one_in() }, seed);
    let tally = run(&sources, draws::few_or(400, SAMPLE) as usize, seed);
    show(&tally, &sources);
    let Shares { noticed, unnoticed, .. } = tally.sum();
    let share = 100.0 * noticed as f64 / (noticed + unnoticed) as f64;
    let most = (noticed + unnoticed) as f64 * (100.0 - NOTICED) / 100.0;
    // A few hundred changes may hold somewhat more of the unnoticed than all have: two standard deviations.
    let by_chance = if draws::is_whole() { 0.0 } else { 2.0 * most.sqrt() };
    assert!(unnoticed as f64 <= most + by_chance, "{share:.2} percent noticed");
}

fn run(sources: &[Source], sample: usize, seed: u64) -> Tally {
    let mut pool = Pool::default();
    sources.iter().flat_map(|source| &source.game.events).for_each(|event| pool.learn(event));
    let events: Vec<(&Source, usize)> =
        sources.iter().flat_map(|source| (1..source.game.events.len()).map(move |n| (source, n))).collect();
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, |n| n.get());
    // About so many changes has an event.
    let one_in = (events.len() * 14 / sample).max(1) as u64;
    let parts = std::thread::scope(|scope| {
        let work = || {
            let mut tally = Tally::default();
            while let Some((source, n)) = events.get(next.fetch_add(1, Ordering::Relaxed)) {
                judge(source, *n, &pool, &mut tally, |at| drawn(seed, &source.name, *n, at, one_in));
            }
            tally
        };
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().expect("a worker")).collect::<Vec<_>>()
    });
    parts.into_iter().fold(Tally::default(), Tally::join)
}

/// Is this change in the sample of a seed?
fn drawn(seed: u64, name: &str, n: usize, at: usize, one_in: u64) -> bool {
    let bytes = format!("{seed} {name} {n} {at}");
    let hash = bytes.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash >> 20).is_multiple_of(one_in)
}

fn judge(source: &Source, n: usize, pool: &Pool, tally: &mut Tally, wanted: impl Fn(usize) -> bool) {
    let game = &source.game;
    // What is wrong already is judged as it stands.
    if source.found.iter().any(|(seq, ..)| *seq == n as u64) {
        return;
    }
    for (at, change) in changes(&game.events[n], &game.scenario, pool).into_iter().enumerate() {
        if wanted(at) {
            let seen = rows::Seen { game, n, change: &change };
            let noticed = is_noticed(source, n, &change);
            let row = if noticed { None } else { rows::row(&seen) };
            tally.add(source, n, &change, noticed, row);
        }
    }
}

/// Does the changed log have a finding that the log as it stands lacks?
fn is_noticed(source: &Source, n: usize, change: &Change) -> bool {
    let mut events = source.game.events.clone();
    events[n] = change.event.clone();
    let game = Game { scenario: source.game.scenario.clone(), events };
    !found(&game).is_subset(&source.found)
}

impl Tally {
    fn add(&mut self, source: &Source, n: usize, change: &Change, noticed: bool, row: Option<&'static Row>) {
        let key = (change.kind.clone(), change.field.clone(), change.how);
        let (shares, examples) = self.by_field.entry(key).or_default();
        match row {
            _ if noticed => shares.noticed += 1,
            Some(row) if row.is_legal() => shares.legal += 1,
            Some(_) => shares.believed += 1,
            None => {
                shares.unnoticed += 1;
                let map = &source.game.scenario.map;
                let [was, is] = [&source.game.events[n], &change.event].map(|event| print_event(map, event));
                examples.push(format!("{} {n}: {was}  ->  {is}", source.name));
            }
        }
        if let Some(row) = row {
            *self.by_row.entry(row.why).or_default() += 1;
        }
    }

    fn join(mut self, other: Tally) -> Tally {
        for (field, (shares, examples)) in other.by_field {
            let (sum, shown) = self.by_field.entry(field).or_default();
            sum.add(shares);
            shown.extend(examples);
        }
        other.by_row.into_iter().for_each(|(why, n)| *self.by_row.entry(why).or_default() += n);
        self
    }

    fn sum(&self) -> Shares {
        self.by_field.values().fold(Shares::default(), |mut sum, (shares, _)| {
            sum.add(*shares);
            sum
        })
    }
}

impl Shares {
    const fn add(&mut self, other: Shares) {
        self.noticed += other.noticed;
        self.legal += other.legal;
        self.believed += other.believed;
        self.unnoticed += other.unnoticed;
    }
}

fn show(tally: &Tally, sources: &[Source]) {
    let shown = std::env::var("BELIEVED_SHOWN").ok().and_then(|n| n.parse().ok()).unwrap_or(SHOWN);
    for ((kind, field, how), (shares, examples)) in &tally.by_field {
        let Shares { noticed, legal, believed, unnoticed } = shares;
        println!("{noticed:>6} {legal:>6} {believed:>6} {unnoticed:>6}  {kind} {field} ({})", how.word());
        let step = examples.len().div_ceil(shown).max(1);
        let examples = examples.iter().step_by(step);
        examples.for_each(|example| println!("  missed {kind} {field} ({}): {example}", how.word()));
    }
    tally.by_row.iter().for_each(|(why, n)| println!("{n:>6} {why}"));
    let events: usize = sources.iter().map(|source| source.game.events.len() - 1).sum();
    let Shares { noticed, legal, believed, unnoticed } = tally.sum();
    let told = noticed + unnoticed;
    println!("fields: {} changes in {events} events of {} logs", told + legal + believed, sources.len());
    println!(
        "  {noticed} of {told} changes that rules can tell are noticed ({:.2} percent)",
        percent(noticed, told)
    );
    println!("  {legal} are another legal play");
    println!("  {believed} are words that no log can check");
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
