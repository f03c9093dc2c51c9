//! The nation of Personnel, and what it changes of A7 and A10 that this book does not judge: the Japanese (G1).

use crate::counter::{Infantry, UnitDef};
use crate::event::UnitId;
use crate::facts::Ctx;
use crate::figures::infantry::unit::infantry;
use crate::vocab::{InfantryKind, Meaning as _, Nation};

/// The nation of Personnel: as the scenario says, else that which its side is named by. `None` where neither tells it, and for what
/// is no Personnel.
#[must_use]
pub fn nation_of(def: &UnitDef) -> Option<Nation> {
    match &def.infantry.as_ref()?.nation {
        Some(said) => said.means(),
        None => Nation::read(def.side.as_str()),
    }
}

/// Japanese Personnel, with what the scenario says of it.
fn japanese<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<&'a Infantry> {
    let (_, def) = ctx.unit(id)?;
    def.infantry.as_ref().filter(|_| nation_of(def) == Some(Nation::Japanese))
}

/// Japanese Personnel: Encirclement and ELR are others for it (G1.12, G1.62).
pub(crate) fn is_japanese(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    japanese(ctx, id).is_some()
}

/// A Japanese squad has no broken side: it loses a step instead (G1.11).
pub(crate) fn loses_steps(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    japanese(ctx, id).is_some_and(Infantry::is_squad)
}

/// A Japanese SMC is wounded instead of broken, and never pinned (G1.4).
pub(crate) fn is_japanese_smc(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    japanese(ctx, id).is_some_and(|values| values.kind.is_some_and(InfantryKind::is_smc))
}

/// An unbroken Japanese leader raises the Morale Level of those with it as a Commissar does (G1.41).
pub(crate) fn is_japanese_leader(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let leads = japanese(ctx, id).is_some_and(|values| values.kind == Some(InfantryKind::Leader));
    leads && infantry(ctx, id).is_some_and(|(unit, _)| !unit.is_broken())
}

/// No printed value of the second is better, and one is worse: a step, or a lower class.
pub(crate) fn is_weaker(of: &Infantry, by: &Infantry) -> bool {
    let figures = |unit: &Infantry| [unit.fp, unit.range, unit.morale];
    let (was, is) = (figures(of), figures(by));
    let leads = |unit: &Infantry| unit.leadership.map_or(0, |drm| drm.0);
    let no_better = was.iter().zip(is).all(|(was, is)| is <= *was) && leads(by) >= leads(of);
    no_better && (was != is || leads(by) != leads(of))
}
