//! The audit of insertions: every kind of event is put in at every phase and for every status of a unit, and the engine
//! has to notice what the table forbids.

pub(crate) mod forms;
pub(crate) mod statuses;
pub(crate) mod table;

use super::source::{Found, found};
use crate::support::draws;
use asl_core::audit::Game;
use asl_core::event::{Event, What};
use asl_core::notation::{Reader, parse};
use forms::{FORMS, Form};
use statuses::{HEAD, STATUSES, Status};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use table::{Cell, PHASES, cell};

/// Percent of the forbidden cells that are noticed: a floor that rises.
const NOTICED: f64 = 100.0;
/// Percent of the allowed cells in which nothing is found.
const SILENT: f64 = 100.0;

/// The log before an event: of a unit in a status, in a phase of its own side's Player Turn or of the enemy's.
#[derive(Clone, Copy)]
struct Place {
    status: &'static Status,
    own: bool,
    phase: usize,
}

/// What came of the cells of one form and status.
#[derive(Default)]
struct Group {
    /// Forbidden and not noticed, by rule: the phases.
    missed: BTreeMap<&'static str, Vec<String>>,
    /// Allowed, and found by this clause: the phases.
    alarms: BTreeMap<String, Vec<String>>,
}

#[derive(Default)]
struct Tally {
    forbidden: usize,
    noticed: usize,
    allowed: usize,
    silent: usize,
    open: usize,
    groups: BTreeMap<(&'static str, &'static str), Group>,
}

#[test]
fn a_forbidden_event_is_noticed() {
    let phases = || (0..PHASES.len()).flat_map(|phase| [true, false].map(|own| (own, phase)));
    let of_status = |status| phases().map(move |(own, phase)| Place { status, own, phase });
    let places: Vec<Place> = STATUSES.iter().flat_map(of_status).collect();
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, |n| n.get());
    let tally = std::thread::scope(|scope| {
        let work = || {
            let mut tally = Tally::default();
            loop {
                let nth = next.fetch_add(1, Ordering::Relaxed);
                let Some(place) = places.get(nth) else { break tally };
                tally.judge(*place, nth);
            }
        };
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let parts = threads.into_iter().map(|thread| thread.join().expect("a worker"));
        parts.fold(Tally::default(), Tally::join)
    });
    show(&tally);
    let share = percent(tally.noticed, tally.forbidden);
    assert!(share >= NOTICED, "{share:.2} percent of what is forbidden is noticed");
    let share = percent(tally.silent, tally.allowed);
    assert!(share >= SILENT, "{share:.2} percent of what is allowed is let be");
}

impl Place {
    /// The log before the event; none where the status cannot be.
    fn before(self) -> Option<String> {
        let Place { status, own, phase, .. } = self;
        let mut text = String::from(HEAD);
        let mut add = |line: &str| {
            text.push_str(&self.filled(line));
            text.push('\n');
        };
        status.set_up.iter().for_each(|line| add(line));
        let reached = status.in_phase.is_none_or(|(side, when, _)| side == own && when <= phase);
        if !reached {
            return None;
        }
        for (n, name) in PHASES.iter().enumerate().take(phase + 1) {
            add(&format!("turn 1 {} {name}", if own { "blue" } else { "red" }));
            if n == 2 && !own {
                add("foe moves K8 1 MF not-assault seen-by t,s");
            }
            if let Some((_, when, lines)) = status.in_phase.filter(|(_, when, _)| *when == n) {
                assert_eq!(when, n);
                lines.iter().for_each(|line| add(line));
            }
        }
        Some(text)
    }

    /// A line with the hexes of this place.
    fn filled(self, line: &str) -> String {
        let moved = matches!(self.status.name, "moving" | "stopped");
        let hexes = if moved {
            [
                ("ahead", "K8"),
                ("behind", "K10"),
                ("spine", "L8-L9"),
                ("wood", "L8"),
                ("side-of-wood", "K8-L8"),
                ("cafp", "K8-L8-L7"),
            ]
        } else {
            [
                ("ahead", "K9"),
                ("behind", "K11"),
                ("spine", "L9-L10"),
                ("wood", "L9"),
                ("side-of-wood", "K9-L9"),
                ("cafp", "K9-L9-L8"),
            ]
        };
        let foe = if self.own || self.phase < 2 { "K7" } else { "K8" };
        let side = if self.own { "blue" } else { "red" };
        let rest = [("foe", foe), ("side", side)];
        hexes
            .into_iter()
            .chain(rest)
            .fold(line.to_owned(), |line, (mark, hex)| line.replace(&format!("{{{mark}}}"), hex))
    }
}

/// The log so far, and what is found in it.
struct Base {
    game: Game,
    found: Found,
    /// What is found when the phase ends.
    closed: Found,
}

