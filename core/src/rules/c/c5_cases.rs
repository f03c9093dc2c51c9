//! C5: the Cases of a To Hit roll that the firer pays. Case A is judged where the turn of a vehicle is (D3.51).

use crate::charts::to_hit as chart;
use crate::counter::Vehicle;
use crate::event::{DrmLine, FireMode, ToHitAttempt, UnitId};
use crate::facts::{CaseLine, Ctx, Shot, ToHitRoll, Volley};
use crate::figures::check::pin::has_pinned_crew;
use crate::figures::depletion::is_fired;
use crate::figures::fire::gun_crew::is_so;
use crate::figures::to_hit::case_c;
use crate::figures::to_hit::cases::{are_told, is_told};
use crate::figures::to_hit::on_foot::case_b;
use crate::figures::to_hit::sheet::case_h_on_foot;
use crate::figures::to_hit::target_type::is_by_mortar;
use crate::figures::vehicle::firing::{Firing, bounding, earlier, line, same_weapon, vehicles};
use crate::figures::vehicle::overrun::overruns_now;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::c::cases::case;
use crate::rules::c::{intensive, on_foot};
use crate::rules::clause::Clause;
use crate::rules::forms::case_reason::wrong_case;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::{Aimed, Attack, Unit, WeaponShot};
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, Mount, TargetType, WeaponKind, WeaponMount};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C5.1-case-a",
        &[Matter::CaseA],
        "Case A: a shot outside the arc pays for the hexspines that hull or turret, or a Gun on foot, are turned for it.",
        Check::ToHit(on_foot::case_a),
    ),
    Clause::check(
        "C5.11-fixed-arc",
        &[Matter::FireLeave],
        "A Gun on foot other than a mortar that fired from woods, a building or rubble fires on in that fire phase in the arc that it has.",
        Check::Fire(fixed_arc),
    )
    .since(2),
    Clause::check(
        "C5.2-case-b",
        &[Matter::CaseC],
        "Case B: the AFPh shot of a vehicle that neither fired in its MPh nor entered a new hex takes +2, in woods, a building or rubble +3.",
        Check::ToHit(|roll| beside_movement(roll, true)),
    ),
    Clause::check(
        "C5.2-case-b-on-foot",
        &[Matter::CaseC],
        "The AFPh shot of a SW or Gun on foot takes Case B or C3, +2, a Gun in woods, a building or rubble +3, Opportunity Fire excepted (C5.2, C5.34).",
        Check::ToHit(on_foot_in_afph),
    ),
    Clause::check(
        "C5-not-on-foot",
        &[Matter::Modifier],
        "A Gun or SW on foot takes no Case of a vehicle (C, C1, C2, C4, I), Case B in the AFPh alone, D of a pinned crew alone, E within its own hex alone.",
        Check::ToHit(not_on_foot),
    ),
    Clause::check(
        "C5.3-case-c",
        &[Matter::CaseC],
        "Case C: the AFPh shot of a vehicle that fired in its MPh or entered a new hex, and fire in Motion (C4), take the DRM of the gun's mount.",
        Check::ToHit(|roll| beside_movement(roll, false)),
    ),
    Clause::check(
        "C5.3-mp-between",
        &[Matter::FireAgain],
        "Between two shots of a weapon as Bounding First Fire the vehicle spends MP.",
        Check::VehicleFire(mp_between),
    ),
    Clause::check(
        "C5.4-case-d",
        &[Matter::Modifier],
        "Case D: the shot of a pinned crew takes +2.",
        Check::ToHit(case_d),
    ),
    Clause::check(
        "C5.5-case-e",
        &[Matter::Modifier],
        "Case E: a shot within the own hex takes +2, in woods, a building or rubble twice that.",
        Check::ToHit(on_foot::case_e),
    ),
    Clause::check(
        "C5.6-case-f",
        &[Matter::Modifier],
        "Case F: a shot of Intensive Fire takes +2.",
        Check::ToHit(|roll| case(roll, &[Modifier::F])),
    ),
    Clause::check(
        "C5.6-once",
        &[Matter::Rof],
        "A Gun makes one shot of Intensive Fire in a Player Turn.",
        Check::ToHit(intensive_once),
    ),
    Clause::check(
        "C5.6-who",
        &[Matter::Rof],
        "Intensive Fire is for Guns and the ordnance of vehicles, not for SW, nor for a shocked or stunned crew.",
        Check::ToHit(intensive::who),
    )
    .since(2),
    Clause::check(
        "C5.6-after-rof",
        &[Matter::Rof],
        "Intensive Fire comes when the ROF is exhausted.",
        Check::ToHit(intensive::after_rof),
    )
    .since(2),
    Clause::check(
        "C5.6-not-afph",
        &[Matter::Rof],
        "There is no Intensive Fire in the AFPh, Opportunity Fire excepted.",
        Check::ToHit(intensive::not_in_afph),
    )
    .since(2),
    Clause::check(
        "C5.7-case-g",
        &[Matter::Modifier],
        "Case G: a shot at a vehicle that is to immobilize it takes +5, and reaches six hexes.",
        Check::ToHit(deliberate),
    ),
    Clause::check(
        "C5.7-no-acq",
        &[Matter::Modifier],
        "No acquisition counts for a shot of Deliberate Immobilization.",
        Check::ToHit(not_acquired),
    )
    .since(2),
    Clause::check(
        "C5.8-case-h",
        &[Matter::Modifier],
        "Case H: a captured weapon, or one of a crew not trained for it, takes +2, and +4 where it is both.",
        Check::ToHit(case_h),
    ),
    Clause::check(
        "C5.9-case-i",
        &[Matter::CaseI],
        "Case I: the shot of a BU closed-topped AFV takes +1.",
        Check::ToHit(|roll| case(roll, &[Modifier::I])),
    ),
    Clause::check(
        "C5.9-rst-1mt",
        &[Matter::FireLeave],
        "The MA and CMG of a RST or of a one-man turret fire only when the crew is BU (D1.322).",
        Check::VehicleFire(small_turret),
    ),
];

