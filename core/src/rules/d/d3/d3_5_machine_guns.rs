//! D3.5: the MG and IFE of a vehicle, how often and in which phase they fire, alone and combined.

use crate::event::{CloseCombatFought, FireAttack, Firer, UnitId, Use};
use crate::facts::{Ctx, Told, Volley};
use crate::figures::fire::earlier::fire_phase;
use crate::figures::vehicle::firing::{Firing, bounding_with_prc, other_way, others_fired};
use crate::figures::vehicle::leaders::{Arm, arms, hero_rides, is_bu};
use crate::figures::vehicle::overrun::{in_other_phase, overruns_now, vehicle_of};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, WeaponShot, is_first_fire, locations_of, targets_of, was_fired_at};
use crate::vocab::WeaponMount;
use crate::vocab::num::Fp;
use crate::vocab::phase::Phase;
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D3.5-one-attack-per-player-turn",
        &[Matter::FireAgain],
        "A vehicular MG or IFE weapon may make one fire attack per Player Turn.",
        Check::VehicleFire(one_attack),
    ),
    Clause::guard(
        "D3.5-exc-ma-rof",
        "A MG or IFE that is the MA and has a printed Multiple ROF may go on firing while it keeps that ROF.",
    ),
    Clause::guard(
        "D3.5-exc-cc-reuse",
        "RMG, CMG and AAMG FP that was already used for fire may be used again in CC.",
    ),
    Clause::check(
        "D3.5-bmg-not-in-cc",
        &[Matter::FireLeave],
        "The second use in CC is named for RMG, CMG and AAMG; bow MG FP is not counted there.",
        Check::Cc(bmg_in_cc),
    ),
    Clause::guard(
        "D3.5-exc-multiple-ovr",
        "MG and IFE may be used more than once by a vehicle that makes several OVR attacks.",
    ),
    Clause::check(
        "D3.5-same-phase-as-other-weapons",
        &[Matter::FireAgain],
        "All non-CC fire of a vehicle, its MG and its PRC has to fall in one and the same fire phase.",
        Check::VehicleFire(same_phase),
    ),
    Clause::check(
        "D3.5-forfeit",
        &[Matter::FireAgain],
        "After any weapon of the vehicle has fired, the rest either fire in that phase or lose their non-CC fire for the Player Turn.",
        Check::VehicleFire(forfeit),
    ),
    Clause::check(
        "D3.5-exc-bounding",
        &[Matter::FireAgain],
        "The single-phase restriction is relaxed only by the Bounding Fire clauses D3.31-32.",
        Check::VehicleFire(exc_bounding),
    ),
    Clause::check(
        "D3.5-combine-fp",
        &[Matter::FpSum],
        "The vehicle's MG and IFE factors may be summed for a single attack.",
        Check::VehicleFire(combine_fp),
    ),
    Clause::guard("D3.5-separate-targets", "Instead of combining, each MG may fire at a target of its own."),
    Clause::check(
        "D3.5-mandatory-fg",
        &[Matter::MandatoryGroup],
        "Vehicular MG that fire at the same target in the same phase must do so as one FG.",
        Check::VehicleFire(mandatory_fg),
    ),
    Clause::guard("D3.5-target-free-of-ma", "The MG target may be the MA's target or a different one."),
    Clause::guard("D3.5-order-free", "The weapons may be fired in any order."),
    Clause::guard(
        "D3.5-harmless-shot-allowed",
        "A vehicle may fire MG at something it cannot hurt, for instance to test the LOS first.",
    ),
    Clause::check(
        "D3.5-ma-mg-listing",
        &[Matter::FireAgain],
        "A MG is the MA with a ROF only if the counter lists it so at the lower left.",
        Check::VehicleFire(ma_listing),
    ),
    Clause::check(
        "D3.5-bu-limits",
        &[Matter::FireLeave],
        "BU status restricts which MG can be fired (see D5.2); the fold needs the crew status at the shot.",
        Check::VehicleFire(bu_limits),
    ),
];

/// The MG and IFE of vehicles in an attack.
fn machine_guns<'a>(volley: &Volley<'a>) -> Vec<Arm<'a>> {
    arms(volley).into_iter().filter(|arm| arm.is_mg(&volley.ctx)).collect()
}

/// The first that is broken, else the first that is undecided, else kept if any was.
fn worst(verdicts: impl Iterator<Item = Verdict>) -> Verdict {
    let rank = |verdict: &Verdict| match verdict {
        Verdict::Silent => 0,
        Verdict::Kept => 1,
        Verdict::Undecided(_) => 2,
        Verdict::Broken(_) => 3,
    };
    verdicts.max_by_key(rank).unwrap_or(Verdict::Silent)
}

/// Its shots of this Player Turn, those of Overruns apart.
fn fired<'a>(arm: &Arm<'a>) -> impl Iterator<Item = &'a WeaponShot> {
    let shots = arm.unit.weapon(arm.weapon).map_or(&[][..], |weapon| &weapon.shots[..]);
    shots.iter().filter(|shot| !shot.overrun)
}

