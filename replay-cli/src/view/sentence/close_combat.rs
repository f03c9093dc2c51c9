//! Close Combat.

use super::{Sentence, Teller, say, with};
use asl_core::event::{
    AmbushDr, AmbushRolled, CcAnnounced, CcPlan, CcResolved, CcResult, CloseCombatFought, LeaderCreated,
    Surrendered, Withdrew,
};

pub(super) fn fought(t: &Teller<'_>, e: &CloseCombatFought) -> Sentence {
    let dr = t.dr(e.roll);
    say![t.units(&e.attackers), attack(e), t.units(&e.targets), " in Close Combat", with(", DR ", dr)]
}

pub(super) fn resolved(t: &Teller<'_>, e: &CcResolved) -> Sentence {
    let result = e.result.map(|result| match result {
        CcResult::None => "no effect",
        CcResult::Reduced => "Casualty Reduction",
        CcResult::Eliminated => "eliminated",
        CcResult::Captured => "captured",
        CcResult::Immobilized => "immobilized",
        CcResult::Burning => "a burning wreck",
    });
    let fp = e.attack.zip(e.defense).map(|(attack, defense)| format!("{attack} FP to {defense}"));
    say![t.units(&e.fought.attackers), attack(&e.fought), t.units(&e.fought.targets), " in Close Combat"]
        .and(with(": ", fp))
        .and(with(", Final DR ", e.total))
        .and(with(": ", result))
}

const fn attack(fought: &CloseCombatFought) -> &'static str {
    if fought.attackers.len() > 1 { " attack " } else { " attacks " }
}

/// `Ambush in K5: german dr 4, russian dr 3, Final dr 1: russian ambushes`.
pub(super) fn ambush(t: &Teller<'_>, e: &AmbushRolled) -> Sentence {
    let won = e.won.as_ref().map(|won| won.first().map_or("nobody", |side| side.as_str()));
    let won = won.map(|won| say![": ", won, " ambushes"]).unwrap_or_default();
    say!["Ambush in ", t.hex(e.hex), ": "].and(dice(t, &e.first)).and(", ").and(dice(t, &e.second)).and(won)
}

fn dice(t: &Teller<'_>, side: &AmbushDr) -> Sentence {
    let die = t.before.rolls.get(&side.roll).map(|roll| roll.dice.total());
    say![side.side.as_str(), with(" dr ", die), with(", Final dr ", side.total)]
}

/// `4-4-7 in K5 is going to withdraw to K4`.
pub(super) fn announced(t: &Teller<'_>, e: &CcAnnounced) -> Sentence {
    match &e.plan {
        CcPlan::Withdrawal { to } => say![t.standing(&e.unit), " is going to withdraw to ", t.hex(*to)],
        CcPlan::Alone => say![t.standing(&e.unit), " fights alone"],
    }
}

/// `4-4-7 in K5 withdraws to K4, by Infiltration (r3)`.
pub(super) fn withdrew(t: &Teller<'_>, e: &Withdrew) -> Sentence {
    say![t.standing(&e.unit), " withdraws to ", t.hex(e.hex), with(", by Infiltration by ", e.infiltration)]
}

/// `4-3-6 in K5 makes a leader creation dr: dr 5, drm -2, Final dr 3; 8-0 appears`.
pub(super) fn leader(t: &Teller<'_>, e: &LeaderCreated) -> Sentence {
    let die = t.before.rolls.get(&e.roll).map(|roll| roll.dice.total());
    let drm = e.drm.map(|drm| format!("{drm}"));
    let leader = e.leader.as_ref().map(|leader| say!["; ", t.alike(leader, e.like.as_ref()), " appears"]);
    say![
        t.standing(&e.unit),
        " makes a leader creation dr",
        with(": dr ", die),
        with(", drm ", drm),
        with(", Final dr ", e.total)
    ]
    .and(leader.unwrap_or_default())
}

/// `4-4-7 in K5 surrenders to 4-6-7`.
pub(super) fn surrendered(t: &Teller<'_>, e: &Surrendered) -> Sentence {
    say![t.standing(&e.unit), " surrenders to ", t.unit(&e.to)]
}