/// It turns for this shot, having fired before. That of a vehicle may turn its turret.
fn fixed_arc(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let [shot] = volley.shots() else { return Verdict::Silent };
    let ordnance = shot.kind() == Some(WeaponKind::Ordnance) && shot.vehicle().is_none();
    let Some(unit) = shot.unit.filter(|_| ordnance && !is_by_mortar(volley)) else { return Verdict::Silent };
    let inside = unit.place.cell().and_then(|cell| ctx.terrain(cell)?.stands_in_obstacle());
    let fired = earlier(ctx, &shot.firer.unit, ctx.before.phase, u64::MAX);
    let by_it = |other: &&&Attack| {
        other
            .declared
            .firers
            .iter()
            .any(|f| f.unit == shot.firer.unit && same_weapon(&f.weapon, &shot.firer.weapon))
    };
    let Some(first) = fired.iter().find(by_it).filter(|_| inside == Some(true)) else {
        return Verdict::Silent;
    };
    let mut turned = unit.clone();
    turned.turn_for_shot(ctx.scenario, attack);
    Verdict::kept_or(turned.place == unit.place, || {
        let id = &shot.firer.unit;
        format!(
            "{id} fired in {} from woods, a building or rubble, and turns for another shot",
            first.declared.attack
        )
    })
}

/// By a kept ROF; D3.3 speaks of one that was not kept. [EXC: Overruns (D7.1)]
fn mp_between(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if attack.mode != FireMode::Bounding || !ctx.tells_all() {
        return Verdict::Silent;
    }
    let mut verdict = Verdict::Silent;
    for firing in vehicles(volley).into_iter().filter(Firing::in_own_mph) {
        let last = firing.last_shot();
        let counts = |shot: &&WeaponShot| shot.phase == Some(Phase::MPh) && !shot.overrun;
        let Some(last) = last.filter(counts).filter(|_| !overruns_now(ctx, attack, firing.unit)) else {
            continue;
        };
        let spent = ctx.before.window.as_ref().filter(|window| window.mover == *firing.id);
        if spent.is_some_and(|window| window.seq > last.seq) {
            verdict = Verdict::Kept;
        } else if firing.kept_rof() != Some(false) && is_fired(ctx, firing.id, last).is_some() {
            let (id, name) = (firing.id, firing.name());
            return Verdict::broken(format!("{id} spent no MP since its {name} fired in {}", last.attack));
        }
    }
    verdict
}

/// One that is due and left out is A7.82-ot-crew-penalties'.
fn case_d(roll: &ToHitRoll<'_>) -> Verdict {
    let attempt = roll.said;
    let named = attempt.drm.iter().any(|line| line.is(Modifier::D));
    if named { case(roll, &[Modifier::D]) } else { Verdict::Silent }
}

