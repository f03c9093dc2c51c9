//! A11.4, A11.41: when an Ambush is diced for, its drm, who wins it, and what it does to the attacks of the Location.

use crate::charts::terrain::TerrainKind;
use crate::effects::ambusher;
use crate::event::{AmbushDr, AmbushRolled, DrmLine, Event, Level, Name, Status, UnitId};
use crate::facts::{Ctx, Told};
use crate::figures::ambush::{Force, ambush, final_dr, force, force_of, location, said, sum};
use crate::figures::close_combat::{Attack, attack_of, drm_against};
use crate::figures::infantry::nation::nation_of;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Ambush, side_of};
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, Nation, Quality};
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A11.4-when",
        &[Matter::Order],
        "An Ambush is diced for where Infantry advances into Close Combat in woods or a building, or a concealed unit takes part; never \
         in a Melee.",
        &[Check::AmbushRolled(when), Check::Any(undiced)],
    )
    .since(2),
    Clause::check(
        "A11.4-drm",
        &[Matter::Modifier],
        "The drm of an Ambush dr: concealed -2, Stealthy -1, the best Good Order leader who is not alone; CX, Lax, broken and pinned \
         +1: a part of the force has it for all.",
        Check::AmbushRolled(drm),
    )
    .since(2),
    Clause::check(
        "A11.4-three",
        &[Matter::Result],
        "The side whose Final dr is lower by three or more ambushes.",
        Check::AmbushRolled(three),
    )
    .since(2),
    Clause::check(
        "A11.4-effect",
        &[Matter::Modifier],
        "Attacks of the ambusher have -1, attacks on it +1, until there is Melee.",
        Check::Any(effect),
    )
    .since(2),
    Clause::guard("A11.41-withdraw", "The ambusher may withdraw before or after the attacks.").since(2),
];

/// Terrain in which nothing but concealment makes an Ambush possible.
const OPEN: [TerrainKind; 6] = [
    TerrainKind::OpenGround,
    TerrainKind::Shellholes,
    TerrainKind::Brush,
    TerrainKind::Vineyard,
    TerrainKind::Orchard,
    TerrainKind::Grain,
];

fn place(ctx: &Ctx<'_>, rolled: &AmbushRolled) -> (Cell, Level) {
    (ctx.cell(rolled.hex), rolled.level)
}

/// Night, and rules of special terrain, are not of this book: nothing but plain open terrain is found.
fn when(told: &Told<'_, AmbushRolled>) -> Verdict {
    let (ctx, rolled) = (&told.ctx, told.said);
    let at = place(ctx, rolled);
    if ctx.tells_all() && ctx.before.close_combat.fights_at(at).next().is_some() {
        return Verdict::undecided(
            "whether it was diced for before the first attack of the Location, as is due",
        );
    }
    if ctx.before.phase.is_some_and(|phase| phase != Phase::CCPh) {
        return Verdict::undecided("whether it was diced for as the CCPh began, as is due");
    }
    let there = ctx.units_with(Some(at));
    let hides = |unit: &crate::state::Unit| {
        !unit.eliminated && (unit.status.has(Status::Concealed) || unit.status.has(Status::Hidden))
    };
    if there.iter().any(|(_, unit)| hides(unit)) && !in_melee(ctx, at) {
        return Verdict::Kept;
    }
    let hex = ctx.show(at.0);
    if in_melee(ctx, at) {
        return Verdict::broken(format!("{hex} holds a Melee already: nobody is ambushed there"));
    }
    let Some(terrain) = ctx.terrain(at.0) else { return Verdict::undecided(ctx.unknown_terrain(at.0)) };
    if terrain.stands_in_obstacle() == Some(true) {
        return Verdict::Kept;
    }
    let is_open =
        !terrain.is_obstacle() && !terrain.rubble && terrain.is.iter().all(|kind| OPEN.contains(kind));
    // A "?" may be taken off as Close Combat begins, before the dr stand in the log.
    if let Some((id, _)) = there.iter().find(|(_, unit)| unit.unveiled.is_some()).filter(|_| is_open) {
        return Verdict::undecided(format!("whether {id} was concealed still as they were diced"));
    }
    if is_open && !terrain.is.is_empty() {
        let says = format!("{hex} holds neither woods nor a building, and nobody there is concealed");
        // Who is hidden the position does not show.
        return if ctx.tells_all() { Verdict::broken(says) } else { Verdict::undecided(says) };
    }
    Verdict::undecided(format!("whether {hex} is woods or a building"))
}

/// Units of both sides were held there before this CCPh.
fn in_melee(ctx: &Ctx<'_>, at: (Cell, Level)) -> bool {
    let held =
        |unit: &crate::state::Unit| unit.status.has(Status::Melee) && !unit.held_now && !unit.eliminated;
    let there = ctx.units_with(Some(at));
    let mut sides = there.iter().filter(|(_, unit)| held(unit)).map(|(_, unit)| unit.side.as_ref());
    let first = sides.next();
    sides.any(|side| Some(side) != first)
}

