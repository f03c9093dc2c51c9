//! Figures of AFV fire (D3): arcs, Cases, facings, MP spent and seen, turret counters.

use super::unit::name;
use super::{Figures, Moment, insert, said};
use asl_core::event::{Claimed, What};
use asl_core::figures::to_hit::case_a::{case_a_of_weapon, case_a_on_ift};
use asl_core::figures::to_hit::number::to_hit_numbers;
use asl_core::figures::to_hit::sheet::to_hit_sheet;
use asl_core::figures::vehicle::facing::{facing_due, facing_struck};
use asl_core::figures::vehicle::fires_again::bounding_counter_due;
use asl_core::figures::vehicle::firing::in_weapon_arc;
use asl_core::figures::vehicle::turret::turret_counter;
use asl_core::vocab::hex::{Facing, Spine, facing_by_crossing, in_arc, line_of_entry};

#[expect(clippy::wildcard_enum_match_arm, reason = "no other event has figures of AFV fire")]
pub(super) fn figures(moment: &Moment<'_>, all: &mut Figures) {
    of_unit(moment, all);
    match moment.what {
        What::FireAttack(attack) => {
            let inside = in_weapon_arc(&moment.ctx(moment.before), attack);
            all.extend(inside.map(|inside| if inside { "in arc" } else { "out of arc" }.to_owned()));
            of_fire(moment, attack, all);
        }
        What::IftResolved(ift) => {
            let attack = moment.before.attacks.get(&ift.attack);
            let due = attack.and_then(|attack| case_a_on_ift(&moment.ctx(moment.before), attack));
            all.extend(due.map(|due| format!("case A {:+}", due.value().0)));
            let firers = attack.into_iter().flat_map(|a| a.declared.firers.iter().map(move |f| (a, f)));
            let ctx = moment.ctx(moment.before);
            let each = firers.filter_map(|(a, f)| case_a_of_weapon(&ctx, a, &f.unit, &f.weapon));
            all.extend(each.map(|due| format!("case A {:+}", due.0)));
        }
        What::ToHitAttempt(attempt) => of_to_hit(moment, attempt, all),
        What::Claimed(claimed) => of_claim(moment, claimed, all),
        _ => {}
    }
}

/// The arcs that hold the target hex, whether all of the vehicle's shots of the phase came from its hex, the window.
fn of_fire(moment: &Moment<'_>, attack: &asl_core::event::FireAttack, all: &mut Figures) {
    let before = moment.before;
    if let Some(window) = &before.window {
        insert(all, if window.closed { "window closed" } else { "window open" });
    }
    let at = moment.after.attacks.get(&attack.attack).and_then(|attack| attack.at.first());
    for firer in &attack.firers {
        let Some(unit) = before.units.get(&firer.unit) else { continue };
        let Some((cell, (target, _))) = unit.place.cell().zip(at) else { continue };
        for (arc, spine) in [("in VCA", unit.place.facing()), ("in TCA", unit.tca())] {
            all.extend(spine.map(|spine| said(arc, in_arc(cell, spine, *target))));
        }
        let mut shots = unit.weapon_shots().filter(|(_, shot)| shot.phase == before.phase).peekable();
        if shots.peek().is_some() {
            all.insert(said("same hex", shots.all(|(_, shot)| shot.cell == Some(cell))));
        }
    }
}

/// Where the line of a shot enters the target's hex, with the facings beside it, and the colored die.
fn of_entry(moment: &Moment<'_>, attempt: &asl_core::event::ToHitAttempt, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    all.extend(to_hit_sheet(&ctx, attempt).dr.map(|dr| format!("colored {}", dr.colored.pips())));
    let place = |id| Some(&ctx.unit(id)?.0.place);
    let Some((target, from)) = attempt.target.as_ref().and_then(place).zip(place(&attempt.unit)) else {
        return;
    };
    let Some((cell, from)) = target.cell().zip(from.cell()) else { return };
    let Some(entry) = line_of_entry(cell, from) else { return };
    all.insert(format!("entry {}", name(&ctx, cell, entry)));
    if let Some((a, b)) = target.facing().map(|facing| facing_by_crossing(facing, entry)) {
        all.insert(format!("adjoining {a:?},{b:?}"));
        all.insert(format!("adjoining {b:?},{a:?}"));
    }
}

