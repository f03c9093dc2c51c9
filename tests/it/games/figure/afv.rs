//! Figures of AFV fire (D3): arcs, Cases, facings, MP spent and seen, turret counters.

use super::{Figures, Moment};
use asl_core::event::{Claimed, What};
use asl_core::hex::{Facing, Spine};
use asl_core::rules::{
    case_a_of_weapon, case_a_on_ift, facing_due, facing_struck, in_weapon_arc, to_hit_sheet, turret_counter,
};

#[expect(clippy::wildcard_enum_match_arm, reason = "no other event has figures of AFV fire")]
pub(super) fn figures(moment: &Moment<'_>, all: &mut Figures) {
    of_unit(moment, all);
    match moment.what {
        What::FireAttack(attack) => {
            let inside = in_weapon_arc(&moment.ctx(&moment.before), attack);
            all.extend(inside.map(|inside| if inside { "in arc" } else { "out of arc" }.to_owned()));
        }
        What::IftResolved(ift) => {
            let attack = moment.before.attacks.get(&ift.attack);
            let due = attack.and_then(|attack| case_a_on_ift(&moment.ctx(&moment.before), attack));
            all.extend(due.map(|due| format!("case A {:+}", due.value().0)));
            let firers = attack.into_iter().flat_map(|a| a.declared.firers.iter().map(move |f| (a, f)));
            let ctx = moment.ctx(&moment.before);
            let each = firers.filter_map(|(a, f)| case_a_of_weapon(&ctx, a, &f.unit, &f.weapon));
            all.extend(each.map(|due| format!("case A {:+}", due.0)));
        }
        What::ToHitAttempt(attempt) => of_to_hit(moment, attempt, all),
        What::Claimed(claimed) => of_claim(moment, claimed, all),
        _ => {}
    }
}

fn of_to_hit(moment: &Moment<'_>, attempt: &asl_core::event::ToHitAttempt, all: &mut Figures) {
    let ctx = moment.ctx(&moment.before);
    let sheet = to_hit_sheet(&ctx, attempt);
    all.extend(sheet.cases.iter().map(|case| format!("case {} {:+}", case.name, case.value().0)));
    if sheet.case("A").is_none() {
        all.insert("case A +0".into());
    }
    all.insert(format!("drm {:+}", sheet.drm.value().0));
    let listed: i16 = attempt.drm.iter().filter_map(|line| line.value).map(|drm| drm.0).sum();
    all.insert(format!("listed drm {listed:+}"));
    all.extend(sheet.total.map(|total| format!("final {total}")));
    let target = attempt.target.as_ref().and_then(|id| ctx.unit(id)).map(|(unit, _)| unit);
    let from = ctx.unit(&attempt.unit).and_then(|(unit, _)| unit.place.cell());
    let struck = target.zip(from).and_then(|(unit, from)| facing_struck(unit, from, false, sheet.dr));
    all.extend(struck.map(facing));
    let seen = |target| ctx.unit(&attempt.unit)?.0.mph.seen.get(target).copied();
    all.extend(attempt.target.as_ref().and_then(seen).map(|mp| format!("{mp} MP in LOS")));
}

fn facing(facing: Facing) -> String {
    format!("facing {facing:?}")
}

/// The facing due, and the hex of the vehicle that it is due in.
fn of_claim(moment: &Moment<'_>, claimed: &Claimed, all: &mut Figures) {
    let ctx = moment.ctx(&moment.before);
    let Some(due) = facing_due(&ctx, claimed) else { return };
    let cell = ctx.unit(&claimed.unit).and_then(|(unit, _)| unit.place.cell());
    all.extend(cell.map(|cell| format!("{} at {}", facing(due), ctx.show(cell))));
    all.insert(facing(due));
}

/// How the unit behind an event stands after it.
fn of_unit(moment: &Moment<'_>, all: &mut Figures) {
    let ctx = moment.ctx(&moment.after);
    let Some((unit, _)) = moment.what.unit().and_then(|id| ctx.unit(id)) else { return };
    let map = &ctx.scenario.map;
    let mut tell = |arc: &str, spine: Option<Spine>| {
        let Some((cell, spine)) = unit.place.cell().zip(spine) else { return };
        let (a, b) = cell.spine_hexes(spine);
        let (a, b) = (map.show_cell(a), map.show_cell(b));
        all.extend([format!("{arc} {a}-{b}"), format!("{arc} {b}-{a}")]);
    };
    tell("vca", unit.place.facing());
    tell("tca", unit.tca());
    all.insert(format!("{} MP spent", unit.mph.spent));
    let stands = moment.what.unit().and_then(|id| ctx.vehicle(id)).and_then(|(u, v)| turret_counter(u, v));
    all.extend(stands.map(|stands| if stands { "turret counter" } else { "no turret counter" }.to_owned()));
}
