//! A7.53 and A7.531: leaders who direct fire.

use crate::event::{FireAttack, FireMode, IftResolved, MfSpent, Status, UnitId, Use};
use crate::facts::{Ctx, IftRoll, Shot, ToHitRoll, Told, Volley};
use crate::figures::fire::blocked;
use crate::figures::fire::earlier::{earlier, is_rof_shot, shots_before};
use crate::figures::fire::sheet::{direction, takes_no_leader};
use crate::figures::fire::shot::shots;
use crate::figures::infantry::unit;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::a::a7_5_fire_group::is_linked_by_leader;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, firing_side};
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, WeaponKind};
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.53-one-attack-per-phase",
        &[Matter::LeaderUse],
        "One leader directs one unit or weapon per phase, unless all are in the same FG.",
        Check::Fire(one_attack),
    ),
    Clause::check(
        "A7.53-squad-and-its-mg-apart",
        &[Matter::LeaderUse],
        "If a squad fires its inherent FP separately from the MG it mans, only one of the two attacks can be directed.",
        Check::Fire(squad_and_mg),
    ),
    Clause::guard(
        "A7.53-mg-rof-redirect",
        "A leader may direct a MG at each of its shots, even if the first one was in a FG with others that the leader directed.",
    ),
    Clause::check(
        "A7.53-first-fire-carryover",
        &[Matter::Leadership],
        "A leader who directed Defensive First Fire may direct later fire of that Player Turn (SFF, FPF, Final Fire) only for the same firers.",
        Check::Fire(carryover),
    ),
    Clause::check(
        "A7.53-new-fg-or-sw-bars",
        &[Matter::Leadership],
        "A new FG, or another SW in that Player Turn, cannot be directed, not even in FPF.",
        Check::Fire(new_members),
    ),
    Clause::check(
        "A7.53-one-th-attempt",
        &[Matter::Leadership],
        "A leader affects one To Hit attempt per fire phase, further shots of a Multiple ROF weapon apart.",
        Check::ToHit(one_to_hit),
    ),
    Clause::check(
        "A7.531-once-per-player-turn",
        &[Matter::LeaderUse],
        "A leader lends the leadership DRM to a single attacker in one Player Turn, be it a unit or a FG.",
        Check::Fire(once),
    ),
    Clause::check(
        "A7.53-good-order",
        &[Matter::Leadership],
        "Who directs is a leader of the firers' side, neither broken nor berserk, captured or held in Melee.",
        Check::Fire(good_order),
    ),
    Clause::check(
        "A7.531-same-location",
        &[Matter::Leadership],
        "A directing leader must be with all firing units of a single-Location attack.",
        Check::Fire(same_location),
    ),
    Clause::check(
        "A7.531-los",
        &[Matter::Leadership],
        "A leader directs fire only at what the leader sees.",
        Check::Fire(sees_target),
    ),
    Clause::checks(
        "A7.531-multi-location-needs-leaders",
        &[Matter::Leadership],
        "A multi-Location FG gets leadership only with a directing leader in each of its Locations.",
        &[Check::Fire(leader_in_each), Check::Ift(leader_between)],
    ),
    Clause::check(
        "A7.531-lowest-quality",
        &[Matter::Modifier],
        "When several leaders direct one FG, the DRM of the poorest participating leader counts.",
        Check::Ift(lowest_quality),
    ),
    Clause::check(
        "A7.531-th-not-effects",
        &[Matter::Modifier],
        "A leader who directs an ordnance SW modifies its To Hit roll, not the IFT or To Kill roll of the hit.",
        Check::Ift(not_effects),
    ),
    Clause::fact(
        "A7.531-not-malfunction",
        "A leader's DRM never influences malfunction, which uses the Original DR.",
        "malfunction is asked of the Original DR: `Dr::original`",
    ),
    Clause::check(
        "A7.531-director-marked",
        &[Matter::MoveLeave],
        "The directing SMC is marked with a fire counter.",
        Check::Mf(director_marked),
    ),
];

fn uses(attack: &FireAttack) -> BTreeSet<(UnitId, Use)> {
    attack.firers.iter().map(|f| (f.unit.clone(), f.weapon.clone())).collect()
}

