//! A9.22 to A9.222: Fire Lanes: with which MG one is laid, where, with how many FP, and when it attacks. A lane attacks as First Fire of
//! `sw:fire-lane.HMG`.

use crate::event::{DrmLine, FireMode, LaneLaid, Level, UnitId, Use};
use crate::facts::{Ctx, IftRoll, Shot, Shown, Told, Volley};
use crate::figures::fire::cowering::has_cowered;
use crate::figures::fire::lane::{
    attacked_before, hexes, is_lane, laid_with, lane_fp, lane_mg, lane_of, unlaid, why_over,
};
use crate::figures::fire::movers::open_by_head;
use crate::figures::fire::residual_due::{Met, met, without_mf_since};
use crate::figures::fire::shot::shots;
use crate::figures::fire::subsequent::kept_its_rof;
use crate::figures::fire::sw_numbers::fires;
use crate::figures::infantry::good_order::unfit;
use crate::figures::infantry::held::name;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::{each_shot, each_shot_or_open};
use crate::rules::table::Check;
use crate::state::{Attack, Lane, Unit, side_of};
use crate::vocab::hex::Cell;
use crate::vocab::num::{Drm, Fp, Mp};
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, WeaponKind, WeaponName};
use alloc::format;
use alloc::string::String;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A9.22-may",
        &[Matter::FireLeave],
        "A Fire Lane is laid in the enemy MPh with a SW MG that is under no fire counter, by unpinned Infantry in Good Order, as it First Fires within Normal Range at the same level and not at its own Location.",
        Check::LaneLaid(may),
    )
    .since(2),
    Clause::checks(
        "A9.22-none-if",
        &[Matter::FireLeave],
        "No Fire Lane is laid where its Infantry cowers, its MG breaks down, or the attack is Subsequent First Fire or FPF.",
        &[Check::LaneLaid(none_if), Check::Fire(attacks_unlaid)],
    )
    .since(2),
    Clause::check(
        "A9.22-marks",
        &[Matter::Rof],
        "The MG of a Fire Lane is marked First Fire, whatever its colored die.",
        Check::Fire(marks),
    )
    .since(2),
    Clause::checks(
        "A9.22-fp",
        &[Matter::Factor],
        "A Fire Lane has the FP of the column left of its MG's; the doubling in the ADJACENT hex is that of PBF (A7.21).",
        &[Check::LaneLaid(fp_laid), Check::Fire(fp_of_attack)],
    )
    .since(2),
    Clause::checks(
        "A9.22-where",
        &[Matter::Target],
        "A Fire Lane lies along a Hex Grain, or an Alternate one whose side is said, through the target, within Normal Range and LOS.",
        &[Check::LaneLaid(lies_where), Check::Fire(attacks_where)],
    )
    .since(2),
    Clause::check(
        "A9.22-attacks",
        &[Matter::FireLeave],
        "A Fire Lane attacks who spends MF in it once it is laid, each expenditure once.",
        Check::Fire(on_who_spent),
    )
    .since(2),
    Clause::check(
        "A9.22-silent",
        &[Matter::FireLeave],
        "A MG whose Fire Lane lies there fires no more in that MPh, but into its own Location.",
        Check::Fire(silent),
    )
    .since(2),
    Clause::guard("A9.221-alternate", "A lane may lie along an Alternate Hex Grain, its left or right side said.")
        .since(2),
    Clause::check(
        "A9.222-not-reduced",
        &[Matter::Modifier],
        "Of Hindrances to a Fire Lane those of SMOKE, grain, brush, marsh, dust and huts are no DRM.",
        Check::Ift(soft_hindrance),
    )
    .since(2),
    Clause::check(
        "A9.222-soft-cancel",
        &[Matter::Modifier],
        "Those Hindrances cancel FFMO all the same.",
        Check::Ift(no_ffmo),
    )
    .since(2),
    Clause::check(
        "A9.222-no-leader",
        &[Matter::Leadership],
        "An attack of a Fire Lane has no DRM of a leader, of a hero, or of CX firers.",
        Check::Ift(by_nobody),
    )
    .since(2),
    Clause::check(
        "A9.222-order",
        &[Matter::Combination, Matter::Order],
        "Each Fire Lane attacks by itself, once the Residual FP of that Location has.",
        Check::Fire(by_itself),
    )
    .since(2),
];

