//! The sheet of an attack the way players write it (A7.3): FP of each firer, the sum, the column, the DRM,
//! the Final DR and the result. Plain data: the clauses, `explain` and the tests read this one object.

use super::a4_6_movers::{ffmo_due, ffnam_due, is_hazardous};
use super::a7_6_drm::open_tem;
use super::a7_6_tem::{by_board, tem_met};
use super::exposed::{exposed_due, tem_due};
use super::shot::{Shot, observer};
use crate::charts::ift::Column;
use crate::event::{DrmLine, IftResolved, Status, UnitId};
use crate::facts::{FireSheet, IftRoll, MemberFp, Outcome, Underway, Volley};
use crate::rules::Ctx;
use crate::state::{Attack, Unit};
use crate::tally::{Blame, Tally};
use crate::vocab::dice::Dr;
use crate::vocab::num::{Drm, Fp};
use crate::vocab::{IftResult, InfantryKind, Meaning, Modifier, Nation, Quality, WeaponKind, Word};
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;

impl Volley<'_> {
    /// The FP side of an attack on the `n`th Location.
    #[must_use]
    pub fn sheet(&self, n: usize) -> FireSheet {
        self.sheet_by(n, || fire_sheet(self, n))
    }

    /// Its lines: a firer each.
    #[must_use]
    pub fn members(&self, n: usize) -> Vec<MemberFp> {
        let line = |shot: &Shot<'_>| MemberFp {
            unit: shot.firer.unit.clone(),
            weapon: shot.firer.weapon.clone(),
            range: shot.range_to(n),
            fp: shot.fp(n),
        };
        able(self).map(line).collect()
    }
}

/// The firers, but for those whose LOS is blocked (A7.52) or whose inherent FP are spent (A7.351).
fn able<'v, 'c>(volley: &'v Volley<'c>) -> impl Iterator<Item = &'v Shot<'c>> {
    let lost = |shot: &Shot<'_>| shot.is_blocked() || super::a7_35_weapons::is_spent_inherent(shot);
    volley.shots().iter().filter(move |shot| !lost(shot))
}

fn fire_sheet(volley: &Volley<'_>, n: usize) -> FireSheet {
    let total = able(volley).try_fold(Fp::whole(0), |sum, shot| Some(sum + shot.worth(n)?));
    let column = total.and_then(|total| volley.ctx.scenario.table().column(total));
    FireSheet { total, column }
}

impl Underway<'_> {
    /// What an IFT roll gives against the `n`th Location; `None` when its dice or the FP are unknown.
    #[must_use]
    pub fn outcome(&self, ift: &IftResolved, n: usize) -> Option<Rc<Outcome>> {
        let known = self.ctx.outcomes.and_then(|outcomes| outcomes.find(self.attack, ift, n));
        known.unwrap_or_else(|| {
            let outcome = worked_out(self, ift, n).map(Rc::new);
            if let Some(outcomes) = self.ctx.outcomes {
                outcomes.keep(self.attack, ift, n, outcome.clone());
            }
            outcome
        })
    }
}

impl IftRoll<'_> {
    /// What it gives against the `n`th Location; `None` when its attack, its dice or its FP are unknown.
    #[must_use]
    pub fn outcome(&self, n: usize) -> Option<Rc<Outcome>> {
        self.underway.as_ref()?.outcome(self.said, n)
    }
}

/// What an IFT roll gives against the `n`th Location; `None` when its attack, its dice or its FP are unknown.
#[must_use]
pub fn outcome(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved, n: usize) -> Option<Rc<Outcome>> {
    Underway::of(ctx, attack).outcome(ift, n)
}

