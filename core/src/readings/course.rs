//! A game that is read from files, event by event: what the book says of a deed that may have come next, and of a move that
//! files show. Input: the scenario, then events. Knows no file: whoever reads one asks here, and the book nowhere else.

use super::figured::{self, Brought, Figured};
use super::{Judged, Shown, Struck, ask_level, is_told, judge, price, struck};
use crate::event::{Checked, Event, FireAttack, IftResolved, Marker, MpSpent, Status};
use crate::facts::Ctx;
use crate::finding::{Finding, Ruling};
use crate::rules::Book;
use crate::scenario::Scenario;
use crate::state::{State, Unit, apply};
use crate::vocab::hex::Cell;
use crate::vocab::num::Mp;
use crate::vocab::{AttackId, IftResult, UnitId};
use alloc::sync::Arc;
use alloc::vec::Vec;

/// A game under way, as far as it was read.
pub struct Course {
    scenario: Scenario,
    book: Arc<Book>,
    state: State,
}

impl Course {
    /// Before the first event.
    #[must_use]
    pub fn of(scenario: Scenario) -> Course {
        Course { book: Book::of(scenario.edition()), scenario, state: State::default() }
    }

    /// What it is played with.
    #[must_use]
    pub const fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// The event came next. What takes other events back is none that files show.
    pub fn add(&mut self, event: &Event) {
        apply(&mut self.state, &self.scenario, event);
    }

    /// What a deed breaks if it came next, as far as files tell.
    #[must_use]
    pub fn broken_by(&self, event: &Event) -> Vec<Finding> {
        self.broken_in(&self.ctx(), event)
    }

    /// What events break if they came next, one after the other, as far as files tell.
    #[must_use]
    pub fn broken_by_all(&self, events: &[Event]) -> Vec<Finding> {
        let (mut state, mut findings) = (self.state.clone(), Vec::new());
        for event in events {
            findings.extend(self.broken_in(&Ctx::of(&self.scenario, &state, self.book.printing()), event));
            apply(&mut state, &self.scenario, event);
        }
        findings
    }

    fn broken_in(&self, ctx: &Ctx<'_>, event: &Event) -> Vec<Finding> {
        let (mut findings, _) = self.book.judge(ctx, event);
        findings.iter_mut().for_each(|finding| ask_level(&self.scenario, event, finding));
        findings.retain(|finding| finding.ruling == Ruling::Broken && is_told(finding));
        findings
    }

    /// What the readings of a move that files show agree on.
    #[must_use]
    pub fn judge(&self, shown: &Shown) -> Judged {
        judge(&self.ctx(), shown)
    }

    /// What an expenditure of a vehicle costs if it came next, in MP; `None` where the rules do not tell.
    #[must_use]
    pub fn price(&self, spent: &MpSpent) -> Option<Mp> {
        price(&self.ctx(), spent).ok().map(|tally| tally.value())
    }

    /// What this attack with this roll of these dice would come to if it came next; `None` where its FP or its dice are not
    /// known, or where only the level of a building tells whether it sees.
    #[must_use]
    pub fn figured(&self, fire: &FireAttack, dice: &Event, ift: &IftResolved) -> Option<Figured> {
        figured::figured(&self.ctx(), fire, dice, ift)
    }

    /// What a shot of a unit at a vehicle strikes by the dice of its To Hit DR; `None` where positions or dice do not tell.
    #[must_use]
    pub fn struck(&self, firer: &UnitId, target: &UnitId, dice: &Event) -> Option<Struck> {
        struck::struck(&self.ctx(), firer, target, dice)
    }

    /// What a check of a roll of these dice would bring about if both came next; `None` where the files do not tell.
    #[must_use]
    pub fn brought(&self, dice: &Event, checked: &Checked) -> Option<Brought> {
        figured::brought(&self.ctx(), dice, checked)
    }

    /// Whether a check of a roll of these dice would be passed if both came next, a rally among them.
    #[must_use]
    pub fn passes(&self, dice: &Event, checked: &Checked) -> Option<bool> {
        figured::passes(&self.ctx(), dice, checked)
    }

    /// The results that an attack that was rolled may have: the one that was told, else those that the rules leave.
    #[must_use]
    pub fn results(&self, attack: AttackId) -> Vec<IftResult> {
        figured::results_of(&self.ctx(), attack)
    }

    /// Whether a unit sees another: by what both accept, else by the boards; `None` where neither tells.
    #[must_use]
    pub fn sees(&self, a: &UnitId, b: &UnitId) -> Option<bool> {
        self.ctx().sees(a, b)
    }

    /// Where a unit in play stands; `None` off the map.
    #[must_use]
    pub fn cell(&self, unit: &UnitId) -> Option<Cell> {
        self.unit(unit)?.place.cell()
    }

    /// Whether a unit in play has a status.
    #[must_use]
    pub fn is(&self, unit: &UnitId, status: Status) -> bool {
        self.unit(unit).is_some_and(|unit| unit.status.has(status))
    }

    /// Whether a counter lies on a unit in play.
    #[must_use]
    pub fn bears(&self, unit: &UnitId, marker: &Marker) -> bool {
        self.unit(unit).is_some_and(|unit| unit.markers.contains(marker))
    }

    /// Whether a unit is in play.
    #[must_use]
    pub fn is_in_play(&self, unit: &UnitId) -> bool {
        self.unit(unit).is_some()
    }

    /// Who spent MF or MP last in the phase in play.
    #[must_use]
    pub fn mover(&self) -> Option<&UnitId> {
        self.state.window.as_ref().map(|window| &window.mover)
    }

    /// The units that an attack is aimed at.
    #[must_use]
    pub fn targets(&self, attack: AttackId) -> Vec<UnitId> {
        self.state.attacks.get(&attack).map(|attack| attack.targets.clone()).unwrap_or_default()
    }

    fn unit(&self, unit: &UnitId) -> Option<&Unit> {
        self.state.units.get(unit).filter(|unit| !unit.eliminated)
    }

    fn ctx(&self) -> Ctx<'_> {
        Ctx::of(&self.scenario, &self.state, self.book.printing())
    }
}
