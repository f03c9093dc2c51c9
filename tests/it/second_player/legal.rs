//! Legal logs: the engine has to find nothing in them, and to have had something to say.

use super::{on_every_seed, text};
use crate::support::draws;
use asl_core::audit::{Game, Replay};
use asl_core::facts::Ctx;
use asl_core::finding::{Ruling, Verdict};
use asl_core::rules::Book;
use std::collections::BTreeMap;

/// A legal log of a second player.
pub(crate) trait Played: Sized {
    /// Open questions that a legal log may raise.
    const OPEN: &'static [&'static str];

    /// The log of a seed.
    fn play(seed: u64) -> Self;

    /// It as a game.
    fn game(&self) -> Game;

    /// What a report counts in it, by name; always the same names in the same order.
    fn counts(&self) -> Vec<(&'static str, u64)>;
}

/// What came of the legal logs.
#[derive(Default)]
pub(crate) struct Legal {
    counts: Vec<(&'static str, u64)>,
    events: u64,
    failures: Vec<(&'static str, String)>,
    kept: BTreeMap<&'static str, u64>,
}

impl Legal {
    /// Judges the log of every seed of a run that is `wanted`, and counts the clauses kept in those that are
    /// `heard` (which takes longer than to judge them).
    pub(crate) fn run<P: Played>(wanted: fn(u64) -> bool, heard: fn(u64) -> bool) -> Legal {
        let judge = |seed: u64, part: &mut Legal| {
            if wanted(seed) {
                part.judge(seed, &P::play(seed), heard(seed));
            }
        };
        on_every_seed(judge, Legal::join)
    }

    /// How many of a name there were.
    pub(crate) fn count(&self, name: &str) -> u64 {
        self.counts.iter().filter(|(other, _)| *other == name).map(|(_, n)| n).sum()
    }

    /// Prints what was counted and what was kept, and asserts that nothing was found.
    pub(crate) fn assert_breaks_nothing(&self) {
        let counts: Vec<String> = self.counts.iter().map(|(name, n)| format!("{n} {name}")).collect();
        println!("{}, {} events", counts.join(", "), self.events);
        self.kept.iter().for_each(|(id, n)| println!("{n:>8} {id}"));
        let mut by_clause: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (clause, says) in &self.failures {
            by_clause.entry(clause).or_default().push(says);
        }
        for (clause, found) in &by_clause {
            let shortest = found.iter().min_by_key(|says| says.len()).expect("one at least");
            println!("\n{} times {clause}, such as {shortest}", found.len());
        }
        assert!(self.failures.is_empty(), "{} findings in legal logs", self.failures.len());
    }

    /// Asserts that a whole run met each of these clauses and kept it; else it says nothing about them.
    pub(crate) fn assert_kept(&self, clauses: &[&str]) {
        let unmet: Vec<&&str> = clauses.iter().filter(|id| !self.kept.contains_key(**id)).collect();
        assert!(unmet.is_empty() || !draws::is_whole(), "never kept: {unmet:?}");
    }

    fn judge<P: Played>(&mut self, seed: u64, played: &P, heard: bool) {
        let game = played.game();
        self.add_counts(played.counts());
        self.events += game.events.len() as u64;
        let replay = Replay::of(&game);
        if heard {
            self.hear(&game, &replay);
        }
        for finding in replay.audit().findings {
            if finding.ruling == Ruling::Undecided && P::OPEN.contains(&finding.clause.0) {
                continue;
            }
            let (ruling, seq, says) = (finding.ruling, finding.seq, finding.breach.says);
            let says = format!("seed {seed}: {ruling:?} at event {seq}: {says}\n{}", text(&game));
            self.failures.push((finding.clause.0, says));
        }
    }

    /// Counts the clauses that spoke and were kept.
    fn hear(&mut self, game: &Game, replay: &Replay<'_>) {
        let printing = game.scenario.printing;
        let book = Book::of(game.scenario.edition());
        replay.walk(|_, before, event| {
            let ctx = Ctx::of(&game.scenario, before, printing);
            let kept = book.opinions(&ctx, event).into_iter().filter(|o| o.verdict == Verdict::Kept);
            kept.for_each(|opinion| *self.kept.entry(opinion.clause.0).or_default() += 1);
        });
    }

    fn join(&mut self, part: Legal) {
        self.add_counts(part.counts);
        self.events += part.events;
        self.failures.extend(part.failures);
        part.kept.into_iter().for_each(|(id, n)| *self.kept.entry(id).or_default() += n);
    }

    fn add_counts(&mut self, counts: Vec<(&'static str, u64)>) {
        if self.counts.is_empty() {
            self.counts = counts;
        } else {
            self.counts.iter_mut().zip(counts).for_each(|(sum, (_, n))| sum.1 += n);
        }
    }
}
