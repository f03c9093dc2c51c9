//! Figures of Support Weapons of Infantry (A9): the numbers of a shot, the ROF that its colored die leaves, what a repair dr does.

use super::{Figures, Moment, insert};
use asl_core::effects::{Repaired, keeps_rof, repair_of};
use asl_core::event::{IftResolved, LaneLaid, RepairAttempted, Use, WeaponFailed, What};
use asl_core::facts::Ctx;
use asl_core::figures::fire::captured::rof_of;
use asl_core::figures::fire::lane::lane_fp;
use asl_core::figures::fire::shot::shots;
use asl_core::figures::fire::sw_numbers::sw_numbers;
use asl_core::vocab::dice::{Dice, Dr};

#[expect(clippy::wildcard_enum_match_arm, reason = "no other event has such figures")]
pub(super) fn figures(moment: &Moment<'_>, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    match moment.what {
        What::IftResolved(ift) => of_ift(&ctx, ift, all),
        What::RepairAttempted(repair) => of_repair(&ctx, repair, all),
        What::WeaponFailed(failed) => of_failure(&ctx, failed, all),
        What::LaneLaid(laid) => of_lane(moment, laid, all),
        _ => {}
    }
}

fn of_ift(ctx: &Ctx<'_>, ift: &IftResolved, all: &mut Figures) {
    let dice = ctx.before.rolls.get(&ift.roll).map(|roll| roll.dice);
    let (Some(attack), Some(Dice::Dr(dr))) = (ctx.before.attacks.get(&ift.attack), dice) else { return };
    let mut down = false;
    for shot in shots(ctx, &attack.declared) {
        let (Use::Sw(name), Some(numbers)) = (&shot.firer.weapon, sw_numbers(&shot)) else { continue };
        all.insert(format!("B{}", numbers.least));
        all.extend(numbers.x.map(|x| format!("X{x}")));
        let kept = rof_of(&shot).filter(|rof| keeps_rof(dr.colored, *rof));
        let word = if kept.is_some() { "kept" } else { "lost" };
        all.insert(format!("ROF {word} by {name}"));
        if kept.is_none() {
            insert(all, "no ROF");
        }
        down |= is_down(dr, numbers.least);
    }
    if !down {
        insert(all, "no malfunction");
    }
}

fn is_down(dr: Dr, number: u8) -> bool {
    dr.original() >= i16::from(number)
}

/// The FP of the lane; none where the rules give none.
fn of_lane(moment: &Moment<'_>, laid: &LaneLaid, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    let none = |o: &asl_core::rules::Opinion| {
        o.clause.0 == "A9.22-none-if" && matches!(o.verdict, asl_core::finding::Verdict::Broken(_))
    };
    if moment.at.opinions().iter().any(none) {
        insert(all, "no lane");
    }
    if let Some(fp) = lane_fp(&ctx, &laid.unit, &laid.weapon) {
        all.insert(format!("lane {fp} FP"));
    }
}

fn of_repair(ctx: &Ctx<'_>, repair: &RepairAttempted, all: &mut Figures) {
    let die = ctx.before.rolls.get(&repair.roll).map(|roll| roll.dice.total());
    let def = ctx.unit(&repair.unit).map(|(_, def)| def);
    match die.and_then(|die| repair_of(ctx.scenario, def, &repair.weapon, die)) {
        Some(Repaired::Works) => insert(all, "repaired"),
        Some(Repaired::Nothing) => insert(all, "none"),
        Some(Repaired::Disabled) => insert(all, "weapon removed"),
        None => {}
    }
}

fn of_failure(ctx: &Ctx<'_>, failed: &WeaponFailed, all: &mut Figures) {
    let by = failed.roll.and_then(|roll| {
        let such = |attack: &&asl_core::state::Attack| attack.rolls.iter().any(|r| r.said.roll == roll);
        let attack = ctx.before.attacks_by(&failed.unit).into_iter().find(such)?;
        Some((attack, attack.rolls.first()?.dice?))
    });
    let Some((attack, dr)) = by else { return };
    let own = |shot: &asl_core::facts::Shot<'_>| {
        shot.firer.unit == failed.unit && shot.firer.weapon == failed.weapon
    };
    let numbers = shots(ctx, &attack.declared).iter().find(|shot| own(shot)).and_then(sw_numbers);
    if numbers.and_then(|numbers| numbers.x).is_some_and(|x| is_down(dr, x)) {
        insert(all, "weapon removed");
    }
}