/// All firers are further ROF shots of MG that the leader directed before, in one attack or in several.
fn is_rof_of(ctx: &Ctx<'_>, attack: &FireAttack, leader: &UnitId) -> bool {
    let led = ctx.before.attacks_directed_by(leader).into_iter();
    let known: BTreeSet<(UnitId, Use)> = led.flat_map(|a| uses(&a.declared)).collect();
    shots(ctx, attack).iter().all(|shot| {
        let again = !shots_before(ctx, &shot.firer.unit, &shot.firer.weapon).is_empty();
        let same = known.contains(&(shot.firer.unit.clone(), shot.firer.weapon.clone()));
        same && again && is_rof_shot(ctx, shot)
    })
}

/// An earlier attack of this Player Turn, of such phases, that one of the directors directed.
fn directed_before<'a>(
    ctx: &Ctx<'a>,
    attack: &FireAttack,
    same_phase: bool,
) -> Option<(&'a UnitId, &'a Attack)> {
    if attack.directors.is_empty() {
        return None;
    }
    let phase = ctx.before.phase;
    let before = ctx.before.attacks.values().filter(move |a| !same_phase || a.phase == phase);
    let mut led = before.flat_map(|a| a.declared.directors.iter().map(move |leader| (leader, a)));
    led.find(|(leader, a)| {
        attack.directors.contains(leader)
            && ctx.vehicle(leader).is_none() // it stands for its Armor Leader (D3.4)
            && !is_rof_of(ctx, attack, leader)
            && !blocked::blocked_after(ctx, a)
    })
}

fn judge(found: Option<(&UnitId, &Attack)>, directed: bool) -> Verdict {
    match found {
        Some((leader, before)) => {
            Verdict::broken(format!("{leader} directed {} already", before.declared.attack))
        }
        None if directed => Verdict::Kept,
        None => Verdict::Silent,
    }
}

/// SFF and FPF after First Fire of the same phase are asked about below.
fn one_attack(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let carried = after_first_fire(ctx, attack).is_some();
    judge(directed_before(ctx, attack, true).filter(|_| !carried), !attack.directors.is_empty())
}

fn squad_and_mg(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let shares = |before: &Attack| attack.firers.iter().any(|f| before.has_firer(&f.unit));
    let carried = after_first_fire(ctx, attack).is_some();
    let found = directed_before(ctx, attack, true).filter(|(_, before)| shares(before) && !carried);
    judge(found, !attack.directors.is_empty())
}

/// After Defensive First Fire the same firers only.
fn after_first_fire<'a>(ctx: &Ctx<'a>, attack: &FireAttack) -> Option<(&'a UnitId, &'a Attack)> {
    let later = matches!(attack.mode, FireMode::Subsequent | FireMode::Fpf | FireMode::Final);
    let found = directed_before(ctx, attack, false).filter(|(_, a)| a.phase == Some(Phase::MPh));
    found.filter(|_| later)
}

fn carryover(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some((leader, before)) = after_first_fire(ctx, attack) else { return Verdict::Silent };
    let stranger = attack.firers.iter().find(|f| !before.has_firer(&f.unit));
    stranger.map_or(Verdict::Kept, |f| {
        Verdict::broken(format!("{leader} directed First Fire without {}", f.unit))
    })
}

/// The clause above speaks of units that the leader did not direct.
fn new_members(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some((leader, before)) = after_first_fire(ctx, attack) else { return Verdict::Silent };
    let known = uses(&before.declared);
    let new = uses(attack).into_iter().find(|(unit, weapon)| {
        let other = !known.contains(&(unit.clone(), weapon.clone()));
        *weapon != Use::Inherent && other && before.has_firer(unit)
    });
    new.map_or(Verdict::Kept, |(unit, _)| {
        Verdict::broken(format!("{leader} cannot direct another SW of {unit}"))
    })
}

/// Once in a Player Turn, later fire of the same firers after First Fire apart.
fn once(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let carried = after_first_fire(ctx, attack).is_some();
    judge(directed_before(ctx, attack, false).filter(|_| !carried), !attack.directors.is_empty())
}

