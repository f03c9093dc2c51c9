//! A7.6: TEM and Hindrances; and what is said of a DRM that no rule of this book gives.

use super::a4_6_movers::is_told;
use super::a7_6_tem::{by_board, claimed_tem, doubt, open_by_board};
use super::exposed::{exposed_due, tem_due};
use super::facts::{is_void, uses_fpf};
use super::sheet::{derived, hindrance_due};
use super::{Check, Clause, Ctx};
use crate::event::{self, Checked, DrmLine, IftResolved, UnitId};
use crate::facts::{IftRoll, Told, Underway};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::log::hint;
use crate::scenario::Terrain;
use crate::state::Attack;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.6-tem",
        &[Matter::Modifier],
        "The target Location's terrain adds its TEM to the IFT roll, most TEM being cumulative.",
        Check::Ift(tem),
    ),
    Clause::check(
        "A7.6-hindrance",
        &[Matter::Modifier],
        "Each LOS Hindrance between firer and target adds its DRM.",
        Check::Ift(hindrance),
    ),
    Clause::check(
        "A15.24-heroic",
        &[Matter::Modifier],
        "The attack of a lone hero, or heroic unit, has -1, that of others has not.",
        Check::Ift(heroic),
    ),
    Clause::check(
        "A4.6-open-ground",
        &[Matter::Modifier],
        "FFMO is for a move in Open Ground: neither a TEM of the hex nor a Hindrance goes with it.",
        Check::Ift(open_ground),
    ),
];

/// Nobody has to name it.
fn heroic(roll: &IftRoll<'_>) -> Verdict {
    let Some(on) = &roll.underway else { return Verdict::Silent };
    let Some(said) = said(roll.said, Modifier::Heroic) else { return Verdict::Silent };
    match derived(on, Modifier::Heroic) {
        Some(due) if due == said => Verdict::Kept,
        Some(due) => Verdict::wrong("the DRM of a hero's attack", format!("{said}"), format!("{due}")),
        None => Verdict::Silent,
    }
}

/// Of TEM and Hindrances that are wrong themselves, their own clauses tell.
fn open_ground(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let moved = said(ift, Modifier::Ffmo).is_some_and(|value| value != Drm(0));
    let Some(attack) = roll.attack().filter(|attack| !is_told(ctx, attack, Modifier::Ffmo)) else {
        return Verdict::Silent;
    };
    match (moved, open_by_board(ctx, attack)) {
        (true, Some(Err(why))) => {
            return Verdict::broken(format!("FFMO is declared, and it is no Open Ground: {why}"));
        }
        (false, Some(Ok(hex))) if said_hindrance(ift).is_none_or(|drm| drm == Drm(0)) => {
            let says = format!("FFMO of a move in {hex}, which is Open Ground");
            return Verdict::wrong(says, "left out", format!("{}", Drm(-1)));
        }
        (true, Some(Ok(_)) | None) => {}
        (false, _) => return Verdict::Silent,
    }
    let tem = said(ift, Modifier::Tem).filter(|value| tem_due(ctx, attack).is_none_or(|due| due == *value));
    let covers = |value: Option<Drm>| value.is_some_and(|value| value > Drm(0));
    match (covers(tem), covers(said_hindrance(ift))) {
        (false, false) => Verdict::Kept,
        (true, _) => Verdict::broken("FFMO is declared, and a TEM with it: that is no Open Ground"),
        (false, true) => Verdict::broken("FFMO is declared, and a Hindrance with it: that is no Open Ground"),
    }
}
/// The value declared for all targets, or for some of them.
fn said(ift: &IftResolved, modifier: Modifier) -> Option<Drm> {
    ift.drm.iter().find(|line| line.is(modifier)).and_then(|line| line.value)
}

/// The Hindrances declared, each named apart or all in one.
pub(super) fn said_hindrance(ift: &IftResolved) -> Option<Drm> {
    let values = ift.drm.iter().filter(|line| line.is(Modifier::Hindrance)).filter_map(|line| line.value);
    values.reduce(|sum, value| sum + value)
}

fn tem(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|attack| !is_void(ctx, attack)) else { return Verdict::Silent };
    let own = ift.drm.iter().find(|line| line.is(Modifier::Tem) && !line.only.is_empty());
    if said(ift, Modifier::Tem).is_none() && tem_due(ctx, attack).is_none() {
        return left_open(roll, attack);
    }
    let by_unit = |unit: &&UnitId| attack.at.len() > 1 || claimed_tem(ctx, unit).is_some();
    if let Some(why) = open_tem(ctx, attack, ift) {
        return Verdict::undecided(why);
    }
    match own.and_then(|line| line.only.first()).filter(by_unit) {
        Some(unit) => judge("TEM", said(ift, Modifier::Tem), tem_of(ctx, unit), || None),
        None => judge("TEM", said(ift, Modifier::Tem), tem_due(ctx, attack), || {
            let instead = exposed_due(ctx, attack).filter(|due| *due > Drm(0));
            let by_ce = instead.map(|due| format!("{due} for CE counts, and TEM does not add to it (D5.31)"));
            by_ce.or_else(|| by_board(ctx, attack, Modifier::Tem))
        }),
    }
}

