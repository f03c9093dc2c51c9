//! The sheet of an attack: each DRM that is due, with its rule, and the sum of FP on the IFT.

use crate::charts::ift::Column;
use crate::event::{DrmLine, FireMode, IftResolved, Status, UnitId};
use crate::facts::{Ctx, FireSheet, Outcome, Shot, Underway, Volley};
use crate::figures::fire::crowded::crowded;
use crate::figures::fire::exposed::exposed_due;
use crate::figures::fire::hindrance::hindrance_due;
use crate::figures::fire::inherent;
use crate::figures::fire::movers::{ffmo_due, ffnam_due, is_hazardous};
use crate::figures::fire::residual_due::lying;
use crate::figures::fire::since::{was_lost_by, was_pinned};
use crate::figures::fire::smc::is_second_man;
use crate::figures::fire::spraying::place_of_unit;
use crate::figures::fire::tem::by_board;
use crate::figures::fire::tem_open::{open_tem, tem_due, tem_due_at};
use crate::figures::infantry::nation::nation_of;
use crate::figures::infantry::unit;
use crate::figures::to_hit::case_a;
use crate::figures::vehicle::overrun_fp::{at_concealed, overrun_fp};
use crate::figures::vehicle::{bypass_case_a, leader_drm, motion_fire};
use crate::state::{Attack, Unit};
use crate::tally::{Blame, Tally};
use crate::vocab::dice::Dr;
use crate::vocab::num::{Drm, Fp};
use crate::vocab::{IftResult, InfantryKind, Modifier, Nation, Quality, Reason, WeaponKind, Word};
use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;

/// The firers, but for those whose LOS is blocked (A7.52) or whose inherent FP are spent (A7.351).
pub(crate) fn able<'v, 'c>(volley: &'v Volley<'c>) -> impl Iterator<Item = &'v Shot<'c>> {
    let lost = |shot: &Shot<'_>| shot.is_blocked() || inherent::is_spent_inherent(shot);
    volley.shots().iter().filter(move |shot| !lost(shot))
}

pub(crate) fn fire_sheet(volley: &Volley<'_>, n: usize) -> FireSheet {
    let mut own = able(volley).filter(|shot| !is_second_man(shot));
    let residual = volley.declared.mode == FireMode::Residual;
    let mut fired = || own.try_fold(Fp::whole(0), |sum, shot| Some(sum + shot.worth(n)?));
    let due = || lying(volley, n).filter(|_| residual).or_else(|| Some(overrun_fp(volley)?.sum.value()));
    let total = if volley.declared.mode.names_firers() { fired() } else { volley.declared.fp.or_else(due) };
    let column = total.and_then(|total| volley.ctx.scenario.table().column(total));
    FireSheet { total, column }
}

pub(crate) fn worked_out(on: &Underway<'_>, ift: &IftResolved, n: usize) -> Option<Outcome> {
    let (ctx, attack, volley) = (&on.ctx, on.attack, &on.volley);
    let dr = match ctx.before.rolls.get(&ift.roll)?.dice {
        crate::vocab::dice::Dice::Dr(dr) => dr,
        crate::vocab::dice::Dice::dr(_) | crate::vocab::dice::Dice::Three(..) => return None,
    };
    let declared = &attack.declared;
    let total = volley.sheet(n).total.or(declared.fp);
    let column = match total {
        Some(total) => ctx.scenario.table().column(total),
        None => Some(ctx.scenario.table().named(declared.column.or(ift.column)?)?),
    };
    let drm = drm_at(on, ift, n);
    let final_dr = dr.with(drm.value());
    let cowered = cowered_as_said(volley, ift, (dr, final_dr), column);
    let used = column.and_then(|column| column.lowered(cowered));
    let result = used.map_or(IftResult::None, |used| used.result(final_dr));
    Some(Outcome { column, cowered, used, dr, drm, total: final_dr, result })
}

/// The column against the concealed of them; as many columns lower by Cowering as that of the others.
pub(crate) fn by_half(ctx: &Ctx<'_>, attack: &Attack, n: usize, general: &Outcome) -> Option<Column> {
    let volley = Volley::of(ctx, &attack.declared);
    let lost = |shot: &Shot<'_>| shot.is_blocked() || inherent::is_spent_inherent(shot);
    let mut fps = volley.shots().iter().filter(|shot| !lost(shot)).map(|shot| shot.fp_at_concealed(n));
    let sum = fps.try_fold(Fp::whole(0), |sum, fp| Some(sum + fp?)).filter(|_| attack.overrun.is_none());
    let sum = sum.or_else(|| at_concealed(ctx, attack));
    let sum = sum.or_else(|| attack.declared.fp.map(Fp::halved))?;
    ctx.scenario.table().column(sum)?.lowered(general.cowered)
}

