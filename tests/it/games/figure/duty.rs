//! Figures of what an attack calls for: of the last one rolled for, in the position that the event finds when
//! it closes attacks, else in the one that it leaves.

use super::{Figures, Moment, attack::weapon, insert, names};
use asl_core::event::{UnitId, VehicleResult, What};
use asl_core::rules::{Due, Duty, due, fire};
use asl_core::state::Attack;

pub(super) fn figures(moment: &Moment<'_>, all: &mut Figures) {
    let closes = matches!(moment.what, What::FireAttack(_) | What::PhaseBegan(_) | What::PhaseEnded);
    let state = if closes { &moment.before } else { &moment.after };
    let ctx = moment.ctx(state);
    let rolled = state.attacks.values().filter(|attack| !attack.rolls.is_empty());
    let Some(attack) = rolled.max_by_key(|attack| attack.seq) else { return };
    let duties = due(&ctx, attack);
    of_checks(&duties, all);
    of_losses(&duties, all);
    of_units(&duties, all);
    vehicles(moment, attack, all);
}

const fn is_check(due: &Due) -> bool {
    matches!(due.duty, Duty::Check(_) | Duty::Collateral(_))
}

fn of_checks(duties: &[Due], all: &mut Figures) {
    let checks: Vec<&Due> = duties.iter().filter(|due| is_check(due)).collect();
    all.insert(format!("checks {}", checks.len()));
    let open = checks.iter().filter(|due| !due.done).count();
    all.insert(format!("open checks {open}"));
    insert(all, if checks.is_empty() { "no check due" } else { "check due" });
    if let Some(unit) = checks.first().and_then(|due| due.unit.as_ref()) {
        all.insert(format!("first {unit}"));
    }
}

fn of_losses(duties: &[Due], all: &mut Figures) {
    let whom = |asked: fn(&Duty) -> bool| -> Vec<&UnitId> {
        duties.iter().filter(|due| asked(&due.duty)).filter_map(|due| due.unit.as_ref()).collect()
    };
    let gone = whom(|duty| matches!(duty, Duty::Eliminated));
    all.insert(format!("at least {} eliminated", gone.len()));
    all.insert(format!("eliminated {}", names(gone)));
    all.insert(format!("reduced {}", names(whom(|duty| matches!(duty, Duty::Reduced)))));
    all.insert(format!("breaks {}", names(whom(|duty| matches!(duty, Duty::Breaks)))));
}

fn of_units(duties: &[Due], all: &mut Figures) {
    for due in duties {
        if let Some(unit) = &due.unit {
            all.insert(format!("{unit}: {}", due.duty));
        }
        if let Duty::Malfunction(weapons) = &due.duty {
            weapons.iter().for_each(|(unit, with)| {
                all.insert(format!("malfunctions {unit} {}", weapon(with)));
            });
        }
    }
}

/// What the roll does to each vehicle, before and with the Unlikely Kill die.
fn vehicles(moment: &Moment<'_>, attack: &Attack, all: &mut Figures) {
    let ctx = moment.ctx(if moment.after.attacks.is_empty() { &moment.before } else { &moment.after });
    for id in attack.targets.iter().filter(|id| ctx.vehicle(id).is_some()) {
        if let Some((basic, result)) = fire::vehicle_results(&ctx, attack, id) {
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
