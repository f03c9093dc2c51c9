//! D8.3: what a bogged vehicle pays to get free.

use crate::event::{MpUse, Status, UnitId};
use crate::facts::{Ctx, Move};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Roll;
use crate::vocab::dice::{Dice, Dr};
use crate::vocab::num::Mp;
use crate::vocab::{Meaning as _, Tried, words_of};
use alloc::format;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D8.3-removal",
        &[Matter::Cost],
        "An attempt to get a bogged vehicle free costs the product of its two dice in MP, twice that where it is not fully tracked.",
        Check::Mp(removal),
    )
    .since(2),
];

/// A DR of this phase that was made for it to get free, and that nothing used.
fn try_of(ctx: &Ctx<'_>, id: &UnitId) -> Option<Dr> {
    let idle = ctx.before.rolls_idle.iter().filter_map(|roll| ctx.before.rolls.get(roll));
    let of = |roll: &&Roll| roll.unit.as_ref() == Some(id) && roll.purpose.is_bog_removal();
    let last = idle.filter(of).max_by_key(|roll| roll.made)?;
    let start = ctx.before.window.as_ref().filter(|window| window.mover == *id)?;
    match last.dice {
        Dice::Dr(dr) if last.made > start.seq => Some(dr),
        Dice::Dr(_) | Dice::dr(_) | Dice::Three(..) => None,
    }
}

/// All that it has left is paid where it has less.
fn removal(moved: &Move<'_>) -> Verdict {
    let MpUse::Other { what } = &moved.said.on else { return Verdict::Silent };
    let named = words_of(what.as_str()).any(|word| Tried::read(word) == Some(Tried::BogRemoval));
    let bogged = moved.has(Status::Bogged) && what.means().is_none() && named;
    let Some(dr) = try_of(&moved.ctx, &moved.said.unit).filter(|_| bogged) else { return Verdict::Silent };
    let factor: i32 = if moved.vehicle.class.is_tracked() { 1 } else { 2 };
    let due = Mp::whole(factor * i32::from(dr.colored.pips()) * i32::from(dr.white.pips()));
    let said = moved.said.cost;
    let all = moved.left().is_some_and(|left| left < due && said >= left);
    if said == due || all {
        return Verdict::Kept;
    }
    Verdict::wrong(
        format!("a Bog Removal DR of {},{}", dr.colored.pips(), dr.white.pips()),
        format!("{said} MP"),
        format!("{due} MP"),
    )
}