/// Of a Gun on foot it is asked where that is told to be captured, or a squad or HS may man it.
fn case_h(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let of_gun = || case_h_on_foot(ctx, roll.attack()?, attempt).filter(|_| are_told(attempt));
    let Some(due) = of_gun().filter(|_| ctx.vehicle(&attempt.unit).is_none()) else {
        return on_foot::unpaid_case_h(roll).unwrap_or_else(|| case(roll, &[Modifier::H]));
    };
    let line = line(&attempt.drm, Modifier::H);
    match line.map(|line| line.value.unwrap_or(due)) {
        Some(said) if said == due => Verdict::Kept,
        said => Verdict::Broken(Box::new(wrong_case(ctx, attempt, (Modifier::H, "C5.8"), said, due))),
    }
}

/// Whether it fires by its ROF after that, is for the players.
fn intensive_once(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(own) = roll.attack().filter(|_| are_told(attempt)) else { return Verdict::Silent };
    let paid = |aimed: &Aimed| {
        let same = aimed.unit == attempt.unit && same_weapon(&aimed.weapon, &attempt.weapon);
        same && line(&aimed.drm, Modifier::F).is_some_and(|line| line.value != Some(Drm(0)))
    };
    let before = ctx.before.attacks_by(&attempt.unit).into_iter().filter(|attack| attack.seq < own.seq);
    let before = before.filter(|attack| attack.aimed.iter().any(paid)).max_by_key(|attack| attack.seq);
    let unit = &attempt.unit;
    match (before.map(|attack| attack.declared.attack), attempt.is_intensive()) {
        (Some(_), true) if may_prevent_overrun(ctx, own, unit) => {
            Verdict::undecided("whether this is OVR Prevention (C5.64), which has one more such shot")
        }
        (Some(first), true) => {
            Verdict::broken(format!("{unit} made its one shot of Intensive Fire in {first}"))
        }
        (Some(first), false) => Verdict::undecided(format!(
            "whether {unit} fires again after {first}, which was Intensive Fire (C5.6)"
        )),
        (None, true) => Verdict::Kept,
        (None, false) => Verdict::Silent,
    }
}

/// It is a Gun on foot that answers a vehicle in its own hex. One source alone tells of the further shot.
fn may_prevent_overrun(ctx: &Ctx<'_>, own: &Attack, id: &UnitId) -> bool {
    let gun = ctx.unit(id).filter(|(_, def)| def.vehicle.is_none()).and_then(|(unit, _)| unit.place.cell());
    let comes = |target: &UnitId| ctx.vehicle(target).is_some_and(|(unit, _)| unit.place.cell() == gun);
    gun.is_some() && own.is_first_fire() && own.targets.iter().any(comes)
}

/// Asked where the player names it.
fn deliberate(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some((said, attack)) = line(&attempt.drm, Modifier::G).zip(roll.attack()) else {
        return Verdict::Silent;
    };
    let target = attempt.target.as_ref().or_else(|| attack.targets.first());
    let on_foot = |id: &UnitId| ctx.unit(id).is_some_and(|(_, def)| def.vehicle.is_none());
    if attack.declared.target.target_type == Some(TargetType::Infantry) || target.is_some_and(on_foot) {
        return Verdict::broken("Case G (C5.7): Deliberate Immobilization is of vehicles alone");
    }
    let from = attack.from.first().copied().flatten();
    let range = from.zip(attack.at.first()).map(|((from, _), (at, _))| from.range(*at));
    if let Some(range) = range.filter(|range| *range > chart::CASE_G_RANGE) {
        let reach = chart::CASE_G_RANGE;
        return Verdict::broken(format!("Case G (C5.7): it reaches {reach} hexes, the range is {range}"));
    }
    match said.value.filter(|value| *value != chart::CASE_G) {
        Some(said) => Verdict::wrong("Case G (C5.7)", format!("{said}"), format!("{}", chart::CASE_G)),
        None => Verdict::Kept,
    }
}

/// Two sources agree in part: it is asked.
fn not_acquired(roll: &ToHitRoll<'_>) -> Verdict {
    let drm = &roll.said.drm;
    if line(drm, Modifier::G).is_none() {
        return Verdict::Silent;
    }
    match line(drm, Modifier::N).filter(|line| line.value != Some(Drm(0))) {
        Some(_) => Verdict::undecided("whether Case N counts beside Case G"),
        None => Verdict::Kept,
    }
}

