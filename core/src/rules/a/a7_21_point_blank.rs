//! A7.21: Point Blank Fire, in the next hex and in the own Location.

use crate::event::{FireMode, Level, Status, UnitId};
use crate::facts::{Ctx, IftRoll, Shot, Volley};
use crate::figures::fire::ordnance::shell;
use crate::figures::fire::own_location::is_upward_answer;
use crate::figures::fire::prc::{at_entered_prc, rides};
use crate::figures::vehicle::overrun::overruns_now;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::factor::factor;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::targets_of;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use crate::vocab::{Reason, WeaponKind};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.21-pbf-double",
        &[Matter::Factor],
        "Fire at an ADJACENT target is doubled.",
        Check::Fire(pbf_double),
    ),
    Clause::check(
        "A7.21-pbf-adjacent-hex-level",
        &[Matter::Factor],
        "The doubling also applies in an adjacent hex when the firer is at most one level from the target or above it.",
        Check::Fire(pbf_by_level),
    ),
    Clause::check(
        "A7.21-adjacent-needs-los",
        &[Matter::LineOfSight],
        "Without a LOS there is no attack even from the next hex (such as two gully hexes that do not connect).",
        Check::Fire(needs_los),
    ),
    Clause::check(
        "A7.21-tpbf-triple",
        &[Matter::Factor],
        "Fire inside the firer's own Location, where allowed at all, is tripled instead of doubled.",
        Check::Fire(tpbf_triple),
    ),
    Clause::check(
        "A7.21-tpbf-occasions",
        &[Matter::Target],
        "Same-Location IFT fire is possible only where the rules admit it, chiefly against Infantry that entered an enemy-occupied Location in the MPh, or PRC.",
        Check::Fire(occasions),
    ),
    Clause::check(
        "A7.21-no-ift-in-melee",
        &[Matter::Target],
        "Units in Melee may not make IFT attacks.",
        Check::Fire(no_ift_in_melee),
    ),
    Clause::checks(
        "A7.21-ordnance-not-doubled",
        &[Matter::Factor],
        "Ordnance gets no PBF doubling.",
        &[Check::Fire(ordnance_not_doubled), Check::Ift(shell_not_doubled)],
    ),
];

fn is_ordnance(shot: &Shot<'_>) -> bool {
    shot.kind().is_some_and(WeaponKind::is_ordnance)
}

/// Target level as the declaration names it.
fn level_differs(shot: &Shot<'_>) -> bool {
    let own = shot.unit.map_or(Level::At(0), |unit| unit.level);
    let units = shot.targets();
    let target = shot.at().first().map(|(_, level)| *level);
    let target = target.or_else(|| Some(shot.ctx.before.units.get(units.first()?)?.level));
    target.is_some_and(|target| target != own)
}

/// The clauses on TPBF speak of fire that is to be tripled.
fn pbf_double(volley: &Volley<'_>) -> Verdict {
    let doubled = |shot: &Shot<'_>| shot.due(Reason::Tpbf, 0) != Some(true);
    factor(volley, Reason::Pbf, |s| !is_ordnance(s) && !level_differs(s) && doubled(s))
}

fn pbf_by_level(volley: &Volley<'_>) -> Verdict {
    let open = |shot: &Shot<'_>| {
        shot.firer.base.is_some() && shot.range_to(0) == Some(1) && shot.due(Reason::Pbf, 0).is_none()
    };
    if volley.shots().iter().any(open) {
        return Verdict::undecided("whether firer and target are ADJACENT: one of them is IN a Depression");
    }
    let doubled = |s: &Shot<'_>| s.due(Reason::Tpbf, 0) != Some(true) && !is_upward_answer(s);
    factor(volley, Reason::Pbf, |s| !is_ordnance(s) && level_differs(s) && doubled(s))
}

/// A LOS to any of the targets is enough.
fn needs_los(volley: &Volley<'_>) -> Verdict {
    let attack = volley.declared;
    let near = |shot: &Shot<'_>| attack.firers.len() == 1 && shot.range_to(0).is_some_and(|range| range <= 1);
    each_shot(volley, near, |shot| {
        let target = || shot.targets().first().map(|id| shot.ctx.unseen(&shot.firer.unit, id));
        shot.is_blocked().then(|| target().unwrap_or_default())
    })
}

