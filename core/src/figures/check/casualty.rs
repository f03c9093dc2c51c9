//! The MC that ends a unit: a 12, or a second failure of a unit that may not fail (A10.31).

use crate::event;
use crate::facts::Ctx;
use crate::figures::check::casualties::is_unbreakable;
use crate::figures::check::owed::{is_asked_once, is_mc};
use crate::figures::check::passed::passes_made;
use crate::figures::fire::fpf::is_singled_out;
use crate::figures::fire::result::uses_fpf;
use crate::figures::infantry::unit::infantry;
use crate::state::{Attack, CheckMade};

/// A MC that eliminates a unit that was broken before.
pub(crate) fn is_last_mc(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> bool {
    attack.broken_before.contains(&made.unit) && is_failed_with_twelve(ctx, attack, made)
}

pub(crate) fn is_failed_with_twelve(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> bool {
    let failed = made.passed.or_else(|| passes_made(ctx, made)) == Some(false);
    let twelve = made.dice.is_some_and(|dr| dr.original() == 12);
    let breakable = infantry(ctx, &made.unit).is_some() && !is_unbreakable(ctx, &made.unit);
    let llmc = made.check == event::Check::Llmc && attack.targets.contains(&made.unit);
    is_asked_once(ctx, attack, made)
        && (is_mc(made.check) || llmc)
        && failed
        && twelve
        && breakable
        // [EXC: one alone of those who use FPF (A8.31).]
        && (!uses_fpf(attack, &made.unit) || is_singled_out(attack, &made.unit) == Some(true))
        && passes_made(ctx, made) != Some(true)
}
