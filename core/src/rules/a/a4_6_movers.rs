//! A4.6: what Infantry that moves suffers under First Fire. FFNAM and FFMO are derived of the MF that the log tells of this
//! MPh, of Assault Movement as it was declared (A4.61), and of the terrain: by the boards, else by the head and the
//! figures of the roll itself.

use crate::event::{DrmLine, IftResolved, UnitId};
use crate::facts::{Ctx, IftRoll, ToHitRoll};
use crate::figures::fire::cover::is_by;
use crate::figures::fire::hindrance::said_hindrance;
use crate::figures::fire::movers::{
    Moved, all_ride, ffmo_due, ffnam_due, is_at_vehicles, is_hazardous, is_told, of_targets, open_by_head,
    pinned_mover, shot_at,
};
use crate::figures::fire::open_ground::asked_of_ground;
use crate::figures::fire::snap_shot::is_snap_shot;
use crate::figures::fire::tem::open_by_board;
use crate::figures::fire::tem_open::{said, tem_due};
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, WeaponKind};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A4.6-moved",
        &[Matter::Modifier],
        "FFMO and FFNAM are for First Fire at Infantry that spent MF in this MPh.",
        Check::Ift(moved),
    ),
    Clause::check(
        "A4.6-ffnam",
        &[Matter::Modifier],
        "First Fire at Infantry that moves without Assault Movement has FFNAM, -1.",
        Check::Ift(ffnam),
    ),
    Clause::checks(
        "A4.6-ffmo",
        &[Matter::Modifier],
        "First Fire at Infantry that moves in Open Ground has FFMO, -1; Hazardous Movement takes its place (A4.62).",
        &[Check::Ift(ffmo), Check::ToHit(no_ffmo_beside_case_o)],
    ),
    Clause::check(
        "A4.6-open-ground",
        &[Matter::Modifier],
        "FFMO is for a move in Open Ground: neither a TEM of the hex nor a Hindrance goes with it.",
        Check::Ift(open_ground),
    ),
];

fn claims(line: &DrmLine) -> bool {
    (line.is(Modifier::Ffmo) || line.is(Modifier::Ffnam)) && line.value != Some(Drm(0))
}

/// A7.83 speaks of pinned Infantry.
fn moved(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    // The -1 of an Overrun in Open Ground is D7.15's.
    let apart = |attack: &Attack| pinned_mover(ctx, attack) || attack.overrun.is_some();
    let Some(attack) = roll.attack().filter(|attack| !apart(attack)) else {
        return Verdict::Silent;
    };
    let Some(line) = ift.drm.iter().find(|line| claims(line)) else { return Verdict::Silent };
    let units = if line.only.is_empty() { &attack.targets } else { &line.only };
    if is_at_vehicles(ctx, attack, units) {
        let name = units.first().map_or("", UnitId::as_str);
        let says = format!("{} is for Infantry and Cavalry: {name} is a vehicle", line.name);
        return Verdict::wrong(says, format!("{} {}", line.name, line.value.unwrap_or(Drm(-1))), "none");
    }
    if shot_at(ctx, attack).is_none() {
        return Verdict::Silent;
    }
    let Some(Moved::Not) = of_targets(ctx, attack, units.iter()) else { return Verdict::Kept };
    let id = units.first();
    let name = id.map_or("", UnitId::as_str);
    Verdict::wrong(
        if attack.is_first_fire() {
            format!("{name} spent no MF in this MPh: {} is for Infantry that moves", line.name)
        } else {
            format!("{} is for First Fire in the MPh, and this is none", line.name)
        },
        format!("{} {}", line.name, line.value.unwrap_or(Drm(-1))),
        "none",
    )
}

fn ffnam(roll: &IftRoll<'_>) -> Verdict {
    let ctx = &roll.ctx;
    let Some(attack) = roll.attack().filter(|attack| !pinned_mover(ctx, attack)) else {
        return Verdict::Silent;
    };
    let Some(Moved::Entered { assault }) = shot_at(ctx, attack) else { return Verdict::Silent };
    if is_hazardous(roll.said) {
        return judge(roll, attack, (Modifier::Ffnam, Drm(0)), "by Hazardous Movement (A4.62)");
    }
    if is_snap_shot(attack) || is_by(ctx, attack, WeaponKind::Ft) {
        return Verdict::Silent;
    }
    let how = if assault { "by Assault Movement" } else { "without Assault Movement" };
    judge(roll, attack, (Modifier::Ffnam, Drm(-i16::from(!assault))), how)
}

