//! What VASL files hold that no event of the game tells: talk, counters that were put in order. Input: the typed actions of
//! their steps.

use crate::import::draft::At;
use crate::import::vassal::Imported;
use crate::import::vassal::action::{Action, Deed};
use crate::import::vassal::chat::Turn;
use crate::import::vassal::event::EventKind;
use crate::import::vassal::telling::Listener;
use crate::import::vassal::viewer::owners;
use crate::read::Loaded;
use crate::view::event::source_of;
use crate::view::vasl::ShownGame;
use asl_core::event::{Source, What};
use std::collections::{BTreeMap, BTreeSet};

/// What the files hold behind an event and before the next, and no event of the game tells: talk, counters that were put
/// in order. All in the order of the files.
pub(super) fn asides(shown: &ShownGame<'_>, loaded: &Loaded) -> Vec<Aside> {
    let actions = Actions::of(loaded);
    let told: BTreeSet<At> = shown.drafted.places.iter().flatten().copied().collect();
    let mut asides = Vec::new();
    for (n, event) in loaded.game.events.iter().enumerate() {
        let Some(source) = source_of(&event.what) else { continue };
        let at = At { file: source.file, step: source.step };
        if told.contains(&at) {
            continue;
        }
        let when = actions.when(source);
        let lines = actions.lines(n).unwrap_or_default().into_iter();
        asides.extend(lines.map(|text| Aside { at, text, when: when.clone() }));
    }
    asides
}

/// The file of a source, as it was read.
fn file_of(loaded: &Loaded, source: Source) -> Option<&Imported> {
    loaded.imported.get(usize::from(source.file).checked_sub(1)?)
}

/// The actions of a game, found by the events that they are made of.
pub(crate) struct Actions<'a> {
    loaded: &'a Loaded,
    names: BTreeMap<String, String>,
}

impl<'a> Actions<'a> {
    /// The actions of VASL files.
    pub(crate) fn of(loaded: &'a Loaded) -> Self {
        Self { loaded, names: owners(&loaded.imported) }
    }

    /// The actions of a step.
    fn at(&self, source: Source) -> Vec<&'a Action> {
        let Some(file) = file_of(self.loaded, source) else { return Vec::new() };
        let from = file.actions.partition_point(|action| action.last < source.step);
        file.actions[from..].iter().take_while(|action| action.first <= source.step).collect()
    }

    /// The lines of what an event does: all actions of its step at the event that stands for them, nothing at the
    /// others; `None` for an event that is of no step.
    pub(crate) fn lines(&self, seq: usize) -> Option<Vec<String>> {
        let event = self.loaded.game.events.get(seq)?;
        let source = source_of(&event.what)?;
        let here = self.at(source);
        let file = file_of(self.loaded, source)?;
        let rolled = here.iter().any(|action| matches!(action.deed, Deed::Rolled(_)));
        let stands =
            if rolled { matches!(event.what, What::DiceRolled(_)) } else { self.is_first(seq, source) };
        if !stands {
            return Some(Vec::new());
        }
        let told = here.into_iter().filter(|action| !is_told_as_phase(action, file));
        Some(told.map(|action| self.line(action, file)).collect())
    }

    fn line(&self, action: &Action, file: &Imported) -> String {
        Listener { eyes: &self.loaded.vasl.eyes, names: &self.names }.tell(action, file)
    }

    /// What the wheel showed before an event.
    pub(crate) fn when(&self, source: Source) -> Option<String> {
        let turn = Turn::parse(self.at(source).first()?.when.as_deref()?)?;
        Some(format!("turn {} {} {}", turn.number, turn.side, turn.phase))
    }

    /// The first event of its step.
    fn is_first(&self, seq: usize, source: Source) -> bool {
        let before = self.loaded.game.events[..seq].iter().rev().find_map(|event| source_of(&event.what));
        before.is_none_or(|before| (before.file, before.step) != (source.file, source.step))
    }
}

/// A turn of the wheel that VASL reported is an event of its own.
fn is_told_as_phase(action: &Action, file: &Imported) -> bool {
    let reported = || {
        let from = file.events.partition_point(|event| event.at.step < action.first);
        let step = file.events[from..].iter().take_while(|event| event.at.step <= action.last);
        step.into_iter().any(|event| matches!(event.kind, EventKind::Turn(_)))
    };
    action.deed == Deed::PhaseTurned && action.undo == Default::default() && reported()
}

/// What a step shows and no event of the game tells.
pub(crate) struct Aside {
    /// Its step.
    pub(crate) at: At,
    /// What it is.
    pub(crate) text: String,
    /// Game Turn, side and phase, where the wheel shows one.
    pub(crate) when: Option<String>,
}
