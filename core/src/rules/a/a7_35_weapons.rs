//! A7.35: who fires which SW, and what that costs of the inherent FP.

use crate::counter::Infantry;
use crate::event::{FireAttack, FireMode, Firer, Marker, UnitId, Use};
use crate::facts::{Ctx, Shot, ToHitRoll, Volley, mode_of};
use crate::figures::fire::earlier::{earlier_by, earlier_by_gun, is_second_use};
use crate::figures::fire::gun_crew::{self, guns_of, is_gun_shot};
use crate::figures::fire::inherent::{
    fired_sw_before, is_lost_by_two, is_small, is_sw_after_inherent, retains_half,
};
use crate::figures::fire::lane::is_lane;
use crate::figures::fire::mg_arc::is_heavy;
use crate::figures::fire::smc::{idle_mate, is_second_man};
use crate::figures::infantry::held::{is_inherent, lacks, listed_by};
use crate::figures::infantry::sw::SW_PER_SQUAD;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::factor::factor;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::{Attack, names_fired_at, side_of, stands_as_gun};
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, Nation, Reason, WeaponKind, WeaponName, WeaponWord};
use alloc::borrow::ToOwned as _;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.35-sw-possession",
        &[Matter::BrokenFirer, Matter::FireLeave],
        "A SW (half-inch counter) can be fired only by an unbroken Personnel unit that possesses it, a Gun by Personnel that stand with it.",
        Check::Fire(possession),
    ),
    Clause::check(
        "A7.35-inherent-sw",
        &[Matter::FireLeave],
        "A PF and a MOL that no head gives are had by nation, date and SSR (C13.3, A22.6).",
        Check::Fire(inherent_sw),
    )
    .since(2),
    Clause::check(
        "A7.35-half-inch-is-sw",
        &[Matter::FireLeave],
        "Every weapon on a half-inch counter is a SW, the Goliath apart.",
        Check::Fire(goliath),
    ),
    Clause::check(
        "A7.35-chart-limits",
        &[Matter::FireLeave],
        "The SW chart restricts each type further; the fold needs the type's data row.",
        Check::Fire(chart_limits),
    ),
    Clause::fact(
        "A7.351-one-free",
        "A squad may fire one SW or Gun and keep its full inherent FP.",
        "one SW leaves the inherent FP whole: nothing is taken off in `Shot::fp`",
    ),
    Clause::check(
        "A7.351-add-or-separate",
        &[Matter::Combination],
        "A squad's inherent FP may join the attack of its MG, ATR or MOL, or be fired on its own as long as the fire phase is the same.",
        Check::Fire(joins_mg),
    ),
    Clause::check(
        "A7.351-max-two",
        &[Matter::FireLeave],
        "A squad never fires more than two SW/Guns in a fire phase (of one or two types).",
        Check::Fire(max_two),
    ),
    Clause::check(
        "A7.351-two-cost-inherent",
        &[Matter::FireLeave],
        "Using two SW/Guns takes a squad's inherent FP away until the CCPh, the A7.353 halving apart.",
        Check::Fire(two_cost_inherent),
    ),
    Clause::check(
        "A7.352-small-unit-loses-inherent",
        &[Matter::FireLeave],
        "A crew, HS or SMC that fires any SW/Gun has no inherent FP until it attacks or is attacked in CC, or the Player Turn ends.",
        Check::Fire(small_unit),
    ),
    Clause::check(
        "A7.352-one-sw",
        &[Matter::FireLeave],
        "A crew, HS or SMC fires one SW/Gun in a fire phase; what a squad fired counts for the HS that is left of it.",
        Check::Fire(one_sw),
    ),
    Clause::check(
        "A7.353-half-retained",
        &[Matter::Factor],
        "A crew, HS or SMC still has half its inherent FP in Subsequent First Fire, FPF and adjacent Final Fire, whatever it did in First Fire.",
        Check::Fire(half_retained),
    ),
    Clause::check(
        "A7.35-lone-smc",
        &[Matter::Factor],
        "A MG that one SMC fires alone has half its FP (A9.12).",
        Check::Fire(lone_smc),
    ),
    Clause::check(
        "A7.35-moved-mg",
        &[Matter::FireLeave],
        "A MMG or HMG is not fired in the AFPh by a unit that spent MF in the MPh (A4.41).",
        Check::Fire(moved_mg),
    ),
    Clause::check(
        "A7.352-gun-after-inherent",
        &[Matter::FireLeave],
        "A crew that has fired its inherent FP fires its Gun no more in that phase, Intensive Fire apart.",
        Check::ToHit(gun_after_inherent),
    ),
    Clause::check(
        "A7.353-new-sw-use-negates",
        &[Matter::Factor],
        "Using the full SW/Gun entitlement in that very attack removes the inherent FP again.",
        Check::Fire(negates),
    ),
];

