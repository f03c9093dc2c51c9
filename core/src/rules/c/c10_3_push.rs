//! C10.3: Guns that are pushed by who mans them.

use crate::event::{Event, Purpose, UnitId, What};
use crate::facts::{Ctx, Told};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Roll, beside_gun, stands_as_gun};
use crate::vocab::dice::Dice;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "C10.3-push",
    &[Matter::HexEntered],
    "A Gun goes into another hex as it is pushed, by a DR up to its M# for each hex.",
    Check::Any(pushed),
)
.since(2)];

/// What a vehicle tows, and what comes from off board, is no matter of it.
fn pushed(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    let Some((id, to)) = goes(ctx, &told.said.what) else { return Verdict::Silent };
    let Some((unit, def)) = ctx.unit(id).filter(|_| stands_as_gun(ctx.before, id) && ctx.is_of_players())
    else {
        return Verdict::Silent;
    };
    if unit.aboard.is_some() || unit.place.cell().is_none_or(|from| from == to) {
        return Verdict::Silent;
    }
    let number = ctx.scenario.weapon_of_gun(def, &crate::event::Use::Gun);
    let number = number.and_then(|weapon| weapon.gun.as_deref()?.m);
    let (hex, dr) = (ctx.show(to), dr_of(ctx, id));
    match dr.zip(number) {
        Some((dr, m)) if dr <= i16::from(m) => Verdict::Kept,
        Some((dr, m)) => Verdict::wrong(
            format!("the push of {id} into {hex} fails"),
            format!("DR {dr}"),
            format!("M# {m}"),
        ),
        None => Verdict::undecided(format!(
            "how {id} came into {hex}: no DR named \"push\" of who mans it stands before it, or the head tells no M#"
        )),
    }
}

/// The unit that goes into a hex on its own, and the hex.
fn goes<'e>(ctx: &Ctx<'_>, what: &'e What) -> Option<(&'e UnitId, crate::vocab::hex::Cell)> {
    match (what.mf(), what) {
        (Some(spent), _) => Some((&spent.unit, ctx.cell(spent.hex))),
        (None, What::Advanced(advanced)) => Some((&advanced.unit, ctx.cell(advanced.hex))),
        (None, _) => None,
    }
}

/// The last DR named `push` (`manhandling`) for the Gun or for who mans it, of those that no line has used.
fn dr_of(ctx: &Ctx<'_>, gun: &UnitId) -> Option<i16> {
    let crew = beside_gun(ctx.before, gun);
    let own = |id: &UnitId| id == gun || crew.iter().any(|(other, _)| *other == id);
    let named = |roll: &Roll| {
        matches!(&roll.purpose, Purpose::Named(text) if ["push", "manhandl"].iter().any(|word| text.as_str().contains(word)))
            && roll.unit.as_ref().is_some_and(own)
    };
    let rolls = ctx.before.rolls.iter().filter(|(_, roll)| named(roll));
    let (_, last) = rolls.max_by_key(|(_, roll)| roll.made)?;
    match last.dice {
        Dice::Dr(dr) => Some(dr.original()),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}
