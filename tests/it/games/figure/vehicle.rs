//! Figures of what vehicles and Guns may do (D3): MP and their limits, windows, ROF, arcs of Guns, the AFPh.

use super::attack::weapon;
use super::{Figures, Moment, said};
use asl_core::charts::to_hit::case_j;
use asl_core::event::{Claim, Claimed, FireAttack, MpSpent, MpUse, ToHitAttempt, UnitId, What};
use asl_core::figures::fire::shot::shots;
use asl_core::figures::vehicle::arc::{in_vca, mp_in_hex};
use asl_core::figures::vehicle::esb::esb_max;
use asl_core::figures::vehicle::fires_again::{keeps_rof, may_acquire, rof_weapon};
use asl_core::figures::vehicle::firing::case_b_on_ift;
use asl_core::figures::vehicle::moving::is_moving_target;
use asl_core::rules::MOST_DELAY;
use asl_core::state::{Attack, Unit};
use asl_core::vocab::Reason;
use asl_core::vocab::hex::{Cell, facing_by_crossing, line_of_entry};
use asl_core::vocab::phase::Phase;

#[expect(clippy::wildcard_enum_match_arm, reason = "no other event has such figures")]
pub(super) fn figures(moment: &Moment<'_>, all: &mut Figures) {
    if let Some(id) = moment.what.unit() {
        of_mp(moment, id, all);
    }
    match moment.what {
        What::MpSpent(spent) => of_expenditure(moment, spent, all),
        What::FireAttack(attack) => of_attack(moment, attack, all),
        What::IftResolved(ift) => {
            let attack = moment.before.attacks.get(&ift.attack);
            let due = attack.and_then(|attack| case_b_on_ift(&moment.ctx(moment.before), attack));
            all.extend(due.map(|due| format!("case B {:+}", due.0)));
        }
        What::ToHitAttempt(attempt) => of_to_hit(moment, attempt, all),
        What::Claimed(claimed) => of_claim(moment, claimed, all),
        _ => {}
    }
}

/// MP printed, by ESB and left, and the hexes that Reverse may enter.
fn of_mp(moment: &Moment<'_>, id: &UnitId, all: &mut Figures) {
    let ctx = moment.ctx(moment.after);
    let Some((unit, vehicle)) = ctx.vehicle(id) else { return };
    if let Some((printed, most)) = vehicle.mp.zip(esb_max(vehicle)) {
        all.insert(format!("{printed} MP printed"));
        all.insert(format!("{most} MP by ESB"));
        all.insert(format!("{} MP with ESB", printed + most));
    }
    let Some(cell) = unit.place.cell() else { return };
    let unused = mp_in_hex(&ctx, id, cell).map(|mp| mp - unit.mph.spent_in(cell));
    all.extend(unused.map(|mp| format!("{mp} MP assumed spent")));
    let rear = unit.place.facing().map(|facing| cell.spine_hexes(facing.turned(3)));
    all.extend(rear.into_iter().flat_map(|(a, b)| [a, b]).map(|hex| format!("rear hex {}", ctx.show(hex))));
}

/// The figures of an expenditure: the DEFENDER's windows, Case J of those who see it.
fn of_expenditure(moment: &Moment<'_>, spent: &MpSpent, all: &mut Figures) {
    if matches!(spent.on, MpUse::Delay) {
        all.insert(format!("at most {MOST_DELAY} MP at once"));
    }
    let Some(unit) = moment.after.units.get(&spent.unit) else { return };
    of_windows(moment, &spent.unit, unit, all);
    if is_moving_target(&moment.ctx(moment.after), unit) && !unit.mph.began_in_motion {
        for (by, mp) in &unit.mph.seen {
            let (name, drm) = case_j(*mp);
            all.insert(format!("case {name} {:+} by {by}", drm.0));
        }
    }
}

/// Expenditures since fire at this unit alone: each opens a window (D3.3).
fn of_windows(moment: &Moment<'_>, id: &UnitId, unit: &Unit, all: &mut Figures) {
    let alone = |attack: &&Attack| attack.targets.as_slice() == [id.clone()];
    for attack in moment.after.attacks.values().filter(alone) {
        let windows = unit.mph.expenditures.saturating_sub(attack.expenditures);
        all.extend(
            attack.declared.firers.iter().map(|f| format!("{windows} windows since {} fired", f.unit)),
        );
    }
}

/// The arc of a Gun, the hex that it may fire from, and what the AFPh allows.
fn of_attack(moment: &Moment<'_>, attack: &FireAttack, all: &mut Figures) {
    let (before, after) = (moment.ctx(moment.before), moment.ctx(moment.after));
    let half = shots(&before, attack).first().and_then(|shot| shot.due(Reason::Afph, 0));
    all.extend(half.map(|half| if half { "AFPh half" } else { "no AFPh half" }.to_owned()));
    let Some(firer) = attack.firers.first() else { return };
    if moment.before.phase == Some(Phase::AFPh) {
        all.extend(rof_weapon(&before, &firer.unit).map(|ours| format!("only {}", weapon(ours))));
    }
    let Some((unit, def)) = after.unit(&firer.unit) else { return };
    let from = unit.place.cell().filter(|_| !moment.broken);
    all.extend(from.map(|cell| format!("legal in {}", after.show(cell))));
    let target = moment.after.attacks.get(&attack.attack).and_then(|made| made.at.first());
    let gun = def.vehicle.is_none() && unit.place.facing().is_some();
    all.extend(target.filter(|_| gun).map(|(cell, _)| said("in CA", in_vca(unit, *cell))));
}

fn of_to_hit(moment: &Moment<'_>, attempt: &ToHitAttempt, all: &mut Figures) {
    let may = may_acquire(&moment.ctx(moment.before), attempt);
    all.extend(may.map(|may| if may { "acquisition" } else { "no acquisition" }.to_owned()));
    let kept = keeps_rof(&moment.ctx(moment.after), &attempt.unit, &attempt.weapon);
    all.extend(kept.map(|kept| if kept { "keeps ROF" } else { "loses ROF" }.to_owned()));
}

/// The facings beside the line's entry, by the hex of the vehicle.
fn of_claim(moment: &Moment<'_>, claimed: &Claimed, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    let Claim::Facing { from, .. } = claimed.claim else { return };
    let place = ctx.unit(&claimed.unit).map(|(unit, _)| &unit.place);
    let Some((cell, hull)) = place.and_then(|place| place.cell().zip(place.facing())) else { return };
    let from: Cell = ctx.cell(from);
    let Some((a, b)) = line_of_entry(cell, from).map(|entry| facing_by_crossing(hull, entry)) else { return };
    all.insert(format!("adjoining {:?},{:?} at {}", a.min(b), a.max(b), ctx.show(cell)));
}
