//! A18.12, A18.2: a leader that Close Combat creates.

use crate::duty::Debt;
use crate::effects::created_leader;
use crate::event::{LeaderCreated, Purpose};
use crate::facts::{PhaseClosing, Told, Traces};
use crate::figures::infantry::nation::nation_of;
use crate::figures::leader_creation::{creation_drm, creation_total, is_mmc, leader_word, occasion};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Roll;
use crate::vocab::dice::Dice;
use crate::vocab::num::Drm;
use crate::vocab::{InfantryKind, Nation};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A18.12-cc",
        &[Matter::Roll],
        "An Original 2 of a MMC that attacks in Close Combat calls for a leader creation dr.",
        &[
            Check::PhaseOwed(Traces::CLOSE_COMBAT, Debt::LeaderCreation, no_dr),
            Check::LeaderCreated(by_nothing),
        ],
    )
    .since(2),
    Clause::check(
        "A18.2-table",
        &[Matter::Result],
        "The leader creation dr with its drm gives an 8-1, an 8-0, a 7-0, a 6+1, or nobody.",
        Check::LeaderCreated(table),
    )
    .since(2),
];

/// Finns and Japanese create no leader.
const fn creates_none(nation: Nation) -> bool {
    matches!(nation, Nation::Finnish | Nation::Japanese)
}

/// Of a MMC that attacked alone: of several a log does not say whose it is. Broken in a log that tells such drs, else asked.
fn no_dr(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id) = (&closing.ctx, closing.id);
    let combats = &ctx.before.close_combat;
    let Some(fight) = occasion(ctx, id).filter(|_| ctx.tells_all() && is_mmc(ctx, id)) else {
        return Verdict::Silent;
    };
    let nation = ctx.unit(id).and_then(|(_, def)| nation_of(def));
    if nation.is_none_or(creates_none) || fight.cc.fought.attackers.len() > 1 {
        return Verdict::Silent;
    }
    let says = || format!("{id} attacked with an Original 2 and made no leader creation dr");
    match (combats.creators.contains(id), combats.creates_leaders) {
        (true, _) => Verdict::Kept,
        (false, true) => Verdict::broken(says()),
        (false, false) => Verdict::undecided(says()),
    }
}

/// A leader comes of an Original 2 alone: in Close Combat, or of a Self-Rally.
fn by_nothing(told: &Told<'_, LeaderCreated>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    if !ctx.tells_all() || told.unit.is_some_and(|unit| unit.rally.is_some()) {
        return Verdict::Silent;
    }
    // The leader may take part in the very attack, and so stand before its line.
    let waits = |roll: &Roll| {
        let two = matches!(roll.dice, Dice::Dr(dr) if dr.original() == 2);
        two && roll.purpose == Purpose::Cc && roll.unit.as_ref() == Some(id) && roll.used_by.is_none()
    };
    let due = occasion(ctx, id).is_some() || ctx.before.rolls.iter().any(|(_, roll)| waits(roll));
    match due {
        true => Verdict::Kept,
        false => Verdict::undecided(format!("by which Original 2 {id} creates a leader: none is in the log")),
    }
}

/// What is told of drm, Final dr and leader. The dr of a Self-Rally has drm that no line here tells.
fn table(told: &Told<'_, LeaderCreated>) -> Verdict {
    let (ctx, created) = (&told.ctx, told.said);
    let id = &created.unit;
    let due = creation_drm(ctx, id);
    if let Some((said, due)) = created.drm.zip(due.as_ref()).filter(|(said, due)| *said != due.value()) {
        let says = format!("why the drm of {id} is {said}: {} is due", due.value());
        return if said < due.value() {
            Verdict::wrong(
                format!("the leader creation dr of {id}"),
                format!("drm {said}"),
                format!("drm {}", due.value()),
            )
        } else {
            Verdict::undecided(says)
        };
    }
    if let Some(verdict) = final_dr(told, due.map(|due| due.value())) {
        return verdict;
    }
    let Some(total) = creation_total(ctx, created) else {
        let asked = created.drm.is_none() && created.leader.is_some() && ctx.tells_all();
        let what =
            || Verdict::undecided(format!("what drm gives the leader that {id} creates: no line tells it"));
        return if asked { what() } else { Verdict::Silent };
    };
    let said = leader(told);
    let gives = created_leader(total);
    match (gives, said) {
        (None, None) => Verdict::Kept,
        (Some(gives), Some(Some(said))) if gives == said => Verdict::Kept,
        (Some(_), Some(None)) => Verdict::Silent,
        (_, said) => {
            let word = |leader: Option<(u8, Drm)>| leader.map_or_else(|| "nobody".into(), leader_word);
            Verdict::wrong(format!("a Final dr of {total}"), word(said.flatten()), word(gives))
        }
    }
}

/// Its Final dr against dr and drm.
fn final_dr(told: &Told<'_, LeaderCreated>, due: Option<Drm>) -> Option<Verdict> {
    let (ctx, created) = (&told.ctx, told.said);
    let total = created.total?;
    let Dice::dr(die) = ctx.before.rolls.get(&created.roll)?.dice else { return None };
    let drm = created.drm.or(due)?;
    let sum = i16::from(die.pips()).saturating_add(drm.0);
    (sum != total).then(|| {
        Verdict::wrong(
            "the leader creation dr does not add up",
            format!("Final dr {total}"),
            format!("Final dr {sum}"),
        )
    })
}

/// The values of the leader that the line names; `None` within where the head does not tell them.
fn leader(told: &Told<'_, LeaderCreated>) -> Option<Option<(u8, Drm)>> {
    let (ctx, created) = (&told.ctx, told.said);
    let id = created.leader.as_ref()?;
    let named = created.like.as_ref().unwrap_or(id);
    let values = ctx.scenario.units.get(named).and_then(|def| def.infantry.as_ref());
    let leads = values.filter(|values| values.kind == Some(InfantryKind::Leader));
    Some(leads.and_then(|values| Some((values.morale?, values.leadership?))))
}
