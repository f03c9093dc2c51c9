//! Reads event lines one after another, remembering the recorder and the units that lines bring into
//! play. Input: a scenario and lines; knows nothing of heads and files.

use super::cursor::{Cursor, Known, MAX_FAULTS, Read};
use super::error::{ErrorKind, Fault, NotationError, Spot};
use super::tail::Expectation;
use super::token::{LexFault, Token, tokens};
use super::{lines, tail};
use crate::event::{Event, Name, Reading, Source, Text, UnitId, What};
use crate::scenario::Scenario;
use crate::vocab::nearest;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// One event of a file, and what its line expects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The line's number, 1 first.
    pub number: usize,
    /// The event.
    pub event: Event,
    /// What stands behind it, in the order written.
    pub expectations: Vec<Expectation>,
}

/// The recorder of lines when neither a `by` line nor the head's players name one.
const NOBODY: &str = "player";

/// Reads event lines of one game.
#[derive(Clone)]
pub struct Reader<'a> {
    scenario: &'a Scenario,
    units: Option<BTreeSet<UnitId>>,
    recorder: Name,
}

/// What one line gave.
pub(super) struct Outcome {
    pub(super) line: Option<Line>,
    pub(super) faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    /// A reader that knows the units of the scenario, and those that later lines place `like` them.
    #[must_use]
    pub fn new(scenario: &'a Scenario) -> Reader<'a> {
        let units = scenario.units.keys().cloned().collect();
        Reader { scenario, units: Some(units), recorder: first_recorder(scenario) }
    }

    /// A reader that takes any unit's name: for lines that continue a game, or text made from a log, which
    /// may hold anything.
    #[must_use]
    pub fn trusting(scenario: &'a Scenario) -> Reader<'a> {
        Reader { scenario, units: None, recorder: first_recorder(scenario) }
    }

    /// Sets the recorder of the lines that follow, as a `by` line does.
    pub fn record_by(&mut self, recorder: Name) {
        self.recorder = recorder;
    }

    /// Remembers the unit that an earlier event brought into play.
    pub fn learn(&mut self, what: &What) {
        if let Some(units) = &mut self.units {
            units.extend(brought_by(what).into_iter().cloned());
        }
    }

    /// Reads one line. `Ok(None)` for a blank line, a comment, or a `by` line.
    ///
    /// # Errors
    /// All faults of the line, up to 50.
    pub fn line(&mut self, number: usize, text: &str) -> Result<Option<Line>, Vec<NotationError>> {
        let outcome = self.read(number, text);
        if outcome.faults.is_empty() {
            return Ok(outcome.line);
        }
        Err(outcome.faults.into_iter().map(|fault| NotationError::new(number, text, fault)).collect())
    }

    /// Reads a deed that a player tells of a file, as it stands behind `from`, its source and how it was read. A fault
    /// names the column in the whole line.
    ///
    /// # Errors
    /// As [`Reader::line`]; also when no file shows such a deed, or the line is empty.
    pub fn deed(
        &mut self,
        (source, reading): (Source, Reading),
        text: &str,
    ) -> Result<Option<Line>, Vec<NotationError>> {
        let mut outcome = Outcome { line: None, faults: Vec::new() };
        match tokens(text) {
            Ok(tokens) => self.read_event(1, text, &tokens, &mut outcome, |cursor| {
                lines::deed(source, reading, cursor).map(What::Inferred)
            }),
            Err(lex) => outcome.faults.push(lexical(text, &lex)),
        }
        if outcome.faults.is_empty() {
            return Ok(outcome.line);
        }
        let before = lines::before(source, reading);
        let whole = alloc::format!("{before}{text}");
        let blank = usize::from(tokens(text).is_ok_and(|tokens| tokens.is_empty()));
        let whole_line = |mut fault: Fault| {
            fault.spot.start += before.len() - blank;
            fault.spot.end += before.len() - blank;
            NotationError::new(1, &whole, fault)
        };
        Err(outcome.faults.into_iter().map(whole_line).collect())
    }

    pub(super) fn recorder(&self) -> &Name {
        &self.recorder
    }

    pub(super) fn read(&mut self, number: usize, text: &str) -> Outcome {
        let mut outcome = Outcome { line: None, faults: Vec::new() };
        match tokens(text) {
            Ok(tokens) if tokens.is_empty() => {}
            Ok(tokens) if tokens[0].is("by") => self.read_by(&tokens, &mut outcome.faults),
            Ok(tokens) if tokens[0].is("book") => {
                let expected = "the `book` line once, before the first event";
                outcome.faults.push(Fault::new(ErrorKind::Misplaced, tokens[0].spot, "book", expected));
            }
            Ok(tokens) => {
                self.read_event(number, text, &tokens, &mut outcome, |cursor| {
                    lines::read(cursor).map(lines::stated)
                });
            }
            Err(lex) => outcome.faults.push(lexical(text, &lex)),
        }
        outcome
    }

    fn read_by(&mut self, tokens: &[Token<'_>], faults: &mut Vec<Fault>) {
        let expected = "`by` and the name of the player who records the lines that follow";
        match tokens {
            [_, name] => match name.text.parse() {
                Ok(name) => self.recorder = name,
                Err(_) => faults.push(Fault::new(ErrorKind::BadValue, name.spot, &name.text, expected)),
            },
            [_, _, more, ..] => {
                faults.push(Fault::new(
                    ErrorKind::TrailingWords,
                    more.spot,
                    &more.text,
                    "the end of the line",
                ));
            }
            _ => {
                let end = tokens.last().map_or(0, |token| token.spot.end);
                let spot = Spot { start: end, end };
                faults.push(Fault::new(ErrorKind::MissingField, spot, "", expected));
            }
        }
    }

    fn read_event(
        &mut self,
        number: usize,
        text: &str,
        tokens: &[Token<'_>],
        outcome: &mut Outcome,
        form: impl FnOnce(&mut Cursor<'_>) -> Read<What>,
    ) {
        let (event, rest) = tokens.split_at(tail::begin(tokens));
        let tail = tail::read(text, rest, &mut outcome.faults);
        let at = tail.at.and_then(|(at, spot)| claimed(&at, spot, &mut outcome.faults));
        let what = self.read_what(event, &mut outcome.faults, form);
        outcome.faults.sort_by_key(|fault| fault.spot.start);
        outcome.faults.truncate(MAX_FAULTS);
        outcome.line = what.filter(|_| outcome.faults.is_empty()).map(|what| Line {
            number,
            event: Event { by: self.recorder.clone(), at, what },
            expectations: tail.expectations,
        });
    }

    fn read_what(
        &mut self,
        tokens: &[Token<'_>],
        faults: &mut Vec<Fault>,
        form: impl FnOnce(&mut Cursor<'_>) -> Read<What>,
    ) -> Option<What> {
        let recorder = self.recorder.as_str();
        let known = Known { map: &self.scenario.map, units: self.units.as_ref(), recorder };
        let mut cursor = Cursor::new(tokens, known);
        let what = form(&mut cursor).ok();
        let mut found = cursor.faults;
        match &what {
            Some(what) => {
                let brought = brought_by(what);
                let is_brought =
                    |fault: &Fault| brought.iter().any(|unit| unit.as_str() == fault.found.as_str());
                found.retain(|fault| fault.kind != ErrorKind::UnknownUnit || !is_brought(fault));
                self.hint_units(&mut found);
                self.learn(what);
            }
            None => {
                self.hint_units(&mut found);
                self.learn_from_broken(tokens);
            }
        }
        faults.append(&mut found);
        what
    }

    /// The name nearest to each that no unit has.
    fn hint_units(&self, faults: &mut [Fault]) {
        let Some(units) = &self.units else { return };
        for fault in faults.iter_mut().filter(|fault| fault.kind == ErrorKind::UnknownUnit) {
            fault.hint = nearest(&fault.found, units.iter().map(UnitId::as_str));
        }
    }

    /// A `place` line with a fault still names its unit, so that one fault does not make many.
    fn learn_from_broken(&mut self, tokens: &[Token<'_>]) {
        let placed = tokens.first().filter(|verb| verb.is("place")).and(tokens.get(1));
        let unit = placed.and_then(|unit| unit.text.parse().ok());
        if let (Some(units), Some(unit)) = (&mut self.units, unit) {
            units.insert(unit);
        }
    }
}

/// The units that an event brings into play although the head does not name them.
fn brought_by(what: &What) -> Vec<&UnitId> {
    let what = what.done();
    if let What::Deployed(deployed) = what {
        return alloc::vec![&deployed.first, &deployed.second];
    }
    let brought = if let What::UnitPlaced(placed) = what {
        placed.like.as_ref().map(|_| &placed.unit)
    } else if let What::Reduced(reduced) = what {
        reduced.into.as_ref()
    } else if let What::HeatRolled(rolled) = what {
        rolled.into.as_ref()
    } else if let What::LeaderCreated(created) = what {
        created.like.as_ref().and(created.leader.as_ref())
    } else if let What::Recombined(made) = what {
        made.like.as_ref().map(|_| &made.into)
    } else {
        None
    };
    brought.into_iter().collect()
}

fn lexical(text: &str, lex: &LexFault) -> Fault {
    Fault::new(ErrorKind::Quotation, lex.spot, &text[lex.spot.start..lex.spot.end], lex.expected)
}

fn claimed(at: &str, spot: Spot, faults: &mut Vec<Fault>) -> Option<Text> {
    let text = at.parse().ok();
    if text.is_none() {
        faults.push(Fault::new(ErrorKind::BadValue, spot, at, "a time: a text without control characters"));
    }
    text
}

/// The first player of the head by name.
pub(super) fn first_recorder(scenario: &Scenario) -> Name {
    let nobody = || NOBODY.parse().expect("the word is a name");
    scenario.players.keys().next().cloned().unwrap_or_else(nobody)
}
