//! A declared attack: its firers, what they aim at, their FP sheets. Each is worked out when the first clause asks.

use super::shot::{Aim, Shot};
use super::{Ctx, FireSheet};
use crate::event::{FireAttack, Level, UnitId};
use crate::state::{Attack, closed_by};
use crate::vocab::hex::Cell;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cell::{OnceCell, RefCell};

/// A declared attack.
pub struct Volley<'a> {
    /// Scenario and state.
    pub ctx: Ctx<'a>,
    /// As declared.
    pub declared: &'a FireAttack,
    aim: Rc<Aim>,
    shots: OnceCell<Vec<Shot<'a>>>,
    closes: OnceCell<Vec<&'a Attack>>,
    sheets: RefCell<Vec<(usize, FireSheet)>>,
}

impl<'a> Volley<'a> {
    /// An attack as declared.
    #[must_use]
    pub fn of(ctx: &Ctx<'a>, declared: &'a FireAttack) -> Volley<'a> {
        let (aim, shots, closes) = (Rc::<Aim>::default(), OnceCell::new(), OnceCell::new());
        Volley { ctx: *ctx, declared, aim, shots, closes, sheets: RefCell::default() }
    }

    /// All its firers, in the order declared.
    #[must_use]
    pub fn shots(&self) -> &[Shot<'a>] {
        let shot = |firer| Shot::of(&self.ctx, self.declared, firer, &self.aim);
        self.shots.get_or_init(|| self.declared.firers.iter().map(shot).collect())
    }

    /// The same, when nothing else is asked of it.
    #[must_use]
    pub fn into_shots(self) -> Vec<Shot<'a>> {
        let _kept = self.shots();
        self.shots.into_inner().unwrap_or_default()
    }

    /// The Locations that it is aimed at.
    #[must_use]
    pub fn at(&self) -> &[(Cell, Level)] {
        self.aim.at(&self.ctx, self.declared)
    }

    /// The units that it is aimed at.
    #[must_use]
    pub fn targets(&self) -> &[UnitId] {
        self.aim.targets(&self.ctx, self.declared)
    }

    /// Does a vehicle fire in it, or a unit aboard one?
    #[must_use]
    pub fn is_by_vehicle(&self) -> bool {
        let aboard = |shot: &Shot<'_>| shot.unit.is_some_and(|unit| unit.aboard.is_some());
        self.shots().iter().any(|shot| shot.vehicle().is_some() || aboard(shot))
    }

    /// The attacks that it closes: those resolved before on the same target.
    #[must_use]
    pub fn closes(&self) -> &[&'a Attack] {
        self.closes.get_or_init(|| closed_by(self.ctx.before, self.declared, self.at(), self.targets()))
    }

    /// The sheet of the `n`th Location, worked out when it is first asked for.
    pub(crate) fn sheet_by(&self, n: usize, work_out: impl FnOnce() -> FireSheet) -> FireSheet {
        if let Some((_, known)) = self.sheets.borrow().iter().find(|(at, _)| *at == n) {
            return *known;
        }
        let sheet = work_out();
        self.sheets.borrow_mut().push((n, sheet));
        sheet
    }
}