/// The first attack of a Location that Infantry advanced into, in woods or a building, with no Ambush dr told: a log may leave out dr that
/// made nobody ambush, so this is asked.
fn undiced(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    let Some(Attack { fought, .. }) = attack_of(told.said) else { return Verdict::Silent };
    let Some(at) = location(ctx, fought).filter(|_| ctx.tells_all()) else { return Verdict::Silent };
    let fights = &ctx.before.close_combat;
    let first = fights.ambush_at(at).is_none() && fights.fights_at(at).next().is_none();
    let inside = ctx.terrain(at.0).is_some_and(|terrain| terrain.stands_in_obstacle() == Some(true));
    let there = ctx.units_with(Some(at));
    let afoot = there.iter().all(|(id, unit)| infantry(ctx, id).is_some() && unit.aboard.is_none());
    let due = first && inside && afoot && !in_melee(ctx, at) && fights.entered.contains(&at);
    if !due || ctx.before.phase != Some(Phase::CCPh) {
        return Verdict::Silent;
    }
    let hex = ctx.show(at.0);
    Verdict::undecided(format!(
        "who ambushes in {hex}: Infantry advanced into it, and no Ambush dr stands before the first attack there"
    ))
}

/// What a unit of the side brings it against what it counts; more for the dr than is due costs the side itself.
fn drm(told: &Told<'_, AmbushRolled>) -> Verdict {
    let (ctx, rolled) = (&told.ctx, told.said);
    let at = place(ctx, rolled);
    let mut verdict = Verdict::Silent;
    for dr in [&rolled.first, &rolled.second] {
        match drm_of(ctx, dr, at) {
            Verdict::Silent => {}
            Verdict::Kept => verdict = Verdict::Kept,
            wrong @ (Verdict::Broken(_) | Verdict::Undecided(_)) => return wrong,
        }
    }
    verdict
}

fn drm_of(ctx: &Ctx<'_>, dr: &AmbushDr, at: (Cell, Level)) -> Verdict {
    let force = force(ctx, &dr.side, at);
    let side = &dr.side;
    if let Some((total, due)) = dr.total.zip(sum(ctx, dr)).filter(|(total, due)| total != due) {
        if dr.drm.is_empty() {
            return Verdict::undecided(format!("by which drm the Final dr of the {side} side is {total}"));
        }
        return Verdict::wrong(
            format!("the dr of the {side} side does not add up"),
            format!("Final dr {total}"),
            format!("Final dr {due}"),
        );
    }
    if dr.drm.is_empty() && dr.total.is_none() {
        return Verdict::Silent;
    }
    let wrong = force.drm.iter().find_map(|(modifier, due)| status(dr, *modifier, *due));
    let by_word = || stealthy(ctx, dr, at).or_else(|| lax(ctx, dr, at)).or_else(|| others(dr));
    wrong.or_else(|| led(ctx, dr, &force)).or_else(by_word).unwrap_or(Verdict::Kept)
}

/// Conscripts are Lax (A19.3); of others a SSR says it, or the nation.
fn lax(ctx: &Ctx<'_>, dr: &AmbushDr, at: (Cell, Level)) -> Option<Verdict> {
    let conscript = |id: &UnitId| {
        let values = infantry(ctx, id).map(|(_, values)| values);
        values.is_some_and(|own| own.quality == Some(Quality::Conscript) && own.inexperienced != Some(false))
    };
    let (side, said) = (&dr.side, said(&dr.drm, Modifier::Lax)?);
    let known = force_of(ctx, side, at).into_iter().any(|(id, _)| conscript(id));
    match (known, said) {
        (true, Drm(1)) | (false, Drm(0)) => None,
        (true, said) => Some(Verdict::wrong(
            format!("Conscripts of the {side} side, who are Lax (A19.3)"),
            format!("{said}"),
            "+1",
        )),
        (false, said) => {
            Some(Verdict::undecided(format!("whether both accept the drm lax {said} of the {side} side")))
        }
    }
}

/// A11.4 has no other drm than these.
fn others(dr: &AmbushDr) -> Option<Verdict> {
    const KNOWN: [Modifier; 7] = [
        Modifier::K,
        Modifier::Cx,
        Modifier::Broken,
        Modifier::D,
        Modifier::Leader,
        Modifier::Stealthy,
        Modifier::Lax,
    ];
    let counts = |line: &&DrmLine| line.value != Some(Drm(0)) && !KNOWN.iter().any(|known| line.is(*known));
    let line = dr.drm.iter().find(counts)?;
    let (side, value) = (&dr.side, line.value.unwrap_or_default());
    Some(Verdict::undecided(format!("whether both accept the drm {} {value} of the {side} side", line.name)))
}

