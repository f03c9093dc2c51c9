//! A7.21: Point Blank Fire, in the next hex and in the own Location.

use super::facts::{each_shot, factor};
use super::shot::{Reason, Shot};
use super::{Check, Clause, Ctx};
use crate::event::{FireAttack, FireMode, Level, Status, UnitId};
use crate::finding::Verdict;
use crate::phase::Phase;
use crate::scenario::WeaponKind;
use crate::state::targets_of;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check("A7.21-pbf-double", "Fire at an ADJACENT target is doubled.", Check::Fire(pbf_double)),
    Clause::check(
        "A7.21-pbf-adjacent-hex-level",
        "The doubling also applies in an adjacent hex when the firer is at most one level from the target or above it.",
        Check::Fire(pbf_by_level),
    ),
    Clause::check(
        "A7.21-adjacent-needs-los",
        "Without a LOS there is no attack even from the next hex (such as two gully hexes that do not connect).",
        Check::Fire(needs_los),
    ),
    Clause::check(
        "A7.21-tpbf-triple",
        "Fire inside the firer's own Location, where allowed at all, is tripled instead of doubled.",
        Check::Fire(tpbf_triple),
    ),
    Clause::check(
        "A7.21-tpbf-occasions",
        "Same-Location IFT fire is possible only where the rules admit it, chiefly against Infantry that entered an enemy-occupied Location in the MPh, or PRC.",
        Check::Fire(occasions),
    ),
    Clause::check(
        "A7.21-no-ift-in-melee",
        "Units in Melee may not make IFT attacks.",
        Check::Fire(no_ift_in_melee),
    ),
    Clause::check(
        "A7.21-ordnance-not-doubled",
        "Ordnance gets no PBF doubling.",
        Check::Fire(ordnance_not_doubled),
    ),
];
fn is_ordnance(shot: &Shot<'_>) -> bool {
    shot.kind().is_some_and(WeaponKind::is_ordnance)
}

/// Target level as the declaration names it.
fn level_differs(shot: &Shot<'_>) -> bool {
    let own = shot.unit.map_or(Level::At(0), |unit| unit.level);
    let units = targets_of(shot.ctx.before, shot.ctx.scenario, shot.attack);
    let target = shot.attack.target.locations.first().map(|l| l.level);
    let target = target.or_else(|| Some(shot.ctx.before.units.get(units.first()?)?.level));
    target.is_some_and(|target| target != own)
}

fn pbf_double(ctx: &Ctx<'_>, attack: &FireAttack) -> Verdict {
    factor(ctx, attack, Reason::Pbf, |shot| !is_ordnance(shot) && !level_differs(shot))
}

fn pbf_by_level(ctx: &Ctx<'_>, attack: &FireAttack) -> Verdict {
    let open = |shot: &Shot<'_>| {
        shot.firer.base.is_some() && shot.range_to(0) == Some(1) && shot.due(Reason::Pbf, 0).is_none()
    };
    if super::shot::shots(ctx, attack).iter().any(open) {
        return Verdict::undecided("whether firer and target are ADJACENT: one of them is IN a Depression");
    }
    factor(ctx, attack, Reason::Pbf, |shot| !is_ordnance(shot) && level_differs(shot))
}

/// A LOS to any of the targets is enough.
fn needs_los(ctx: &Ctx<'_>, attack: &FireAttack) -> Verdict {
    let near = |shot: &Shot<'_>| attack.firers.len() == 1 && shot.range_to(0).is_some_and(|range| range <= 1);
    each_shot(ctx, attack, near, |shot| {
        shot.is_blocked().then(|| format!("both accept that {} has no LOS to the target", shot.firer.unit))
    })
}

fn tpbf_triple(ctx: &Ctx<'_>, attack: &FireAttack) -> Verdict {
    factor(ctx, attack, Reason::Tpbf, |shot| !is_ordnance(shot) && !level_differs(shot))
}

/// In the own Location fire is admitted at what came in during this Player Turn, and at vehicles and PRC.
fn occasions(ctx: &Ctx<'_>, attack: &FireAttack) -> Verdict {
    let same = |shot: &Shot<'_>| {
        let melee = shot.is(Status::Melee);
        shot.range_to(0) == Some(0) && !level_differs(shot) && !melee && !is_ordnance(shot)
    };
    each_shot(ctx, attack, same, |shot| {
        let in_phase = matches!(ctx.before.phase, Some(Phase::MPh | Phase::DFPh | Phase::AFPh));
        let targets = targets_of(ctx.before, ctx.scenario, attack);
        let came = |id: &UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.mph.entered_hex);
        let rides = |id: &UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.aboard.is_some());
        let vehicle = |id: &UnitId| ctx.vehicle(id).is_some();
        let entered = targets.iter().any(|id| came(id) || rides(id) || vehicle(id));
        let mover = came(&shot.firer.unit) || rides(&shot.firer.unit) || vehicle(&shot.firer.unit);
        let fpf = attack.mode == FireMode::Fpf;
        let admitted = in_phase && (entered || mover || fpf);
        (!admitted).then(|| "no rule admits an IFT attack within this Location now".into())
    })
}

fn no_ift_in_melee(ctx: &Ctx<'_>, attack: &FireAttack) -> Verdict {
    each_shot(
        ctx,
        attack,
        |_| true,
        |shot| shot.is(Status::Melee).then(|| format!("{} is held in Melee", shot.firer.unit)),
    )
}

fn ordnance_not_doubled(ctx: &Ctx<'_>, attack: &FireAttack) -> Verdict {
    let near = |shot: &Shot<'_>| is_ordnance(shot) && shot.firer.base.is_some();
    each_shot(ctx, attack, near, |shot| {
        let doubled = shot.says(Reason::Pbf) || shot.says(Reason::Tpbf);
        doubled.then(|| "ordnance gets no PBF doubling".into())
    })
}
