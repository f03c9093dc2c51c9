//! Who may move or advance, and when.

use crate::counter::Infantry;
use crate::event::{Level, Name, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::infantry::unit::infantry;
use crate::figures::prisoners::{guard_of, is_led};
use crate::finding::Verdict;
use crate::state::{Unit, enemies_in, side_of};
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use alloc::format;
use alloc::string::String;

pub(in crate::rules) fn is_its_own(ctx: &Ctx<'_>, id: &UnitId, phase: Phase) -> bool {
    let side = side_of(ctx.before, ctx.scenario, id);
    ctx.before.phase == Some(phase) && side.is_some() && side == ctx.before.side.as_ref()
}

/// Why a unit goes nowhere; A7.8 speaks of a pinned one.
pub(in crate::rules) fn held(unit: &Unit) -> Option<&'static str> {
    let why = [
        (Status::Broken, "is broken"),
        (Status::Ti, "is TI"),
        (Status::Melee, "is held in Melee"),
        (Status::Captured, "is captured"),
    ];
    why.into_iter().find(|(status, _)| unit.status.has(*status)).map(|(_, why)| why)
}

/// A prisoner goes where its Guard goes (A20.5): kept where the Guard is, asked in the phase in which that may still come. None of others.
pub(in crate::rules) fn goes_with_guard(
    ctx: &Ctx<'_>,
    id: &UnitId,
    to: Cell,
    phase: Phase,
) -> Option<Verdict> {
    let (guard, _) = guard_of(ctx, id)?;
    if is_led(ctx, id, to) == Some(true) {
        return Some(Verdict::Kept);
    }
    let says = || format!("whether {guard}, its Guard, takes {id} along");
    is_its_own(ctx, guard, phase).then(|| Verdict::undecided(says()))
}

/// Why there is no step between two hexes.
pub(in crate::rules) fn far(ctx: &Ctx<'_>, from: Cell, to: Cell) -> String {
    format!("{} and {} do not touch", ctx.show(from), ctx.show(to))
}

/// A Known enemy on foot in a Location, of those that bar it, bars it; one of which nobody says that it is Known leaves it open.
/// Disrupted and captured enemies bar nothing, nor those in a pillbox, which is a Location of its own.
pub(in crate::rules) fn no_known_enemy(
    ctx: &Ctx<'_>,
    side: &Name,
    at: (Cell, Level),
    bars: impl Fn(&Unit, &Infantry) -> bool,
) -> Verdict {
    let out = [Status::Concealed, Status::Hidden, Status::Disrupted, Status::Captured, Status::InPillbox];
    let is_there = |id: &&UnitId| {
        infantry(ctx, id).is_some_and(|(enemy, values)| {
            let away = enemy.aboard.is_some() || out.into_iter().any(|status| enemy.status.has(status));
            !away && bars(enemy, values)
        })
    };
    let is_known = |id: &&UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.status.has(Status::Known));
    let all = enemies_in(ctx.before, side, &[at]);
    let mut there = all.iter().filter(is_there);
    let Some(first) = there.clone().next() else { return Verdict::Kept };
    let says = |enemy: &UnitId| format!("{enemy} is in {}", ctx.show(at.0));
    match there.find(is_known) {
        Some(known) => Verdict::broken(format!("{}, a Known enemy unit", says(known))),
        None => Verdict::undecided(format!("{}: whether it is a Known enemy unit", says(first))),
    }
}
