//! A game as rows of tables, for questions over all games.

use crate::audit::view::AuditView;
use crate::read::Loaded;
use crate::stats::{ThrowRow, throw, year};
use crate::view::event::text;
use crate::view::finding::FindingView;
use asl_core::event::{Event, Evidence, What};
use asl_core::state::State;

/// An event.
#[derive(Clone, Debug)]
pub(crate) struct EventRow {
    /// Its number.
    pub event: u64,
    /// When in the game it stands.
    pub at: Moment,
    /// Who recorded it.
    pub by: String,
    /// When it was, by the recorder's word.
    pub claimed_time: Option<String>,
    /// What happened, by the name that `docs/format.md` gives to such events.
    pub kind: String,
    /// The unit that it is about.
    pub unit: Option<String>,
    /// The event in the notation.
    pub text: String,
}

/// When in a game something stands.
#[derive(Clone, Default, Debug)]
pub(crate) struct Moment {
    /// The Game Turn; none before the first.
    pub turn: Option<u64>,
    /// Whose Player Turn.
    pub side: Option<String>,
    /// The phase.
    pub phase: Option<String>,
    /// The year, by the recorder's clock, or by the last clock before it that tells one.
    pub season: Option<String>,
}

/// A game in rows.
#[derive(Debug)]
pub(crate) struct GameRows {
    /// Every event.
    pub events: Vec<EventRow>,
    /// Every DR and dr, with how it is backed.
    pub rolls: Vec<(ThrowRow, &'static str)>,
    /// Every finding.
    pub findings: Vec<FindingView>,
}

impl GameRows {
    /// The rows of a game.
    #[must_use]
    pub(crate) fn of(loaded: &Loaded) -> GameRows {
        let mut rows =
            GameRows { events: Vec::new(), rolls: Vec::new(), findings: AuditView::of(loaded).findings };
        let (mut season, scenario) = (None, &loaded.game.scenario);
        loaded.replay().walk(|n, before, event| {
            let told = event.at.as_ref().map(ToString::to_string);
            season = told.as_deref().and_then(year).or(season.take());
            let at = moment(before, event, season.clone());
            if let What::DiceRolled(rolled) = &event.what {
                rows.rolls.extend(throw("", n, before, event).map(|row| (row, backing(&rolled.evidence))));
            }
            rows.events.push(EventRow {
                event: n as u64,
                at,
                by: event.by.to_string(),
                claimed_time: told,
                kind: event.what.kind().to_owned(),
                unit: event.what.unit().map(ToString::to_string),
                text: text(scenario, event),
            });
        });
        rows
    }

    /// When event `n` stands.
    #[must_use]
    pub(crate) fn moment(&self, n: u64) -> Moment {
        let row = usize::try_from(n).ok().and_then(|n| self.events.get(n));
        row.map(|row| row.at.clone()).unwrap_or_default()
    }
}

fn moment(before: &State, event: &Event, season: Option<String>) -> Moment {
    if let What::PhaseBegan(began) = &event.what {
        let (side, phase) = (Some(began.side.to_string()), Some(began.phase.to_string()));
        return Moment { turn: Some(began.turn.into()), side, phase, season };
    }
    let side = before.side.as_ref().map(ToString::to_string);
    let turn = side.as_ref().map(|_| before.turn.into());
    Moment { turn, side, phase: before.phase.map(|phase| phase.to_string()), season }
}

const fn backing(evidence: &Evidence) -> &'static str {
    match evidence {
        Evidence::Declared => "declared",
        Evidence::Vasl { .. } => "vasl",
        Evidence::Shares { .. } => "shares",
    }
}
