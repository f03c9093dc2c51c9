//! Asks whether a factor of FP stands where it is due and nowhere else.

use crate::facts::{Shot, Volley};
use crate::figures::fire::reach::is_out_of_reach;
use crate::figures::fire::reason::{label, operation, other_name};
use crate::figures::fire::shot::means;
use crate::finding::{Breach, Verdict};
use crate::rules::forms::range;
use crate::vocab::Reason;
use alloc::boxed::Box;
use alloc::format;

/// Is a factor named where it is due, and nowhere else? Asked of the shots whose FP were declared; for Spraying Fire only what
/// is alike against each Location. No range factor is asked for a shot beyond its reach: that it was fired at all is the
/// mistake; nor of one whose range was declared wrong, where the factor is that of the range declared.
pub(crate) fn factor(volley: &Volley<'_>, reason: Reason, asked: impl Fn(&Shot<'_>) -> bool) -> Verdict {
    let mut verdict = Verdict::Silent;
    let places = volley.declared.target.locations.len();
    let ranged = matches!(reason, Reason::LongRange | Reason::Assault);
    let declared =
        |shot: &&Shot<'_>| shot.firer.base.is_some() && asked(shot) && !(ranged && is_out_of_reach(shot));
    for shot in volley.shots().iter().filter(declared) {
        let how = match (due_at_all(shot, reason, places), shot.said(reason)) {
            (Some(true), 1) => {
                verdict = Verdict::Kept;
                continue;
            }
            // Nobody has to use Assault Fire (A7.36).
            (Some(true), 0) if reason == Reason::Assault => continue,
            (Some(true), 0) if stands_for(shot, reason) => continue,
            (Some(true), 0) => "is due and was left out",
            (Some(true), _) => "counts once",
            (Some(false), 1) if is_other_name(shot, reason) => {
                verdict = Verdict::Kept;
                continue;
            }
            (Some(false), 1..) => "does not apply",
            (Some(false), _) | (None, _) => continue,
        };
        if !is_misread(volley, shot, reason) {
            return wrong(shot, reason, how);
        }
    }
    verdict
}

/// Is a factor due against each Location that is sprayed? `None` where it is against some of them (A7.34).
fn due_at_all(shot: &Shot<'_>, reason: Reason, places: usize) -> Option<bool> {
    let first = shot.due(reason, 0)?;
    (1..places).all(|n| shot.due(reason, n) == Some(first)).then_some(first)
}

/// A factor that does the same stands there with a reason that does not apply: that it is the wrong one is told of it.
fn stands_for(shot: &Shot<'_>, due: Reason) -> bool {
    let other = |factor: &crate::event::Factor| {
        let reason = means(factor).filter(|reason| *reason != due && operation(*reason) == operation(due));
        reason.is_some_and(|reason| shot.due(reason, 0) == Some(false))
    };
    shot.firer.factors.iter().any(other)
}

/// It stands for the same ground under another of its names, which is due and not named.
fn is_other_name(shot: &Shot<'_>, said: Reason) -> bool {
    other_name(said).is_some_and(|due| shot.due(due, 0) == Some(true) && !shot.says(due))
}

/// The range declared is not that of the hexes, and for it the factor would be right.
fn is_misread(volley: &Volley<'_>, shot: &Shot<'_>, reason: Reason) -> bool {
    let by_word = shot.by_word().due(reason, 0).map(usize::from) == Some(shot.said(reason));
    by_word && matches!(range::declared_range(volley), Verdict::Broken(_))
}

fn wrong(shot: &Shot<'_>, reason: Reason, how: &str) -> Verdict {
    let breach = Breach::of(format!("{}: {} {how}", shot.firer.unit, label(reason)));
    let figures = shot.said_fp().zip(shot.fp(0));
    Verdict::Broken(Box::new(match figures {
        Some((said, due)) => {
            let figured = breach.figures(format!("{said} FP"), format!("{} FP", due.value()));
            Breach { tally: Some(due.into()), ..figured }
        }
        None => breach,
    }))
}