/// That one of them is named, and Case B of a Gun by where it stands; what else backblast adds stands by word. [EXC: ATR and MG, which are no
/// ordnance but by their To Hit]
fn on_foot_in_afph(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|_| are_told(attempt)) else { return Verdict::Silent };
    let Some((unit, def)) = ctx.unit(&attempt.unit).filter(|(_, def)| def.vehicle.is_none()) else {
        return Verdict::Silent;
    };
    let ordnance = ctx.scenario.weapon_kind(Some(def), &attempt.weapon) == Some(WeaponKind::Ordnance);
    let advancing = attack.phase == Some(Phase::AFPh) && attack.declared.mode == FireMode::Advancing;
    if !advancing || !ordnance || unit.aboard.is_some() || !ctx.is_of_players() {
        return Verdict::Silent;
    }
    let named =
        |line: &DrmLine| line.is(Modifier::C3) || line.means().is_some_and(|case| PAID.contains(&case));
    if attempt.drm.iter().any(named) {
        return on_foot::wrong_case_b(ctx, attempt).unwrap_or(Verdict::Kept);
    }
    let due = case_b(ctx, attempt).unwrap_or(chart::CASE_B);
    let breach = Breach::of("Case B (C5.2), or C3 of a light anti-tank weapon (C5.34): it fires in the AFPh");
    Verdict::Broken(Box::new(breach.figures("none", format!("{due}"))))
}

/// A Case that is named and has nothing to be paid for.
fn not_on_foot(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some((unit, _)) = ctx.unit(&attempt.unit).filter(|(_, def)| def.vehicle.is_none() && !def.aircraft)
    else {
        return Verdict::Silent;
    };
    let Some(attack) = roll.attack().filter(|_| unit.aboard.is_none() && ctx.is_of_players()) else {
        return Verdict::Silent;
    };
    let told: Vec<&DrmLine> = attempt.drm.iter().filter(|line| line.value != Some(Drm(0))).collect();
    let undue = told.iter().find_map(|line| Some((*line, undue(ctx, attack, attempt, line.means()?)?)));
    match undue {
        Some((line, why)) => {
            let said = line.value.map_or_else(|| format!("{}", line.name), |value| format!("{value}"));
            Verdict::wrong(format!("Case {}: {why}", line.name), said, "none")
        }
        None if told.is_empty() => Verdict::Silent,
        None => Verdict::Kept,
    }
}

/// Why a Case is not due of a shot on foot; `None` where it may be.
#[expect(clippy::wildcard_enum_match_arm, reason = "the others may be paid on foot, too")]
fn undue(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt, case: Modifier) -> Option<String> {
    let unit = &attempt.unit;
    match case {
        Modifier::C | Modifier::C1 | Modifier::C2 | Modifier::C4 | Modifier::I => {
            Some(format!("{unit} is no vehicle"))
        }
        Modifier::B => (attack.phase != Some(Phase::AFPh)).then(|| "this is no shot of the AFPh".into()),
        Modifier::D => is_free(ctx, unit).then(|| format!("who fires {unit} is not pinned")),
        Modifier::E => {
            let (from, to) = (attack.from.first().copied().flatten()?.0, attack.at.first()?.0);
            (from != to).then(|| "the target is in another hex".into())
        }
        _ => None,
    }
}

/// Neither the unit nor the crew beside it is pinned, by counter or by a check that no counter tells.
fn is_free(ctx: &Ctx<'_>, unit: &UnitId) -> bool {
    let here = ctx.before.units.get(unit).and_then(Unit::location);
    let beside = |id: &UnitId| ctx.before.units.get(id).and_then(Unit::location) == here;
    let checked = |attack: &Attack| attack.checks.iter().any(|made| made.unit == *unit || beside(&made.unit));
    is_so(ctx, unit, Unit::is_pinned) == Some(Some(false))
        && has_pinned_crew(ctx, unit) == Some(false)
        && !ctx.before.attacks.values().any(checked)
}

/// What a vehicle pays for fire beside movement.
pub(super) const PAID: [Modifier; 5] = [Modifier::B, Modifier::C, Modifier::C1, Modifier::C2, Modifier::C4];