fn one_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let led = attempt.drm.iter().any(|line| line.is(Modifier::Leader));
    let Some(attack) = roll.attack().filter(|_| led) else {
        return Verdict::Silent;
    };
    let directs = |other: &&Attack| {
        let named = &attack.declared.directors;
        let leader = named.is_empty() || other.declared.directors.iter().any(|id| named.contains(id));
        let here = other.from.first() == attack.from.first();
        leader && here && other.led_to_hit > 0 && uses(&other.declared) != uses(&attack.declared)
    };
    let other = earlier(ctx).find(directs);
    other.map_or(Verdict::Kept, |other| {
        Verdict::broken(format!("the leader modified the To Hit of {} already", other.declared.attack))
    })
}

fn leaders(attack: &FireAttack) -> bool {
    !attack.directors.is_empty()
}

fn firing_places(volley: &Volley<'_>) -> BTreeSet<(crate::vocab::hex::Cell, crate::event::Level)> {
    volley.shots().iter().filter_map(Shot::location).collect()
}

/// A7.831 speaks of a pinned one; a vehicle stands for its Armor Leader (D3.4).
fn good_order(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let side = firing_side(ctx.before, ctx.scenario, attack);
    let why = |id: &UnitId| {
        let (unit, def) = ctx.unit(id).filter(|(_, def)| def.vehicle.is_none())?;
        let bad = [
            (Status::Broken, "broken"),
            (Status::Berserk, "berserk"),
            (Status::Captured, "captured"),
            (Status::Melee, "held in Melee"),
        ];
        let leads = def.infantry.as_ref().is_some_and(|i| i.leadership.is_some() || i.kind.is_none());
        match bad.into_iter().find(|(status, _)| unit.status.has(*status)) {
            Some((_, why)) => Some(why),
            None if unit.eliminated => Some("eliminated"),
            None if !leads => Some("no leader"),
            None => (side != unit.side.as_ref()).then_some("of another side"),
        }
    };
    let mut known = attack.directors.iter().filter(|id| ctx.vehicle(id).is_none()).peekable();
    if known.peek().is_none() {
        return Verdict::Silent;
    }
    let bad = known.find_map(|id| Some((id, why(id)?)));
    bad.map_or(Verdict::Kept, |(id, why)| Verdict::broken(format!("{id} is {why} and directs nobody")))
}

fn same_location(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if !leaders(attack) {
        return Verdict::Silent;
    }
    let places = firing_places(volley);
    if places.len() != 1 {
        return Verdict::Silent;
    }
    let away = |id: &&UnitId| {
        let at = ctx.before.units.get(id).and_then(|unit| unit.location());
        at.is_some_and(|at| !places.contains(&at))
    };
    let away = attack.directors.iter().find(away);
    away.map_or(Verdict::Kept, |id| Verdict::broken(format!("{id} is not in the Location of the firers")))
}

/// By what both accept, or the boards show. A vehicle stands for its Armor Leader (D3.4).
fn sees_target(volley: &Volley<'_>) -> Verdict {
    let (ctx, targets) = (&volley.ctx, volley.targets());
    let mut verdict = Verdict::Silent;
    for id in volley.declared.directors.iter().filter(|id| ctx.vehicle(id).is_none()) {
        let seen: Vec<Option<bool>> = targets.iter().map(|target| ctx.sees(id, target)).collect();
        if !seen.is_empty() && seen.iter().all(|seen| *seen == Some(false)) {
            return Verdict::broken(format!(
                "{}: the leader directs nobody at it",
                ctx.unseen(id, &targets[0])
            ));
        }
        if seen.contains(&Some(true)) {
            verdict = Verdict::Kept;
        }
    }
    verdict
}

fn leader_in_each(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if !leaders(attack) {
        return Verdict::Silent;
    }
    let places = firing_places(volley);
    if places.len() < 2 {
        return Verdict::Silent;
    }
    let led: BTreeSet<_> =
        attack.directors.iter().filter_map(|id| ctx.before.units.get(id)?.location()).collect();
    let linked = led.iter().all(|at| places.contains(at));
    let bare = places.iter().any(|at| !led.contains(at));
    if !linked {
        return Verdict::Silent; // A7.5-lone-leader-no-link; the roll is asked of the leadership DRM
    }
    Verdict::kept_or(!bare, || "each Location of the Fire Group needs a directing leader".into())
}