/// Columns that the attack loses if these dice are a double (A7.9).
pub(crate) fn cowering(volley: &Volley<'_>, dr: Dr) -> u8 {
    if dr.is_double() { cowering_on_doubles(volley) } else { 0 }
}

/// Where class or nation of a firer are not known: as the player's column or result has it, if it may be so.
fn cowered_as_said(
    volley: &Volley<'_>,
    ift: &IftResolved,
    (dr, total): (Dr, i16),
    column: Option<Column>,
) -> u8 {
    let all = if dr.is_double() { shifts(volley) } else { Vec::new() };
    let said = |shift: &u8| {
        let used = column.and_then(|column| column.lowered(*shift));
        let result = || used.map_or(IftResult::None, |used| used.result(total));
        match ift.column {
            Some(said) => said.fp() == used.map_or(Fp::whole(0), Column::fp),
            None => ift.result.as_ref().and_then(Word::means) == Some(result()),
        }
    };
    all.iter().find(|shift| said(shift)).or(all.first()).copied().unwrap_or_default()
}

/// Columns that it would lose on a double, as far as class and nation are known.
pub(crate) fn cowering_on_doubles(volley: &Volley<'_>) -> u8 {
    shifts(volley).first().copied().unwrap_or_default()
}

/// Columns that it may lose on a double, the likeliest first: several where class or nation of a firer are not known
/// and matter (A7.9).
pub(crate) fn shifts(volley: &Volley<'_>) -> Vec<u8> {
    let shots = volley.shots();
    let exempt: Vec<Option<bool>> = shots.iter().map(exemption).collect();
    if direction(volley).is_some() || exempt.iter().all(|exempt| *exempt == Some(true)) {
        return alloc::vec![0];
    }
    let inexperience: Vec<Option<bool>> = shots.iter().map(inexperience).collect();
    let mut all = match (inexperience.contains(&Some(true)), inexperience.contains(&None)) {
        (true, _) => alloc::vec![2],
        (false, true) => alloc::vec![1, 2],
        (false, false) => alloc::vec![1],
    };
    if !exempt.contains(&Some(false)) {
        all.push(0);
    }
    all
}

/// Is it Inexperienced for certain?
pub(crate) fn is_inexperienced(shot: &Shot<'_>) -> bool {
    inexperience(shot) == Some(true)
}

/// As the scenario says, else by class: Conscripts, and Green units without a leader in Good Order beside them
/// (A19.2, A19.3). `None` for a squad or HS whose class is not known.
fn inexperience(shot: &Shot<'_>) -> Option<bool> {
    let Some(infantry) = shot.infantry() else { return Some(false) };
    infantry.inexperienced.or_else(|| match infantry.quality {
        Some(Quality::Conscript) => Some(true),
        Some(Quality::Green) => Some(!has_leader(shot)),
        Some(Quality::Elite | Quality::FirstLine | Quality::SecondLine) => Some(false),
        None => infantry.kind.filter(|kind| kind.is_smc() || *kind == InfantryKind::Crew).map(|_| false),
    })
}

/// A leader of its side who is not broken is in its Location.
fn has_leader(shot: &Shot<'_>) -> bool {
    let Some(side) = shot.def().map(|def| &def.side) else { return false };
    let leads = |id: &UnitId| {
        let Some((unit, def)) = shot.ctx.unit(id).filter(|(_, def)| def.side == *side) else { return false };
        let leader = def.infantry.as_ref().is_some_and(|i| i.kind == Some(InfantryKind::Leader));
        leader && !unit.is_broken() && !unit.eliminated
    };
    let there = shot.ctx.units_with(shot.location());
    there.into_iter().any(|(id, _)| leads(id))
}

/// Firers and kinds of fire that never cower for certain (A7.9).
pub(crate) fn is_exempt(shot: &Shot<'_>) -> bool {
    exemption(shot) == Some(true)
}

