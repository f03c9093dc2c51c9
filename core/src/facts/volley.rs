//! A declared attack: its firers, what they aim at, their FP sheets. Each is worked out when the first clause asks.

use super::shot::{Aim, Shot};
use super::{Ctx, FireSheet};
use crate::event::{FireAttack, Level, UnitId};
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
    sheets: RefCell<Vec<(usize, Rc<FireSheet>)>>,
}

impl<'a> Volley<'a> {
    /// An attack as declared.
    #[must_use]
    pub fn of(ctx: &Ctx<'a>, declared: &'a FireAttack) -> Volley<'a> {
        let (aim, shots) = (Rc::<Aim>::default(), OnceCell::new());
        Volley { ctx: *ctx, declared, aim, shots, sheets: RefCell::default() }
    }

    /// All its firers, in the order declared.
    #[must_use]
    pub fn shots(&self) -> &[Shot<'a>] {
        let shot = |firer| Shot::of(&self.ctx, self.declared, firer, &self.aim);
        self.shots.get_or_init(|| self.declared.firers.iter().map(shot).collect())
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

    /// The sheet of the `n`th Location, worked out when it is first asked for.
    pub(crate) fn sheet_by(&self, n: usize, work_out: impl FnOnce() -> FireSheet) -> Rc<FireSheet> {
        if let Some((_, known)) = self.sheets.borrow().iter().find(|(at, _)| *at == n) {
            return known.clone();
        }
        let sheet = Rc::new(work_out());
        self.sheets.borrow_mut().push((n, sheet.clone()));
        sheet
    }
}
