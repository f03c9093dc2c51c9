//! One firer of a volley: the unit, what it fires with and at, as scenario and position have it. What FP that gives is
//! the rules' to say.

use super::Ctx;
use crate::counter::{Infantry, UnitDef, Vehicle, Weapon};
use crate::event::{FireAttack, FireMode, Firer, Level, UnitId, Use};
use crate::scenario::Scenario;
use crate::state::{Unit, fires_as, locations_of, targets_of};
use crate::vocab::hex;
use crate::vocab::num::Fp;
use crate::vocab::{Reason, WeaponKind};
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cell::{Cell, OnceCell};

/// One firer of an attack.
#[derive(Clone)]
pub struct Shot<'c> {
    /// Scenario and state.
    pub ctx: Ctx<'c>,
    /// The attack.
    pub attack: &'c FireAttack,
    /// The firer.
    pub firer: &'c Firer,
    /// The unit in play.
    pub unit: Option<&'c Unit>,
    def: Option<&'c UnitDef>,
    weapon: Option<&'c Weapon>,
    kind: Option<WeaponKind>,
    aim: Rc<Aim>,
    by_word: bool,
    /// How it fires.
    mode: OnceCell<FireMode>,
    /// What is known of the factors against its first Location: two bits for each reason.
    dues: Cell<u64>,
}

/// The Normal Range of IFE, in hexes (C2.29).
const IFE_RANGE: u8 = 16;

/// How a unit fires in an attack: as it was when the attack was declared.
#[must_use]
pub fn mode_of(ctx: &Ctx<'_>, attack: &FireAttack, unit: &UnitId) -> FireMode {
    let made = ctx.before.attacks.get(&attack.attack).filter(|made| made.declared == *attack);
    match made {
        Some(made) => made.mode_of(unit),
        None => fires_as(ctx.before, attack).get(unit).copied().unwrap_or(attack.mode),
    }
}

/// What the firers of an attack aim at.
#[derive(Default)]
pub(super) struct Aim {
    at: OnceCell<Vec<(hex::Cell, Level)>>,
    targets: OnceCell<Vec<UnitId>>,
}

impl Aim {
    pub(super) fn at(&self, ctx: &Ctx<'_>, attack: &FireAttack) -> &[(hex::Cell, Level)] {
        self.at.get_or_init(|| locations_of(ctx.before, ctx.scenario, attack))
    }

    pub(super) fn targets(&self, ctx: &Ctx<'_>, attack: &FireAttack) -> &[UnitId] {
        self.targets.get_or_init(|| targets_of(ctx.before, ctx.scenario, attack))
    }
}

impl<'c> Shot<'c> {
    pub(super) fn of(ctx: &Ctx<'c>, attack: &'c FireAttack, firer: &'c Firer, aim: &Rc<Aim>) -> Shot<'c> {
        let (unit, def) = ctx.before.units.standing(&firer.unit).unzip();
        let def = def.flatten();
        let weapon = def.and_then(|def| ctx.scenario.weapon(def, &firer.weapon));
        let kind = Scenario::kind_of(weapon, &firer.weapon);
        Shot {
            ctx: *ctx,
            attack,
            firer,
            unit,
            def,
            weapon,
            kind,
            aim: aim.clone(),
            by_word: false,
            mode: OnceCell::new(),
            dues: Cell::new(0),
        }
    }

    /// How it fires: as the attack is declared, but for a member of a Fire Group that owes another mode (A7.55).
    #[must_use]
    pub fn mode(&self) -> FireMode {
        *self.mode.get_or_init(|| mode_of(&self.ctx, self.attack, &self.firer.unit))
    }

    /// The Locations that the attack is aimed at.
    #[must_use]
    pub fn at(&self) -> &[(hex::Cell, Level)] {
        self.aim.at(&self.ctx, self.attack)
    }

    /// The units that the attack is aimed at.
    #[must_use]
    pub fn targets(&self) -> &[UnitId] {
        self.aim.targets(&self.ctx, self.attack)
    }

    /// What the scenario says of the unit.
    #[must_use]
    pub const fn def(&self) -> Option<&'c UnitDef> {
        self.def
    }

