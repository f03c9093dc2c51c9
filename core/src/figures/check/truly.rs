//! What a check of an attack comes to by the figures that are due, where those declared are wrong: what then follows of either
//! is no second mistake.

use crate::effects;
use crate::event::{Check, Harm, UnitId};
use crate::facts::Ctx;
use crate::figures::check::leadership::{leadership_due, morale_due};
use crate::figures::check::morale::{is_lowered, morale_of};
use crate::figures::check::owed::is_mc;
use crate::figures::fire::outcome::outcome_for;
use crate::figures::fire::result::result_for;
use crate::figures::fire::spraying::roll_for;
use crate::state::{Attack, CheckMade};
use crate::vocab::IftResult;
use crate::vocab::dice::Dr;
use alloc::vec::Vec;

/// Its dice, the Final DR and the Morale Level, for each number that the MC may have: by the result declared, and by the one
/// that is due.
fn figures(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> Vec<(Dr, i16, u8)> {
    let level = level(ctx, &made.unit, made.morale);
    let Some((dr, level)) = made.dice.zip(level) else { return Vec::new() };
    let lent = leadership_due(ctx, &made.unit, &made.drm);
    let number = |result: IftResult| match result {
        IftResult::Mc(n) | IftResult::K(n) => Check::Mc(n),
        IftResult::None | IftResult::Ptc | IftResult::Kia(_) => made.check,
    };
    let by_rules = || {
        let roll = roll_for(ctx, attack, &made.unit)?;
        outcome_for(ctx, attack, &roll.said, &made.unit).map(|(_, result)| result)
    };
    let results = [result_for(ctx, attack, &made.unit), by_rules()];
    let total = |check: Check| {
        let said = effects::check_total(check, dr, &made.drm);
        lent.map_or(said, |(said_of_leader, due)| said.saturating_sub(said_of_leader.0).saturating_add(due.0))
    };
    let checks = results
        .into_iter()
        .flatten()
        .map(|result| if is_mc(made.check) { number(result) } else { made.check });
    checks.map(|check| (dr, total(check), level)).collect()
}

/// By how much the unit failed it, by the figures that are due and by those declared; none where they are not known.
pub(crate) fn margins(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> Vec<i16> {
    let margin = |total: i16, level: u8| total.saturating_sub(i16::from(level));
    let said = made
        .dice
        .zip(made.morale)
        .map(|(dr, level)| margin(effects::check_total(made.check, dr, &made.drm), level));
    figures(ctx, attack, made).iter().map(|(_, total, level)| margin(*total, *level)).chain(said).collect()
}

/// The Morale Level that is due where another was declared.
fn level(ctx: &Ctx<'_>, id: &UnitId, said: Option<u8>) -> Option<u8> {
    if is_lowered(ctx, id) {
        return morale_of(ctx, id, None);
    }
    let due = |said| morale_due(ctx, id, said).unwrap_or(said);
    said.map(due).or_else(|| morale_of(ctx, id, None))
}

/// Did the unit fail this check by the figures that are due? `None` where they are not known, or where it hangs on the number of
/// the MC.
pub(crate) fn truly_failed(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> Option<bool> {
    let figures = figures(ctx, attack, made);
    let mut each = figures.iter().map(|(_, total, level)| !effects::passes(*total, *level));
    let first = each.next()?;
    each.all(|failed| failed == first).then_some(first)
}

/// Does this check do such harm by the figures that are due?
pub(crate) fn does_truly(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade, harm: Harm) -> bool {
    let does = |(dr, total, level): &(Dr, i16, u8)| {
        let failed = !effects::passes(*total, *level);
        let twice = || attack.broken_before.contains(&made.unit) || dr.original() == 12;
        match harm {
            Harm::Pinned if is_mc(made.check) => effects::is_highest_pass(*total, *dr, *level),
            Harm::Pinned => failed,
            Harm::Broken => failed && is_mc(made.check),
            Harm::Reduced | Harm::Lost => failed && is_mc(made.check) && twice(),
        }
    };
    figures(ctx, attack, made).iter().any(does)
}