/// Does the ROF stand after its last shot, those of Overruns apart? `None` while that shot's DR or the printed ROF is not
/// in the log.
fn keeps_rof(ctx: &Ctx<'_>, arm: &Arm<'_>) -> Option<bool> {
    let Some(last) = fired(arm).last() else { return Some(false) };
    Firing::of(ctx, arm.id, arm.weapon)?.kept_by(last)
}

fn one_attack(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    worst(machine_guns(volley).iter().map(|arm| {
        let by_gun = other_way(arm.unit, arm.def, arm.weapon).map_or(&[][..], |gun| &gun.shots[..]);
        let all = fired(arm).chain(by_gun.iter().filter(|shot| !shot.overrun));
        let last = all.max_by_key(|shot| shot.seq);
        let Some(last) = last.filter(|_| !overruns_now(ctx, attack, arm.unit)) else {
            return Verdict::Kept;
        };
        match Firing::of(ctx, arm.id, arm.weapon).and_then(|firing| firing.kept_by(last)) {
            Some(true) => Verdict::Kept,
            Some(false) => Verdict::broken(format!("{} fired it already in {}", arm.id, last.attack)),
            None => Verdict::undecided(format!("whether {} kept its ROF", last.attack)),
        }
    }))
}

fn ma_listing(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let claims = attack.firers.iter().filter(|firer| firer.rof_kept);
    worst(claims.filter_map(|firer: &Firer| Arm::of(ctx, &firer.unit, &firer.weapon)).map(|arm| {
        if !arm.is_mg(ctx) {
            return Verdict::Silent;
        }
        let rof = Firing::of(ctx, arm.id, arm.weapon).and_then(|firing| firing.rof());
        match (arm.def.is_main(arm.weapon), rof) {
            (true, Some(_)) => Verdict::Kept,
            (true, None) => Verdict::undecided(format!("the Multiple ROF printed for the MA of {}", arm.id)),
            (false, _) => Verdict::broken(format!("this MG of {} is not its MA: it has no ROF", arm.id)),
        }
    }))
}

/// Fire in the AFPh that D3.32 allows after Bounding First Fire: by the one weapon that fired there and kept its ROF.
fn is_bounding_again(ctx: &Ctx<'_>, attack: &FireAttack, vehicle: &UnitId) -> Option<bool> {
    let Some((unit, _)) = ctx.vehicle(vehicle).filter(|_| ctx.before.phase == Some(Phase::AFPh)) else {
        return Some(false);
    };
    let mut own = attack.firers.iter().filter(|firer| vehicle_of(ctx, &firer.unit) == Some(vehicle));
    let (Some(firer), None) = (own.next(), own.next()) else { return Some(false) };
    let arm = Arm::of(ctx, &firer.unit, &firer.weapon).filter(Arm::is_vehicular);
    let Some((arm, weapon)) = arm.and_then(|arm| Some((arm, unit.weapon(&firer.weapon)?))) else {
        return Some(false);
    };
    let fired = weapon.shots.iter().any(|shot| shot.phase == Some(Phase::MPh));
    let before = bounding_with_prc(ctx, vehicle);
    let alone = before.iter().all(|a| !others_fired(ctx, a, vehicle, &firer.weapon));
    if alone && fired { keeps_rof(ctx, &arm) } else { Some(false) }
}

