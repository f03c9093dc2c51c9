//! Hidden facts after the game: what the secrets said, held against what was played, as if all had known it from
//! the moment it was sealed. Input: a game whose secrets are open. Knows no file and no view.
//!
//! The words of a secret are lines of the notation (`place 2SQ K5 level 1`, `2SQ is hidden`), an Armor Leader's side
//! record (`armor-leader pz 9-1`, D3.41), or free words, which only people can hold against the game.

use super::agreed::Agreements;
use super::replay::Known;
use super::{Game, Replay};
use crate::event::{Event, Name, Revealed, UnitId, UnitPlaced, What};
use crate::finding::{Breach, Finding, Ruling};
use crate::notation::parse_event;
use crate::scenario::{Edition, Scenario};
use crate::state::{Secret, State};
use crate::vocab::{ClauseId, Meaning, Modifier};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A line of a secret.
enum Line {
    /// An event that only its owner knew of.
    Event(Box<What>),
    /// A side record; the clauses of D3.4 read it from the opened secret.
    Record,
    /// Words for people.
    Words(String),
}

fn read(scenario: &Scenario, secret: &Secret) -> Vec<Line> {
    let text = secret.plaintext().map_or("", |text| text.as_str());
    let lines =
        text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| read_line(scenario, line)).collect()
}

/// What a secret may hold: set-up and status. A move that nobody saw is a matter of words.
fn read_line(scenario: &Scenario, line: &str) -> Line {
    if line.split_whitespace().next().is_some_and(|word| Modifier::read(word) == Some(Modifier::ArmorLeader))
    {
        return Line::Record;
    }
    match parse_event(scenario, line).map(|line| line.event.what) {
        Ok(what @ (What::UnitPlaced(_) | What::StatusChanged(_) | What::MarkerPlaced(_))) => {
            Line::Event(Box::new(what))
        }
        Ok(_) | Err(_) => Line::Words(line.into()),
    }
}

/// The secrets at the end of a game.
fn secrets(game: &Game) -> State {
    Replay::of(game).before(game.events.len())
}

/// What was hidden, from where on.
fn known(game: &Game) -> Known {
    let mut known = Known::new();
    for (name, secret) in &secrets(game).secrets {
        let Some(reveal) = opening(game, name, secret) else { continue };
        let Ok(seq) = usize::try_from(secret.seq) else { continue };
        let facts = read(&game.scenario, secret).into_iter().filter_map(|line| match line {
            Line::Event(what) => Some(*what),
            Line::Record | Line::Words(_) => None,
        });
        let all = core::iter::once(What::Revealed(reveal.clone())).chain(facts);
        let events = all.map(|what| Event { by: secret.by.clone(), at: None, what });
        known.entry(seq).or_default().extend(events);
    }
    known
}

/// A replay in which everybody knows from the moment of its sealing what each opened secret says.
#[must_use]
pub fn replay(game: &Game, edition: Edition) -> Replay<'_> {
    Replay::knowing(game, edition, known(game))
}

/// The event that opened a secret.
fn opening<'g>(game: &'g Game, name: &Name, secret: &Secret) -> Option<&'g Revealed> {
    secret.plaintext()?;
    let seq = usize::try_from(secret.opened.as_ref()?.seq).ok()?;
    let What::Revealed(revealed) = &game.events.get(seq)?.what else { return None };
    (revealed.secret == *name).then_some(revealed)
}

/// What is found when the secrets are held against the game; nothing of what an audit finds without them. Which words of
/// the players bind is told.
#[must_use]
pub fn judge(game: &Game, edition: Edition, agreements: &Agreements) -> Vec<Finding> {
    let end = secrets(game);
    let mut findings = Vec::new();
    for (name, secret) in &end.secrets {
        findings.extend(left_sealed(name, secret, &end));
        findings.extend(unread(&game.scenario, name, secret));
    }
    findings.extend(as_placed(game, edition));
    findings.extend(as_known(game, edition, agreements));
    findings.sort_by_key(|finding| finding.seq);
    findings
}

/// What is asked of a game that is over when its secrets are not held against it: those that nobody opened, by its final position.
/// Of several alternatives the one that fits could be opened, and the others kept.
#[must_use]
pub fn asked_at_the_end(end: &State) -> Vec<Finding> {
    if !end.over {
        return Vec::new();
    }
    let left = end.secrets.iter().filter_map(|(name, secret)| left_sealed(name, secret, end));
    left.map(|finding| Finding { ruling: Ruling::Undecided, ..finding }).collect()
}

fn finding(seq: u64, ruling: Ruling, clause: &'static str, breach: Breach) -> Finding {
    Finding {
        seq,
        ruling,
        clause: ClauseId(clause),
        also: Vec::new(),
        unit: None,
        cell: None,
        about: Vec::new(),
        breach,
        awaits: None,
    }
}

/// While the game goes on a secret may stay sealed.
fn left_sealed(name: &Name, secret: &Secret, end: &State) -> Option<Finding> {
    if secret.plaintext().is_some() {
        return None;
    }
    let ruling = if end.over { Ruling::Broken } else { Ruling::Undecided };
    let says = format!("what {} sealed as {name}: it was never opened", secret.by);
    Some(finding(secret.seq, ruling, "SECRET.left-sealed", Breach::of(says)))
}