/// Tripled and doubled at once; else, fire at PRC apart (A7.211), where it is not to be doubled.
fn tpbf_triple(volley: &Volley<'_>) -> Verdict {
    let both = |s: &Shot<'_>| s.says(Reason::Tpbf) && s.says(Reason::Pbf);
    let sixfold = each_shot(volley, both, |shot| {
        Some(format!("the FP of {} are tripled instead of doubled, never both", shot.firer.unit))
    });
    if sixfold != Verdict::Silent {
        return sixfold;
    }
    let asked = |s: &Shot<'_>| {
        let apart = at_entered_prc(s) || is_upward_answer(s) || s.due(Reason::Pbf, 0) == Some(true);
        !is_ordnance(s) && !apart
    };
    factor(volley, Reason::Tpbf, asked)
}

/// A unit, or the vehicle that carries it, that moved into or within its hex in this Player Turn.
fn came(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let moved = |id: &UnitId| {
        let unit = ctx.before.units.get(id);
        unit.is_some_and(|u| u.mph.entered_hex || u.mph.expenditures > 0 || u.mph.spent > Mp::ZERO)
    };
    let carrier = ctx.before.units.get(id).and_then(|unit| unit.aboard.as_ref());
    moved(id) || carrier.is_some_and(moved)
}

/// The DEFENDER fires at what came in (A4.14, A7.211, A8.31), the ATTACKER as what came in (A7.211, A15.43), by
/// Bounding First Fire too (D3.3), or with an Overrun (D7.1). The rules of other chapters tell of PRC that were there before.
fn occasions(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let same = |shot: &Shot<'_>| {
        let melee = shot.is(Status::Melee);
        shot.range_to(0) == Some(0) && !level_differs(shot) && !melee && !is_ordnance(shot)
    };
    let shots = volley.shots();
    let Some(shot) = shots.iter().find(|shot| same(shot)) else { return Verdict::Silent };
    let targets = targets_of(ctx.before, ctx.scenario, attack);
    let overruns =
        || ctx.before.units.get(&shot.firer.unit).is_some_and(|unit| overruns_now(ctx, attack, unit));
    let admitted = match ctx.before.phase {
        Some(Phase::MPh) if overruns() => true,
        Some(Phase::MPh) if attack.mode == FireMode::Bounding && ctx.scenario.book >= 2 => {
            came(ctx, &shot.firer.unit)
        }
        Some(Phase::MPh | Phase::DFPh) => targets.iter().any(|id| came(ctx, id)),
        Some(Phase::AFPh) => came(ctx, &shot.firer.unit),
        // Melee never holds a vehicle (A11.7), which fires at Infantry beside it and at nobody else (A7.212).
        Some(Phase::PFPh) if shot.vehicle().is_some() && ctx.scenario.book >= 2 => {
            !targets.is_empty() && targets.iter().all(|id| !rides(ctx, id))
        }
        Some(Phase::RPh | Phase::PFPh | Phase::RtPh | Phase::APh | Phase::CCPh) | None => false,
    };
    if admitted {
        return Verdict::Kept;
    }
    if targets.iter().chain([&shot.firer.unit]).any(|id| rides(ctx, id)) {
        return Verdict::undecided("whether a rule admits fire within this Location by or at such PRC");
    }
    Verdict::broken("no rule admits an IFT attack within this Location now")
}

fn no_ift_in_melee(volley: &Volley<'_>) -> Verdict {
    each_shot(
        volley,
        |_| true,
        |shot| shot.is(Status::Melee).then(|| format!("{} is held in Melee", shot.firer.unit)),
    )
}

fn ordnance_not_doubled(volley: &Volley<'_>) -> Verdict {
    let near = |shot: &Shot<'_>| is_ordnance(shot) && shot.firer.base.is_some();
    each_shot(volley, near, |shot| {
        let doubled = shot.says(Reason::Pbf) || shot.says(Reason::Tpbf);
        doubled.then(|| "ordnance gets no PBF doubling".into())
    })
}

/// By the column of the roll, where the attack names no FP: more than HE of its calibre gives.
fn shell_not_doubled(roll: &IftRoll<'_>) -> Verdict {
    let Some(on) = roll.underway.as_ref().filter(|on| on.attack.declared.fp.is_none()) else {
        return Verdict::Silent;
    };
    let near = on.volley.shots().iter().all(|shot| shot.range_to(0).is_some_and(|range| range <= 1));
    let Some((said, shell)) = roll.said.column.zip(shell(on)).filter(|_| near) else {
        return Verdict::Silent;
    };
    if said.fp().ceil() <= shell.he.floor() {
        return Verdict::Kept;
    }
    let says = "ordnance gets no PBF doubling: the column of a HE shell is that of its calibre";
    Verdict::wrong(says, format!("column {}", said.fp()), format!("column {}", shell.he))
}
