//! The game that VASL files show, by the numbers of its events: those that every command prints and takes. Input: files that
//! were read. Knows no command and no line of text.

use super::{At, Drafted};
use crate::read::Loaded;
use crate::view::event::{EventView, address, source_of};
use crate::view::finding::FindingView;
use asl_core::event::Source;

/// The game of VASL files.
pub(crate) struct ShownGame<'l> {
    /// It, as a game of its own.
    pub(crate) game: Loaded,
    /// Its events with their places in the files.
    pub(crate) drafted: &'l Drafted,
}

impl ShownGame<'_> {
    /// The game of VASL files; `None` for other games.
    pub(crate) fn of(loaded: &Loaded) -> Option<ShownGame<'_>> {
        let drafted = &loaded.vasl_game()?.telling().drafted;
        Some(ShownGame { game: loaded.with(drafted.game.clone()), drafted })
    }
}

/// The numbers that a game's events go by.
pub struct Numbers {
    /// That of the last event.
    pub last: u64,
    /// That of the first event of the last mail, or of the last of several files.
    pub last_mail: u64,
}

impl Numbers {
    /// Those of a game; of VASL files, those of the game that they show.
    #[must_use]
    pub fn of(loaded: &Loaded) -> Numbers {
        let shown = ShownGame::of(loaded);
        let last = |events: usize| events.saturating_sub(1) as u64;
        match &shown {
            Some(ShownGame { drafted, .. }) => {
                Numbers { last: last(drafted.game.events.len()), last_mail: drafted.last_mail() }
            }
            None => Numbers { last: last(loaded.game.events.len()), last_mail: loaded.last_mail() },
        }
    }
}

impl Drafted {
    /// Where an event comes from; `None` for record 0 and the set-up.
    pub(crate) fn place(&self, n: usize) -> Option<At> {
        self.places.get(n).copied().flatten().filter(|at| at.step > 0)
    }

    /// An event with its place in the files.
    pub(crate) fn placed(&self, loaded: &Loaded, n: usize, view: &mut EventView) {
        let source = self.place(n).map(|at| Source { file: at.file, step: at.step, leaf: 1 });
        view.source = source.map(|source| address(loaded, source));
    }

    /// The last event of a step, else the last one before it.
    pub(crate) fn number(&self, at: At) -> u64 {
        self.places.partition_point(|place| *place <= Some(at)).saturating_sub(1) as u64
    }

    /// What was found in the files themselves hangs on the last event of its step.
    pub(crate) fn hang(&self, loaded: &Loaded, finding: &mut FindingView) {
        let event = usize::try_from(finding.at.event).ok().and_then(|n| loaded.game.events.get(n));
        let source = event.and_then(|event| source_of(&event.what));
        finding.at.event = source.map_or(0, |at| self.number(At { file: at.file, step: at.step }));
    }

    /// The first event of a step, else the last one before it.
    pub(crate) fn nearest(&self, at: At) -> u64 {
        self.first_of(at).unwrap_or_else(|| self.number(at))
    }

    /// The first event of a step, where there is one.
    pub(crate) fn first_of(&self, at: At) -> Option<u64> {
        // Events stand in the order of their steps.
        let n = self.places.partition_point(|place| *place < Some(at));
        (self.places.get(n) == Some(&Some(at))).then_some(n as u64)
    }

    /// The first event that the last file shows; 0 where there is one file.
    pub(crate) fn last_mail(&self) -> u64 {
        let last = self.places.iter().flatten().map(|at| at.file).max();
        self.places.iter().position(|place| place.map(|at| at.file) == last).unwrap_or(0) as u64
    }
}