fn unread(scenario: &Scenario, name: &Name, secret: &Secret) -> Option<Finding> {
    let words = read(scenario, secret).into_iter().filter_map(|line| match line {
        Line::Words(words) => Some(format!("{words:?}")),
        Line::Event(_) | Line::Record => None,
    });
    let words: Vec<String> = words.collect();
    let says = format!("{name} says {}, which players hold against the game themselves", words.join(", "));
    let found = finding(secret.seq, Ruling::Undecided, "SECRET.unread", Breach::of(says));
    (!words.is_empty()).then_some(found)
}

/// Hidden units: recorded before they come into play, and in view where they were.
fn as_placed(game: &Game, edition: Edition) -> Vec<Finding> {
    let known = known(game);
    let hidden: Vec<(usize, &UnitPlaced)> = known
        .iter()
        .flat_map(|(seq, events)| events.iter().map(move |event| (*seq, event)))
        .filter_map(|(seq, event)| {
            let What::UnitPlaced(placed) = &event.what else { return None };
            Some((seq, placed))
        })
        .collect();
    let mut findings = Vec::new();
    replay(game, edition).walk(|n, before, event| {
        findings.extend(late(before, n, &hidden));
        if let What::UnitPlaced(placed) = &event.what {
            findings.extend(elsewhere(game, (n, before, placed), &hidden));
        }
    });
    findings
}

/// A unit in play when the record of where it hides was sealed.
fn late(before: &State, n: usize, hidden: &[(usize, &UnitPlaced)]) -> Vec<Finding> {
    let here = hidden.iter().filter(|(seq, _)| *seq == n);
    let late = here.filter(|(seq, placed)| {
        let earlier = hidden.iter().any(|(at, other)| at < seq && other.unit == placed.unit);
        before.units.contains_key(&placed.unit) && !earlier
    });
    let found = late.map(|(seq, placed)| {
        let says = format!("{} was in play before its place was sealed", placed.unit);
        let found = finding(*seq as u64, Ruling::Broken, "SECRET.sealed-late", Breach::of(says));
        Finding { unit: Some(placed.unit.clone()), ..found }
    });
    found.collect()
}

/// The first time that a hidden unit is placed in sight of all.
fn elsewhere(
    game: &Game,
    (n, before, placed): (usize, &State, &UnitPlaced),
    hidden: &[(usize, &UnitPlaced)],
) -> Option<Finding> {
    let first = |seq: usize| {
        let between = game.events.get(seq..n).unwrap_or_default();
        !between.iter().any(|event| matches!(&event.what, What::UnitPlaced(p) if p.unit == placed.unit))
    };
    let known = |(seq, other): &&(usize, &UnitPlaced)| *seq < n && other.unit == placed.unit && first(*seq);
    hidden.iter().rfind(known)?;
    let unit = before.units.get(&placed.unit)?;
    let map = &game.scenario.map;
    let (was, now) = (unit.place.cell(), placed.hex.map(|hex| map.cell(hex)));
    if was == now && unit.level == placed.level {
        return None;
    }
    let shown = |cell: Option<crate::vocab::hex::Cell>, level: crate::event::Level| {
        let hex = cell.map_or_else(|| "off board".to_string(), |cell| map.show_cell(cell));
        format!("{hex}, level {level}")
    };
    let breach = Breach::of("it comes into view where it was not recorded")
        .figures(shown(now, placed.level), shown(was, unit.level));
    let found = finding(n as u64, Ruling::Broken, "SECRET.placed-elsewhere", breach);
    Some(Finding { unit: Some(placed.unit.clone()), cell: was, ..found })
}

fn placed(what: What) -> Option<UnitId> {
    if let What::UnitPlaced(placed) = what { Some(placed.unit) } else { None }
}

/// What the book finds only when it knows.
fn as_known(game: &Game, edition: Edition, agreements: &Agreements) -> Vec<Finding> {
    let without = Replay::by(game, edition).agreed(agreements).audit().findings;
    let with = replay(game, edition).agreed(agreements).audit().findings;
    let is_old = |new: &Finding| {
        let from = without.partition_point(|old| old.seq < new.seq);
        let mut here = without[from..].iter().take_while(|old| old.seq == new.seq);
        here.any(|old| old.unit == new.unit && old.cites(new.clause.0))
    };
    let of_secrets = |new: &Finding| new.clause.0.starts_with("SECRET.");
    // A unit that was sealed is not placed anew when it comes into view: where, is the secret's own clause's.
    let sealed: Vec<UnitId> =
        known(game).into_values().flatten().filter_map(|event| placed(event.what)).collect();
    let shown = |new: &Finding| {
        new.cites("LOG.placed-again") && new.unit.as_ref().is_some_and(|unit| sealed.contains(unit))
    };
    let new = with.into_iter().filter(|new| !is_old(new) && !of_secrets(new) && !shown(new));
    let marked = new.map(|mut finding| {
        finding.also.push(ClauseId("SECRET.as-known"));
        finding.breach.says += " (judged with the hidden facts)";
        finding
    });
    marked.collect()
}