/// Japanese and Partisans are Stealthy by their nation (A11.17); of others a SSR says it, or the Gurkha's name.
fn stealthy(ctx: &Ctx<'_>, dr: &AmbushDr, at: (Cell, Level)) -> Option<Verdict> {
    said(&dr.drm, Modifier::Stealthy).filter(|drm| *drm < Drm(0))?;
    let by_nation = |id: &UnitId| {
        let nation = ctx.unit(id).and_then(|(_, def)| nation_of(def));
        matches!(nation, Some(Nation::Japanese | Nation::Partisan))
    };
    let known = force_of(ctx, &dr.side, at).into_iter().any(|(id, _)| by_nation(id));
    let side = &dr.side;
    (!known).then(|| Verdict::undecided(format!("who of the {side} side is Stealthy there")))
}

/// Concealment is claimed by words where hidden units are no units of the record.
fn status(dr: &AmbushDr, modifier: Modifier, due: Drm) -> Option<Verdict> {
    let counts = said(&dr.drm, modifier)?;
    if counts == due {
        return None;
    }
    let (side, word) = (&dr.side, word(modifier));
    let says = format!("the {side} side dices for Ambush");
    if counts < due {
        let open = modifier == Modifier::K && counts == Drm(-2);
        return Some(if open {
            Verdict::undecided(format!("who of the {side} side is concealed there"))
        } else {
            Verdict::wrong(says, format!("{word} {counts}"), format!("{word} {due}"))
        });
    }
    Some(Verdict::undecided(format!("why the {side} side counts {word} {counts}: {due} is due")))
}

const fn word(modifier: Modifier) -> &'static str {
    if matches!(modifier, Modifier::K) {
        "concealed"
    } else if matches!(modifier, Modifier::D) {
        "pinned"
    } else {
        modifier.word()
    }
}

fn led(ctx: &Ctx<'_>, dr: &AmbushDr, force: &Force) -> Option<Verdict> {
    let counts = said(&dr.drm, Modifier::Leader)?;
    let due = force.leader.unwrap_or_default();
    let told = dr.drm.iter().any(|line| line.is(Modifier::Leader));
    if counts == due {
        return None;
    }
    let says = format!("the {} side dices for Ambush", dr.side);
    if counts < due && told && ctx.tells_all() {
        return Some(Verdict::wrong(says, format!("leader {counts}"), format!("leader {due}")));
    }
    Some(Verdict::undecided(format!("why the {} side counts leader {counts}: {due} is there", dr.side)))
}

/// By the Final dr as they were told: a wrong drm does not make a right winner wrong.
fn three(told: &Told<'_, AmbushRolled>) -> Verdict {
    let (ctx, rolled) = (&told.ctx, told.said);
    let Some(won) = &rolled.won else { return Verdict::Silent };
    let sides = [&rolled.first, &rolled.second];
    let [Some(first), Some(second)] = sides.map(|dr| final_dr(ctx, dr)) else { return Verdict::Silent };
    let due = ambusher(first, second).and_then(|n| sides.get(n)).map(|dr| &dr.side);
    if won.first() == due {
        return Verdict::Kept;
    }
    let at = place(ctx, rolled);
    let untold = |dr: &AmbushDr| {
        let force = force(ctx, &dr.side, at);
        let none =
            force.leader.unwrap_or_default() == Drm(0) && force.drm.iter().all(|(_, drm)| *drm == Drm(0));
        dr.drm.is_empty() && dr.total.is_none() && (force.mixed || !none)
    };
    let says = format!("a Final dr of {first} against {second}");
    if sides.into_iter().any(untold) {
        return Verdict::undecided(format!("by which drm the Ambush was won: {says}"));
    }
    let word = |side: Option<&Name>| {
        side.map_or_else(|| "nobody ambushes".into(), |side| format!("{side} ambushes"))
    };
    Verdict::wrong(says, word(won.first()), word(due))
}

/// Asked where DRM, or a Final DR, are told by their names.
fn effect(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    let Some(Attack { fought, .. }) = attack_of(told.said).filter(|attack| attack.is_told) else {
        return Verdict::Silent;
    };
    let each = fought.targets.iter().map(|id| drm_against(fought, id, Modifier::Ambush));
    let Some(each) = each.collect::<Option<Vec<Drm>>>() else { return Verdict::Silent };
    let Some(ambush) = ambush(ctx, fought) else {
        let told = each.iter().any(|drm| *drm != Drm(0));
        return if told {
            Verdict::undecided("who ambushes: no Ambush dr of the Location is told")
        } else {
            Verdict::Silent
        };
    };
    let side = fought.attackers.first().and_then(|id| side_of(ctx.before, ctx.scenario, id));
    let diced_in_melee = location(ctx, fought).is_some_and(|at| in_melee(ctx, at));
    let Some(due) = side.map(|side| due(ambush, side)).filter(|_| !diced_in_melee) else {
        return Verdict::Silent;
    };
    match each.iter().find(|drm| **drm != due) {
        Some(said) => {
            Verdict::wrong("the Ambush of the Location", format!("ambush {said}"), format!("ambush {due}"))
        }
        None if ambush.won.is_some() => Verdict::Kept,
        None => Verdict::Silent,
    }
}

fn due(ambush: &Ambush, side: &Name) -> Drm {
    match &ambush.won {
        Some(won) if won == side => Drm(-1),
        Some(_) => Drm(1),
        None => Drm(0),
    }
}