fn is_sw(shot: &Shot<'_>) -> bool {
    matches!(shot.firer.weapon, Use::Sw(_))
}

/// What fires by a name of its own and is no SW.
const APART: [WeaponKind; 3] = [WeaponKind::Oba, WeaponKind::FireLane, WeaponKind::Sniper];

/// A SW by its name, also where the player left out that it is one; OBA, a Fire Lane and a Sniper are none.
fn is_carried(shot: &Shot<'_>) -> bool {
    let brief = matches!(shot.firer.weapon, Use::Weapon(_)) && shot.infantry().is_some();
    // A Fire Lane is fired by the name of its MG.
    let sw = is_sw(shot) && shot.kind() != Some(WeaponKind::FireLane);
    sw || (brief && !shot.kind().is_some_and(|kind| APART.contains(&kind)))
}

/// A Gun whose crew left it, or fell, and with which nobody stands.
fn unmanned(volley: &Volley<'_>) -> Verdict {
    let left = |shot: &Shot<'_>| gun_crew::left_by(&volley.ctx, &shot.firer.unit);
    let by_nobody =
        |crew: &UnitId, gun: &UnitId| format!("nobody mans {gun}: {crew} is not with it any more");
    let asked = |shot: &Shot<'_>| shot.ctx.is_of_players() && is_gun_shot(shot) && left(shot).is_some();
    if volley.ctx.tells_all() {
        return each_shot(volley, asked, |shot| Some(by_nobody(left(shot)?, &shot.firer.unit)));
    }
    let mut open = volley.shots().iter().filter(|shot| asked(shot));
    open.next().map_or(Verdict::Silent, |shot| {
        Verdict::undecided(format!("who mans {}: its crew is not with it any more", shot.firer.unit))
    })
}

/// A broken unit fires no SW, be it its own or not.
fn possession(volley: &Volley<'_>) -> Verdict {
    let unmanned = unmanned(volley);
    if let Verdict::Broken(_) | Verdict::Undecided(_) = unmanned {
        return unmanned.of(Matter::FireLeave);
    }
    let broken = |shot: &Shot<'_>| shot.unit.is_some_and(crate::state::Unit::is_broken);
    let by_broken = each_shot(volley, is_carried, |shot| {
        broken(shot).then(|| format!("{} is broken and fires no SW", shot.firer.unit))
    });
    if let Verdict::Broken(_) = by_broken {
        return by_broken.of(Matter::BrokenFirer);
    }
    let own = each_shot(volley, is_carried, |shot| {
        let name = foreign(shot)?;
        holder(shot, name).is_none().then(|| format!("{} does not possess {name}", shot.firer.unit))
    });
    match own {
        Verdict::Kept | Verdict::Silent => handed_over(volley).unwrap_or(own).of(Matter::FireLeave),
        Verdict::Broken(_) | Verdict::Undecided(_) => own.of(Matter::FireLeave),
    }
}

/// The SW that is fired, where the unit lists others alone. A PF and a MOL are inherent and on no list (C13.3, A22.6).
fn foreign<'a>(shot: &Shot<'a>) -> Option<&'a WeaponName> {
    let (Use::Sw(name) | Use::Weapon(name)) = &shot.firer.weapon else { return None };
    let lacks = lacks(&shot.ctx, &shot.firer.unit, name) && !is_second_man(shot);
    (lacks && !is_inherent(name)).then_some(name)
}

/// From this date on German squads have PF (C13.31).
const PF_FROM: &str = "1943-10";

/// A PF or a MOL of a unit whose head tells its SW, and no such weapon. A German's PF is asked where the date is too early.
fn inherent_sw(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    if !ctx.tells_all() {
        return Verdict::Silent;
    }
    let weapon = |shot: &Shot<'_>| {
        let (Use::Sw(name) | Use::Weapon(name)) = &shot.firer.weapon else { return None };
        is_inherent(name).then(|| name.clone())
    };
    let of = |shot: &Shot<'_>| {
        let (name, infantry) = (&weapon(shot)?, shot.infantry()?);
        let told = infantry.sw.as_ref().is_none_or(|sw| sw.contains(name));
        let table = ctx.scenario.weapons.contains_key(name);
        let early = ctx.scenario.date.as_deref().is_some_and(|date| date < PF_FROM);
        let german = infantry.nation.as_ref().is_some_and(|nation| nation.means() == Some(Nation::German));
        let by_nation = name.is(WeaponWord::Pf) && german && !early;
        (!told && !table && !by_nation).then(|| (shot.firer.unit.clone(), name.clone()))
    };
    match volley.shots().iter().find_map(of) {
        Some((unit, name)) => {
            Verdict::undecided(format!("whether {unit} has {name}: the head gives it none"))
        }
        None if volley.shots().iter().any(|shot| weapon(shot).is_some()) => Verdict::Kept,
        None => Verdict::Silent,
    }
}