    /// Its values as Personnel.
    #[must_use]
    pub fn infantry(&self) -> Option<&'c Infantry> {
        self.def?.infantry.as_ref()
    }

    /// Its values as a vehicle.
    #[must_use]
    pub fn vehicle(&self) -> Option<&'c Vehicle> {
        self.def?.vehicle.as_ref()
    }

    /// The printed values of the weapon.
    #[must_use]
    pub const fn weapon(&self) -> Option<&'c Weapon> {
        self.weapon
    }

    /// What the weapon is; inherent FP is none.
    #[must_use]
    pub const fn kind(&self) -> Option<WeaponKind> {
        self.kind
    }

    /// It fires its inherent FP.
    #[must_use]
    pub fn is_inherent(&self) -> bool {
        self.firer.weapon == Use::Inherent
    }

    /// Where it fires from.
    #[must_use]
    pub fn cell(&self) -> Option<hex::Cell> {
        let said = self.firer.hex.map(|hex| self.ctx.cell(hex));
        said.or_else(|| self.unit.and_then(|unit| unit.place.cell()))
    }

    /// Its Location.
    #[must_use]
    pub fn location(&self) -> Option<(hex::Cell, Level)> {
        self.cell().map(|cell| (cell, self.unit.map_or(Level::At(0), |unit| unit.level)))
    }

    /// Range to the `n`th Location, by position alone.
    #[must_use]
    pub fn measured(&self, n: usize) -> Option<u32> {
        self.cell().zip(self.at().get(n)).map(|(from, (to, _))| from.range(*to))
    }

    /// Range to the `n`th Location, by position, else as declared.
    #[must_use]
    pub fn range_to(&self, n: usize) -> Option<u32> {
        if !self.by_word && self.measured(0).is_some() {
            return self.measured(n);
        }
        self.attack.target.ranges.get(n).map(|range| u32::from(*range))
    }

    /// The same shot at the range that the player declared, whatever the hexes are.
    #[must_use]
    pub fn by_word(&self) -> Shot<'c> {
        Shot { by_word: true, dues: Cell::new(0), ..self.clone() }
    }

    /// Is a factor due against its first Location? Worked out when it is first asked for.
    pub(crate) fn due_by(&self, reason: Reason, work_out: impl FnOnce() -> Option<bool>) -> Option<bool> {
        const ANSWERS: [Option<bool>; 3] = [None, Some(false), Some(true)];
        let at = 2 * reason as u64;
        let known = self.dues.get() >> at & 3;
        if let Some(answer) = ANSWERS.get((known as usize).wrapping_sub(1)) {
            return *answer;
        }
        let answer = work_out();
        let code = ANSWERS.iter().position(|one| *one == answer).map_or(0, |n| n as u64 + 1);
        self.dues.set(self.dues.get() | code << at);
        answer
    }

    fn is_ife(&self) -> bool {
        self.kind == Some(WeaponKind::Ife) && self.ctx.scenario.book >= 2
    }

    /// Normal range of what it fires with.
    #[must_use]
    pub fn normal_range(&self) -> Option<u32> {
        let printed = match self.firer.weapon {
            Use::Inherent => self.infantry()?.range,
            Use::Sw(_) => self.weapon()?.range,
            Use::Weapon(ref name) => self
                .weapon()
                .and_then(|weapon| weapon.range)
                .or_else(|| self.def()?.vehicle.as_ref().and_then(|_| name.vehicular_range()))
                .or_else(|| self.is_ife().then_some(IFE_RANGE)),
            Use::Gun | Use::Ordnance => None,
        };
        printed.map(u32::from)
    }

    /// FP before modification, as printed.
    #[must_use]
    pub fn printed(&self) -> Option<Fp> {
        let printed = match self.firer.weapon {
            Use::Inherent => self.infantry()?.fp,
            Use::Sw(_) | Use::Weapon(_) => self.weapon()?.fp,
            Use::Gun | Use::Ordnance => None,
        };
        printed.map(|fp| Fp::whole(u32::from(fp)))
    }

    /// FP before modification: as printed, else as declared.
    #[must_use]
    pub fn base(&self) -> Option<Fp> {
        self.printed().or(self.firer.base)
    }
}
