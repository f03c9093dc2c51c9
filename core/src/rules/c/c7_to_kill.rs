//! C7 as far as a log tells: who makes a To Kill roll, and what it does. The To Kill Numbers themselves are the players' to say.

use crate::catalogue::has_red_crew_survival;
use crate::counter::Vehicle;
use crate::duty::{Debt, Owed, Standing};
use crate::effects;
use crate::event::{Status, ToKillAttempt, UnitId, VehicleHit, VehicleResult};
use crate::facts::{Ctx, Shot, ToHitRoll, Told, Underway, Volley};
use crate::figures::vehicle::facing::turret_is_hit;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::dice::{Dice, Dr};
use crate::vocab::{Ammunition, Meaning, Mount, WeaponKind};
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "C7.3-to-kill-chosen",
        &[Matter::ToKillWeapon],
        "A MG makes To Hit and To Kill rolls when that was declared of it; else it fires on the IFT.",
        &[Check::ToKill(chosen), Check::ToHit(aimed)],
    ),
    Clause::check(
        "C7.3-to-kill-by-mg",
        &[Matter::ToKillWeapon],
        "A To Kill roll is chosen in place of the IFT only with a MG at a vehicle.",
        Check::Fire(to_kill_by_mg),
    ),
    Clause::check(
        "C7.7-to-kill-result",
        &[Matter::Result],
        "A To Kill DR below the Final To Kill Number destroys, half of it or less burns (one less for a red CS); the number itself, and one above it of HE, immobilizes or shocks, of AP one above may shock, of a MG the number stuns; an Original 12 is a dud.",
        Check::ToKill(result),
    ),
    Clause::check(
        "C7.7-as-rolled",
        &[Matter::Result],
        "A vehicle suffers what the To Kill roll of its attack gave.",
        Check::Hit(as_rolled),
    ),
    Clause::check(
        "C7.7-told",
        &[Matter::Consequence],
        "A vehicle that a To Kill roll destroyed is told as destroyed.",
        Check::Owed(destroyed),
    ),
    Clause::check(
        "C7.42-shocked",
        &[Matter::FireLeave],
        "A shocked AFV fires nothing.",
        Check::VehicleFire(shocked_fire),
    ),
];

fn shocked_fire(volley: &Volley<'_>) -> Verdict {
    each_shot(
        volley,
        |shot| shot.vehicle().is_some_and(|vehicle| vehicle.afv),
        |shot| {
            let shocked = shot.is(Status::Shocked);
            shocked.then(|| format!("the crew of {} is shocked: it fires nothing", shot.firer.unit))
        },
    )
}

/// Asked where each firer is a MG that the scenario describes.
fn chosen(told: &Told<'_, ToKillAttempt>) -> Verdict {
    told.underway.as_ref().map_or(Verdict::Silent, |on| to_kill_declared(on))
}

fn aimed(roll: &ToHitRoll<'_>) -> Verdict {
    roll.underway.as_ref().map_or(Verdict::Silent, |on| to_kill_declared(on))
}

fn to_kill_declared(on: &Underway<'_>) -> Verdict {
    let shots = on.volley.shots();
    let mg = shots.iter().all(|shot| shot.kind() == Some(WeaponKind::Mg));
    if shots.is_empty() || !mg {
        return Verdict::Silent;
    }
    Verdict::kept_or(shots.iter().any(|shot| shot.firer.to_kill), || {
        format!("no To Kill roll was declared in {}: its MG fires on the IFT", on.attack.declared.attack)
    })
}

