//! SMOKE that comes to lie in a hex. How it is laid stands in chapters that are not in this book; it changes what is seen and
//! what a move costs.

use crate::event::{Marker, MarkerPlaced};
use crate::facts::Told;
use crate::figures::smoke::{is_laid, is_laid_without_dr, six_for, tries_again};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::DiceScheme;
use crate::vocab::Counter;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "LOG.smoke-by-word",
    &[Matter::Counter],
    "SMOKE is laid by what the log tells: shells, MP of a vehicle, a dr that is named for it.",
    Check::Marker(by_word),
)];

/// VASL's counters are put where players drag them.
fn by_word(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let smoke = matches!(&placed.marker, Marker::Named(name) if name.is(Counter::Smoke));
    let Some(cell) = placed.hex.map(|hex| ctx.cell(hex)).filter(|_| smoke) else { return Verdict::Silent };
    let lies = ctx.before.smoke.contains(&cell);
    if placed.removed || lies || ctx.scenario.excerpts || ctx.scenario.dice == DiceScheme::Vasl {
        return Verdict::Silent;
    }
    let (hex, six) = (ctx.show(cell), six_for(ctx, cell));
    let again = tries_again(ctx, cell).filter(|_| !is_laid_without_dr(ctx, cell));
    if let (Some((unit, first)), None) = (again, six) {
        return Verdict::undecided(format!(
            "what laid SMOKE in {hex}: {unit} tried SMOKE grenades by {first} already, and a unit tries once in its MPh (A24.1)"
        ));
    }
    if is_laid(ctx, cell) && six.is_none() {
        return Verdict::Kept;
    }
    if let Some(id) = six {
        return Verdict::undecided(format!(
            "what laid SMOKE in {hex}: {id}, which was made for it, is a 6, and no grenade is placed by a 6 (A24.1)"
        ));
    }
    Verdict::undecided(format!(
        "what laid SMOKE in {hex}: a To Hit DR with such ammunition, MP of a vehicle there, or a dr below 6 of a unit beside it that spent MF on it (`s1 moves K5 2 MF for smoke`, `dr named \"smoke {hex}\" for s1`)"
    ))
}