/// Another unit that lists such a SW and may have left it to this one: it is gone, or broken, or stands in the same Location, and
/// has not fired it in this Player Turn.
fn holder<'a>(shot: &Shot<'a>, name: &WeaponName) -> Option<&'a UnitId> {
    let (ctx, here) = (&shot.ctx, shot.location());
    // Where the game begins, each has what the head lists. Good Order units hand SW over in the RPh and APh (A4.431), and what
    // lies there is recovered in the MPh, too (A4.44).
    let side = side_of(ctx.before, ctx.scenario, &shot.firer.unit);
    let own_turn_over =
        side.is_some_and(|side| ctx.before.sides_begun.contains(side)) && side != ctx.before.side.as_ref();
    let late = ctx.before.turn > 1 || ctx.before.rph_begun || own_turn_over;
    if !late && ctx.before.phase != Some(Phase::AFPh) {
        return None;
    }
    let may = |id: &UnitId, unit: &crate::state::Unit| {
        let fired = |f: &Firer| f.unit == *id && f.weapon == shot.firer.weapon;
        let beside = late && here.is_some() && unit.location() == here;
        let left = unit.eliminated || unit.is_broken() || beside;
        left && !earlier_by(ctx, id).any(|a| a.declared.firers.iter().any(fired))
    };
    listed_by(ctx, &shot.firer.unit, name).find(|(id, unit)| may(id, unit)).map(|(id, _)| id)
}

/// No line of a log says who recovers a SW, or is given one (A4.43, A4.44).
fn handed_over(volley: &Volley<'_>) -> Option<Verdict> {
    let mut others = volley.shots().iter().filter_map(|shot| Some((shot, foreign(shot)?)));
    let (shot, name) = others.next()?;
    let (unit, from) = (&shot.firer.unit, holder(shot, name)?);
    Some(Verdict::undecided(format!(
        "whether {unit} has the {name} of {from}: that it took it stands in no line"
    )))
}

fn goliath(volley: &Volley<'_>) -> Verdict {
    each_shot(volley, is_sw, |shot| {
        (shot.kind() == Some(WeaponKind::Goliath)).then(|| "a Goliath is no SW".into())
    })
}

fn chart_limits(volley: &Volley<'_>) -> Verdict {
    let limited = |shot: &Shot<'_>| shot.weapon().is_some_and(|weapon| weapon.squad_only);
    each_shot(volley, limited, |shot| {
        let small = shot.infantry().is_some_and(Infantry::is_small);
        small.then(|| format!("{} is no squad, and this SW needs one", shot.firer.unit))
    })
}

/// Inherent FP join a MG, an ATR as one FP on the IFT (C13.24) and a MOL (A22.61); A7.51-ordnance-never-in-fg
/// speaks of ordnance, IFE and canister.
fn joins_mg(volley: &Volley<'_>) -> Verdict {
    let other = |unit: &UnitId| {
        let of_unit = volley.shots().iter().filter(|s| s.firer.unit == *unit && !s.is_inherent());
        of_unit.filter_map(|s| s.kind()).collect::<alloc::vec::Vec<_>>()
    };
    let joined = |shot: &Shot<'_>| shot.is_inherent() && !other(&shot.firer.unit).is_empty();
    each_shot(volley, joined, |shot| {
        let apart = [
            WeaponKind::Mg,
            WeaponKind::Mol,
            WeaponKind::Atr,
            WeaponKind::Ordnance,
            WeaponKind::Oba,
            WeaponKind::Ife,
            WeaponKind::Canister,
        ];
        let foreign = other(&shot.firer.unit).into_iter().find(|kind| !apart.contains(kind))?;
        Some(format!(
            "inherent FP join the fire of a MG, an ATR or a MOL, not of another weapon ({})",
            foreign.word()
        ))
    })
}