fn shot_of<'c>(ctx: &Ctx<'c>, attack: &'c Attack, laid: &LaneLaid) -> Option<Shot<'c>> {
    let own =
        |shot: &Shot<'_>| shot.firer.unit == laid.unit && name(&shot.firer.weapon) == Some(&laid.weapon);
    shots(ctx, &attack.declared).into_iter().find(own)
}

/// The MG had fired in this MPh before, and kept no ROF.
fn was_marked(ctx: &Ctx<'_>, attack: &Attack, shot: &Shot<'_>) -> bool {
    let earlier = |other: &Attack| {
        let first = other.is_first_fire() && other.seq < attack.seq;
        first && fires(other, &shot.firer.unit, &shot.firer.weapon)
    };
    ctx.before.attacks_by(&shot.firer.unit).into_iter().any(earlier)
        && !shot.firer.rof_kept
        && !kept_its_rof(shot)
}

fn level_of(ctx: &Ctx<'_>, cell: Cell, unit: &Unit) -> Option<i32> {
    let above = match unit.level {
        Level::At(n) => i32::from(n),
        Level::In => return None,
    };
    ctx.terrain(cell).map(|terrain| i32::from(terrain.level) + above)
}

/// A lane of that MG lies along another Hex Grain, or farther or less far.
fn lies_elsewhere(ctx: &Ctx<'_>, laid: &LaneLaid) -> bool {
    let grain = |lane: &Lane| hexes(lane.from?, lane.to, lane.side);
    let lies = lane_of(ctx, &laid.unit, &laid.weapon).and_then(|lane| Some((lane, grain(lane)?)));
    lies.is_some_and(|(lane, lies)| {
        let now = lane.from.and_then(|from| hexes(from, ctx.cell(laid.to), laid.side));
        now.is_some_and(|now| now != lies)
    })
}

/// Why such a target is none for a Fire Lane.
fn unfit_target(ctx: &Ctx<'_>, shot: &Shot<'_>) -> Option<String> {
    let (range, normal) = (shot.range_to(0)?, shot.normal_range());
    if range == 0 {
        return Some("its own Location".into());
    }
    if normal.is_some_and(|normal| range > normal) {
        return Some(format!("a target {range} hexes off, beyond its Normal Range"));
    }
    let level = |id: &UnitId| {
        let unit = ctx.before.units.get(id)?;
        level_of(ctx, unit.place.cell()?, unit)
    };
    let own = level(&shot.firer.unit)?;
    let other = shot.targets().iter().find(|id| level(id).is_some_and(|level| level != own))?;
    Some(format!("{other}, which is at another level"))
}

fn may(told: &Told<'_, LaneLaid>) -> Verdict {
    let (ctx, laid) = (&told.ctx, told.said);
    let Some(unit) = told.unit.filter(|_| !laid.removed) else { return Verdict::Silent };
    let id = &laid.unit;
    let own = side_of(ctx.before, ctx.scenario, id) == ctx.before.side.as_ref();
    if ctx.before.phase != Some(Phase::MPh) || own {
        return Verdict::broken("a Fire Lane is laid in the enemy MPh");
    }
    let on_foot = infantry(ctx, id).is_some() && unit.aboard.is_none();
    let mg = told.def.and_then(|def| ctx.scenario.weapon_kind(Some(def), &Use::Sw(laid.weapon.clone())));
    if !on_foot || mg != Some(WeaponKind::Mg) {
        return Verdict::broken(format!("{} of {id} is no SW MG of Infantry", laid.weapon));
    }
    if let Some(why) = unfit(unit).or_else(|| unit.is_pinned().then_some("pinned")) {
        return Verdict::broken(format!("{id} is {why}: it lays no Fire Lane"));
    }
    let Some((attack, shot)) = laid_with(ctx, laid).and_then(|a| Some((a, shot_of(ctx, a, laid)?))) else {
        return Verdict::undecided(format!(
            "with which attack {id} laid the Fire Lane of its {}",
            laid.weapon
        ));
    };
    if was_marked(ctx, attack, &shot) {
        return Verdict::broken(format!("{} of {id} was marked First Fire before", laid.weapon));
    }
    if ctx.before.lanes_before.contains_key(&(id.clone(), laid.weapon.clone())) || lies_elsewhere(ctx, laid) {
        return Verdict::undecided(format!(
            "whether {} of {id} lays a second Fire Lane in one MPh",
            laid.weapon
        ));
    }
    let at = unfit_target(ctx, &shot);
    Verdict::kept_or(at.is_none(), || format!("{} fires at {}", laid.weapon, at.unwrap_or_default()))
}