/// Where a board is laid A4.6-open-ground tells.
fn ffmo(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|attack| !pinned_mover(ctx, attack)) else {
        return Verdict::Silent;
    };
    if all_ride(ctx, attack) && attack.is_first_fire() {
        return judge(roll, attack, (Modifier::Ffmo, Drm(0)), "aboard a vehicle");
    }
    let Some(Moved::Entered { .. }) = shot_at(ctx, attack).filter(|_| ctx.scenario.atlas.is_none()) else {
        return Verdict::Silent;
    };
    if is_hazardous(ift) {
        return judge(roll, attack, (Modifier::Ffmo, Drm(0)), "by Hazardous Movement (A4.62)");
    }
    match open_by_head(ctx, attack, &ift.drm) {
        None => asked_of_ground(ctx, attack, ift).map_or(Verdict::Silent, Verdict::undecided),
        Some(Ok(hex)) => {
            judge(roll, attack, (Modifier::Ffmo, Drm(-1)), &format!("in {hex}, which is Open Ground"))
        }
        Some(Err(why)) => judge(roll, attack, (Modifier::Ffmo, Drm(0)), &format!("in no Open Ground: {why}")),
    }
}

/// On the To Hit roll Case O stands in place of both.
fn no_ffmo_beside_case_o(roll: &ToHitRoll<'_>) -> Verdict {
    let drm = &roll.said.drm;
    if !drm.iter().any(|line| line.is(Modifier::O) && line.value != Some(Drm(0))) {
        return Verdict::Silent;
    }
    let beside: Vec<&DrmLine> = drm.iter().filter(|line| claims(line)).collect();
    let Some(first) = beside.first() else { return Verdict::Kept };
    let sum = beside.iter().fold(Drm(0), |sum, line| sum + line.value.unwrap_or(Drm(-1)));
    let says = format!("Case O is Hazardous Movement (A4.62): {} does not go with it", first.name);
    Verdict::wrong(says, format!("{sum}"), format!("{}", Drm(0)))
}

/// The figure declared for all targets against the one that is due, with the Final DR that comes of it.
fn judge(roll: &IftRoll<'_>, attack: &Attack, (modifier, due): (Modifier, Drm), how: &str) -> Verdict {
    let mut lines = roll.said.drm.iter().filter(|line| line.is(modifier));
    let said = match lines.next() {
        Some(line) if !line.only.is_empty() => return left_out_of(roll, attack, (modifier, due)),
        Some(line) => Some(line.value.unwrap_or(due)),
        None => None,
    };
    if said.unwrap_or_default() == due {
        return Verdict::Kept;
    }
    let mover = attack.targets.first().map_or("", UnitId::as_str);
    let total =
        roll.outcome(0).map_or_else(String::new, |outcome| format!(": the Final DR is {}", outcome.total));
    let declared = said.map_or_else(|| "left out".into(), |said| format!("{said}"));
    Verdict::wrong(
        format!("{} of {mover}, which moves {how}{total}", modifier.word()),
        declared,
        format!("{due}"),
    )
}

/// A figure that is due of all that move is told of some of them alone; who is pinned or broken moves no more (A7.83).
fn left_out_of(roll: &IftRoll<'_>, attack: &Attack, (modifier, due): (Modifier, Drm)) -> Verdict {
    let moves = |id: &&UnitId| {
        let unit = roll.ctx.before.units.get(id);
        unit.is_some_and(|unit| unit.mph.expenditures > 0 && !unit.is_pinned() && !unit.is_broken())
    };
    let told = |id: &UnitId| roll.said.drm.iter().any(|line| line.is(modifier) && line.only.contains(id));
    match attack.targets.iter().filter(moves).find(|id| !told(id)) {
        Some(id) if due != Drm(0) && roll.ctx.is_of_players() => Verdict::wrong(
            format!("{} of {id}, which moves with them", modifier.word()),
            "left out",
            format!("{due}"),
        ),
        Some(_) | None => Verdict::Silent,
    }
}

/// FFMO and FFNAM, as far as the log leaves them to the player who says what came of a roll: whether Infantry that moves is in
/// Open Ground, mostly. None is left where nobody moved, and after a To Hit roll, which has them (C6.13, C6.14).
#[must_use]
pub fn left_to_word(ctx: &Ctx<'_>, ift: &IftResolved) -> Vec<Modifier> {
    let attack = ctx.before.attacks.get(&ift.attack).filter(|attack| attack.to_hits.is_empty());
    let Some(attack) = attack else { return Vec::new() };
    if !attack.targets.iter().any(|id| may_move(ctx, attack, id)) {
        return Vec::new();
    }
    let ffmo = ffmo_due(ctx, attack, ift).is_none().then_some(Modifier::Ffmo);
    let ffnam = ffnam_due(ctx, attack).is_none().then_some(Modifier::Ffnam);
    ffmo.into_iter().chain(ffnam).collect()
}

/// Infantry that First Fire answers: a firer that shoots at a move says that it is one.
fn may_move(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let pinned = ctx.before.units.get(id).is_some_and(|unit| unit.is_pinned());
    attack.declared.target.answers.as_ref() == Some(id) && infantry(ctx, id).is_some() && !pinned
}

/// TEM and Hindrances that are wrong themselves are left to their own clauses.
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
        // A4.6-ffmo tells what the head shows.
        (true, None) if ffmo_due(ctx, attack, ift) == Some(Drm(0)) => return Verdict::Silent,
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