/// Distinct SW and Guns that a unit uses in this fire phase, this attack included. SFF, FPF and Final Fire
/// count apart from the First Fire before them. A Gun that is a unit of its own counts by its name.
fn used(ctx: &Ctx<'_>, attack: &FireAttack, unit: &UnitId) -> BTreeSet<(UnitId, Use)> {
    let mode = mode_of(ctx, attack, unit);
    let such = |a: &&Attack| !is_second_use(mode) || a.mode_of(unit) == mode;
    let before = earlier_by(ctx, unit).filter(such).map(|a| &a.declared);
    let all = before.chain(core::iter::once(attack)).flat_map(|a| &a.firers);
    let def = ctx.unit(unit).map(|(_, def)| def);
    // A Fire Lane is its MG's.
    let lane = |f: &Firer| ctx.scenario.weapon_kind(def, &f.weapon) == Some(WeaponKind::FireLane);
    let own = all.filter(|f| f.unit == *unit && f.weapon != Use::Inherent && !lane(f));
    let own = own.map(|f| (f.unit.clone(), f.weapon.clone()));
    let guns = guns_of(ctx, earlier_by_gun(ctx, unit).filter(such), attack, unit).into_iter();
    own.chain(guns.map(|gun| (gun.clone(), Use::Gun))).collect()
}

fn used_inherent(ctx: &Ctx<'_>, attack: &FireAttack, unit: &UnitId) -> bool {
    let mode = mode_of(ctx, attack, unit);
    let such = |a: &&Attack| !is_second_use(mode) || a.mode_of(unit) == mode;
    let before = earlier_by(ctx, unit).filter(such).map(|a| &a.declared);
    let mut all = before.chain(core::iter::once(attack)).flat_map(|a| &a.firers);
    all.any(|f| f.unit == *unit && f.weapon == Use::Inherent)
}

fn is_squad(shot: &Shot<'_>) -> bool {
    shot.infantry().is_some_and(Infantry::is_squad)
}

fn max_two(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    each_shot(
        volley,
        |shot| is_squad(shot) && !shot.is_inherent(),
        |shot| {
            let n = used(ctx, attack, &shot.firer.unit).len();
            (n > SW_PER_SQUAD)
                .then(|| format!("{} fires {n} SW in this fire phase, two at most", shot.firer.unit))
        },
    )
}

fn two_cost_inherent(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let asked = |shot: &Shot<'_>| is_squad(shot) && !retains_half(shot) && !is_lane(shot);
    each_shot(volley, asked, |shot| {
        let unit = &shot.firer.unit;
        let both = used(ctx, attack, unit).len() == 2 && used_inherent(ctx, attack, unit);
        let since = is_lost_by_two(shot) || is_sw_after_inherent(shot);
        (both || since).then(|| format!("{unit} fires two SW and has no inherent FP left"))
    })
}

fn small_unit(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let asked = |shot: &Shot<'_>| is_small(shot) && !retains_half(shot) && !is_lane(shot);
    each_shot(volley, asked, |shot| {
        let unit = &shot.firer.unit;
        let adjacent = shot.mode() == FireMode::Final && shot.range_to(0).is_some_and(|range| range <= 1);
        let now = !used(ctx, attack, unit).is_empty() && used_inherent(ctx, attack, unit);
        let since = shot.is_inherent() && fired_sw_before(ctx, unit) && !adjacent;
        (now || since || is_sw_after_inherent(shot))
            .then(|| format!("{unit} fires a SW and has no inherent FP"))
    })
}

/// A Fire Lane is its MG's. A Gun that is a unit of its own is fired by whoever mans it.
fn one_sw(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let asked = |shot: &Shot<'_>| is_gun_shot(shot) || is_small(shot) && is_carried(shot);
    each_shot(volley, asked, |shot| {
        let unit = user(shot)?;
        let names = names_fired_at(ctx.before, unit).into_iter();
        let all = names.flat_map(|name| used(ctx, attack, name));
        let carried = |(by, weapon): (UnitId, Use)| match weapon {
            Use::Sw(name) | Use::Weapon(name) => {
                let def = ctx.unit(&by).map(|(_, def)| def);
                let kind = ctx.scenario.weapon_kind(def, &Use::Sw(name.clone()));
                (!kind.is_some_and(|kind| APART.contains(&kind))).then(|| name.as_str().to_owned())
            }
            Use::Gun => stands_as_gun(ctx.before, &by).then(|| by.as_str().to_owned()),
            Use::Inherent | Use::Ordnance => None,
        };
        let all: BTreeSet<String> = all.filter_map(carried).collect();
        (all.len() > 1).then(|| format!("{unit} fires {} SW in this fire phase, one at most", all.len()))
    })
}