fn none_if(told: &Told<'_, LaneLaid>) -> Verdict {
    let (ctx, laid) = (&told.ctx, told.said);
    let id = &laid.unit;
    let Some(attack) = laid_with(ctx, laid).filter(|_| !laid.removed) else { return Verdict::Silent };
    if matches!(attack.mode_of(id), FireMode::Subsequent | FireMode::Fpf) {
        return Verdict::broken(format!("{id} made Subsequent First Fire or FPF: it lays no Fire Lane"));
    }
    if told.unit.and_then(|unit| unit.sw.get(&laid.weapon)).is_some_and(|sw| sw.failed.is_some()) {
        return Verdict::broken(format!("{} does not work: it lays no Fire Lane", laid.weapon));
    }
    match has_cowered(ctx, attack, id) {
        Some(true) => Verdict::broken(format!("{id} cowered: it lays no Fire Lane")),
        None => Verdict::undecided(format!("whether {id} cowered")),
        Some(false) => Verdict::Kept,
    }
}

/// It was laid before the dice of its attack were told, as it has to be where they come from shares.
fn attacks_unlaid(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let unlaid =
        |shot: &Shot<'_>| unlaid(ctx, &shot.firer.unit, lane_of(ctx, &shot.firer.unit, lane_mg(shot)?)?);
    each_shot_or_open(
        volley,
        |shot| is_lane(shot) && unlaid(shot).is_some(),
        |shot| unlaid(shot).filter(|why| why.is_sure).map(|why| format!("no Fire Lane lies: {}", why.says)),
        |shot| unlaid(shot).map(|why| format!("whether a Fire Lane lies: {}", why.says)),
    )
}

/// In the DFPh behind it, too.
fn marks(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let of_lane = |shot: &Shot<'_>| {
        let key = name(&shot.firer.weapon).map(|mg| (shot.firer.unit.clone(), mg.clone()));
        key.is_some_and(|key| ctx.before.lanes_before.contains_key(&key))
    };
    // A lane that was taken off leaves its mark.
    let first = |shot: &Shot<'_>| {
        matches!(shot.mode(), FireMode::First | FireMode::Subsequent)
            && shot.range_to(0).is_some_and(|range| range > 0)
    };
    let asked = |shot: &&Shot<'_>| (shot.mode() == FireMode::Final || first(shot)) && of_lane(shot);
    let Some(shot) = volley.shots().iter().find(asked) else { return Verdict::Silent };
    let by_rof = shot.firer.rof_kept || first(shot) || shot.range_to(0).is_some_and(|range| range > 1);
    match by_rof {
        true => Verdict::undecided(format!(
            "whether {} of {}, marked First Fire by its Fire Lane, fires on by its ROF",
            shot.label(),
            shot.firer.unit
        )),
        false => Verdict::Kept,
    }
}

fn fp_laid(told: &Told<'_, LaneLaid>) -> Verdict {
    let (ctx, laid) = (&told.ctx, told.said);
    let due = lane_fp(ctx, &laid.unit, &laid.weapon);
    let Some((said, due)) = laid.fp.zip(due).filter(|_| !laid.removed) else { return Verdict::Silent };
    wrong_fp(&laid.weapon, said, due).unwrap_or(Verdict::Kept)
}

fn wrong_fp(weapon: &WeaponName, said: Fp, due: Fp) -> Option<Verdict> {
    let says = || format!("the Fire Lane of {weapon}: of the column left of its own (A9.22)");
    (said != due).then(|| Verdict::wrong(says(), format!("{said} FP"), format!("{due} FP")))
}