/// Does it never cower? `None` where that depends on a nation or class that is not known.
fn exemption(shot: &Shot<'_>) -> Option<bool> {
    let steady = [
        WeaponKind::Ife,
        WeaponKind::Canister,
        WeaponKind::FireLane,
        WeaponKind::Sniper,
        WeaponKind::Dc,
        WeaponKind::ThrownDc,
    ];
    let by_weapon = shot.kind().is_some_and(|kind| kind.is_ordnance() || steady.contains(&kind));
    let vehicular = shot.def().is_some_and(|def| def.vehicle.is_some() || def.aircraft);
    let state = shot.is(Status::Berserk) || shot.is(Status::Fanatic);
    if by_weapon || vehicular || state { Some(true) } else { steadiness(shot) }
}

/// SMC, Finns, Elite and First Line British. `None` where nation or class are not known.
fn steadiness(shot: &Shot<'_>) -> Option<bool> {
    let Some(infantry) = shot.infantry() else { return Some(false) };
    if infantry.kind.is_some_and(InfantryKind::is_smc) {
        return Some(true);
    }
    match nation_of(shot.def()?)? {
        Nation::Finnish => Some(true),
        Nation::British => infantry.quality.map(|class| matches!(class, Quality::Elite | Quality::FirstLine)),
        Nation::German
        | Nation::Russian
        | Nation::American
        | Nation::French
        | Nation::Italian
        | Nation::Japanese
        | Nation::Common
        | Nation::Chinese
        | Nation::AxisMinor
        | Nation::AlliedMinor
        | Nation::Partisan
        | Nation::Other => Some(false),
    }
}

/// An attack of a FT or a DC, which leadership and heroism do not modify (A22.2, A23.1).
pub(crate) fn takes_no_leader(volley: &Volley<'_>) -> bool {
    let apart =
        |shot: &Shot<'_>| matches!(shot.kind(), Some(WeaponKind::Ft | WeaponKind::Dc | WeaponKind::ThrownDc));
    !volley.shots().is_empty() && volley.shots().iter().all(apart)
}

/// The leadership DRM of an attack that is directed as the rules ask: every firing Location has a director
/// who is neither pinned nor broken; the poorest of them counts (A7.531).
#[must_use]
pub fn direction(volley: &Volley<'_>) -> Option<Drm> {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if attack.directors.is_empty() {
        return None;
    }
    if takes_no_leader(volley) {
        return Some(Drm(0));
    }
    let able = |id: &UnitId| {
        let (unit, values) = unit::infantry(ctx, id)?;
        let wounded = Drm(i16::from(unit.status.has(Status::Wounded)));
        let lost = unit.is_broken() || unit.eliminated;
        let fit = !was_pinned(ctx, attack, id) && (!lost || was_lost_by(ctx, attack, id));
        fit.then_some((unit.location(), values.leadership? + wounded))
    };
    let leaders: Vec<_> = attack.directors.iter().filter_map(able).collect();
    let covered = |shot: &Shot<'_>| leaders.iter().any(|(at, _)| *at == shot.location());
    if leaders.is_empty() || !volley.shots().iter().all(covered) {
        return None;
    }
    leaders.iter().map(|(_, drm)| *drm).max()
}

/// The DRM due against a unit: those declared, put right where the log tells better, with those of that unit alone.
pub(crate) fn drm_due(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved, unit: &UnitId) -> Tally<Drm> {
    let n = place_of_unit(ctx, attack, unit);
    tally_of(&Underway::of(ctx, attack), ift, n, |line| line.only.contains(unit))
}

/// The DRM due against all targets: those declared, put right where the log tells better.
pub(crate) fn general_drm(on: &Underway<'_>, ift: &IftResolved) -> Tally<Drm> {
    tally_of(on, ift, None, |_| false)
}

/// The DRM due at the `n`th of several Locations: also those that all targets there have and no other.
fn drm_at(on: &Underway<'_>, ift: &IftResolved, n: usize) -> Tally<Drm> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let place = attack.at.get(n).filter(|_| attack.at.len() > 1);
    let there = |id: &&UnitId| ctx.before.units.get(id).and_then(Unit::location).as_ref() == place;
    let targets: Vec<&UnitId> = attack.targets.iter().filter(|id| place.is_some() && there(id)).collect();
    tally_of(on, ift, Some(n), |line| !targets.is_empty() && targets.iter().all(|id| line.only.contains(id)))
}