/// The user of a SW or Gun: the unit that is named, or the small unit that mans a Gun.
fn user<'c>(shot: &'c Shot<'_>) -> Option<&'c UnitId> {
    if !is_gun_shot(shot) {
        return Some(&shot.firer.unit);
    }
    let (crew, _) = gun_crew::sole_crew(&shot.ctx, &shot.firer.unit)?;
    infantry(&shot.ctx, crew).filter(|(_, values)| values.is_small()).map(|_| crew)
}

/// SFF and FPF, and Final Fire on top of First Fire, halve once.
fn half_retained(volley: &Volley<'_>) -> Verdict {
    match factor(volley, Reason::Subsequent, |_| true) {
        Verdict::Silent => factor(volley, Reason::FinalFire, |_| true),
        spoken @ (Verdict::Kept | Verdict::Broken(_) | Verdict::Undecided(_)) => spoken,
    }
}

fn negates(volley: &Volley<'_>) -> Verdict {
    let attack = volley.declared;
    let asked = |shot: &Shot<'_>| retains_half(shot) && shot.is_inherent() && shot.infantry().is_some();
    each_shot(volley, asked, |shot| {
        let sw =
            attack.firers.iter().filter(|f| f.unit == shot.firer.unit && f.weapon != Use::Inherent).count();
        let full = if is_small(shot) { 1 } else { 2 };
        (sw >= full).then(|| format!("{} uses all its SW in this attack and no inherent FP", shot.firer.unit))
    })
}

/// Another SMC who stands by may man the MG with him: that is asked where nobody says so.
fn lone_smc(volley: &Volley<'_>) -> Verdict {
    let verdict = factor(volley, Reason::LoneSmc, |_| true);
    let whole = |shot: &&Shot<'_>| shot.firer.base.is_some() && !shot.says(Reason::LoneSmc);
    let by =
        |shot: &Shot<'_>| idle_mate(shot).map(|mate| (shot.firer.unit.clone(), mate.clone(), shot.label()));
    match volley.shots().iter().filter(whole).find_map(by) {
        Some((unit, mate, mg)) if verdict == Verdict::Silent => Verdict::undecided(format!(
            "whether {mate} mans the {mg} with {unit}, who alone fires it with half its FP (`with {mate}` says it)"
        )),
        Some(_) | None => verdict,
    }
}

fn moved_mg(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let heavy =
        |shot: &Shot<'_>| shot.kind() == Some(WeaponKind::Mg) && shot.infantry().is_some() && is_heavy(shot);
    if ctx.before.phase != Some(Phase::AFPh) {
        return Verdict::Silent;
    }
    each_shot(volley, heavy, |shot| {
        let moved = shot.unit.is_some_and(|unit| {
            unit.mph.expenditures > 0 && unit.aboard.is_none() && !is_recovered_since(unit, shot)
        });
        moved.then(|| {
            format!("{} spent MF in the MPh, and does not fire a MMG or HMG in the AFPh", shot.firer.unit)
        })
    })
}

/// It was Recovered where it lay, and has not been carried since (A4.41).
fn is_recovered_since(unit: &crate::state::Unit, shot: &Shot<'_>) -> bool {
    let (Use::Sw(name) | Use::Weapon(name)) = &shot.firer.weapon else { return false };
    unit.mph.afoot.tried.contains(name) && !unit.mph.afoot.carried.contains(name)
}

/// Its To Hit roll tells whether it is Intensive Fire: by Case F, or by the counter.
fn gun_after_inherent(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(on) = &roll.underway else { return Verdict::Silent };
    let own = |shot: &&Shot<'_>| shot.firer.unit == attempt.unit && is_gun_shot(shot);
    let Some(crew) = on.volley.shots().iter().find(own).and_then(user) else { return Verdict::Silent };
    let inherent = |f: &Firer| f.unit == *crew && f.weapon == Use::Inherent;
    let fired = earlier_by(ctx, crew).flat_map(|a| &a.declared.firers).any(inherent);
    let counter =
        ctx.before.units.get(&attempt.unit).is_some_and(|u| u.markers.contains(&Marker::IntensiveFire));
    let intensive = counter || attempt.drm.iter().any(|line| line.is(Modifier::F));
    match fired && !intensive {
        false => Verdict::Kept,
        true if attempt.drm.is_empty() && attempt.total.is_none() => {
            Verdict::undecided("whether this shot is Intensive Fire")
        }
        true => Verdict::broken(format!(
            "{crew} has fired its inherent FP: {} is fired no more but by Intensive Fire",
            attempt.unit
        )),
    }
}
