//! A10.31: a MC failed with an Original 12. A7.303 tells of a unit that took no harm at all, and that any other
//! failed MC reduces those who were broken before.

use crate::duty::{Debt, Owed, Standing};
use crate::event::UnitId;
use crate::facts::{Ctx, Underway};
use crate::figures::check::casualty::{is_failed_with_twelve, is_last_mc};
use crate::figures::check::passed::step;
use crate::figures::infantry::nation::loses_steps;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, CheckMade, Unit};
use alloc::format;
use alloc::vec::Vec;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A10.31-original-12",
        &[Matter::Consequence],
        "Who fails a MC with an Original 12 suffers Casualty Reduction, and what is left of it breaks.",
        Check::Owed(both),
    ),
    Clause::check(
        "A10.31-broken-12",
        &[Matter::Consequence],
        "A broken unit that fails a MC with an Original 12 is eliminated, a SMC without a wound.",
        Check::Owed(eliminated),
    ),
];

/// A MC that calls for Casualty Reduction besides breaking; that for a lost leader (A10.2) is one.
pub(super) fn is_casualty_mc(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> bool {
    !attack.broken_before.contains(&made.unit) && is_failed_with_twelve(ctx, attack, made)
}

/// It was reduced, or is gone.
pub(super) fn is_reduced(attack: &Attack, made: &CheckMade) -> bool {
    attack.reduced.contains_key(&made.unit) || attack.eliminated.contains(&made.unit)
}

/// It broke, or what is left of it did; nothing that is left needs to.
pub(super) fn is_broken(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> bool {
    let left = attack.reduced.get(&made.unit).and_then(Option::as_ref).unwrap_or(&made.unit);
    let gone = |unit: &Unit| unit.eliminated || unit.is_broken();
    attack.broken.contains(left) || ctx.before.units.get(left).is_some_and(gone)
}

/// A7.303 speaks of one who took no harm at all.
fn both(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let each = attack.checks.iter().filter(|made| is_casualty_mc(ctx, attack, made)).flat_map(|made| {
        let says = |lacks: &str| Standing::Open(format!("{{}} failed its MC with an Original 12: {lacks}"));
        // [EXC: a Japanese squad, which loses two steps.]
        if loses_steps(ctx, &made.unit) {
            let step = || Owed::of(&made.unit, Debt::Reduced, step(attack, &made.unit));
            return [step(), step()];
        }
        let (reduced, breaks) = match (is_reduced(attack, made), is_broken(ctx, attack, made)) {
            (true, true) => (Standing::Done, Standing::Done),
            (true, false) => (Standing::Done, says("what is left of it breaks")),
            (false, true) => (says("it suffers Casualty Reduction besides"), Standing::Done),
            (false, false) => (Standing::Told, Standing::Told),
        };
        [Owed::of(&made.unit, Debt::Reduced, reduced), Owed::of(&made.unit, Debt::Breaks, breaks)]
    });
    each.collect()
}

fn eliminated(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let gone = |id: &UnitId| {
        attack.eliminated.contains(id) || ctx.before.units.get(id).is_some_and(|unit| unit.eliminated)
    };
    let each = attack.checks.iter().filter(|made| is_last_mc(ctx, attack, made)).map(|made| {
        // Where it is reduced, nothing may be left of it.
        let rest = attack.reduced.get(&made.unit).and_then(Option::as_ref);
        let done = gone(&made.unit) && rest.is_none_or(gone);
        let says = || "{} was broken and failed its MC with an Original 12: it is eliminated".into();
        Owed::of(&made.unit, Debt::Eliminated, Standing::done_or(done, says))
    });
    each.collect()
}