/// What is found when the phase ends, which is always the same event.
fn found_at_the_end(game: &Game) -> Found {
    let mut events = game.events.clone();
    let seq = events.len() as u64;
    let ends = Event { by: "anna".parse().unwrap(), at: None, what: What::PhaseEnded };
    events.push(ends);
    let found = found(&Game { scenario: game.scenario.clone(), events });
    found
        .into_iter()
        .map(|(at, ruling, clause)| (if at == seq { u64::MAX } else { at }, ruling, clause))
        .collect()
}

impl Base {
    fn of(text: &str) -> Base {
        let parsed = parse(text);
        if let Some(error) = parsed.errors.first() {
            panic!("{}\n{text}", error.render("log"));
        }
        let events = parsed.lines.into_iter().map(|line| line.event).collect();
        let game = Game { scenario: parsed.scenario.expect("a head"), events };
        let (found, closed) = (found(&game), found_at_the_end(&game));
        Base { game, found, closed }
    }

    /// What is found when these lines follow.
    fn with(&self, place: Place, form: &Form) -> Vec<String> {
        let scenario = &self.game.scenario;
        let mut events = self.game.events.clone();
        for line in &form.lines {
            let mut reader = Reader::trusting(scenario);
            reader.record_by("anna".parse().unwrap());
            match reader.line(1, &place.filled(line)) {
                Ok(line) => events.extend(line.map(|line| line.event)),
                Err(errors) => return errors.iter().map(|error| error.render("log")).collect(),
            }
        }
        let game = Game { scenario: scenario.clone(), events };
        let late = form.by_the_end
            && matches!(cell(form, place.status.name, place.own, place.phase), Cell::Forbidden(_));
        let (now, before) =
            if late { (found_at_the_end(&game), &self.closed) } else { (found(&game), &self.found) };
        let new = now.into_iter().filter(|finding| !before.contains(finding));
        new.map(|(_, ruling, clause)| format!("{ruling} {clause}")).collect()
    }
}

impl Tally {
    /// Tries the forms of the unit in its place, which is number `nth`.
    fn judge(&mut self, place: Place, nth: usize) {
        let forms = FORMS.iter().enumerate().filter(|(_, form)| form.unit == place.status.unit);
        let drawn: Vec<_> = forms.filter(|(n, _)| draws::takes(nth * FORMS.len() + n)).collect();
        let Some(before) = place.before().filter(|_| !drawn.is_empty()) else { return };
        let base = Base::of(&before);
        drawn.into_iter().for_each(|(_, form)| self.add(place, form, base.with(place, form)));
    }

    fn add(&mut self, place: Place, form: &'static Form, found: Vec<String>) {
        let Place { status, own, phase } = place;
        let group = self.groups.entry((form.name, status.name)).or_default();
        let when = format!("{}{}", if own { "" } else { "enemy " }, PHASES[phase]);
        match cell(form, status.name, own, phase) {
            Cell::Forbidden(rule) => {
                self.forbidden += 1;
                self.noticed += usize::from(!found.is_empty());
                if found.is_empty() {
                    group.missed.entry(rule).or_default().push(when);
                }
            }
            Cell::Allowed => {
                self.allowed += 1;
                self.silent += usize::from(found.is_empty());
                if let Some(first) = found.into_iter().next() {
                    group.alarms.entry(first).or_default().push(when);
                }
            }
            Cell::Open(_) => self.open += 1,
        }
    }

    fn join(mut self, other: Tally) -> Tally {
        self.forbidden += other.forbidden;
        self.noticed += other.noticed;
        self.allowed += other.allowed;
        self.silent += other.silent;
        self.open += other.open;
        for (key, group) in other.groups {
            let sum = self.groups.entry(key).or_default();
            group
                .missed
                .into_iter()
                .for_each(|(rule, when)| sum.missed.entry(rule).or_default().extend(when));
            group
                .alarms
                .into_iter()
                .for_each(|(found, when)| sum.alarms.entry(found).or_default().extend(when));
        }
        self
    }
}

fn show(tally: &Tally) {
    for ((form, status), group) in &tally.groups {
        for (rule, phases) in &group.missed {
            println!("missed {form} of {status}: {rule} ({})", phases.join(", "));
        }
        for (clause, phases) in &group.alarms {
            println!("found {form} of {status}: {clause} ({})", phases.join(", "));
        }
    }
    let Tally { forbidden, noticed, allowed, silent, open, .. } = tally;
    println!("insertions: {} cells", forbidden + allowed + open);
    println!(
        "  {noticed} of {forbidden} forbidden events are noticed ({:.2} percent)",
        percent(*noticed, *forbidden)
    );
    println!("  {silent} of {allowed} allowed events are let be ({:.2} percent)", percent(*silent, *allowed));
    println!("  {open} cells are open, each with its reason");
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
