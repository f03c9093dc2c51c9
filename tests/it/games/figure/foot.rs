//! Figures of Infantry that moves: its MF, what a hex costs, how much stands there, what an advance is, Recovery.

use super::{Figures, Moment, insert, said};
use asl_core::event::{Level, MfSpent, MfWay, What};
use asl_core::facts::Walk;
use asl_core::figures::infantry::advance::{Advance, difficult};
use asl_core::figures::infantry::allotment::{Favour, allotment, at_hand, unled};
use asl_core::figures::infantry::entry::prices;
use asl_core::state::stack_in;
use asl_core::vocab::dice::Dice;
use asl_core::vocab::num::Drm;

pub(super) fn figures(moment: &Moment<'_>, all: &mut Figures) {
    of_moves(moment, all);
    of_event(moment, all);
}

/// MF, did the MPh end at this event: those that it has, those that it spent; those that were left before it, by the sum and
/// without a leader.
fn of_moves(moment: &Moment<'_>, all: &mut Figures) {
    let after = moment.ctx(moment.after);
    for (id, unit) in &moment.after.units {
        let Some(values) = after.unit(id).and_then(|(_, def)| def.infantry.as_ref()) else { continue };
        insert(all, format!("{} MF spent {id}", unit.mph.spent.ascii()));
        if let Some(tally) = allotment(&after, id, unit, Favour::None) {
            insert(all, format!("{} MF allotted {id}", tally.value().0.ascii()));
        }
        let Some(was) = moment.before.units.get(id) else { continue };
        let before = moment.ctx(moment.before);
        let sum = allotment(&before, id, was, Favour::None).map(|tally| tally.value().0);
        for mf in sum.into_iter().chain(unled(&before, was, values)) {
            insert(all, format!("{} MF left {id}", (mf - was.mph.spent).ascii()));
        }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "no other event has such figures")]
fn of_event(moment: &Moment<'_>, all: &mut Figures) {
    let (ctx, after) = (moment.ctx(moment.before), moment.ctx(moment.after));
    match moment.what {
        What::MfSpent(spent) => of_walk(moment, spent, None, all),
        What::MfSpentSo(so) => of_walk(moment, &so.spent, Some(&so.way), all),
        What::Advanced(advanced) => {
            let Some(unit) = moment.before.units.get(&advanced.unit) else { return };
            let Some(from) = unit.place.cell() else { return };
            let to = ctx.cell(advanced.hex);
            match difficult(&ctx, &advanced.unit, (unit, from), to) {
                Some(Advance::Difficult(_)) => insert(all, "Difficult Terrain"),
                Some(Advance::Easy) => insert(all, "no Difficult Terrain"),
                None => {}
            }
            if let Some(mf) = at_hand(&ctx, &advanced.unit, unit, [from, to]) {
                insert(all, format!("{} MF", mf.ascii()));
            }
        }
        What::SwRecovered(tried) => {
            let roll = tried.roll.and_then(|roll| moment.before.rolls.get(&roll));
            let Some(Dice::dr(die)) = roll.map(|roll| roll.dice) else { return };
            let lines = tried.drm.iter().map(|line| line.value.unwrap_or_default());
            let total = lines.fold(Drm(i16::from(die.pips())), |sum, value| sum + value);
            insert(all, format!("final {}", total.0));
            let sw = after.unit(&tried.unit).and_then(|(_, def)| def.infantry.as_ref()?.sw.as_ref());
            let has = sw.is_some_and(|sw| sw.contains(&tried.weapon));
            insert(all, said("recovered", has));
        }
        _ => {}
    }
}

/// The prices of an expenditure, and what stands where it leads.
fn of_walk(moment: &Moment<'_>, spent: &MfSpent, way: Option<&MfWay>, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    let Some(walk) = Walk::of(ctx, spent, way) else { return };
    for (_, tally) in prices(&walk).iter().flat_map(|prices| &prices.known) {
        insert(all, format!("costs {} MF", tally.value().0.ascii()));
    }
    let Some(side) = &walk.unit.side else { return };
    if let Some(stack) = stack_in(moment.after, side, (walk.to(), Level::At(0))) {
        let (whole, half) = (stack.halves() / 2, if stack.halves() % 2 == 0 { "" } else { ".5" });
        insert(all, format!("{whole}{half} squad equivalents"));
    }
}
