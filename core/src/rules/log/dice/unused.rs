//! What was declared and made, and never used: an attempt that was kept back, an attack that was let be once its dice were
//! known, a check that nothing called for.

use crate::event::{Event, Purpose, RollId};
use crate::facts::{Ctx, Told};
use crate::finding::Verdict;
use crate::rules::log::dice::context::ends_phase;
use crate::rules::log::dice::deed::Deed;
use crate::rules::log::dice::occasion::is_check;
use crate::state::Declared;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What a unit tries of its own will: nothing asks for it but the declaration.
const fn is_attempt(purpose: &Purpose) -> bool {
    matches!(
        purpose,
        Purpose::ToHit
            | Purpose::Rally
            | Purpose::Cc
            | Purpose::Esb
            | Purpose::Motion
            | Purpose::Clearance
            | Purpose::Repair
    )
}

/// What the rules ask for has its own finding when it is missing; what nothing asks for is asked about.
pub(super) fn unused(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    if !ends_phase(&told.said.what) {
        return Verdict::Silent;
    }
    let made = |id: &RollId| {
        let mut all = ctx.before.shares.numbered(*id).map(|(_, _, roll)| roll);
        all.find(|roll| roll.rolled.is_some())
    };
    let idle: Vec<&Declared> = ctx.before.rolls_idle.iter().filter_map(made).collect();
    if idle.is_empty() {
        return Verdict::Silent;
    }
    let such = |which: fn(&Ctx<'_>, &Declared) -> bool| -> String {
        let left = idle.iter().filter(|roll| which(ctx, roll));
        left.map(|roll| format!("{} ({})", roll.roll, roll.purpose.name())).collect::<Vec<_>>().join(", ")
    };
    let (left, never) = (such(is_missed), such(is_without_attack));
    if !left.is_empty() {
        return Verdict::broken(format!(
            "declared and made, and not used for what they were declared for: {left}"
        ));
    }
    if !never.is_empty() {
        return Verdict::broken(format!("made for an attack that was never declared: {never}"));
    }
    let untold = such(is_untold);
    if !untold.is_empty() {
        return Verdict::undecided(format!(
            "what became of these tries, of which only the dice are told: {untold}"
        ));
    }
    let uncalled = such(is_uncalled);
    if uncalled.is_empty() {
        return Verdict::Kept;
    }
    Verdict::undecided(format!("what called for these rolls, which were made and never used: {uncalled}"))
}

/// Its unit, where one is named, has not left play.
fn lives(ctx: &Ctx<'_>, roll: &Declared) -> bool {
    let unit = roll.unit.as_ref().and_then(|unit| ctx.before.units.get(unit));
    unit.is_none_or(|unit| !unit.eliminated)
}

/// Nothing but the roller's will asked for it: it hangs on no roll, or on one whose bounds were met.
fn is_missed(ctx: &Ctx<'_>, roll: &Declared) -> bool {
    roll.is_due(ctx.before) == Some(true) && is_attempt(&roll.purpose) && lives(ctx, roll)
}

/// A try that was declared in words, and whose dice alone stand in the log. SMOKE that is not laid is told by nothing. An attempt that
/// hangs on a roll without bounds was made, so that its roller held it for due; and so is the TK DR of a shot that hit.
fn is_untold(ctx: &Ctx<'_>, roll: &Declared) -> bool {
    let deed = Deed::known_to(ctx.scenario.book, &roll.purpose);
    let tried = deed.is_some_and(|deed| deed != Deed::Smoke) && roll.is_due(ctx.before) == Some(true);
    let hung = is_attempt(&roll.purpose) && roll.is_due(ctx.before).is_none();
    (tried || hung || is_to_kill_of_hit(ctx, roll)) && lives(ctx, roll)
}

/// Its shot hit, and nothing has come of it.
pub(super) fn is_to_kill_of_hit(ctx: &Ctx<'_>, roll: &Declared) -> bool {
    let attack = roll.attack.and_then(|attack| ctx.before.attacks.get(&attack));
    roll.purpose == Purpose::ToKill
        && attack.is_some_and(|attack| attack.hit == Some(true) && attack.kills.is_empty())
}

/// An IFT or To Kill DR of an attack that nobody declared: a player who saw it let the attack be.
fn is_without_attack(ctx: &Ctx<'_>, roll: &Declared) -> bool {
    let stood = roll.known.as_ref().is_some_and(|known| known.attack.is_some());
    let unknown = roll.attack.is_some_and(|attack| !ctx.before.attacks.contains_key(&attack));
    matches!(roll.purpose, Purpose::Ift | Purpose::ToKill)
        && roll.rolled.is_some()
        && roll.is_due(ctx.before) == Some(true)
        && unknown
        && !stood
}

/// A check, Bog or reliability DR of which the log does not show what asked for it: of a check that would be an attack on
/// its unit, or another's check.
fn is_uncalled(ctx: &Ctx<'_>, roll: &Declared) -> bool {
    if !lives(ctx, roll) {
        return false;
    }
    let known = roll.known.as_deref();
    match roll.purpose {
        Purpose::Mc | Purpose::Tc => {
            let of = known
                .and_then(|known| known.attack.as_ref())
                .and_then(|(_, of)| ctx.before.attacks.get(&of.attack));
            let of_own = of.zip(roll.unit.as_ref()).is_some_and(|(attack, unit)| {
                attack.concerns(unit) || attack.has_firer(unit) || attack.declared.directors.contains(unit)
            });
            let follows = roll.condition.as_ref().is_some_and(|condition| is_check(ctx, condition.roll));
            !of_own && !follows
        }
        Purpose::Bog | Purpose::Reliability => !known.is_some_and(|known| known.called_for),
        Purpose::Other
        | Purpose::Ift
        | Purpose::ToHit
        | Purpose::ToKill
        | Purpose::Rally
        | Purpose::Cc
        | Purpose::Sa
        | Purpose::Rs
        | Purpose::Esb
        | Purpose::Motion
        | Purpose::Clearance
        | Purpose::Wound
        | Purpose::UnlikelyKill
        | Purpose::Survival
        | Purpose::Repair
        | Purpose::Heat
        | Purpose::SniperCheck
        | Purpose::Named(_) => false,
    }
}