/// The vehicles that fire in an attack, or whose PRC do.
fn vehicles<'a>(ctx: &Ctx<'a>, attack: &'a FireAttack) -> Vec<&'a UnitId> {
    let mut all: Vec<&UnitId> = attack.firers.iter().filter_map(|f| vehicle_of(ctx, &f.unit)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn same_phase(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    worst(vehicles(ctx, attack).into_iter().map(|vehicle| match in_other_phase(ctx, vehicle) {
        None => Verdict::Kept,
        Some(other) => match is_bounding_again(ctx, attack, vehicle) {
            Some(true) => Verdict::Kept,
            None => Verdict::Silent,
            Some(false) => {
                let id = other.declared.attack;
                Verdict::broken(format!("{vehicle} or its PRC fired in another fire phase ({id})"))
            }
        },
    }))
}

/// A weapon that stayed silent in the phase in which another fired.
fn forfeit(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    worst(arms(volley).iter().filter(|arm| arm.is_vehicular()).map(|arm| {
        let Some(other) = in_other_phase(ctx, arm.id) else { return Verdict::Kept };
        let silent = fired(arm).all(|shot| fire_phase(shot.phase) == fire_phase(ctx.before.phase));
        match is_bounding_again(ctx, attack, arm.id) {
            Some(false) if silent => {
                let id = other.declared.attack;
                Verdict::broken(format!(
                    "{} gave up this weapon's fire when {id} was made without it",
                    arm.id
                ))
            }
            Some(_) | None => Verdict::Silent,
        }
    }))
}

/// Fire in the AFPh after fire in the own MPh.
fn exc_bounding(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let bounded = |vehicle: &&UnitId| {
        let before = in_other_phase(ctx, vehicle);
        ctx.before.phase == Some(Phase::AFPh) && before.is_some_and(|a| a.phase == Some(Phase::MPh))
    };
    worst(vehicles(ctx, attack).into_iter().filter(bounded).map(|vehicle| {
        match is_bounding_again(ctx, attack, vehicle) {
            Some(true) => Verdict::Kept,
            Some(false) => Verdict::broken(format!(
                "{vehicle} fired in the MPh: in the AFPh only the one weapon that fired then and kept its ROF fires"
            )),
            None => Verdict::undecided(format!("whether the MPh shot of {vehicle} kept its ROF")),
        }
    }))
}

/// The sum that the players declared, where it is no matter of fractions (A7.2 speaks of those).
fn combine_fp(volley: &Volley<'_>) -> Verdict {
    let attack = volley.declared;
    let guns = machine_guns(volley);
    let combined = guns.len() > 1 && guns.len() == attack.firers.len();
    let said = volley.shots().iter().try_fold(Fp::whole(0), |sum, shot| Some(sum + shot.said_fp()?));
    let Some((total, sum)) = attack.fp.zip(said).filter(|_| combined) else { return Verdict::Silent };
    if total == sum || total == Fp::whole(sum.floor()) || total == Fp::whole(sum.ceil()) {
        return Verdict::Kept;
    }
    let breach = Breach::of("the combined attack has the sum of its weapons' FP");
    Verdict::Broken(Box::new(breach.figures(format!("{total} FP"), format!("{sum} FP"))))
}

/// Two attacks of one vehicle's MG at one target, which had to be one (D3.5, A7.55). [EXC: ordnance, and so a MG that
/// tries a To Kill]
fn mandatory_fg(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let guns = machine_guns(volley);
    let kills = |gun: &Arm<'_>, f: &Firer| f.to_kill && f.unit == *gun.id && f.weapon == *gun.weapon;
    let bound = |arm: &&Arm<'_>| {
        let as_ordnance = attack.firers.iter().any(|f| kills(arm, f));
        fired(arm).next().is_none() && !as_ordnance && !overruns_now(ctx, attack, arm.unit)
    };
    let Some(gun) = guns.iter().find(bound) else { return Verdict::Silent };
    let others =
        ctx.before.attacks.values().filter(|a| a.phase == ctx.before.phase && same_target(ctx, attack, a));
    let apart = others.into_iter().find(|a| {
        let other = |f: &Firer| f.unit == *gun.id && f.weapon != *gun.weapon && !f.to_kill;
        let again = |f: &Firer| f.rof_kept || is_later_shot(gun, a, &f.weapon);
        let firers = a.declared.firers.iter().filter(|f| other(f) && !again(f));
        firers.filter_map(|f| Arm::of(ctx, &f.unit, &f.weapon)).any(|arm| arm.is_mg(ctx))
    });
    apart.map_or(Verdict::Kept, |a| {
        Verdict::broken(format!(
            "{} fires at the target of {}: it had to be one attack",
            gun.id, a.declared.attack
        ))
    })
}

/// A ROF shot: the weapon had fired before that attack.
fn is_later_shot(gun: &Arm<'_>, attack: &Attack, weapon: &Use) -> bool {
    let shots = gun.unit.weapon(weapon).map_or(&[][..], |weapon| &weapon.shots[..]);
    shots.first().is_some_and(|first| first.attack != attack.declared.attack)
}

/// The same unit in the same Location; outside First Fire a Location without known units is one target too.
fn same_target(ctx: &Ctx<'_>, attack: &FireAttack, other: &Attack) -> bool {
    let at = locations_of(ctx.before, ctx.scenario, attack);
    let units = targets_of(ctx.before, ctx.scenario, attack);
    let shared = was_fired_at(ctx.before, &units, other);
    let empty = units.is_empty() && other.targets.is_empty();
    let first_fire = is_first_fire(attack, ctx.before.phase) || other.is_first_fire();
    let place = if at.is_empty() { other.at.is_empty() } else { at == other.at };
    place && (shared || (empty && !first_fire && !at.is_empty()))
}

fn bu_limits(volley: &Volley<'_>) -> Verdict {
    let roof = |arm: &&Arm<'_>| arm.def.mount_of(arm.weapon) == Some(WeaponMount::Aa);
    worst(arms(volley).iter().filter(roof).filter_map(|arm| Some((arm, arm.vehicle()?))).map(
        |(arm, vehicle)| {
            // [EXC: a Hero who rides it]
            Verdict::kept_or(!is_bu(arm.unit, vehicle) || hero_rides(&volley.ctx, arm.id), || {
                format!("{} is BU: nobody fires its AAMG", arm.id)
            })
        },
    ))
}

fn bmg_in_cc(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let Some(id) = fought.attackers.first().filter(|id| ctx.vehicle(id).is_some()) else {
        return Verdict::Silent;
    };
    let guns =
        fought.weapons.iter().filter_map(|weapon| Arm::of(ctx, id, weapon)).filter(|arm| arm.is_mg(ctx));
    worst(guns.map(|arm| {
        let bow = arm.def.mount_of(arm.weapon) == Some(WeaponMount::Bow);
        Verdict::kept_or(!bow, || format!("the bow MG of {id} does not count in Close Combat"))
    }))
}
