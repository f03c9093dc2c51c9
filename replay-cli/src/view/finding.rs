//! One finding as data.

use super::event::{EventView, source_of};
use super::provisional::ProvisionalView;
use super::vasl::{named, writer};
use crate::read::Loaded;
use asl_core::audit::Game;
use asl_core::finding::{Finding, Ruling};
use asl_core::rules::{Book, bends_dice};
use asl_core::scenario::DiceScheme;
use asl_core::state::State;
use asl_core::tally::{Quantity, Sum, Tally};
use asl_core::vocab::num::{Drm, Fp, KillNumber, Mf, Mp, ToHit};
use schemars::JsonSchema;
use serde::Serialize;

/// A tally: the sum on one line, and its lines.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct TallyView {
    /// `8 MP = 1 Open Ground ×2 VBM ×4 Reverse`.
    pub sum: String,
    /// Its lines.
    pub lines: Vec<LineView>,
}

/// A line of a tally.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct LineView {
    /// `×4`.
    pub figure: String,
    /// `Reverse`.
    pub label: String,
    /// `D2.21`.
    pub rule: String,
}

impl TallyView {
    /// The view of a tally of any quantity.
    #[must_use]
    pub fn of(sum: &Sum) -> TallyView {
        match sum {
            Sum::Mp(tally) => TallyView::lines::<Mp>(tally),
            Sum::Mf(tally) => TallyView::lines::<Mf>(tally),
            Sum::Fp(tally) => TallyView::lines::<Fp>(tally),
            Sum::Drm(tally) => TallyView::lines::<Drm>(tally),
            Sum::ToHit(tally) => TallyView::lines::<ToHit>(tally),
            Sum::Kill(tally) => TallyView::lines::<KillNumber>(tally),
        }
    }

    fn lines<N: Quantity>(tally: &Tally<N>) -> TallyView {
        let line = |(n, line): (usize, &asl_core::tally::Line<N>)| LineView {
            figure: line.figure(n == 0),
            label: line.label.to_string(),
            rule: line.rule.to_string(),
        };
        TallyView { sum: tally.to_string(), lines: tally.lines.iter().enumerate().map(line).collect() }
    }
}

/// A finding.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct FindingView {
    /// `broken`, `undecided` or `waived`.
    pub ruling: String,
    /// The clause.
    pub clause: String,
    /// What the clause says.
    pub rule_says: String,
    /// Further clauses that the same fact breaks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// It proves that dice were bent.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub bends_dice: bool,
    /// The unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// Its type.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit_type: Option<String>,
    /// Its hex before the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<String>,
    /// In words.
    pub says: String,
    /// The player's figure.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "without_signs")]
    pub declared: Option<String>,
    /// Ours.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "without_signs")]
    pub due: Option<String>,
    /// The sum behind ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tally: Option<TallyView>,
    /// It would be waived by an agreement that lacks a signature.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaits: Option<ProvisionalView>,
    /// Of VASL files: which module wrote the file, and which player the step, as far as the file says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub writer: Option<String>,
    /// The event.
    pub at: EventView,
}

impl FindingView {
    /// Is it broken, and cites this clause?
    #[must_use]
    pub fn breaks(&self, clause: &str) -> bool {
        self.ruling == "broken" && (self.clause == clause || self.also.iter().any(|also| also == clause))
    }

    /// Would this player's signature settle it: is what broke the rule taken back, or waived, by a word that the player
    /// wrote behind event `from`, or that waits for the player alone?
    #[must_use]
    pub fn is_settled_by(&self, loaded: &Loaded, me: &str, from: u64) -> bool {
        let Some(waits) = self.awaits.as_ref().filter(|waits| waits.refused_by.is_none()) else {
            return false;
        };
        let word = usize::try_from(waits.event).ok().and_then(|seq| loaded.game.events.get(seq));
        let is_mine = waits.event >= from && word.is_some_and(|word| word.by.as_str() == me);
        is_mine || waits.awaits.iter().all(|name| name == me)
    }

    /// Is it broken, whatever it cites?
    #[must_use]
    pub fn is_broken(&self) -> bool {
        self.ruling == "broken"
    }

    /// Is it undecided, and cites this clause?
    #[must_use]
    pub fn leaves_open(&self, clause: &str) -> bool {
        self.ruling == "undecided" && (self.clause == clause || self.also.iter().any(|also| also == clause))
    }

    /// The view of a finding, given the position before its event.
    #[must_use]
    pub fn of(loaded: &Loaded, finding: &Finding, before: &State) -> FindingView {
        FindingView::of_game(loaded, &loaded.game, finding, before)
    }

    /// The same of a finding in another game of those files.
    pub(super) fn of_game(loaded: &Loaded, game: &Game, finding: &Finding, before: &State) -> FindingView {
        let event = usize::try_from(finding.seq).ok().and_then(|n| game.events.get(n));
        let def = finding.unit.as_ref().and_then(|id| {
            let like = before.units.get(id).and_then(|unit| unit.like.as_ref());
            game.scenario.units.get(like.unwrap_or(id))
        });
        let at = event.expect("a finding hangs on an event of the log");
        FindingView {
            ruling: finding.ruling.to_string(),
            clause: finding.clause.to_string(),
            rule_says: Book::clause(finding.clause.0).map_or("", |clause| clause.says).into(),
            bends_dice: bends(finding, game.scenario.dice),
            also: finding.also.iter().map(ToString::to_string).collect(),
            unit: finding.unit.as_ref().map(ToString::to_string),
            unit_type: def.and_then(|def| def.kind.clone()),
            hex: finding.cell.map(|cell| game.scenario.map.show_cell(cell)),
            says: named(loaded, &finding.breach.says),
            declared: finding.breach.declared.clone(),
            due: finding.breach.derived.clone(),
            tally: finding.breach.tally.as_ref().map(TallyView::of),
            awaits: ProvisionalView::of_finding(loaded, finding),
            writer: source_of(&at.what).and_then(|source| writer(loaded, source)),
            at: EventView::of_game(game, finding.seq, before, at).of_file(loaded, at),
        }
    }
}

/// For programs halves are written in digits: `4 1/2 MP`, where readers have `4½ MP`.
fn without_signs<S: serde::Serializer>(figure: &Option<String>, to: S) -> Result<S::Ok, S::Error> {
    let Some(figure) = figure else { return to.serialize_none() };
    let mut plain = String::new();
    for c in figure.chars() {
        if c == '½' {
            plain.push_str(if plain.ends_with(|c: char| c.is_ascii_digit()) { " 1/2" } else { "1/2" });
        } else {
            plain.push(c);
        }
    }
    to.serialize_str(&plain)
}

/// Does a finding prove that dice were bent? Whatever clause names it.
#[must_use]
pub(crate) fn bends(finding: &Finding, scheme: DiceScheme) -> bool {
    let mut cited = std::iter::once(&finding.clause).chain(&finding.also);
    finding.ruling == Ruling::Broken && cited.any(|clause| bends_dice(clause.0, scheme))
}
