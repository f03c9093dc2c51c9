//! DRM of an attack or a check that the book does not know: taken at the player's word.

use crate::charts::cover::HEIGHT_ADVANTAGE;
use crate::event;
use crate::event::{Checked, DrmLine, IftResolved, UnitId};
use crate::facts::{Ctx, IftRoll, Told, Underway};
use crate::figures::check::rally::is_sheltered;
use crate::figures::fire::blocked::is_void;
use crate::figures::fire::exposed::exposed_by_line;
use crate::figures::fire::gun_cover::gunshield;
use crate::figures::fire::movers::is_told;
use crate::figures::fire::result::uses_fpf;
use crate::figures::fire::sheet::derived;
use crate::figures::fire::tem::is_higher;
use crate::figures::fire::tem_open::{said, tem_due};
use crate::figures::vehicle::crew::was_stunned;
use crate::finding::Verdict;
use crate::rules::forms::near::hint;
use crate::state::Attack;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Why a DRM of an attack stands by the player's word alone; `None` when a rule of this book judges it.
#[expect(clippy::wildcard_enum_match_arm, reason = "no rule of this book gives the IFT any other DRM")]
fn by_word(ctx: &Ctx<'_>, attack: &Attack, (ift, line): (&IftResolved, &DrmLine)) -> Option<String> {
    let value = line.value.unwrap_or_default();
    let zero = |known: bool| (!known && value != Drm(0)).then(|| format!("{} {value}", line.name));
    let Some(modifier) = line.means() else {
        return Some(format!("{} {value}{}", line.name, hint(&line.name)));
    };
    match modifier {
        Modifier::Tem | Modifier::Hindrance | Modifier::Leader | Modifier::Cx | Modifier::Encircled => None,
        // A7.6 speaks of it where it stands for the TEM: a height advantage is one.
        Modifier::Height if said(ift, Modifier::Tem).is_none() && tem_due(ctx, attack).is_some() => None,
        // The head gives the levels of both (B10.31).
        Modifier::Height
            if ctx.scenario.book >= 2
                && said(ift, Modifier::Tem).is_none()
                && value == Drm(HEIGHT_ADVANTAGE)
                && is_higher(ctx, attack) =>
        {
            None
        }
        // D5.31 speaks of it.
        Modifier::Ce if exposed_by_line(ctx, attack, line).is_some() => None,
        // D3.44 speaks of those of vehicles.
        Modifier::A
        | Modifier::Ce
        | Modifier::J
        | Modifier::Heroic
        | Modifier::HeroMg
        | Modifier::Overstacked
        | Modifier::ArmorLeader
        | Modifier::QuasiLeader => zero(derived(&Underway::of(ctx, attack), modifier).is_some()),
        // Through the CA of an AT or INF Gun, where no TEM counts (C11.5).
        Modifier::Gunshield => {
            let due = gunshield(ctx, attack).filter(|_| said(ift, Modifier::Tem).is_none());
            zero(due == Some(value))
        }
        Modifier::Stun => {
            let stunned = |unit: &UnitId| was_stunned(ctx, unit, value);
            zero(attack.declared.firers.iter().any(|firer| stunned(&firer.unit)))
        }
        // D3.53 speaks of Case B in the AFPh.
        Modifier::B if attack.phase == Some(crate::vocab::phase::Phase::AFPh) => None,
        Modifier::Ffmo | Modifier::Ffnam if is_told(ctx, attack, modifier) => None,
        Modifier::Ffmo | Modifier::Ffnam => zero(attack.is_first_fire() && value == Drm(-1)),
        _ => Some(format!("{} {value}", line.name)),
    }
}

/// Every DRM of an attack that no rule of this book gives, by name.
pub(crate) fn drm_by_word(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|attack| !is_void(ctx, attack)) else { return Verdict::Silent };
    accepted(&ift.drm, ift.drm.iter().filter_map(|line| by_word(ctx, attack, (ift, line))).collect())
}

/// A check takes a leader's DRM and a Commissar's, a rally that of DM, and of cover (A10.61) in woods, a building or
/// rubble; all else stands by word.
pub(crate) fn check_drm_by_word(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let known = |line: &DrmLine| is_known_on_check(ctx, checked, line);
    let foreign = checked.drm.iter().filter(|line| !known(line));
    let named =
        |line: &DrmLine| format!("{} {}{}", line.name, line.value.unwrap_or_default(), hint(&line.name));
    let names = foreign.map(named);
    accepted(&checked.drm, names.collect())
}

/// Do the rules of this book say what it is worth on a check?
fn is_known_on_check(ctx: &Ctx<'_>, checked: &Checked, line: &DrmLine) -> bool {
    // A8.31 speaks of all of them.
    let attack = checked.attack.and_then(|id| ctx.before.attacks.get(&id));
    if attack.is_some_and(|attack| uses_fpf(attack, &checked.unit)) {
        return true;
    }
    match line.means() {
        // A10.7 speaks of it.
        Some(Modifier::Leader) => ctx.vehicle(&checked.unit).is_none(),
        // A10.63 speaks of it.
        Some(Modifier::SelfRally) => ctx.scenario.book >= 2 && checked.check == event::Check::Rally,
        // A10.62 speaks of it.
        Some(Modifier::Dm) => ctx.scenario.book >= 2 || checked.check == event::Check::Rally,
        Some(Modifier::Tem) => {
            let covered = || {
                let cell = ctx.before.units.get(&checked.unit)?.place.cell()?;
                ctx.terrain(cell)?.stands_in_obstacle()
            };
            let judged = ctx.scenario.book >= 2 && is_sheltered(ctx, &checked.unit) == Some(true);
            let told = line.value == Some(Drm(-1)) && covered() == Some(true);
            checked.check == event::Check::Rally && (judged || told)
        }
        Some(Modifier::Commissar) => line.value.unwrap_or_default() == Drm(0),
        // A4.51 speaks of it.
        Some(Modifier::Cx) => ctx.scenario.book >= 2,
        // D3.44 speaks of it.
        Some(Modifier::ArmorLeader | Modifier::QuasiLeader) => ctx.vehicle(&checked.unit).is_some(),
        _ => false,
    }
}

fn accepted(all: &[DrmLine], names: Vec<String>) -> Verdict {
    if names.is_empty() {
        return if all.is_empty() { Verdict::Silent } else { Verdict::Kept };
    }
    Verdict::undecided(format!("whether both players accept the DRM {}", names.join(", ")))
}