fn of_to_hit(moment: &Moment<'_>, attempt: &asl_core::event::ToHitAttempt, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    let sheet = to_hit_sheet(&ctx, attempt);
    // A Case that only the player named is no figure of ours.
    let derived = sheet.cases.iter().filter(|case| case.due.is_some());
    all.extend(derived.map(|case| format!("case {} {:+}", case.name, case.value().0)));
    of_entry(moment, attempt, all);
    let family = sheet.cases.iter().filter(|case| case.name.starts_with('C') && case.due.is_some());
    for case in family {
        all.insert(format!("C family {:+}", case.value().0));
        all.extend(case.said.is_none().then(|| "C family missing".to_owned()));
    }
    if sheet.case("A").is_none() {
        all.insert("case A +0".into());
    }
    all.insert(format!("drm {:+}", sheet.drm.value().0));
    let listed: i16 = attempt.drm.iter().filter_map(|line| line.value).map(|drm| drm.0).sum();
    all.insert(format!("listed drm {listed:+}"));
    all.extend(sheet.total.map(|total| format!("final {total}")));
    let due = to_hit_numbers(&ctx, attempt).and_then(|due| due.sums.into_iter().next());
    all.extend(due.map(|sum| format!("number {}", sum.value())));
    let target = attempt.target.as_ref().and_then(|id| ctx.unit(id)).map(|(unit, _)| unit);
    let from = ctx.unit(&attempt.unit).and_then(|(unit, _)| unit.place.cell());
    let struck = target.zip(from).and_then(|(unit, from)| facing_struck(unit, from, false, sheet.dr));
    all.extend(struck.map(facing));
    let seen = |target| ctx.unit(&attempt.unit)?.0.mph.seen.get(target).copied();
    all.extend(attempt.target.as_ref().and_then(seen).map(|mp| format!("{mp} MP in LOS")));
    let by_firer = target.and_then(|unit| unit.mph.seen.get(&attempt.unit));
    all.extend(by_firer.map(|mp| format!("{mp} MP in LOS")));
}

fn facing(facing: Facing) -> String {
    format!("facing {facing:?}")
}

/// The facing due, and the hex of the vehicle that it is due in.
fn of_claim(moment: &Moment<'_>, claimed: &Claimed, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    let Some(due) = facing_due(&ctx, claimed) else { return };
    let cell = ctx.unit(&claimed.unit).and_then(|(unit, _)| unit.place.cell());
    all.extend(cell.map(|cell| format!("{} at {}", facing(due), ctx.show(cell))));
    all.insert(facing(due));
}

/// How the unit behind an event stands after it.
fn of_unit(moment: &Moment<'_>, all: &mut Figures) {
    let ctx = moment.ctx(moment.after);
    let Some((unit, _)) = moment.what.unit().and_then(|id| ctx.unit(id)) else { return };
    let map = &ctx.scenario.map;
    let mut tell = |arc: &str, spine: Option<Spine>| {
        let Some((cell, spine)) = unit.place.cell().zip(spine) else { return };
        let (a, b) = cell.spine_hexes(spine);
        let (a, b) = (map.show_cell(a), map.show_cell(b));
        let here = map.show_cell(cell);
        for spine in [format!("{arc} {a}-{b}"), format!("{arc} {b}-{a}")] {
            all.extend([format!("{spine} at {here}"), spine]);
        }
    };
    tell("vca", unit.place.facing());
    tell("tca", unit.tca());
    all.insert(format!("{} MP spent", unit.mph.spent));
    of_turn(moment, all);
    let stands = moment.what.unit().and_then(|id| ctx.vehicle(id)).and_then(|(u, v)| turret_counter(u, v));
    all.extend(stands.map(|stands| if stands { "turret counter" } else { "no turret counter" }.to_owned()));
}

/// How many hexspines an event turned a vehicle, whether it stands stopped, and the counter that its fire calls for.
fn of_turn(moment: &Moment<'_>, all: &mut Figures) {
    let (before, after) = (moment.ctx(moment.before), moment.ctx(moment.after));
    let Some(id) = moment.what.unit() else { return };
    let Some(((was, _), (unit, _))) = before.vehicle(id).zip(after.vehicle(id)) else { return };
    let turns = [("vca", was.place.facing(), unit.place.facing()), ("tca", was.tca(), unit.tca())];
    for (arc, was, now) in turns {
        all.extend(was.zip(now).map(|(was, now)| format!("{arc} turned {}", was.steps_to(now).abs())));
    }
    all.insert(said("stopped", !unit.mph.running));
    if let Some(due) = bounding_counter_due(&before, id) {
        all.insert(format!("{}counter bounding-fire on {id}", if due { "" } else { "no " }));
    }
}