fn fp_of_attack(volley: &Volley<'_>) -> Verdict {
    let lanes = volley.shots().iter().filter_map(|shot| Some((shot, lane_mg(shot)?)));
    let mut verdict = Verdict::Silent;
    for (shot, mg) in lanes {
        let due = lane_fp(&volley.ctx, &shot.firer.unit, mg);
        let Some((said, due)) = shot.firer.base.zip(due) else { continue };
        if let Some(wrong) = wrong_fp(mg, said, due) {
            return wrong;
        }
        verdict = Verdict::Kept;
    }
    verdict
}

fn lies_where(told: &Told<'_, LaneLaid>) -> Verdict {
    let (ctx, laid) = (&told.ctx, told.said);
    let Some(from) = told.unit.and_then(|unit| unit.place.cell()).filter(|_| !laid.removed) else {
        return Verdict::Silent;
    };
    let to = ctx.cell(laid.to);
    let Some(lane) = hexes(from, to, laid.side) else {
        let grain = if laid.side.is_some() { "Alternate Hex Grain on that side" } else { "Hex Grain" };
        return Verdict::broken(format!("no {grain} leads from {} to {}", ctx.show(from), ctx.show(to)));
    };
    let printed = told.def.and_then(|def| ctx.scenario.weapon(def, &Use::Sw(laid.weapon.clone())));
    let normal = printed.and_then(|printed| printed.range).map(usize::from);
    if let Some(normal) = normal.filter(|normal| lane.len() > *normal) {
        let far = lane.len();
        return Verdict::broken(format!(
            "{} is {far} hexes off, beyond the Normal Range of {normal}",
            ctx.show(to)
        ));
    }
    if let Some(Shown::Blocked(why)) = ctx.shown_at(&laid.unit, to).filter(|_| is_on_ground(told.unit)) {
        return Verdict::broken(format!("{} does not see {}: {why}", laid.unit, ctx.show(to)));
    }
    let target = laid_with(ctx, laid).and_then(|attack| attack.at.first()).map(|(cell, _)| *cell);
    let off = target.filter(|cell| *cell != from && !lane.contains(cell));
    Verdict::kept_or(off.is_none(), || {
        let at = off.map(|cell| ctx.show(cell)).unwrap_or_default();
        format!("the target in {at} does not lie on the lane from {} to {}", ctx.show(from), ctx.show(to))
    })
}

/// The lane lies at the level of its MG, which a board shows of the ground alone.
fn is_on_ground(unit: Option<&Unit>) -> bool {
    unit.is_some_and(|unit| unit.level == Level::At(0))
}

fn attacks_where(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let lane = |shot: &Shot<'_>| {
        let lane = lane_of(ctx, &shot.firer.unit, lane_mg(shot)?)?;
        hexes(lane.from?, lane.to, lane.side)
    };
    each_shot(
        volley,
        |shot| lane(shot).is_some(),
        |shot| {
            let (lane, at) = (lane(shot)?, shot.at().first()?.0);
            (!lane.contains(&at))
                .then(|| format!("{} does not lie on the Fire Lane of {}", ctx.show(at), shot.firer.unit))
        },
    )
}

/// The MF that brought the attack with which it was laid are none of them, and each expenditure is attacked once, of however many MF it
/// is: as Residual FP (A8.22). Of lanes no source at hand says so in words: it is asked.
fn on_who_spent(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let laid = |shot: &Shot<'_>| Some(lane_of(ctx, &shot.firer.unit, lane_mg(shot)?)?.seq);
    let lane = volley.shots().iter().find_map(|shot| Some((shot, laid(shot)?)));
    let Some((shot, laid)) = lane.filter(|_| ctx.tells_all()) else { return Verdict::Silent };
    let unit = &shot.firer.unit;
    let spent = without_mf_since(ctx, shot.targets(), laid);
    if let Some(Some(id)) = spent {
        return Verdict::undecided(format!(
            "which MF of {id} the Fire Lane of {unit} attacks: it has spent none since that was laid"
        ));
    }
    if let Some((id, before)) = attacked_before(shot) {
        return Verdict::undecided(format!(
            "whether the Fire Lane of {unit} attacks the same expenditure of {id} twice: it did in {before}"
        ));
    }
    if spent.is_some() { Verdict::Kept } else { Verdict::Silent }
}