/// The general DRM and those that are `meant`, at the `n`th of several Locations.
fn tally_of(
    on: &Underway<'_>,
    ift: &IftResolved,
    n: Option<usize>,
    meant: impl Fn(&DrmLine) -> bool,
) -> Tally<Drm> {
    let mut tally = Tally::new();
    let ours = |line: &&DrmLine| line.only.is_empty() || meant(line);
    let mut named: Vec<&Word<Modifier>> = Vec::new();
    let mut known: Vec<Modifier> = Vec::new();
    for line in ift.drm.iter().filter(ours).filter(|line| is_first(&mut named, &line.name)) {
        let (rule, blame) = line.means().map_or(("declared", "A7.3-drm-once"), |means| row(on, means));
        let due = line.means().and_then(|modifier| due(on, ift, n, modifier));
        if let Some(modifier) = line.means().filter(|_| due.is_some()) {
            if known.contains(&modifier) {
                continue;
            }
            known.push(modifier);
        }
        let value = due.unwrap_or(line.value.unwrap_or_default());
        tally.plus(value, label(on, line.means(), line.name.as_str(), value), rule, Blame::on(blame));
    }
    for modifier in DERIVED {
        // Each Location of Spraying Fire has a TEM of its own.
        let of_place = modifier == Modifier::Tem && on.attack.at.len() > 1;
        let absent = !ift.drm.iter().any(|line| line.is(modifier) && (!of_place || ours(&line)));
        if let Some(value) = due(on, ift, n, modifier).filter(|value| absent && *value != Drm(0)) {
            let (rule, blame) = row(on, modifier);
            tally.plus(value, label(on, Some(modifier), modifier.word(), value), rule, Blame::on(blame));
        }
    }
    tally
}

/// The DRM that a line of the sum is named by, without what gives it: `TEM` of `TEM: Woods in K7 (B13)`.
#[must_use]
pub fn drm_name(label: &str) -> &str {
    label.split_once(": ").map_or(label, |(name, _)| name)
}

/// The name of a DRM, with the terrain and the hex that give it where a board tells.
fn label(on: &Underway<'_>, modifier: Option<Modifier>, name: &str, value: Drm) -> String {
    let by = modifier.filter(|_| value != Drm(0)).and_then(|modifier| by_board(&on.ctx, on.attack, modifier));
    by.map_or_else(|| name.into(), |by| alloc::format!("{name}: {by}"))
}

/// A DRM counts once (A7.3); there may be several Hindrances (A7.6).
fn is_first<'a>(named: &mut Vec<&'a Word<Modifier>>, name: &'a Word<Modifier>) -> bool {
    let first = !named.contains(&name);
    named.push(name);
    first || name.is(Modifier::Hindrance)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the roll itself tells of no other")]
/// What a DRM is worth by the log: FFMO also by what the roll itself says of TEM and Hindrances.
fn due(on: &Underway<'_>, ift: &IftResolved, n: Option<usize>, modifier: Modifier) -> Option<Drm> {
    match modifier {
        Modifier::Tem if on.attack.at.len() > 1 => tem_due_at(&on.ctx, on.attack, n?),
        Modifier::Ffmo | Modifier::Ffnam if is_hazardous(ift) => Some(Drm(0)),
        Modifier::Ffmo => ffmo_due(&on.ctx, on.attack, ift),
        Modifier::Tem if open_tem(&on.ctx, on.attack, ift).is_some() => None,
        _ => derived(on, modifier),
    }
}

/// DRM that are due whether or not the player names them.
const DERIVED: [Modifier; 10] = [
    Modifier::A,
    Modifier::Leader,
    Modifier::Encircled,
    Modifier::Cx,
    Modifier::Ce,
    Modifier::Tem,
    Modifier::Hindrance,
    Modifier::Ffmo,
    Modifier::Ffnam,
    Modifier::Overstacked,
];