/// The DRM of a leader who stands in none of the Locations that fire.
fn leader_between(roll: &IftRoll<'_>) -> Verdict {
    let Some(underway) = roll.underway.as_ref().filter(|on| on.attack.hit.is_none()) else {
        return Verdict::Silent;
    };
    let places = firing_places(&underway.volley);
    let all = underway.attack.declared.directors.iter();
    let led: BTreeSet<_> = all.filter_map(|id| roll.ctx.before.units.get(id)?.location()).collect();
    // A7.5-lone-leader-no-link tells of a group that this leader alone links, and that has a leader in each Location.
    if is_linked_by_leader(&underway.volley) == Some(true) && places.is_subset(&led) {
        return Verdict::Silent;
    }
    let directors = underway.attack.declared.directors.iter();
    let mut at = directors.filter_map(|id| roll.ctx.before.units.get(id)?.location());
    let away = places.len() > 1 && at.any(|at| !places.contains(&at));
    let mut said =
        roll.said.drm.iter().filter(|line| line.is(Modifier::Leader)).filter_map(|line| line.value);
    match said.find(|value| value.0 != 0).filter(|_| away) {
        Some(said) => Verdict::wrong("a leader in each Location of the Fire Group", format!("{said}"), "+0"),
        None => Verdict::Silent,
    }
}

fn lowest_quality(roll: &IftRoll<'_>) -> Verdict {
    let ift = roll.said;
    let Some(underway) = &roll.underway else { return Verdict::Silent };
    if is_linked_by_leader(&underway.volley) == Some(true) {
        return Verdict::Silent;
    }
    let Some(due) = direction(&underway.volley) else { return nobody_directs(underway.attack, ift) };
    let said = ift.drm.iter().find(|line| line.is(Modifier::Leader)).and_then(|line| line.value);
    let said = said.unwrap_or_default();
    if said == due || underway.attack.hit.is_some() {
        return Verdict::Kept;
    }
    let why = if takes_no_leader(&underway.volley) {
        "leadership is no DRM of a FT's or DC's attack (A22.2, A23.1)"
    } else {
        "the leadership DRM of the poorest directing leader counts"
    };
    let breach = Breach::of(why);
    Verdict::Broken(Box::new(breach.figures(format!("{said}"), format!("{due}"))))
}

/// A leader's DRM without a leader.
fn nobody_directs(attack: &Attack, ift: &IftResolved) -> Verdict {
    let claimed =
        |line: &&crate::event::DrmLine| line.is(Modifier::Leader) && line.value.is_some_and(|v| v.0 != 0);
    match ift.drm.iter().find(claimed) {
        Some(line) if attack.declared.directors.is_empty() && attack.hit.is_none() => {
            let said = line.value.unwrap_or_default();
            Verdict::broken(format!("no leader directs this attack, and {said} was declared for one"))
        }
        Some(_) | None => Verdict::Silent,
    }
}

/// A leader's DRM on the effects roll of a hit by ordnance.
fn not_effects(roll: &IftRoll<'_>) -> Verdict {
    let ift = roll.said;
    let Some(on) = &roll.underway else { return Verdict::Silent };
    let ordnance = on.volley.shots().iter().any(|s| s.kind().is_some_and(WeaponKind::is_ordnance));
    if on.attack.hit != Some(true) || !ordnance {
        return Verdict::Silent;
    }
    let led = ift.drm.iter().any(|line| line.is(Modifier::Leader));
    Verdict::kept_or(!led, || "the leader modifies the To Hit roll, not the effects of the hit".into())
}

/// A leader who directed in the PFPh is marked and does not move.
fn director_marked(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let directed = |a: &&Attack| a.phase == Some(Phase::PFPh) && a.declared.directors.contains(&spent.unit);
    match ctx.before.attacks.values().find(directed) {
        Some(attack) => {
            Verdict::broken(format!("it directed {} and is under a fire counter", attack.declared.attack))
        }
        None if unit::leadership(ctx, &spent.unit).is_some() => Verdict::Kept,
        None => Verdict::Silent,
    }
}