fn silent(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let stands = |shot: &Shot<'_>| {
        let mg = name(&shot.firer.weapon).filter(|_| shot.kind() == Some(WeaponKind::Mg));
        mg.and_then(|mg| Some((mg, lane_of(ctx, &shot.firer.unit, mg)?)))
            .is_some_and(|(mg, lane)| why_over(ctx, &shot.firer.unit, mg, lane).is_none())
    };
    each_shot(volley, stands, |shot| {
        let (mg, unit) = (&shot.firer.weapon, &shot.firer.unit);
        let out = shot.range_to(0).is_some_and(|range| range > 0);
        out.then(|| format!("the Fire Lane of {mg} lies there: {unit} does not fire it in this MPh"))
    })
}

/// A Hindrance is told by its name, or by the word for all.
fn soft_hindrance(roll: &IftRoll<'_>) -> Verdict {
    let lane = roll.underway.as_ref().is_some_and(|on| on.volley.shots().iter().any(is_lane));
    if !lane {
        return Verdict::Silent;
    }
    let taken = |line: &DrmLine| line.value.is_none_or(|value| value != Drm(0));
    let soft = |line: &&DrmLine| line.name.is_soft_hindrance() && taken(line);
    match roll.said.drm.iter().find(soft) {
        Some(line) => Verdict::broken(format!("{} is no DRM of a Fire Lane", line.name)),
        None => Verdict::Kept,
    }
}

/// What the head, or a counter, shows in the hex of the target.
fn no_ffmo(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(on) = roll.underway.as_ref().filter(|on| on.volley.shots().iter().any(is_lane)) else {
        return Verdict::Silent;
    };
    let Some((cell, _)) = on.attack.at.first() else { return Verdict::Silent };
    let smoke = ctx.before.smoke.contains(cell) || ctx.terrain(*cell).is_some_and(|t| t.smoke > Mp::ZERO);
    let hidden = smoke || ift.drm.iter().any(|line| line.is(Modifier::Hindrance));
    let why = if hidden {
        Some("a Hindrance".into())
    } else {
        open_by_head(ctx, on.attack, &ift.drm).and_then(Result::err)
    };
    let Some(why) = why else { return Verdict::Silent };
    let taken = ift.drm.iter().any(|line| line.is(Modifier::Ffmo) && line.value != Some(Drm(0)));
    Verdict::kept_or(!taken, || format!("FFMO, though {why} takes it away"))
}

fn by_nobody(roll: &IftRoll<'_>) -> Verdict {
    let Some(on) = roll.underway.as_ref().filter(|on| on.volley.shots().iter().any(is_lane)) else {
        return Verdict::Silent;
    };
    let of_firers = [Modifier::Leader, Modifier::Heroic, Modifier::Cx];
    let drm = &roll.said.drm;
    let taken = drm.iter().find(|line| of_firers.iter().any(|modifier| line.is(*modifier)));
    let led = !on.volley.declared.directors.is_empty();
    match taken {
        Some(line) => Verdict::undecided(format!("whether {} is a DRM of a Fire Lane", line.name)),
        None if led => Verdict::undecided("whether a leader directs a Fire Lane"),
        None => Verdict::Kept,
    }
}

fn by_itself(volley: &Volley<'_>) -> Verdict {
    let shots = volley.shots();
    if !shots.iter().any(is_lane) {
        return Verdict::Silent;
    }
    if shots.len() > 1 {
        return Verdict::undecided("whether a Fire Lane attacks with other fire").of(Matter::Combination);
    }
    residual_first(volley).unwrap_or(Verdict::Kept)
}

/// Only one source says in which order the two attack.
fn residual_first(volley: &Volley<'_>) -> Option<Verdict> {
    let ctx = &volley.ctx;
    let comes = |met: &Met<'_>, id: &UnitId| {
        volley.at().contains(&met.at) && met.is_owed() && !met.is_passed_over(ctx, id)
    };
    let owed = |id: &UnitId| met(ctx, id).filter(|met| comes(met, id));
    let (id, met) = volley.targets().iter().find_map(|id| Some((id, owed(id)?)))?;
    let says =
        format!("whether the Residual FP of {} attack {id} before the Fire Lane does", ctx.show(met.at.0));
    ctx.tells_all().then(|| Verdict::undecided(says).of(Matter::Order))
}