fn worked_out(on: &Underway<'_>, ift: &IftResolved, n: usize) -> Option<Outcome> {
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

/// The Final DR and the result against one unit, for DRM that are its alone.
#[must_use]
pub fn outcome_for(
    ctx: &Ctx<'_>,
    attack: &Attack,
    ift: &IftResolved,
    unit: &UnitId,
) -> Option<(i16, IftResult)> {
    let place = ctx.before.units.get(unit).and_then(Unit::location);
    let n = attack.at.iter().position(|at| Some(*at) == place).unwrap_or(0);
    let general = outcome(ctx, attack, ift, n)?;
    let total = general.dr.with(drm_due(ctx, attack, ift, unit).value());
    let apart = is_at_both(attack) && attack.concealed_before.contains(unit);
    let used = if apart { by_half(ctx, attack, n, &general) } else { general.used };
    Some((total, used.map_or(IftResult::None, |used| used.result(total))))
}

/// Some of its targets were concealed and others were not: one roll is read for both (A7.23).
pub(super) fn is_at_both(attack: &Attack) -> bool {
    let some = attack.targets.iter().any(|id| attack.concealed_before.contains(id));
    some && !attack.targets.iter().all(|id| attack.concealed_before.contains(id))
}

/// The column against the concealed of them; as many columns lower by Cowering as that of the others.
fn by_half(ctx: &Ctx<'_>, attack: &Attack, n: usize, general: &Outcome) -> Option<Column> {
    let volley = Volley::of(ctx, &attack.declared);
    let lost = |shot: &Shot<'_>| shot.is_blocked() || super::a7_35_weapons::is_spent_inherent(shot);
    let mut fps = volley.shots().iter().filter(|shot| !lost(shot)).map(|shot| shot.fp_at_concealed(n));
    let sum = fps.try_fold(Fp::whole(0), |sum, fp| Some(sum + fp?));
    let sum = sum.or_else(|| attack.declared.fp.map(Fp::halved))?;
    ctx.scenario.table().column(sum)?.lowered(general.cowered)
}

/// Columns that the attack loses if these dice are a double (A7.9).
pub(super) fn cowering(volley: &Volley<'_>, dr: Dr) -> u8 {
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
pub(super) fn cowering_on_doubles(volley: &Volley<'_>) -> u8 {
    shifts(volley).first().copied().unwrap_or_default()
}

/// Columns that it may lose on a double, the likeliest first: several where class or nation of a firer are not known
/// and matter (A7.9).
pub(super) fn shifts(volley: &Volley<'_>) -> Vec<u8> {
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
pub(super) fn is_inexperienced(shot: &Shot<'_>) -> bool {
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
pub(super) fn is_exempt(shot: &Shot<'_>) -> bool {
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
    match nation(shot)? {
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

/// Its nation: as the scenario says, else that which its side is named by.
fn nation(shot: &Shot<'_>) -> Option<Nation> {
    match &shot.infantry()?.nation {
        Some(said) => said.means(),
        None => Nation::read(shot.def()?.side.as_str()),
    }
}

/// The leadership DRM of an attack that is directed as the rules ask: every firing Location has a director
/// who is neither pinned nor broken; the poorest of them counts (A7.531).
#[must_use]
pub fn direction(volley: &Volley<'_>) -> Option<Drm> {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if attack.directors.is_empty() {
        return None;
    }
    let able = |id: &UnitId| {
        let (unit, values) = super::facts::infantry(ctx, id)?;
        let wounded = i16::from(unit.status.has(Status::Wounded));
        let fit = !unit.is_pinned() && !unit.is_broken() && !unit.eliminated;
        fit.then_some((unit.location(), Drm(values.leadership?.0 + wounded)))
    };
    let leaders: Vec<_> = attack.directors.iter().filter_map(able).collect();
    let covered = |shot: &Shot<'_>| leaders.iter().any(|(at, _)| *at == shot.location());
    if leaders.is_empty() || !volley.shots().iter().all(covered) {
        return None;
    }
    leaders.iter().map(|(_, drm)| *drm).max()
}

/// The DRM due against a unit: those declared, put right where the log tells better, with those of that unit alone.
pub(super) fn drm_due(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved, unit: &UnitId) -> Tally<Drm> {
    tally_of(&Underway::of(ctx, attack), ift, |line| line.only.contains(unit))
}

/// The DRM due against all targets: those declared, put right where the log tells better.
pub(super) fn general_drm(on: &Underway<'_>, ift: &IftResolved) -> Tally<Drm> {
    tally_of(on, ift, |_| false)
}

/// The DRM due at the `n`th of several Locations: also those that all targets there have and no other.
fn drm_at(on: &Underway<'_>, ift: &IftResolved, n: usize) -> Tally<Drm> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let place = attack.at.get(n).filter(|_| attack.at.len() > 1);
    let there = |id: &&UnitId| ctx.before.units.get(id).and_then(Unit::location).as_ref() == place;
    let targets: Vec<&UnitId> = attack.targets.iter().filter(|id| place.is_some() && there(id)).collect();
    tally_of(on, ift, |line| !targets.is_empty() && targets.iter().all(|id| line.only.contains(id)))
}

/// The general DRM and those that are `meant`.
fn tally_of(on: &Underway<'_>, ift: &IftResolved, meant: impl Fn(&DrmLine) -> bool) -> Tally<Drm> {
    let mut tally = Tally::new();
    let ours = |line: &&DrmLine| line.only.is_empty() || meant(line);
    let mut named: Vec<&Word<Modifier>> = Vec::new();
    let mut known: Vec<Modifier> = Vec::new();
    for line in ift.drm.iter().filter(ours).filter(|line| is_first(&mut named, &line.name)) {
        let (rule, blame) = line.means().map_or(("declared", "A7.3-drm-once"), row);
        let due = line.means().and_then(|modifier| due(on, ift, modifier));
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
        let absent = !ift.drm.iter().any(|line| line.is(modifier));
        if let Some(value) = due(on, ift, modifier).filter(|value| absent && *value != Drm(0)) {
            let (rule, blame) = row(modifier);
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

/// A DRM counts once (A7.3); of Hindrances there may be several (A7.6).
fn is_first<'a>(named: &mut Vec<&'a Word<Modifier>>, name: &'a Word<Modifier>) -> bool {
    let first = !named.contains(&name);
    named.push(name);
    first || name.is(Modifier::Hindrance)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the roll itself tells of no other")]
/// What a DRM is worth by the log: FFMO also by what the roll itself says of TEM and Hindrances.
fn due(on: &Underway<'_>, ift: &IftResolved, modifier: Modifier) -> Option<Drm> {
    match modifier {
        Modifier::Ffmo | Modifier::Ffnam if is_hazardous(ift) => Some(Drm(0)),
        Modifier::Ffmo => ffmo_due(&on.ctx, on.attack, ift),
        Modifier::Tem if open_tem(&on.ctx, on.attack, ift).is_some() => None,
        _ => derived(on, modifier),
    }
}

/// DRM that are due whether or not the player names them.
const DERIVED: [Modifier; 9] = [
    Modifier::A,
    Modifier::Leader,
    Modifier::Encircled,
    Modifier::Cx,
    Modifier::Ce,
    Modifier::Tem,
    Modifier::Hindrance,
    Modifier::Ffmo,
    Modifier::Ffnam,
];

/// A DRM that the log itself gives; `None` when only the players can tell.
#[expect(clippy::wildcard_enum_match_arm, reason = "no log gives any other DRM of the IFT")]
pub(super) fn derived(on: &Underway<'_>, modifier: Modifier) -> Option<Drm> {
    let (ctx, attack) = (&on.ctx, on.attack);
    if let Some(drm) = crate::rules::d::d3::leader_on_ift(on, modifier) {
        return Some(drm);
    }
    match modifier {
        Modifier::A => match crate::rules::case_a_from_bypass(ctx, attack) {
            Some(due) => Some(due),
            None => Some(crate::rules::case_a_on_ift(ctx, attack)?.value()),
        },
        Modifier::J => crate::rules::case_j_on_ift(ctx, attack),
        Modifier::Leader => Some(direction(&on.volley).unwrap_or_default()),
        Modifier::Encircled => Some(Drm(i16::from(is_encircled_fire(&on.volley)))),
        Modifier::Heroic => heroic_fire(&on.volley),
        Modifier::Cx => Some(Drm(i16::from(attack.hit.is_none() && is_tired_fire(&on.volley)))),
        Modifier::Ce => exposed_due(ctx, attack),
        Modifier::Tem => tem_due(ctx, attack),
        Modifier::Hindrance => hindrance_due(ctx, attack),
        Modifier::Ffnam => ffnam_due(ctx, attack),
        _ => None,
    }
}

/// The rule that gives a DRM of the IFT, and the clause to blame for it.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other DRM of the IFT stands by word")]
const fn row(modifier: Modifier) -> (&'static str, &'static str) {
    match modifier {
        Modifier::A => ("C5.1", "D3.52-mg-case-a-on-ift"),
        Modifier::Leader => ("A7.53", "A7.531-lowest-quality"),
        Modifier::Encircled => ("A7.7", "A7.7-plus1-on-fire"),
        Modifier::Cx => ("A4.51", "A4.51-cx-fire"),
        Modifier::Heroic => ("A15.24", "A7.3-drm-once"),
        Modifier::Ce => ("D5.31", "A7.211-ot-and-ht-plus2"),
        Modifier::Ffmo => ("A4.6", "A4.6-ffmo"),
        Modifier::Ffnam => ("A4.6", "A4.6-ffnam"),
        Modifier::Tem => ("A7.6", "A7.6-tem"),
        Modifier::Hindrance => ("A7.6", "A7.6-hindrance"),
        _ => ("declared", "A7.3-drm-once"),
    }
}

/// A member fires out of Encirclement (A7.7).
pub(super) fn is_encircled_fire(volley: &Volley<'_>) -> bool {
    volley.shots().iter().any(|shot| shot.is(Status::Encircled))
}

/// One hero, or heroic unit, fires alone (A15.24): -1, and none of others; of groups it is open.
fn heroic_fire(volley: &Volley<'_>) -> Option<Drm> {
    let is_one = |shot: &Shot<'_>| {
        let hero = shot.infantry().is_some_and(|infantry| infantry.kind == Some(InfantryKind::Hero));
        hero || shot.is(Status::Heroic)
    };
    let (all, heroic) = (volley.shots().len(), volley.shots().iter().filter(|shot| is_one(shot)).count());
    match (all, heroic) {
        (0, _) => None,
        (_, 0) if volley.declared.directors.is_empty() => Some(Drm(0)),
        (n, heroic) if n == heroic => Some(Drm(-1)),
        _ => None,
    }
}

/// A member is CX (A4.51).
pub(super) fn is_tired_fire(volley: &Volley<'_>) -> bool {
    volley.shots().iter().any(|shot| shot.is(Status::Cx))
}

/// The TEM of an IFT roll: none after a hit with the Infantry Target Type, whose To Hit roll it modified (C3.32).
pub(super) fn full_tem(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let by_roll_to_hit = attack.declared.target.infantry_target == Some(true) && !attack.to_hits.is_empty();
    if by_roll_to_hit { Some(Drm(0)) } else { tem_met(ctx, attack).map(|tem| tem.value) }
}

/// The Hindrance of an IFT roll: none after any To Hit roll, which it modified (C6.9).
pub(super) fn hindrance_due(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    if attack.to_hits.is_empty() { worst_hindrance(ctx, attack) } else { Some(Drm(0)) }
}

/// The worst Hindrance of any member (A7.52): of those that both accepted, and of those that the boards show; `None` where
/// no pair is told, or where boards were asked and one pair is open.
pub(in crate::rules) fn worst_hindrance(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let members = attack.declared.firers.iter().map(observer);
    let pairs = members.flat_map(|m| attack.targets.iter().map(move |t| (m, t)));
    let seen = pairs.filter(|(m, t)| ctx.sees(m, t) != Some(false));
    let told: Vec<Option<Drm>> = seen.map(|(m, t)| ctx.hindrance(m, t)).collect();
    let open = ctx.scenario.atlas.is_some() && told.contains(&None);
    told.into_iter().flatten().max().filter(|_| !open)
}

/// The target moved and is pinned: no FFMO, no FFNAM (A7.83).
pub(super) fn pinned_mover(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let pinned = |id: &UnitId| ctx.before.units.get(id).is_some_and(Unit::is_pinned);
    !attack.targets.is_empty() && attack.targets.iter().all(pinned)
}