fn dice(ctx: &Ctx<'_>, attempt: &ToKillAttempt) -> Option<Dr> {
    match ctx.before.rolls.get(&attempt.roll)?.dice {
        Dice::Dr(dr) => Some(dr),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}

/// Whether the turret was hit, and so what the number itself does, is for the players.
fn is_same(a: VehicleResult, b: VehicleResult) -> bool {
    let at_number = |result: VehicleResult| {
        matches!(result, VehicleResult::Immobilized | VehicleResult::Shock | VehicleResult::Stun)
    };
    a == b || (at_number(a) && at_number(b))
}

/// No DR but a dud can fail to kill at such a number: it may be the Basic one, from which the AF are still to be taken.
const SURE: i16 = 12;

fn result(told: &Told<'_, ToKillAttempt>) -> Verdict {
    let attempt = told.said;
    let Some((said, number)) = attempt.result.zip(attempt.number) else { return Verdict::Silent };
    let Some(dr) = dice(&told.ctx, attempt) else { return Verdict::Silent };
    let shell = told.underway.as_ref().map(|on| shell(on)).unwrap_or_default();
    let due = effects::to_kill_results(dr, number, shell);
    if due.contains(&said) {
        return Verdict::Kept;
    }
    let basic = attempt.armor.filter(|_| number >= SURE);
    let basic = basic.map(|armor| effects::to_kill_results(dr, number.saturating_sub(armor), shell));
    if basic.is_some_and(|other| other.contains(&said)) {
        return Verdict::undecided(format!(
            "whether {number} is the Final To Kill Number, or the one before the AF"
        ));
    }
    let total = dr.original();
    let due: Vec<&str> = due.iter().map(|result| result.word()).collect();
    Verdict::wrong(format!("a To Kill DR of {total} against {number}"), said.word(), due.join(" or "))
}

/// What was fired at what: HE where the To Hit roll says so, or the Gun has nothing else.
fn shell(on: &Underway<'_>) -> effects::Shell {
    let (ctx, attack) = (&on.ctx, on.attack);
    let shots = on.volley.shots();
    let kind = shots.first().and_then(|shot| shot.kind());
    let no_ap =
        shots.iter().any(|shot| shot.weapon().and_then(|w| w.gun.as_ref()).is_some_and(|gun| gun.no_ap));
    let said = attack.ammo.as_ref().and_then(|ammo| Ammunition::read(ammo.as_str()));
    let target = attack.targets.iter().find(|id| ctx.vehicle(id).is_some());
    let vehicle = target.and_then(|id| ctx.vehicle(id)).map(|(_, vehicle)| vehicle);
    let named = target.and_then(|id| ctx.unit(id)).and_then(|(_, def)| def.kind.as_deref());
    effects::Shell {
        mg: kind == Some(WeaponKind::Mg),
        he: said.map_or(no_ap, |ammo| ammo == Ammunition::He) || kind == Some(WeaponKind::Dc),
        unarmored: vehicle.is_some_and(|vehicle| !vehicle.afv),
        turret: vehicle.filter(|vehicle| has_turret(vehicle)).and_then(|_| hits_turret(attack)),
        red: named.and_then(|name| has_red_crew_survival(name, ctx.scenario.book)),
    }
}

fn has_turret(vehicle: &Vehicle) -> bool {
    vehicle.afv && vehicle.mount.is_some_and(|mount| mount != Mount::NT)
}

/// By the dice of the one To Hit roll (C3.9).
fn hits_turret(attack: &Attack) -> Option<bool> {
    let [(_, Some(dr))] = attack.to_hits.as_slice() else { return None };
    Some(turret_is_hit(*dr))
}

/// The one vehicle that it was aimed at.
fn destroyed(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let fatal = |given: &&VehicleResult| matches!(given, VehicleResult::Eliminated | VehicleResult::Burning);
    let Some(due) = attack.kills.iter().flatten().find(fatal) else { return Vec::new() };
    let mut vehicles = attack.targets.iter().filter(|id| ctx.vehicle(id).is_some());
    let (Some(id), None) = (vehicles.next(), vehicles.next()) else { return Vec::new() };
    let gone = ctx.before.units.get(id).is_none_or(|unit| unit.eliminated);
    let told = gone || attack.hits.iter().any(|(hit, _)| hit == id);
    let says = || format!("{{}} is {} by the To Kill roll, and the log does not tell it", due.word());
    alloc::vec![Owed::of(id, Debt::Vehicle(*due), Standing::done_or(told, says))]
}

/// A Shock or a Stun may come of the crew, and a result may have been told with the roll alone.
fn as_rolled(told: &Told<'_, VehicleHit>) -> Verdict {
    let hit = told.said;
    let Some(attack) = told.attack().filter(|attack| attack.kills.iter().any(Option::is_some)) else {
        return Verdict::Silent;
    };
    if attack.kills.iter().flatten().any(|given| is_same(*given, hit.result)) {
        return Verdict::Kept;
    }
    let given = attack.kills.iter().flatten().last().copied().unwrap_or(VehicleResult::None);
    Verdict::wrong(format!("the To Kill roll of {}", attack.declared.attack), hit.result.word(), given.word())
}

/// Nothing is known of a weapon that nobody describes. Where no vehicle is aimed at, there is nothing to kill so.
fn to_kill_by_mg(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let known = |shot: &Shot<'_>| shot.firer.to_kill && (shot.is_inherent() || shot.kind().is_some());
    let named = attack.target.units.iter().filter(|id| ctx.unit(id).is_some()).collect::<Vec<_>>();
    let there: Vec<&UnitId> = volley.targets().iter().filter(|id| ctx.unit(id).is_some()).collect();
    let aimed = if named.is_empty() { there } else { named };
    let no_vehicle = !aimed.is_empty() && aimed.iter().all(|id| ctx.vehicle(id).is_none());
    let grouped = attack.firers.iter().any(|firer| !firer.to_kill);
    each_shot(volley, known, |shot| {
        let mg = !shot.is_inherent() && shot.kind() == Some(WeaponKind::Mg);
        match (mg, no_vehicle) {
            (false, _) => Some(format!("{} of {} is no MG", shot.label(), shot.firer.unit)),
            (true, true) => Some("no vehicle is fired at".into()),
            (true, false) if grouped => Some("a To Kill roll is made by one MG, not in a group".into()),
            (true, false) => None,
        }
    })
}
