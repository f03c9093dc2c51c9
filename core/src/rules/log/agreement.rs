//! `AGREE` clauses: who may let what be. A word of one side alone binds nobody; signatures are another matter,
//! which the checkpoints that cover the events settle.

use crate::event::{AttackId, Attested, Event, LosAttested, Name, What};
use crate::facts::{Ctx, Told};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, firing_side};
use crate::vocab::hex::Hex;
use crate::vocab::num::Drm;
use alloc::format;
use alloc::string::String;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "AGREE.earlier-event",
        &[Matter::Agreement],
        "A waiver, a ruling, an objection and a retraction speak of an earlier event.",
        Check::Table(earlier_event),
    ),
    Clause::check(
        "AGREE.player",
        &[Matter::Agreement],
        "Those who waive and take back play a side.",
        Check::Table(player),
    ),
    Clause::check(
        "AGREE.director",
        &[Matter::Agreement],
        "A director rules, who plays no side.",
        Check::Table(director),
    ),
    Clause::check(
        "AGREE.both-take-back",
        &[Matter::Agreement],
        "Players of both sides agree to a retraction.",
        Check::Table(both_take_back),
    ),
    Clause::check(
        "AGREE.objected",
        &[Matter::Agreement],
        "What a player objects to is settled by both players or the director.",
        Check::Table(objected),
    ),
    Clause::check(
        "AGREE.attested-stands",
        &[Matter::Agreement],
        "What both attested before the dice of an attack were known holds for it; one word does not undo it, and neither player says it first once they are known.",
        Check::Table(attested_stands),
    ),
];

/// What is attested for the first time undoes nothing.
fn attested_stands(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    let undone = if let What::Attested(Attested::Tem { hex, value }) = &told.said.what {
        undone_tem(ctx, *hex, *value)
    } else if let What::LosAttested(los) = &told.said.what {
        undone_los(ctx, los, &told.said.by)
    } else {
        return Verdict::Silent;
    };
    let Some((before, attack)) = undone else { return Verdict::Kept };
    attack.map_or(Verdict::Kept, |attack| {
        Verdict::undecided(format!(
            "whether both still say so: {before} was attested, and the dice of {attack} that depend on it are known"
        ))
    })
}

/// What was attested and is no more, with an attack whose known dice depend on it.
type Undone = Option<(String, Option<AttackId>)>;

fn undone_tem(ctx: &Ctx<'_>, hex: Hex, value: Drm) -> Undone {
    let cell = ctx.cell(hex);
    let before = ctx.before.tem.get(&cell);
    if before.is_some_and(|before| *before == value) {
        return None;
    }
    // What is first said after a shot was settled is for the next.
    let open = |attack: &Attack| before.is_some() || attack.rolls.is_empty() && attack.to_hits.is_empty();
    let attack = known_attack(ctx, |attack| open(attack) && attack.at.iter().any(|(at, _)| *at == cell));
    let hex = ctx.show(cell);
    Some((
        before.map_or_else(|| format!("nothing of {hex}"), |before| format!("TEM {:+} in {hex}", before.0)),
        attack,
    ))
}

