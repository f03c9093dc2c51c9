//! Case A of a turret that turns in Bypass (D2.321).

use crate::event::{FireMode, Firer, ToHitAttempt, UnitId, Use};
use crate::facts::Ctx;
use crate::figures::fire::earlier::earlier_by;
use crate::figures::to_hit::acquired;
use crate::scenario::Printing;
use crate::state::{Attack, Turret};
use crate::tally::{Blame, Tally};
use crate::vocab::hex::TurretSide;
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, Mount, WeaponKind, WeaponMount};

pub(crate) const fn facing_of(turret: Option<Turret>) -> Option<TurretSide> {
    match turret {
        Some(Turret::Facing(side)) => Some(side),
        Some(Turret::Spine(_)) | None => None,
    }
}

/// Case A of a turret shot from Bypass; `None` when the turret, its mount or its facing is not known. [EXC: Bounding First
/// Fire, which pays none (D3.51)]
#[must_use]
pub fn case_a(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<Tally<Drm>> {
    let (unit, vehicle) = ctx.vehicle(&attempt.unit)?;
    unit.place.bypass()?;
    if ctx.before.attacks.get(&attempt.attack)?.declared.mode == FireMode::Bounding {
        return None;
    }
    let now = facing_of(unit.turret)?;
    let was = facing_of(unit.turret_before_shot).unwrap_or(TurretSide::Front);
    // What is claimed counts, but where the log tells that nothing was acquired.
    let claimed = attempt.drm.iter().find(|line| line.is(Modifier::N));
    let acquired = claimed.is_some_and(|line| acquired::due(ctx, attempt, line.value) != Some(Drm(0)));
    Some(turn_of_turret(rate(vehicle.mount?), was, now, acquired))
}

/// The first facing turned, and each further one (C5.1).
const fn rate(mount: Mount) -> (i16, i16) {
    match mount {
        Mount::T => (1, 1),
        Mount::ST | Mount::RST | Mount::OneMan => (2, 1),
        Mount::NT => (3, 1),
    }
}

fn turn_of_turret((first, next): (i16, i16), was: TurretSide, now: TurretSide, acquired: bool) -> Tally<Drm> {
    let mut tally = Tally::new();
    let side = |facing| matches!(facing, TurretSide::Left | TurretSide::Right);
    let turned = if was == now { 0 } else { 1 + i16::from(side(was) == side(now)) };
    if turned > 0 {
        tally.plus(Drm(first), "first facing", "C5.1", Blame::on("D2.321-count-facings"));
    } else if side(now) && !acquired {
        tally.plus(Drm(first), "side CA", "D2.321", Blame::on("D2.321-side-case-a-always"));
    }
    if turned > 1 {
        tally.plus(Drm(next), "second facing", "C5.1", Blame::on("D2.321-count-facings"));
    }
    if turned > 0 && (side(now) || turned > 1) {
        tally.plus(Drm(1), "to or across a side", "D2.321", Blame::on("D2.321-plus-one"));
    }
    tally
}

/// Case A of a turret MG, IFE or canister that fires from Bypass on the IFT, and whether the weapon fired at that
/// target before, so that it pays nothing for the facing that it has. Bounding First Fire pays none.
pub(crate) fn from_bypass(ctx: &Ctx<'_>, attack: &Attack) -> Option<(Tally<Drm>, bool)> {
    let [firer] = attack.declared.firers.as_slice() else { return None };
    let (unit, vehicle) = ctx.vehicle(&firer.unit)?;
    let (_, def) = ctx.unit(&firer.unit)?;
    let kind = ctx.scenario.weapon_kind(Some(def), &firer.weapon);
    let rolls = matches!(kind, Some(WeaponKind::Mg | WeaponKind::Ife | WeaponKind::Canister));
    let turreted = def.mount_of(&firer.weapon) == Some(WeaponMount::Turret);
    let bounding = attack.declared.mode == FireMode::Bounding;
    if unit.place.bypass().is_none() || !rolls || !turreted || bounding {
        return None;
    }
    let now = facing_of(unit.turret)?;
    let was = facing_of(unit.turret_before_shot).unwrap_or(TurretSide::Front);
    let again = fired_before(ctx, attack, firer);
    let free = again && was == now;
    Some((turn_of_turret(rate(vehicle.mount?), was, now, free), free))
}

/// Case A that an IFT roll from Bypass adds; `None` where D2.321 does not speak of it.
pub(crate) fn case_a_from_bypass(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    from_bypass(ctx, attack).map(|(due, _)| due.value())
}

/// Another weapon of it fired before in this fire phase, and this one not: whether it pays what the other paid for the turn
/// (D3.51) or for its facing alone (D2.321) the rules leave open.
#[must_use]
pub fn follows_another(ctx: &Ctx<'_>, attack: &Attack, (unit, weapon): (&UnitId, &Use)) -> bool {
    let before = || earlier_by(ctx, unit).filter(|earlier| earlier.seq < attack.seq);
    let fires = |earlier: &Attack| {
        earlier.declared.firers.iter().any(|firer| firer.unit == *unit && firer.weapon == *weapon)
    };
    before().next().is_some() && !before().any(fires)
}

/// The same weapon fired at that target before in this Player Turn; in 2e a Known one.
fn fired_before(ctx: &Ctx<'_>, attack: &Attack, firer: &Firer) -> bool {
    let same = |f: &Firer| f.unit == firer.unit && f.weapon == firer.weapon;
    let known = ctx.printing == Printing::First || attack.known;
    let earlier = |a: &&Attack| a.seq < attack.seq && a.declared.firers.iter().any(same);
    let at_it = |a: &Attack| a.targets.iter().any(|id| attack.targets.contains(id));
    known && ctx.before.attacks_by(&firer.unit).into_iter().filter(earlier).any(at_it)
}