/// Why less TEM than was attested of the hex may be right.
pub(super) fn open_tem(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved) -> Option<String> {
    let less = tem_due(ctx, attack).is_some_and(|due| said(ift, Modifier::Tem).unwrap_or_default() < due);
    if less { doubt(ctx, attack) } else { None }
}

/// Whoever stands in woods, a building or rubble has a TEM, unless he moves on a road through them; which, the players tell. Fire
/// within the hex is another matter.
fn left_open(roll: &IftRoll<'_>, attack: &Attack) -> Verdict {
    let (ctx, [(cell, _)]) = (&roll.ctx, attack.at.as_slice()) else { return Verdict::Silent };
    let far = attack.from.iter().flatten().all(|(from, _)| from != cell);
    let terrain = ctx.terrain(*cell);
    // After a To Hit roll that has it (C6.8) nothing is asked again.
    if !far || !attack.to_hits.is_empty() || !terrain.is_some_and(Terrain::is_obstacle) {
        return Verdict::Silent;
    }
    let hex = ctx.show(*cell);
    Verdict::undecided(format!("the TEM of {hex}, which holds an obstacle: `attest tem {hex} +N` tells it"))
}

/// The TEM of a unit that both sides claimed of it, else that of its hex as attested.
fn tem_of(ctx: &Ctx<'_>, unit: &UnitId) -> Option<Drm> {
    if let Some(claimed) = claimed_tem(ctx, unit) {
        return Some(claimed);
    }
    ctx.before.tem.get(&ctx.before.units.get(unit)?.place.cell()?).copied()
}

/// Of single firers; a group has the worst of its members (A7.52).
fn hindrance(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|attack| !is_void(ctx, attack)) else { return Verdict::Silent };
    let attested = hindrance_due(ctx, attack);
    if attack.declared.firers.len() > 1 && attested.is_some() {
        return Verdict::Silent;
    }
    judge("Hindrance", said_hindrance(ift), attested, || by_board(ctx, attack, Modifier::Hindrance))
}

/// `by` tells what gives the figure that is due, in the words of a board; nothing where both accepted it.
fn judge(
    what: &str,
    said: Option<Drm>,
    attested: Option<Drm>,
    by: impl FnOnce() -> Option<String>,
) -> Verdict {
    match (said, attested) {
        (None, None) => Verdict::Silent,
        (Some(Drm(0)), None) => Verdict::Silent,
        (Some(said), None) => Verdict::undecided(format!("whether both players accept a {what} of {said}")),
        (said, Some(due)) if said.unwrap_or_default() == due => Verdict::Kept,
        (said, Some(due)) => {
            let breach = Breach::of(by().unwrap_or_else(|| format!("both accept another {what}")));
            let said = said.unwrap_or_default();
            Verdict::Broken(Box::new(breach.figures(format!("{said}"), format!("{due}"))))
        }
    }
}

/// Why a DRM of an attack stands by the player's word alone; `None` when a rule of this book judges it.
#[expect(clippy::wildcard_enum_match_arm, reason = "no rule of this book gives the IFT any other DRM")]
fn by_word(ctx: &Ctx<'_>, attack: &Attack, line: &DrmLine) -> Option<String> {
    let said = line.value.unwrap_or_default();
    let zero = |known: bool| (!known && said != Drm(0)).then(|| format!("{} {said}", line.name));
    let Some(modifier) = line.means() else {
        return Some(format!("{} {said}{}", line.name, hint(&line.name)));
    };
    match modifier {
        Modifier::Tem
        | Modifier::Hindrance
        | Modifier::Leader
        | Modifier::ArmorLeader
        | Modifier::QuasiLeader
        | Modifier::Cx
        | Modifier::Encircled => None,
        Modifier::A | Modifier::Ce | Modifier::J | Modifier::Heroic => {
            zero(derived(&Underway::of(ctx, attack), modifier).is_some())
        }
        // D3.53 speaks of Case B in the AFPh.
        Modifier::B if attack.phase == Some(crate::vocab::phase::Phase::AFPh) => None,
        Modifier::Ffmo | Modifier::Ffnam if is_told(ctx, attack, modifier) => None,
        Modifier::Ffmo | Modifier::Ffnam => zero(attack.is_first_fire() && said == Drm(-1)),
        _ => Some(format!("{} {said}", line.name)),
    }
}

/// Every DRM of an attack that no rule of this book gives, by name.
pub(in crate::rules) fn drm_by_word(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|attack| !is_void(ctx, attack)) else { return Verdict::Silent };
    accepted(&ift.drm, ift.drm.iter().filter_map(|line| by_word(ctx, attack, line)).collect())
}

/// A check takes a leader's DRM and a Commissar's, a rally that of DM, and of cover (A10.61) in woods, a building or
/// rubble; all else stands by word.
pub(in crate::rules) fn check_drm_by_word(told: &Told<'_, Checked>) -> Verdict {
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
        Some(Modifier::Dm) => checked.check == event::Check::Rally,
        Some(Modifier::Tem) => {
            let covered = || {
                let cell = ctx.before.units.get(&checked.unit)?.place.cell()?;
                ctx.terrain(cell)?.stands_in_obstacle()
            };
            checked.check == event::Check::Rally && line.value == Some(Drm(-1)) && covered() == Some(true)
        }
        Some(Modifier::Commissar) => line.value.unwrap_or_default() == Drm(0),
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