fn undone_los(ctx: &Ctx<'_>, los: &LosAttested, by: &Name) -> Undone {
    let pair = (los.unit.clone(), los.to.clone());
    // Nothing was said of it: the LOS is there, and free.
    let before = ctx.before.los.get(&pair).or_else(|| ctx.before.los.get(&(pair.1.clone(), pair.0.clone())));
    let exists = before.copied().unwrap_or(true);
    let hindrance = ctx.before.hindrance.get(&pair).copied().unwrap_or_default();
    if los.earlier || exists == los.exists && hindrance == los.hindrance {
        return None;
    }
    // A unit that has moved since then is seen from elsewhere, be it back where it was, and a new word on it undoes nothing.
    let still = |attack: &Attack| {
        let spent = attack.targets.iter().filter_map(|id| Some(ctx.before.units.get(id)?.mph.expenditures));
        spent.sum::<u32>() <= attack.expenditures
    };
    let cell = |id| ctx.before.units.get(id).and_then(|unit| unit.place.cell());
    let attack = known_attack(ctx, |attack| {
        let fires = |a, b| {
            let there = attack.at.iter().any(|(at, _)| Some(*at) == cell(b));
            let from = attack.from.iter().any(|from| from.map(|(at, _)| at) == cell(a));
            attack.has_firer(a) && attack.concerns(b) && there && from
        };
        // What is first said of it costs the shot something by the word of the side fired at, and it is settled by no roll yet.
        let settled = !attack.rolls.is_empty() || !attack.to_hits.is_empty();
        let first = before.is_some() || !settled && !is_of_firer(ctx, attack, by);
        still(attack) && first && (fires(&los.unit, &los.to) || fires(&los.to, &los.unit))
    });
    let word = if exists { "LOS" } else { "no LOS" };
    Some((format!("{word} with Hindrance {:+} between {} and {}", hindrance.0, los.unit, los.to), attack))
}

fn is_of_firer(ctx: &Ctx<'_>, attack: &Attack, by: &Name) -> bool {
    let fires = firing_side(ctx.before, ctx.scenario, &attack.declared);
    ctx.scenario.players.get(by).and_then(|player| player.side.as_ref()) == fires
}

/// An attack of this kind whose consequences are not certain yet, and whose dice are known.
fn known_attack(ctx: &Ctx<'_>, of: impl Fn(&Attack) -> bool) -> Option<AttackId> {
    let known = |attack: &&Attack| {
        let id = attack.declared.attack;
        let made = !attack.rolls.is_empty() || !attack.to_hits.is_empty() || !attack.dice.is_empty();
        !attack.closed
            && of(attack)
            && (made || ctx.before.shares.of_attack(id).any(|(_, _, roll)| roll.answer.is_some()))
    };
    ctx.before.attacks.values().find(known).map(|attack| attack.declared.attack)
}

fn earlier_event(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(seq) = event.what.speaks_of() else { return Verdict::Silent };
    Verdict::kept_or(seq < ctx.before.seq, || format!("event {seq} does not come before this one"))
}

fn plays(ctx: &Ctx<'_>, event: &Event) -> bool {
    ctx.scenario.players.get(&event.by).is_some_and(|player| player.side.is_some())
}

/// In a game without named players nobody can tell.
fn player(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let speaks = matches!(event.what, What::Waived(_) | What::Retracted(_));
    if !speaks || ctx.scenario.players.is_empty() {
        return Verdict::Silent;
    }
    Verdict::kept_or(plays(ctx, event), || format!("{} plays no side of this game", event.by))
}

fn director(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    if !matches!(event.what, What::Ruled(_)) {
        return Verdict::Silent;
    }
    let directs = ctx.scenario.players.get(&event.by).is_some_and(|player| player.side.is_none());
    Verdict::kept_or(directs, || format!("{} is no director of this game: record 0 names none so", event.by))
}

/// A retraction by one who plays no side is another clause's.
fn both_take_back(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::Retracted(retracted) = &event.what else { return Verdict::Silent };
    if !plays(ctx, event) {
        return Verdict::Silent;
    }
    Verdict::kept_or(ctx.scenario.are_opponents(&event.by, &retracted.agreed), || {
        format!("{} does not play against {}: one side alone takes nothing back", retracted.agreed, event.by)
    })
}

/// A later word of the director's, or of both players, settles it.
fn objected(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::ObjectedTo(objected) = &event.what else { return Verdict::Silent };
    let seq = objected.seq;
    if seq >= ctx.before.seq {
        return Verdict::Silent;
    }
    if !ctx.before.attested.contains(&seq) {
        return Verdict::undecided(format!("{} complains of event {seq}: the director's ruling", event.by));
    }
    Verdict::undecided(format!(
        "event {seq} says that both accepted it, and {} did not: the director's ruling",
        event.by
    ))
}
