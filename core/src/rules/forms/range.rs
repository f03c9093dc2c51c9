//! Compares the range declared with that of the hexes.

use crate::facts::{Ctx, Shot, Volley};
use crate::finding::{Breach, Verdict};
use crate::vocab::hex::Cell;
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// From a firer's hex to a target's, in hexes.
type Line = (Cell, Cell, u32);

/// A range is said for each Location, or for each member of a group: in both cases it has to be that of a firer.
pub(crate) fn declared_range(volley: &Volley<'_>) -> Verdict {
    let said = &volley.declared.target.ranges;
    if said.is_empty() || !is_measurable(volley) {
        return Verdict::Silent;
    }
    let each = volley.at().len() == said.len();
    let due = |n: usize| lines(volley).filter(move |(place, _)| !each || *place == n).map(|(_, line)| line);
    let wrong =
        said.iter().enumerate().find(|(n, said)| !due(*n).any(|(.., range)| range == u32::from(**said)));
    wrong.map_or(Verdict::Kept, |(n, said)| breach(&volley.ctx, *said, &due(n).collect()))
}

/// Not where a hex is not known, nor for aircraft, whose range is another matter.
fn is_measurable(volley: &Volley<'_>) -> bool {
    let target = &volley.declared.target;
    let known = |id| volley.ctx.before.units.get(id).is_some_and(|unit| unit.place.cell().is_some());
    let measured = |shot: &Shot<'_>| shot.cell().is_some() && !shot.def().is_some_and(|def| def.aircraft);
    let placed = !target.locations.is_empty() || target.units.iter().all(known);
    placed && volley.shots().iter().all(measured) && lines(volley).next().is_some()
}

/// Every line of fire with the number of its Location.
fn lines(volley: &Volley<'_>) -> impl Iterator<Item = (usize, Line)> {
    let from = volley.shots().iter().filter_map(Shot::cell);
    from.flat_map(|from| {
        let to = volley.at().iter().enumerate();
        to.map(move |(n, (to, _))| (n, (from, *to, from.range(*to))))
    })
}

fn breach(ctx: &Ctx<'_>, said: u16, due: &BTreeSet<Line>) -> Verdict {
    let ranges: BTreeSet<u32> = due.iter().map(|(.., range)| *range).collect();
    let words: Vec<String> = ranges.iter().map(|range| format!("{range}")).collect();
    let hexes: Vec<String> =
        due.iter().map(|(from, to, _)| format!("{} to {}", ctx.show(*from), ctx.show(*to))).collect();
    let breach = Breach::of(format!("the range from {}", hexes.join(", ")));
    Verdict::Broken(Box::new(
        breach.figures(format!("range {said}"), format!("range {}", words.join(" or "))),
    ))
}
