//! A6.1: a shot needs a LOS. What both players accepted tells whether there is one, else the boards of the game.

use crate::event::UnitId;
use crate::facts::{Ctx, Shot, Shown, Volley};
use crate::finding::Verdict;
use crate::matter::{Matter, Which};
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::num::Mp;
use crate::vocab::{Reason, WeaponKind};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "A6.1-los",
    &[Matter::LineOfSight],
    "A firer has a LOS to what it fires at, or the Spotter of its MTR has.",
    Check::Fire(los),
)];

/// A7.52 speaks of a member of a group that does not see the target.
fn los(volley: &Volley<'_>) -> Verdict {
    let alone = volley.declared.firers.len() == 1;
    // OBA is seen by its observer, and who flies sees from above.
    let flies = |shot: &Shot<'_>| shot.def().is_some_and(|def| def.aircraft);
    let traced = volley.shots().iter().filter(|shot| shot.kind() != Some(WeaponKind::Oba) && !flies(shot));
    let mut verdict = Verdict::Silent;
    let (mut open, mut which): (Vec<String>, Vec<Which>) = (Vec::new(), Vec::new());
    for shot in traced {
        match seen(shot) {
            Seen::One => verdict = Verdict::Kept,
            Seen::None(why) if alone => return Verdict::broken(why).on([of(shot)]),
            Seen::Open(why) => {
                which.push(of(shot));
                open.push(why);
            }
            Seen::None(_) | Seen::Unasked => {}
        }
    }
    open.dedup();
    if open.is_empty() { verdict } else { Verdict::undecided(open.join("; ")).on(which) }
}

fn of(shot: &Shot<'_>) -> Which {
    Which::Shot(shot.firer.unit.clone(), shot.firer.weapon.clone())
}

/// What a firer sees of the targets.
enum Seen {
    /// One of them at least.
    One,
    /// None, and why.
    None(String),
    /// The board leaves it open, and why.
    Open(String),
    /// Nothing tells it.
    Unasked,
}

fn seen(shot: &Shot<'_>) -> Seen {
    let (ctx, firer) = (&shot.ctx, shot.observer());
    let known: Vec<(&UnitId, Option<bool>)> =
        shot.targets().iter().map(|target| (target, ctx.sees(firer, target))).collect();
    if known.iter().any(|(_, los)| *los == Some(true)) {
        return Seen::One;
    }
    if let Some(why) =
        known.iter().filter(|(_, los)| los.is_none()).find_map(|(target, _)| open(ctx, firer, target))
    {
        return Seen::Open(why);
    }
    match known.first() {
        Some((target, Some(false))) if known.iter().all(|(_, los)| los.is_some()) => {
            Seen::None(ctx.unseen(firer, target))
        }
        Some(_) | None => unseen_by_word(shot).map_or(Seen::Unasked, Seen::Open),
    }
}

/// The player of the mover that it answers says that nobody saw it; its LOS tells which of the two is right.
fn unseen_by_word(shot: &Shot<'_>) -> Option<String> {
    // A Snap Shot is at the hexside crossed, which may be all that was seen (A8.15).
    let id = shot.attack.target.answers.as_ref().filter(|_| !shot.says(Reason::SnapShot))?;
    let mph = &shot.ctx.before.units.get(id)?.mph;
    let nobody = mph.expenditures > 0 && mph.seen.is_empty() && mph.seen_unsaid == Mp::ZERO && !mph.unstated;
    nobody.then(|| {
        format!("whether {} sees {id}: its player says that nobody saw its MF and MP", shot.observer())
    })
}

fn open(ctx: &Ctx<'_>, firer: &UnitId, target: &UnitId) -> Option<String> {
    match ctx.shown(firer, target)? {
        Shown::Open(why) => Some(format!("whether {firer} sees {target}: {why}")),
        Shown::Clear(_) | Shown::Blocked(_) => None,
    }
}
