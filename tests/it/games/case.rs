//! The case runner: `!!` a broken finding that cites the clause or one of its group, `??` an undecided one,
//! `ok` a clause that was kept, `= 8 MP` the price due, other figures as `figure` says. A finding that no line expects fails the case too.

use super::files;
use crate::boards::meadow::laid;
use asl_core::audit::{Audit, Game, Replay};
use asl_core::event::{Event, What};
use asl_core::facts::{Ctx, Move, Price};
use asl_core::figures::price::step::price_of;
use asl_core::finding::{Finding, Ruling, Verdict};
use asl_core::notation::{Expected, Line, parse};
use asl_core::rules::{Book, Opinion, same_fact};
use asl_core::scenario::Scenario;
use asl_core::state::State;
use asl_core::vocab::num::Mp;
use std::path::Path;

#[test]
fn every_line_is_judged_as_it_expects() {
    let failures: Vec<String> =
        files(&["games", "cases"]).iter().flat_map(|path| check(path, laid)).collect();
    assert!(failures.is_empty(), "{} failed:\n{}", failures.len(), failures.join("\n"));
}

/// The failures of one file, a line each. A game is laid on the boards that it names.
pub(crate) fn check(path: &Path, laid: impl Fn(Scenario) -> Scenario) -> Vec<String> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path).unwrap();
    let parsed = parse(&text);
    let Some(scenario) = parsed.scenario.filter(|_| parsed.errors.is_empty()) else {
        return parsed.errors.iter().map(|error| error.render(&name)).collect();
    };
    let events = parsed.lines.iter().map(|line| line.event.clone()).collect();
    let game = Game { scenario: laid(scenario), events };
    let replay = Replay::of(&game);
    let audit = replay.audit();
    let positions = positions(&replay);
    let lines = parsed.lines.iter().enumerate();
    let judged = lines.flat_map(|(seq, line)| {
        let here = audit.findings.iter().filter(|f| f.seq == seq as u64).collect();
        let (before, after) = (&positions[seq], &positions[seq + 1]);
        let at = At { replay: &replay, seq, before, after, audit: &audit, here };
        judge(&at, line).into_iter().map(|said| (line.number, said)).collect::<Vec<_>>()
    });
    judged.map(|(number, said)| format!("{name}:{number}: {said}")).collect()
}

/// The positions before each event, and the last.
fn positions(replay: &Replay<'_>) -> Vec<State> {
    let mut positions = Vec::new();
    replay.walk(|_, before, _| positions.push(before.clone()));
    positions.push(replay.end());
    positions
}

/// An event with the positions around it and its findings.
pub(super) struct At<'a> {
    pub(super) replay: &'a Replay<'a>,
    pub(super) seq: usize,
    pub(super) before: &'a State,
    pub(super) after: &'a State,
    pub(super) audit: &'a Audit,
    /// Its findings.
    pub(super) here: Vec<&'a Finding>,
}

/// What an event's findings and its line's expectations have against each other.
fn judge(at: &At<'_>, line: &Line) -> Vec<String> {
    let unmet = line.expectations.iter().filter_map(|e| unmet(at, &e.what));
    let surprises =
        at.here.iter().filter(|f| !line.expectations.iter().any(|e| meets(f, &e.what))).map(|f| {
            let figures = match (&f.breach.declared, &f.breach.derived) {
                (Some(declared), Some(derived)) => format!(" ({declared} declared, {derived} due)"),
                _ => String::new(),
            };
            format!("expected nothing, found {} {}: {}{figures}", f.ruling, f.clause, f.breach.says)
        });
    unmet.chain(surprises).collect()
}

/// Does a finding meet an expectation? A waived one was broken.
fn meets(finding: &Finding, expected: &Expected) -> bool {
    let (wanted, undecided) = match expected {
        Expected::Broken(wanted) => (wanted, false),
        Expected::Undecided(wanted) => (wanted, true),
        Expected::Kept(_) | Expected::Figure(_) => return false,
    };
    let same = |clause| Book::clause(wanted).is_some_and(|wanted| same_fact(wanted.id, clause));
    let named = finding.cites(wanted) || same(finding.clause) || finding.also.iter().any(|c| same(*c));
    named && (finding.ruling == Ruling::Undecided) == undecided
}

/// An expectation that is not met, in words.
fn unmet(at: &At<'_>, expected: &Expected) -> Option<String> {
    let clauses: Vec<String> = at.here.iter().map(|f| format!("{} {}", f.ruling, f.clause)).collect();
    let found = if clauses.is_empty() { "nothing".to_owned() } else { clauses.join(", ") };
    match expected {
        Expected::Broken(id) | Expected::Undecided(id) => {
            let mark = if matches!(expected, Expected::Broken(_)) { "!!" } else { "??" };
            let met = at.here.iter().any(|finding| meets(finding, expected));
            (!met).then(|| format!("expected {mark} {id}, found {found}"))
        }
        Expected::Kept(id) => {
            let kept = |o: &Opinion| o.clause.0 == id && o.verdict == Verdict::Kept;
            let met = at.opinions().iter().any(kept);
            (!met).then(|| format!("expected ok {id}, found {found}"))
        }
        Expected::Figure(figure) => {
            if !figure.ends_with(" MP") {
                let judged = super::figure::judge(at, figure);
                return judged.err().map(|ours| format!("expected = {figure}, found {ours}"));
            }
            let wanted = figure.strip_suffix(" MP").and_then(|mp| mp.parse::<Mp>().ok());
            let ours = at.price();
            let met = wanted.is_some_and(|wanted| ours == Ok(wanted));
            let ours = ours.map_or_else(|why| why, |mp| format!("{mp} MP"));
            (!met).then(|| format!("expected = {figure}, found {ours}"))
        }
    }
}

impl At<'_> {
    fn ctx(&self) -> Ctx<'_> {
        let scenario = &self.replay.game().scenario;
        Ctx::of(scenario, self.before, scenario.printing)
    }

    fn event(&self) -> &Event {
        &self.replay.game().events[self.seq]
    }

    /// All that the book says of the event, kept clauses included.
    pub(super) fn opinions(&self) -> Vec<Opinion> {
        Book::of(self.replay.game().scenario.edition()).opinions(&self.ctx(), self.event())
    }

    /// It breaks a rule.
    pub(super) fn is_broken(&self) -> bool {
        self.here.iter().any(|f| f.ruling == Ruling::Broken)
    }

    /// The price of an expenditure of MP, or why there is none.
    fn price(&self) -> Result<Mp, String> {
        let What::MpSpent(spent) = &self.event().what else { return Err("no MP spent".into()) };
        match Move::of(self.ctx(), spent).map(|moved| price_of(&moved)) {
            Some(Price::Of(tally)) => Ok(tally.value()),
            Some(Price::Open) => Err("no single price".into()),
            Some(Price::Unknown(needs)) => Err(format!("a price that needs {needs}")),
            None => Err("no vehicle in play".into()),
        }
    }
}
