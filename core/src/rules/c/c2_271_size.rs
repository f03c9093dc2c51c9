//! C2.271: the size of a Gun as a target.

use crate::facts::ToHitRoll;
use crate::figures::fire::gun_cover::gun_of_targets;
use crate::figures::vehicle::firing::line;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::case_reason::wrong_case;
use crate::rules::table::Check;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::boxed::Box;
use alloc::format;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "C2.271-gun-size",
    &[Matter::Modifier],
    "Case P at a Gun is the one of its counter: +1 small, -1 large.",
    Check::ToHit(gun_size),
)
.since(2)];

/// Case P of a Gun that is a target by its name. Of who mans it, fired at alone, it is asked.
fn gun_size(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let said = line(&attempt.drm, Modifier::P).and_then(|line| line.value);
    let gun = roll.attack().and_then(|attack| Some((gun_of_targets(ctx, attack)?.0, attack)));
    let Some((said, (id, attack))) = said.zip(gun) else { return Verdict::Silent };
    let sizes = ctx
        .unit(id)
        .and_then(|(_, def)| def.weapons.values().find_map(|weapon| weapon.gun.as_ref()?.target_size));
    match sizes.map(i16::from) {
        None => Verdict::Silent,
        Some(due) if said.0 == due => Verdict::Kept,
        Some(due) if attack.declared.target.units.contains(id) => {
            let breach = wrong_case(ctx, attempt, (Modifier::P, "C2.271"), Some(said), Drm(due));
            Verdict::Broken(Box::new(breach))
        }
        Some(due) => Verdict::undecided(format!(
            "whether the size of {id}, {}, counts for who mans it, with {said}",
            Drm(due)
        )),
    }
}
