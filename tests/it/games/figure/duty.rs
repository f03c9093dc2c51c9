//! Figures of what an attack calls for: of the last one rolled for, in the position that the event finds when
//! it closes attacks, else in the one that it leaves.

use super::attack::weapon;
use super::{Figures, Moment, insert, names};
use asl_core::duty::{Debt, Duty, Status};
use asl_core::event::{UnitId, VehicleResult, What};
use asl_core::figures::fire::vehicles::vehicle_results;
use asl_core::state::Attack;

pub(super) fn figures(moment: &Moment<'_>, all: &mut Figures) {
    let closes = matches!(moment.what, What::FireAttack(_) | What::PhaseBegan(_) | What::PhaseEnded);
    let state = if closes { moment.before } else { moment.after };
    let rolled = state.attacks.values().filter(|attack| !attack.rolls.is_empty());
    let Some(attack) = rolled.max_by_key(|attack| attack.seq) else { return };
    let duties = moment.replay.owed_by(state, attack);
    of_checks(&duties, all);
    of_losses(&duties, all);
    of_units(&duties, all);
    vehicles(moment, attack, all);
}

const fn is_check(due: &Duty) -> bool {
    matches!(due.key.debt, Debt::Check(_) | Debt::Collateral(_))
}

fn of_checks(duties: &[Duty], all: &mut Figures) {
    let checks: Vec<&Duty> = duties.iter().filter(|due| is_check(due)).collect();
    all.insert(format!("checks {}", checks.len()));
    let open = checks.iter().filter(|due| due.status == Status::Open).count();
    all.insert(format!("open checks {open}"));
    insert(all, if checks.is_empty() { "no check due" } else { "check due" });
    if let Some(unit) = checks.first().and_then(|due| due.key.unit.as_ref()) {
        all.insert(format!("first {unit}"));
    }
}

fn of_losses(duties: &[Duty], all: &mut Figures) {
    let whom = |asked: fn(&Debt) -> bool| -> Vec<&UnitId> {
        duties.iter().filter(|due| asked(&due.key.debt)).filter_map(|due| due.key.unit.as_ref()).collect()
    };
    let gone = whom(|duty| matches!(duty, Debt::Eliminated));
    all.insert(format!("at least {} eliminated", gone.len()));
    all.insert(format!("eliminated {}", names(gone)));
    all.insert(format!("reduced {}", names(whom(|duty| matches!(duty, Debt::Reduced)))));
    all.insert(format!("breaks {}", names(whom(|duty| matches!(duty, Debt::Breaks)))));
}

fn of_units(duties: &[Duty], all: &mut Figures) {
    for due in duties {
        if let Some(unit) = &due.key.unit {
            all.insert(format!("{unit}: {}", due.key.debt));
        }
        due.weapons.iter().for_each(|(unit, with)| {
            all.insert(format!("malfunctions {unit} {}", weapon(with)));
        });
    }
}

/// What the roll does to each vehicle, before and with the Unlikely Kill die.
fn vehicles(moment: &Moment<'_>, attack: &Attack, all: &mut Figures) {
    let ctx = moment.ctx(if moment.after.attacks.is_empty() { moment.before } else { moment.after });
    for id in attack.targets.iter().filter(|id| ctx.vehicle(id).is_some()) {
        if let Some((basic, result)) = vehicle_results(&ctx, attack, id) {
            all.insert(format!("basic {}", word(basic)));
            all.insert(format!("vehicle {}", word(result)));
        }
    }
}

const fn word(result: VehicleResult) -> &'static str {
    match result {
        VehicleResult::None => "none",
        VehicleResult::Immobilized => "immobilized",
        VehicleResult::Eliminated => "eliminated",
        VehicleResult::Burning => "burning",
        VehicleResult::Shock => "shock",
        VehicleResult::Stun => "stun",
    }
}
