//! One event as a line of text, with where and when it stands.

use super::provisional::ProvisionalView;
use crate::read::Loaded;
use asl_core::audit::Game;
use asl_core::event::{Event, Evidence, Source, What as Happening};
use asl_core::notation::print_event;
use asl_core::scenario::Scenario;
use asl_core::state::State;
use schemars::JsonSchema;
use serde::Serialize;

/// One event.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct EventView {
    /// Its number; record 0 starts the game.
    pub event: u64,
    /// Line of the text game, when it came from one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// `step 12` of an imported log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// `turn 2 russian MPh`.
    pub when: String,
    /// Who recorded it.
    pub by: String,
    /// When he says it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claimed_time: Option<String>,
    /// The event in the notation.
    pub text: String,
    /// It is an agreement that lacks a signature, or rests on one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provisional: Option<ProvisionalView>,
}

/// An event's text.
pub type What = String;

impl EventView {
    /// How it is cited: by its number, which every command takes.
    #[must_use]
    pub fn label(&self) -> String {
        format!("event {}", self.event)
    }

    /// The view of an event, given the position before it.
    #[must_use]
    pub fn of(loaded: &Loaded, seq: u64, before: &State, event: &Event) -> EventView {
        EventView::of_game(&loaded.game, seq, before, event).of_file(loaded, event)
    }

    /// With its place in the file that it came from.
    #[must_use]
    pub(super) fn of_file(self, loaded: &Loaded, event: &Event) -> EventView {
        let source = source_of(&event.what).map(|source| address(loaded, source));
        let provisional = ProvisionalView::of_event(loaded, self.event);
        EventView { line: loaded.expected.line_of(self.event), source, provisional, ..self }
    }

    /// The view of an event of a game that came from no file.
    #[must_use]
    pub fn of_game(game: &Game, seq: u64, before: &State, event: &Event) -> EventView {
        EventView {
            event: seq,
            line: None,
            source: None,
            when: when(before, event),
            by: event.by.to_string(),
            claimed_time: event.at.as_ref().map(ToString::to_string),
            text: text(&game.scenario, event),
            provisional: None,
        }
    }
}

/// An event in the notation, on one line.
#[must_use]
pub(crate) fn text(scenario: &Scenario, event: &Event) -> What {
    if let Happening::GameStarted(started) = &event.what {
        return format!("game {:?}, printing {}, book {}", scenario.name, scenario.printing, started.book);
    }
    print_event(&scenario.map, event)
}

/// `turn 2 russian MPh`, also for the event that begins the phase.
#[must_use]
pub(crate) fn when(before: &State, event: &Event) -> String {
    if let Happening::PhaseBegan(began) = &event.what {
        return format!("turn {} {} {}", began.turn, began.side, began.phase);
    }
    match (&before.side, before.phase) {
        (Some(side), Some(phase)) => format!("turn {} {side} {phase}", before.turn),
        (Some(side), None) => format!("turn {} {side}", before.turn),
        (None, _) => "before turn 1".into(),
    }
}

/// Where an imported event stands.
#[must_use]
pub(crate) fn source_of(what: &Happening) -> Option<Source> {
    if let Happening::DiceRolled(rolled) = what {
        let asl_core::event::Evidence::Vasl { source, .. } = &rolled.evidence else { return None };
        return Some(*source);
    }
    what.source()
}

/// `step 12`, with the file's name when there are several.
#[must_use]
pub(crate) fn address(loaded: &Loaded, source: Source) -> String {
    let file = loaded.paths.get(usize::from(source.file).saturating_sub(1));
    let several = loaded.paths.len() > 1;
    let name = file.and_then(|path| path.file_name()).filter(|_| several);
    match name {
        Some(name) => format!("{} step {}", name.to_string_lossy(), source.step),
        None => format!("step {}", source.step),
    }
}

/// What was done, without where a file has it and what backs the dice: a reader of the game knows the one by its step, and
/// the other by the audit.
pub(crate) fn told(loaded: &Loaded, event: &Event) -> String {
    let mut what = event.what.done().clone();
    if let Happening::DiceRolled(rolled) = &mut what {
        rolled.evidence = Evidence::Declared;
    }
    super::event::text(&loaded.game.scenario, &Event { what, ..event.clone() })
}
