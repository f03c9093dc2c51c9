//! Whether a range that the log declares is that between the hexes. Its clause stands among those of `log`.

use super::Ctx;
use crate::facts::Volley;
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
pub(in crate::rules) fn declared_range(volley: &Volley<'_>) -> Verdict {
    let said = &volley.declared.target.ranges;
    let Some(lines) = lines(volley).filter(|_| !said.is_empty()) else { return Verdict::Silent };
    let places: BTreeSet<usize> = lines.iter().map(|(n, _)| *n).collect();
    let each = places.len() == said.len();
    let due = |n: usize| -> BTreeSet<Line> {
        lines.iter().filter(|(place, _)| !each || *place == n).map(|(_, line)| *line).collect()
    };
    let wrong = said.iter().enumerate().find_map(|(n, said)| {
        let due = due(n);
        let right = due.iter().any(|(.., range)| *range == u32::from(*said));
        (!right).then_some((said, due))
    });
    wrong.map_or(Verdict::Kept, |(said, due)| breach(&volley.ctx, *said, &due))
}

/// Every line of fire with the number of its Location; `None` when a hex is not known, or for aircraft, whose
/// range is another matter.
fn lines(volley: &Volley<'_>) -> Option<Vec<(usize, Line)>> {
    let (to, target) = (volley.at(), &volley.declared.target);
    let known = |id| volley.ctx.before.units.get(id).is_some_and(|unit| unit.place.cell().is_some());
    if target.locations.is_empty() && !target.units.iter().all(known) {
        return None;
    }
    let mut lines = Vec::new();
    for shot in volley.shots() {
        let from = shot.cell().filter(|_| !shot.def().is_some_and(|def| def.aircraft))?;
        lines.extend(to.iter().enumerate().map(|(n, (to, _))| (n, (from, *to, from.range(*to)))));
    }
    (!lines.is_empty()).then_some(lines)
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
