//! C10.3: Guns that are pushed by who mans them.

use crate::event::{Event, MfSpentSo, MfWay, UnitId, Use, What};
use crate::facts::{Ctx, Told};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Roll, Unit, stands_as_gun};
use crate::vocab::dice::Dice;
use crate::vocab::hex::Cell;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "C10.3-push",
    &[Matter::HexEntered],
    "A Gun goes into another hex as it is pushed, by a DR up to its M# for each hex, never in Bypass.",
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
    if let What::MfSpentSo(MfSpentSo { way: MfWay::Bypass { .. }, .. }) = &told.said.what {
        return Verdict::broken(format!("{id} is pushed in Bypass, where no Gun goes"));
    }
    let Some(gun) = ctx.scenario.weapon_of_gun(def, &Use::Gun).and_then(|weapon| weapon.gun.as_deref())
    else {
        return Verdict::Silent;
    };
    let (hex, dr, number) = (ctx.show(to), dr_of(ctx, (id, unit), to), gun.m);
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
fn goes<'e>(ctx: &Ctx<'_>, what: &'e What) -> Option<(&'e UnitId, Cell)> {
    match (what.mf(), what) {
        (Some(spent), _) => Some((&spent.unit, ctx.cell(spent.hex))),
        (None, What::Advanced(advanced)) => Some((&advanced.unit, ctx.cell(advanced.hex))),
        (None, _) => None,
    }
}

/// The last DR named `push` (`manhandling`) for the Gun or for Personnel of its side here or in the hex that it goes to.
fn dr_of(ctx: &Ctx<'_>, (gun, unit): (&UnitId, &Unit), to: Cell) -> Option<i16> {
    let near = [unit.place.cell(), Some(to)];
    let own = |id: &UnitId| {
        let beside = |other: &Unit| other.side == unit.side && near.contains(&other.place.cell());
        id == gun || ctx.before.units.get(id).is_some_and(beside)
    };
    let named = |roll: &Roll| roll.purpose.is_push() && roll.unit.as_ref().is_some_and(own);
    let rolls = ctx.before.rolls.iter().filter(|(_, roll)| named(roll));
    let (_, last) = rolls.max_by_key(|(_, roll)| roll.made)?;
    match last.dice {
        Dice::Dr(dr) => Some(dr.original()),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}