/// A DRM that the log itself gives; `None` when only the players can tell.
#[expect(clippy::wildcard_enum_match_arm, reason = "no log gives any other DRM of the IFT")]
pub(crate) fn derived(on: &Underway<'_>, modifier: Modifier) -> Option<Drm> {
    let (ctx, attack) = (&on.ctx, on.attack);
    if let Some(drm) = leader_drm::leader_on_ift(on, modifier) {
        return Some(drm);
    }
    match modifier {
        Modifier::A => match bypass_case_a::case_a_from_bypass(ctx, attack) {
            Some(due) => Some(due),
            None => Some(case_a::case_a_on_ift(ctx, attack)?.value()),
        },
        Modifier::J => motion_fire::case_j_on_ift(ctx, attack),
        Modifier::Leader => Some(direction(&on.volley).unwrap_or_default()),
        Modifier::Encircled => Some(Drm(i16::from(is_encircled_fire(&on.volley)))),
        Modifier::Heroic => heroic_fire(&on.volley),
        Modifier::HeroMg if ctx.scenario.book >= 2 => Some(Drm(i16::from(is_lone_hero_with_mg(&on.volley)))),
        Modifier::Cx => Some(Drm(i16::from(attack.hit.is_none() && is_tired_fire(&on.volley)))),
        Modifier::Ce => exposed_due(ctx, attack),
        Modifier::Tem => tem_due(ctx, attack),
        Modifier::Hindrance => hindrance_due(ctx, attack),
        Modifier::Ffnam => ffnam_due(ctx, attack),
        Modifier::Overstacked => crowded(on),
        _ => None,
    }
}

/// The rule that gives a DRM of the IFT, and the clause to blame for it.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other DRM of the IFT stands by word")]
fn row(on: &Underway<'_>, modifier: Modifier) -> (&'static str, &'static str) {
    match modifier {
        Modifier::Ffmo if on.attack.overrun.is_some() => ("D7.15", "D7.15-tem"),
        Modifier::A => ("C5.1", "D3.52-mg-case-a-on-ift"),
        Modifier::Leader => ("A7.53", "A7.531-lowest-quality"),
        Modifier::Encircled => ("A7.7", "A7.7-plus1-on-fire"),
        Modifier::Cx => ("A4.51", "A4.51-cx-fire"),
        Modifier::Heroic => ("A15.24", "A7.3-drm-once"),
        Modifier::Ce => ("D5.31", "A7.211-ot-and-ht-plus2"),
        Modifier::Ffmo => ("A4.6", "A4.6-ffmo"),
        Modifier::Ffnam => ("A4.6", "A4.6-ffnam"),
        Modifier::Overstacked => ("A5.12", "A5.12-attack"),
        Modifier::Tem => ("A7.6", "A7.6-tem"),
        Modifier::Hindrance => ("A7.6", "A7.6-hindrance"),
        _ => ("declared", "A7.3-drm-once"),
    }
}

/// A member fires out of Encirclement (A7.7).
pub(crate) fn is_encircled_fire(volley: &Volley<'_>) -> bool {
    volley.shots().iter().any(|shot| shot.is(Status::Encircled))
}

/// Each hero, or heroic unit, in the attack gives -1 within its Normal Range, beside leadership (A15.24); it is open where the range
/// of one is, and where a heroic leader directs.
fn heroic_fire(volley: &Volley<'_>) -> Option<Drm> {
    let heroic = volley.shots().iter().filter(|shot| is_heroic(shot));
    let units: BTreeSet<&UnitId> = heroic.clone().map(|shot| &shot.firer.unit).collect();
    let ctx = &volley.ctx;
    let leads = |id: &UnitId| ctx.before.units.get(id).is_none_or(|unit| unit.status.has(Status::Heroic));
    if volley.shots().is_empty() || volley.declared.directors.iter().any(leads) {
        return None;
    }
    if units.is_empty() || takes_no_leader(volley) {
        return Some(Drm(0));
    }
    let far: Option<Vec<bool>> = heroic.map(|shot| shot.due(Reason::LongRange, 0)).collect();
    let near = far?.iter().all(|far| !far);
    near.then(|| Drm(-i16::try_from(units.len()).unwrap_or(1)))
}

fn is_heroic(shot: &Shot<'_>) -> bool {
    let hero = shot.infantry().is_some_and(|infantry| infantry.kind == Some(InfantryKind::Hero));
    hero || shot.is(Status::Heroic)
}

/// A hero, or a heroic SMC, fires a MG, and nobody and nothing else fires with it (A15.23).
pub(crate) fn is_lone_hero_with_mg(volley: &Volley<'_>) -> bool {
    let [shot] = volley.shots() else { return false };
    let mg = shot.kind() == Some(WeaponKind::Mg) && !shot.firer.to_kill && shot.firer.with.is_none();
    mg && volley.declared.directors.is_empty() && heroic_fire(volley) == Some(Drm(-1))
}

/// A member is CX (A4.51).
pub(crate) fn is_tired_fire(volley: &Volley<'_>) -> bool {
    volley.shots().iter().any(|shot| shot.is(Status::Cx))
}
