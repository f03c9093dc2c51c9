//! Whom the Residual FP of a Location has still to attack (A8.2, A8.22).

use crate::event::{Firer, Level, ResidualLaid, UnitId, Use};
use crate::facts::{Ctx, Volley};
use crate::state::{Attack, FootStep, Residual, Unit, names_fired_at};
use crate::vocab::WeaponKind;
use crate::vocab::hex::Cell;
use crate::vocab::num::Fp;
use alloc::vec::Vec;

/// The FP that lie in the `n`th Location of an attack.
pub(crate) fn lying(volley: &Volley<'_>, n: usize) -> Option<Fp> {
    volley.ctx.before.residual.get(volley.at().get(n)?).map(|lies| lies.fp)
}

/// The attack that left a counter: the one named, else the last First Fire at its Location.
#[must_use]
pub fn left_by<'a>(ctx: &Ctx<'a>, laid: &ResidualLaid) -> Option<&'a Attack> {
    let at = (ctx.cell(laid.at.hex), laid.at.level);
    laid.attack.map_or_else(|| ctx.before.last_first_fire_at(at), |named| ctx.before.attacks.get(&named))
}

/// Residual FP that a unit has spent MF in, and how it stands with it.
#[derive(Clone, Copy)]
pub struct Met<'a> {
    /// Where.
    pub at: (Cell, Level),
    /// The counter.
    pub lies: &'a Residual,
    /// The last expenditure of the unit there.
    step: &'a FootStep,
    /// The last attack by it on the unit since that came there.
    pub last: Option<&'a Attack>,
}

/// The Residual FP where a unit of Infantry on foot spent its last MF; none where it lay there after that, or where only MF to leave
/// were spent. What is left of a larger unit is not followed.
#[must_use]
pub fn met<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<Met<'a>> {
    let unit = walker(ctx, id)?;
    let at = unit.location()?;
    let lies = ctx.before.residual.get(&at)?;
    let step = unit.mph.afoot.steps.last().filter(|step| step.to == at.0)?;
    let last = since_arrival(ctx, id, unit, at).into_iter().max_by_key(|attack| attack.seq);
    Some(Met { at, lies, step, last })
}

/// A unit of Infantry on foot whose MPh is all its own: what is left of a larger unit is not followed.
fn walker<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<&'a Unit> {
    let (unit, def) = ctx.unit(id)?;
    let on_foot = def.infantry.is_some() && def.vehicle.is_none() && unit.aboard.is_none() && !unit.got_off;
    (on_foot && !unit.eliminated && names_fired_at(ctx.before, id).len() == 1).then_some(unit)
}

/// The first target that has spent no MF where it is since this event, and whether any can be told of: vehicles, Riders and what is
/// left of a larger unit cannot.
#[must_use]
pub fn without_mf_since<'u>(ctx: &Ctx<'_>, targets: &'u [UnitId], seq: u64) -> Option<Option<&'u UnitId>> {
    let spent = |unit: &Unit| {
        // The MF of one who was forced back are spent where it stands again (A12.15).
        let stands = |cell: Option<Cell>| cell.is_some() && cell == unit.place.cell();
        let last = unit.mph.afoot.steps.last();
        last.is_some_and(|step| step.seq > seq && (stands(Some(step.to)) || stands(step.from)))
    };
    let mut told = targets.iter().filter_map(|id| Some((id, spent(walker(ctx, id)?)))).peekable();
    told.peek()?;
    Some(told.find(|(_, spent)| !spent).map(|(id, _)| id))
}

/// Attacks by Residual FP on a unit since it came to where it is.
fn since_arrival<'a>(ctx: &Ctx<'a>, id: &UnitId, unit: &Unit, at: (Cell, Level)) -> Vec<&'a Attack> {
    let came = unit.mph.afoot.steps.iter().rev().find(|step| step.from != Some(step.to));
    let came = came.map_or(0, |step| step.seq);
    let mut all = ctx.before.attacks_at(at.0);
    all.retain(|attack| {
        attack.is_residual() && attack.seq > came && attack.at.contains(&at) && attack.targets.contains(id)
    });
    all
}

/// The FP of an attack by Residual FP.
fn fp_of(attack: &Attack) -> Option<Fp> {
    attack.declared.fp.or_else(|| attack.declared.column.map(crate::vocab::num::ColumnFp::fp))
}

impl Met<'_> {
    /// Other First Fire was at the unit there since its last MF: what had to come first was passed over, and was told then.
    #[must_use]
    pub fn is_passed_over(&self, ctx: &Ctx<'_>, id: &UnitId) -> bool {
        let of_lane = |firer: &Firer| match &firer.weapon {
            Use::Sw(name) | Use::Weapon(name) => name.kind() == Some(WeaponKind::FireLane),
            Use::Inherent | Use::Gun | Use::Ordnance => false,
        };
        let lane = |attack: &Attack| attack.declared.firers.iter().any(of_lane);
        let before = |attack: &&Attack| {
            let such = attack.is_first_fire() && !attack.is_residual() && !lane(attack);
            such && attack.seq > self.step.seq && attack.at.contains(&self.at) && attack.targets.contains(id)
        };
        self.is_owed() && ctx.before.attacks_at(self.at.0).iter().any(before)
    }

    /// It has to attack the unit: it lay there before the last MF were spent, and has not attacked it there, or has grown since.
    #[must_use]
    pub fn is_owed(&self) -> bool {
        let again =
            |last: &Attack| last.seq < self.step.seq && fp_of(last).is_some_and(|fp| fp < self.lies.fp);
        self.lies.seq < self.step.seq && self.last.is_none_or(again)
    }

    /// It attacked the unit before, and no MF were spent there since.
    #[must_use]
    pub fn is_at_once(&self) -> bool {
        self.last.is_some_and(|last| last.seq > self.step.seq)
    }

    /// It attacked the unit before with as many FP.
    #[must_use]
    pub fn is_as_strong(&self) -> Option<bool> {
        self.last.and_then(fp_of).map(|fp| fp >= self.lies.fp)
    }
}
