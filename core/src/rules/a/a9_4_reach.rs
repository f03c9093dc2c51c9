//! A9.4 to A9.6: how far and where a MG fires, and when it rolls To Hit.

use crate::event::{FireMode, UnitId};
use crate::facts::{Shot, Volley};
use crate::figures::fire::concealed::FAR;
use crate::figures::fire::reason::label;
use crate::figures::fire::spraying::{not_side_by_side, places, squad_sprays};
use crate::figures::fire::subsequent::{is_marked, is_small_arms};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Reason, WeaponKind};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A9.4-undirected-16",
        &[Matter::Reach],
        "A MG of Infantry fires farther than 16 hexes only where a leader directs it.",
        Check::Fire(undirected_afar),
    ),
    Clause::check(
        "A9.5-common-hexside",
        &[Matter::Target],
        "Spraying Fire of a MG takes two Locations with a common hexside.",
        Check::Fire(common_hexside),
    )
    .since(2),
    Clause::check(
        "A9.52-final",
        &[Matter::FireLeave],
        "Whoever is marked First Fire sprays in the DFPh at two ADJACENT Locations alone.",
        Check::Fire(sprays_near),
    )
    .since(2),
    Clause::check(
        "A9.6-mg-to-hit",
        &[Matter::ToKillWeapon],
        "A MG tries To Hit at an AFV alone, and not where its FP would be halved (A9.61).",
        Check::Fire(mg_to_hit),
    ),
];

/// What halves the FP of a MG (A9.61).
const HALVES: [Reason; 4] = [Reason::Pin, Reason::Subsequent, Reason::FinalFire, Reason::Spraying];

fn mg_to_hit(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let asked = |shot: &Shot<'_>| shot.firer.to_kill && shot.kind() == Some(WeaponKind::Mg);
    each_shot(volley, asked, |shot| {
        let soft = |id: &UnitId| ctx.vehicle(id).is_some_and(|(_, vehicle)| !vehicle.afv);
        if let Some(truck) = shot.targets().iter().find(|id| soft(id)) {
            return Some(format!("{truck} is no AFV: a MG fires at it on the IFT"));
        }
        let sw = shot.infantry().is_some();
        let afph = ctx.before.phase == Some(Phase::AFPh) && shot.mode() != FireMode::Opportunity;
        let halved = HALVES.into_iter().find(|reason| shot.due(*reason, 0) == Some(true));
        let why = if afph { Some(label(Reason::Afph)) } else { halved.map(label) };
        why.filter(|_| sw).map(|why| format!("its FP would be halved ({why}): no To Hit roll of a MG"))
    })
}

/// Inherent FP that sprays beside it has its own clause (A7.34).
fn common_hexside(volley: &Volley<'_>) -> Verdict {
    let sprays = |shot: &Shot<'_>| shot.kind() == Some(WeaponKind::Mg) && places(shot.attack) > 1;
    if volley.shots().iter().any(squad_sprays) {
        return Verdict::Silent;
    }
    let mut asked = volley.shots().iter().filter(|shot| sprays(shot)).peekable();
    let Some(first) = asked.peek() else { return Verdict::Silent };
    not_side_by_side(first).map_or(Verdict::Kept, |why| {
        Verdict::undecided(format!(
            "whether a MG sprays other than two Locations with a common hexside: {why}"
        ))
    })
}

/// [EXC: a SMC that fires it itself needs no other.]
fn undirected_afar(volley: &Volley<'_>) -> Verdict {
    let directed = !volley.declared.directors.is_empty();
    let own = |shot: &Shot<'_>| shot.infantry().is_some_and(|i| i.kind.is_some_and(InfantryKind::is_smc));
    let asked = |shot: &Shot<'_>| {
        let mg = shot.kind() == Some(WeaponKind::Mg) && shot.infantry().is_some() && shot.ctx.is_of_players();
        mg && shot.range_to(0).is_some_and(|range| range > FAR)
    };
    each_shot(volley, asked, |shot| {
        let range = shot.range_to(0)?;
        (!directed && !own(shot) && shot.firer.with.is_none())
            .then(|| format!("{} fires a MG {range} hexes far, and no leader directs it", shot.firer.unit))
    })
}

/// At the nearer of the two A8.4 looks.
fn sprays_near(volley: &Volley<'_>) -> Verdict {
    let by_rof = |shot: &Shot<'_>| shot.firer.rof_kept;
    let marked = |shot: &&Shot<'_>| {
        shot.mode() == FireMode::Final && is_small_arms(shot) && is_marked(shot) && !by_rof(shot)
    };
    let sprayed = places(volley.declared) > 1;
    let Some(shot) = volley.shots().iter().filter(|_| sprayed).find(marked) else { return Verdict::Silent };
    let far = |n: usize| shot.range_to(n).is_some_and(|range| range > 1);
    match (far(0), (1..places(volley.declared)).any(far)) {
        (false, false) => Verdict::Kept,
        (false, true) => Verdict::undecided(format!(
            "whether {}, marked First Fire, sprays a Location that is not ADJACENT",
            shot.firer.unit
        )),
        (true, _) => Verdict::Silent,
    }
}
