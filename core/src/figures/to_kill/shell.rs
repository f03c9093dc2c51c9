//! What a To Kill DR does to the vehicle that was hit, by what was fired at what (C7.4 to C7.7).

use super::due::{Fit, fit, kill_due};
use super::struck::to_hit_dice;
use crate::catalogue::has_red_crew_survival;
use crate::counter::Vehicle;
use crate::effects::{self, Shell};
use crate::event::{ToKillAttempt, VehicleResult};
use crate::facts::{Ctx, Underway};
use crate::figures::vehicle::facing::turret_is_hit;
use crate::state::Attack;
use crate::vocab::dice::{Dice, Dr};
use crate::vocab::{Ammunition, Meaning, Mount, WeaponKind};

/// The dice of a To Kill roll.
#[must_use]
pub fn dice(ctx: &Ctx<'_>, attempt: &ToKillAttempt) -> Option<Dr> {
    match ctx.before.rolls.get(&attempt.roll)?.dice {
        Dice::Dr(dr) => Some(dr),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}

/// What was fired at what: HE where the To Hit roll says so, or the Gun has nothing else.
#[must_use]
pub fn shell(on: &Underway<'_>) -> Shell {
    let (ctx, attack) = (&on.ctx, on.attack);
    let shots = on.volley.shots();
    let kind = shots.first().and_then(|shot| shot.kind());
    let no_ap = shots.iter().any(|shot| {
        let weapon = shot.def().and_then(|def| ctx.scenario.weapon_of_gun(def, &shot.firer.weapon));
        weapon.and_then(|weapon| weapon.gun.as_ref()).is_some_and(|gun| gun.no_ap)
    });
    let said = attack.ammo.as_ref().and_then(|ammo| Ammunition::read(ammo.as_str()));
    let target = attack.targets.iter().find(|id| ctx.vehicle(id).is_some());
    let vehicle = target.and_then(|id| ctx.vehicle(id)).map(|(_, vehicle)| vehicle);
    let named = target.and_then(|id| ctx.unit(id)).and_then(|(_, def)| def.kind.as_deref());
    Shell {
        mg: kind == Some(WeaponKind::Mg),
        he: said.map_or(no_ap, |ammo| ammo == Ammunition::He) || kind == Some(WeaponKind::Dc),
        flame: matches!(kind, Some(WeaponKind::Ft | WeaponKind::Mol)),
        unarmored: vehicle.is_some_and(|vehicle| !vehicle.afv),
        turret: vehicle.filter(|vehicle| has_turret(vehicle)).and_then(|_| hits_turret(on, attack)),
        red: named.and_then(|name| has_red_crew_survival(name, ctx.scenario.book)),
    }
}

fn has_turret(vehicle: &Vehicle) -> bool {
    vehicle.afv && vehicle.mount.is_some_and(|mount| mount != Mount::NT)
}

/// By the dice of the one To Hit roll (C3.9); another die may place the hit of an Original 2 (C3.6).
fn hits_turret(on: &Underway<'_>, attack: &Attack) -> Option<bool> {
    to_hit_dice(on).filter(|dr| attack.to_hits.len() == 1 && dr.original() != 2).map(turret_is_hit)
}

/// The Final number by which a DR is read: that which was told, where the rules do not give another, else that which is due.
#[must_use]
pub fn read_by(on: &Underway<'_>, attempt: &ToKillAttempt) -> Option<i16> {
    let Some(number) = attempt.number else { return kill_due(on, attempt.armor).map(|due| due.last()) };
    match fit(on, attempt, number) {
        Some(Fit::BeforeArmor(last)) => Some(last),
        Some(Fit::Final | Fit::Open(..) | Fit::None(_)) | None => Some(number),
    }
}

/// What a To Kill roll does, the likeliest of what it may do.
#[must_use]
pub fn result_due(on: &Underway<'_>, attempt: &ToKillAttempt) -> Option<VehicleResult> {
    let (dr, number) = (dice(&on.ctx, attempt)?, read_by(on, attempt)?);
    effects::to_kill_results(dr, number, shell(on)).first().copied()
}
