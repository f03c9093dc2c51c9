//! What an attack does to a unit is what its result and the checks give: harm that neither explains. What a result calls
//! for and a log lacks is told when it falls due; here stands what a log has and nothing calls for.

use crate::event;
use crate::event::{AttackId, Event, Harm, UnitId, What};
use crate::facts::{Ctx, Told};
use crate::figures::check::harm::{by, failed, harm, lost_as_stranger};
use crate::figures::check::owed::{checks_of, is_mc};
use crate::figures::dummies::is_dummy;
use crate::figures::infantry::minimum_move::moves_minimally;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::CheckMade;
use crate::vocab::IftResult;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "A7.306-no-harm",
    &[Matter::Consequence],
    "An attack without effect costs nobody men.",
    Check::Harmed(no_harm),
)];

/// Harm to Personnel that stands on its own feet: those aboard fare with their vehicle.
pub(super) fn suffered<'e>(ctx: &Ctx<'_>, event: &'e Event) -> Option<(&'e UnitId, Harm, Option<AttackId>)> {
    let (id, harm, attack) = harm(&event.what)?;
    let (unit, _) = infantry(ctx, id)?;
    // A Minimum Move pins, whatever fire did (A4.134).
    if harm == Harm::Pinned && moves_minimally(ctx, id) {
        return None;
    }
    (unit.aboard.is_none() && !unit.got_off && !unit.eliminated).then_some((id, harm, attack))
}

pub(super) fn is_morale(made: &CheckMade) -> bool {
    is_mc(made.check) || made.check == event::Check::Llmc
}

/// A TC that was failed, and no MC besides.
pub(super) fn pins_only(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((id, harm, named)) = suffered(ctx, event).filter(|(_, harm, _)| *harm != Harm::Pinned) else {
        return Verdict::Silent;
    };
    let Some((attack, _)) = by(ctx, id, named) else { return Verdict::Silent };
    let made = checks_of(attack, id);
    let morale = made.iter().any(|made| is_morale(made));
    if morale || !made.iter().any(|made| failed(ctx, made) == Some(true)) {
        return Verdict::Silent;
    }
    if is_dummy(ctx, id) {
        return Verdict::kept_or(harm == Harm::Lost, || format!("{id}, Dummies, goes as a TC fails"));
    }
    let word = harm.word();
    Verdict::broken(format!("the TC that {id} failed pins it, and it is {word}")).about(id)
}

fn no_harm(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((id, harm, named)) = suffered(ctx, event).filter(|(_, harm, _)| harm.is_loss()) else {
        return Verdict::Silent;
    };
    let Some((attack, result)) = by(ctx, id, named) else { return Verdict::Silent };
    if result != IftResult::None || !checks_of(attack, id).is_empty() {
        return Verdict::Kept;
    }
    Verdict::broken(format!("{} had no effect, and {id} is {} by it", attack.declared.attack, harm.word()))
        .about(id)
}

/// A unit that was not fired at is lost while an attack of the enemy's with kills is open.
pub(super) fn cap_at_lost(told: &Told<'_, Event>) -> Verdict {
    let What::Eliminated(id) = &told.said.what else { return Verdict::Silent };
    lost_as_stranger(told).map_or(Verdict::Silent, |attack| {
        Verdict::broken(format!("{id} was no target of {}", attack.declared.attack))
    })
}
