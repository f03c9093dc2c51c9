//! One thing wrong in each of many legal logs: the engine has to find it, and to name the rule.

use super::{on_every_seed, text};
use crate::support::draws;
use asl_core::audit::{Game, Replay};
use asl_core::finding::Ruling;
use std::collections::BTreeMap;

/// A legal log being spoiled, with the tools to do it.
pub(crate) trait Spoiled: Sized {
    /// The legal log of a seed, not yet spoiled.
    fn of(seed: u64) -> Self;

    /// The spoiled log, and the event from which it is wrong.
    fn game(&self) -> (Game, u64);
}

/// One kind of mistake in a log of a workshop `W`.
pub(crate) struct Kind<W> {
    pub(crate) name: &'static str,
    /// Makes it; none where the log has no place for it.
    pub(crate) make: fn(&mut W) -> Option<()>,
    /// One of these clauses should be cited.
    pub(crate) clauses: &'static [&'static str],
    /// An open question is all that the rules give.
    pub(crate) open: bool,
}

/// A kind of mistake that one of these clauses has to find.
pub(crate) const fn kind<W>(
    name: &'static str,
    make: fn(&mut W) -> Option<()>,
    clauses: &'static [&'static str],
) -> Kind<W> {
    Kind { name, make, clauses, open: false }
}

/// A hunt for many kinds of mistakes.
pub(crate) struct Hunt<W: 'static> {
    /// In the order of the report.
    pub(crate) kinds: &'static [Kind<W>],
    /// Every how many seeds a log is spoiled.
    pub(crate) every: u64,
    /// Logs looked at for one that has a place for the mistake.
    pub(crate) redraws: u64,
    pub(crate) bounds: Bounds,
}

/// What has to come of a hunt.
pub(crate) struct Bounds {
    /// Percent of the logs asked for in which a mistake could be made.
    pub(crate) made: u64,
    /// Percent of the mistakes that were found.
    pub(crate) found: u64,
    /// Percent of the mistakes that were found by one of their clauses.
    pub(crate) named: u64,
    /// Percent of the mistakes of every single kind that were found.
    pub(crate) found_of_each: u64,
    /// Mistakes of a whole run.
    pub(crate) mistakes: u64,
}

/// What came of one kind, or of all.
#[derive(Clone, Copy, Default)]
struct Tried {
    made: u64,
    found: u64,
    named: u64,
}

/// What came of the hunt.
#[derive(Default)]
struct Bag {
    asked: u64,
    tried: BTreeMap<usize, Tried>,
    missed: Vec<String>,
}

/// Misses that one worker remembers.
const REMEMBERED: usize = 400;

impl<W: Spoiled> Hunt<W> {
    /// Spoils the logs of a run, prints what was found, and asserts that it was enough.
    pub(crate) fn run(&self) {
        let part = |seed: u64, bag: &mut Bag| {
            if seed.is_multiple_of(self.every) {
                self.judge(seed, bag);
            }
        };
        let bag = on_every_seed(part, Bag::join);
        self.show(&bag);
        self.assert_enough(&bag);
    }

    fn judge(&self, seed: u64, bag: &mut Bag) {
        let which = ((seed / self.every) % self.kinds.len() as u64) as usize;
        let kind = &self.kinds[which];
        bag.asked += 1;
        let Some((drawn, spoiled)) = self.spoil(kind, seed) else { return };
        let (game, from) = spoiled.game();
        let counts = |ruling| ruling == Ruling::Broken || kind.open && ruling == Ruling::Undecided;
        let findings = Replay::of(&game).audit().findings;
        let found: Vec<_> = findings.iter().filter(|f| f.seq >= from && counts(f.ruling)).collect();
        let named = found.iter().any(|f| kind.clauses.iter().any(|clause| f.cites(clause)));
        let tried = Tried { made: 1, found: u64::from(!found.is_empty()), named: u64::from(named) };
        bag.tried.entry(which).or_default().add(tried);
        if !named && bag.missed.len() < REMEMBERED {
            let cited: Vec<&str> = found.iter().map(|f| f.clause.0).collect();
            let word = if found.is_empty() { "missed" } else { "misnamed" };
            let place = format!("GENERATOR_SEED={seed}, turn {drawn}, event {from}, cited {cited:?}");
            bag.missed.push(format!("{word} {} ({place})\n{}", kind.name, text(&game)));
        }
    }

    /// The first log from a seed on that has a place for the mistake, spoiled, and its own seed.
    fn spoil(&self, kind: &Kind<W>, seed: u64) -> Option<(u64, W)> {
        (0..self.redraws).map(|n| seed + n * 1_000_003).find_map(|seed| {
            let mut log = W::of(seed);
            (kind.make)(&mut log).map(|()| (seed, log))
        })
    }

    fn show(&self, bag: &Bag) {
        println!("{:>6} {:>6} {:>6}", "made", "found", "named");
        for (which, kind) in self.kinds.iter().enumerate() {
            let Tried { made, found, named } = bag.tried.get(&which).copied().unwrap_or_default();
            println!("{made:>6} {found:>6} {named:>6}  {}", kind.name);
        }
        let Tried { made, found, named } = bag.sum();
        println!("{made:>6} {found:>6} {named:>6}  in all");
        let mut shown: Vec<&str> = Vec::new();
        for miss in &bag.missed {
            let name = miss.split(" (").next().unwrap_or_default();
            if !shown.contains(&name) {
                shown.push(name);
                println!("\n{miss}");
            }
        }
    }

    fn assert_enough(&self, bag: &Bag) {
        let Tried { made, found, named } = bag.sum();
        let bounds = &self.bounds;
        let asked = bag.asked;
        assert!(made * 100 >= asked * bounds.made, "kinds without a place: {made} of {asked} made");
        assert!(found * 100 >= made * bounds.found, "{found} of {made} found");
        assert!(named * 100 >= made * bounds.named, "{named} of {made} named");
        for (which, Tried { made, found, .. }) in &bag.tried {
            let name = self.kinds[*which].name;
            assert!(found * 100 >= made * bounds.found_of_each, "{name}: {found} of {made}");
        }
        assert!(!draws::is_whole() || made >= bounds.mistakes, "{made} made");
    }
}

impl Tried {
    fn add(&mut self, other: Tried) {
        self.made += other.made;
        self.found += other.found;
        self.named += other.named;
    }
}

impl Bag {
    fn join(&mut self, other: Bag) {
        self.asked += other.asked;
        other.tried.into_iter().for_each(|(which, tried)| self.tried.entry(which).or_default().add(tried));
        self.missed.extend(other.missed);
    }

    fn sum(&self) -> Tried {
        self.tried.values().fold(Tried::default(), |mut sum, tried| {
            sum.add(*tried);
            sum
        })
    }
}