/// Case B (`of_b`) or the Case C family where neither D3.3 nor D3.32 asks for them: AFPh fire of a vehicle that did not
/// fire in its MPh, and fire in Motion. The Case that is due speaks; where none is, the one that was declared; where both
/// were declared, each for itself.
fn beside_movement(roll: &ToHitRoll<'_>, of_b: bool) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|_| is_told(ctx, attempt)) else {
        return Verdict::Silent;
    };
    let Some(firing) = Firing::of(ctx, &attempt.unit, &attempt.weapon) else { return Verdict::Silent };
    if attack.declared.mode == FireMode::Bounding || !bounding(ctx, &attempt.unit).is_empty() {
        return Verdict::Silent;
    }
    let sheet = roll.sheet();
    let paid = |case: Option<Modifier>| case.filter(|case| PAID.contains(case));
    let mut due = sheet.cases.iter().find(|line| paid(line.case).is_some() && line.due != Some(Drm(0)));
    let mut said: Vec<&DrmLine> = attempt.drm.iter().filter(|line| paid(line.means()).is_some()).collect();
    let b_said = said.iter().filter(|line| line.is(Modifier::B)).count();
    if b_said > 0 && b_said < said.len() {
        due = due.filter(|due| (due.case == Some(Modifier::B)) == of_b);
        said.retain(|line| line.is(Modifier::B) == of_b);
    }
    let speaks = due.and_then(|due| due.case).or_else(|| said.first().and_then(|line| line.means()));
    if speaks.is_none_or(|case| (case == Modifier::B) != of_b) || is_elsewhere(attack, &firing, &said, speaks)
    {
        return Verdict::Silent;
    }
    let sum = said.iter().fold(Drm(0), |sum, line| sum + line.value.unwrap_or_default());
    // Nothing moves before the PFPh, and Motion bars Prep Fire (D2.4).
    let at_rest = attack.phase == Some(Phase::PFPh);
    if at_rest && case_c::in_motion(&firing) {
        return Verdict::Silent;
    }
    match due {
        None | Some(CaseLine { due: None, .. }) if at_rest => undue_beside_movement(sum),
        None if case_c::is_known(&firing) => undue_beside_movement(sum),
        Some(CaseLine { case: Some(case), due: Some(due), rule, .. })
            if *due != sum || is_other_letter(*case, &said) =>
        {
            let said = (!said.is_empty()).then_some(sum);
            Verdict::Broken(Box::new(wrong_case(ctx, attempt, (*case, rule), said, *due)))
        }
        Some(case) if case.due.is_some() => Verdict::Kept,
        Some(_) | None => Verdict::undecided("whether Case B or C applies as declared"),
    }
}

fn undue_beside_movement(said: Drm) -> Verdict {
    Verdict::wrong("no Case B or C is due (C5.2, C5.3)", format!("{said}"), format!("{}", Drm(0)))
}

/// The figure that is due under the letter of another Case; beside Case C4 stands the member that it is added to.
fn is_other_letter(due: Modifier, said: &[&DrmLine]) -> bool {
    due != Modifier::C4 && !said.iter().all(|line| line.is(due))
}

/// Judged by another clause: a Case named without figure or a member that is not C4 by D2.42-case-c4, a MG's To Kill
/// without a Case by D3.53-exc-ma-tk.
fn is_elsewhere(attack: &Attack, firing: &Firing<'_>, said: &[&DrmLine], due: Option<Modifier>) -> bool {
    let in_words = said.iter().any(|line| line.value.is_none());
    let unnamed_kill = firing.is_mg() && attack.phase == Some(Phase::AFPh) && said.is_empty();
    let other_member = due == Some(Modifier::C4) && !said.iter().any(|line| line.is(Modifier::C4));
    in_words || unnamed_kill || (other_member && !said.is_empty())
}

/// Nothing is said of an open-topped vehicle, of a crew that may have gone BU, and of an Overrun.
fn small_turret(volley: &Volley<'_>) -> Verdict {
    let small = |shot: &Shot<'_>| {
        let such = |vehicle: &Vehicle| {
            matches!(vehicle.mount, Some(Mount::RST | Mount::OneMan)) && vehicle.open_topped == Some(false)
        };
        let firing = Firing::of(&volley.ctx, &shot.firer.unit, &shot.firer.weapon);
        let turret = firing.and_then(|firing| firing.mount()) == Some(WeaponMount::Turret);
        turret && shot.vehicle().is_some_and(such)
    };
    each_shot(volley, small, |shot| {
        let (unit, vehicle) = shot.unit.zip(shot.vehicle())?;
        let overruns = overruns_now(&volley.ctx, volley.declared, unit);
        let may_be_bu = unit.is_pinned() || unit.crew.failed_task;
        let exposed = unit.ce.or(vehicle.ce) == Some(true) && !may_be_bu && !overruns;
        exposed.then(|| {
            format!("the crew of {} is CE: MA and CMG of its small turret do not fire", shot.firer.unit)
        })
    })
}
