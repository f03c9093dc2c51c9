//! The sheet of a To Hit roll: each Case that is due, with its rule.

use crate::charts::to_hit as chart;
use crate::effects::hits;
use crate::event::{DrmLine, Status, ToHitAttempt, UnitId};
use crate::facts::{CaseLine, Ctx, ToHitRoll, ToHitSheet};
use crate::figures::fire::gun_cover::{emplacement, gun_of_targets};
use crate::figures::fire::hindrance::{is_listed, worst_hindrance};
use crate::figures::fire::tem::tem_met;
use crate::figures::infantry::unit::infantry;
use crate::figures::to_hit::cases::{BY_WORD, clause_of, rule_of};
use crate::figures::to_hit::dice::dice;
use crate::figures::to_hit::number::to_hit_numbers;
use crate::figures::to_hit::target_type::rolls_on_area;
use crate::figures::to_hit::{acquired, case_a, case_c, movers, on_foot};
use crate::figures::vehicle::crew::was_stunned;
use crate::figures::vehicle::firing::{Firing, line};
use crate::figures::vehicle::leader_drm::vehicular_drm;
use crate::figures::vehicle::motion_fire::fires_in_motion;
use crate::figures::vehicle::moving::{is_at_rest, is_moving_target};
use crate::scenario::Terrain;
use crate::state::{Attack, Place, Unit, stands_as_gun};
use crate::tally::{Blame, Tally};
use crate::vocab::num::{Drm, Mp};
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Modifier, TargetType, WeaponKind};
use alloc::vec::Vec;

impl ToHitRoll<'_> {
    /// Its sheet, worked out when the first clause asks.
    pub(crate) fn sheet(&self) -> &ToHitSheet {
        self.sheet_by(|roll| to_hit_sheet(&roll.ctx, roll.said))
    }
}

/// The sheet of a To Hit roll.
#[must_use]
pub fn to_hit_sheet(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> ToHitSheet {
    let mut cases = derived(ctx, attempt);
    for said in &attempt.drm {
        let stands = said.means().is_some_and(|case| cases.iter().any(|line| line.case == Some(case)));
        if let Some((due, rule)) = judged_if_said(ctx, attempt, said).filter(|_| !stands) {
            cases.push(said_line(said, due, rule));
        } else if !cases.iter().any(|case| case.is(&said.name)) && !is_of_family(&cases, said.means()) {
            let due = vehicular_drm(ctx, attempt, said);
            let rule = if due.is_some() { "D3.4" } else { said.means().map_or("C5, C6", rule_of) };
            cases.push(said_line(said, due, rule));
        }
    }
    cases.retain(|case| case.due != Some(Drm(0)) || case.said.is_some());
    let mut drm = Tally::new();
    for case in &cases {
        drm.plus(case.value(), case.name.clone(), case.rule, Blame::on(case.case.map_or(BY_WORD, clause_of)));
    }
    let dr = dice(ctx, attempt);
    let total = dr.map(|dr| dr.with(drm.value()));
    let hit = dr.zip(total).zip(attempt.number).and_then(|((dr, total), number)| hits(dr, total, number));
    ToHitSheet { dr, cases, drm, total, hit }
}

/// A line as the player wrote it.
fn said_line(said: &DrmLine, due: Option<Drm>, rule: &'static str) -> CaseLine {
    CaseLine { name: said.name.as_str().into(), case: said.means(), due, said: said.value, rule }
}

/// Cases that a log may leave out without a word: acquisition, Hindrance, the target size that the To Hit number may have in it
/// already, Point Blank Fire where movement leaves it open;
/// and those that a word alone tells: Intensive Fire.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other Case is due or not, said or not")]
fn judged_if_said(
    ctx: &Ctx<'_>,
    attempt: &ToHitAttempt,
    said: &DrmLine,
) -> Option<(Option<Drm>, &'static str)> {
    let attack = || ctx.before.attacks.get(&attempt.attack);
    match said.means()? {
        Modifier::F => Some((Some(chart::CASE_F), "C5.6")),
        Modifier::G => Some((Some(chart::CASE_G), "C5.7")),
        Modifier::N => Some((acquired::due(ctx, attempt, said.value), "C6.5")),
        Modifier::L => Some((attack().and_then(|attack| case_l(ctx, attack, attempt)), "C6.3")),
        Modifier::P => Some((attack().and_then(|attack| case_p_said(ctx, attack, attempt, said)), "C6.7")),
        // That of a Gun that has not left its place (C11.2).
        Modifier::Tem => {
            let emplaced = attack().and_then(|attack| emplacement(ctx, attack));
            Some((said.value.filter(|value| emplaced == Some(*value)), "C6.8"))
        }
        // One witness: by a spotter, as told (C9.3).
        Modifier::Spotted => {
            let spotted =
                |attack: &Attack| attack.declared.firers.iter().any(|firer| firer.spotter.is_some());
            let due = attack().is_some_and(spotted).then_some(SPOTTED);
            Some((said.value.filter(|value| due == Some(*value)), "C9.3"))
        }
        Modifier::Stun => Some((said.value.filter(|value| was_stunned(ctx, &attempt.unit, *value)), "D5.34")),
        Modifier::Hindrance => Some((attack().and_then(|attack| case_r(ctx, attack, attempt, said)), "C6.9")),
        _ => None,
    }
}

/// What a mortar pays for its spotter.
const SPOTTED: Drm = Drm(2);

/// Case P of a vehicle, or of the Gun that is the target or that the target mans, which the counter shows as well (C2.271).
fn case_p_said(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt, said: &DrmLine) -> Option<Drm> {
    let of_gun = || {
        let (gun, _) = gun_of_targets(ctx, attack).filter(|_| ctx.scenario.book >= 2)?;
        let (_, def) = ctx.unit(gun)?;
        let size = def.weapons.values().find_map(|weapon| weapon.gun.as_ref()?.target_size)?;
        said.value.filter(|value| value.0 == i16::from(size))
    };
    case_p(ctx, attack, attempt).or_else(of_gun)
}

/// A member of a family whose other member is due: its line stands already.
fn is_of_family(cases: &[CaseLine], said: Option<Modifier>) -> bool {
    let families: [fn(Modifier) -> bool; 2] = [Modifier::is_case_c, Modifier::is_case_j];
    families.into_iter().any(|is_member| {
        let due = |case: &CaseLine| case.due.is_some() && case.case.is_some_and(is_member);
        said.is_some_and(is_member) && cases.iter().any(due)
    })
}

fn derived(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Vec<CaseLine> {
    let attack = ctx.before.attacks.get(&attempt.attack);
    let firing = Firing::of(ctx, &attempt.unit, &attempt.weapon);
    let said = |case: Modifier| line(&attempt.drm, case).and_then(|line| line.value);
    let mut cases = Vec::new();
    let mut add = |case: Modifier, due: Option<Drm>, rule: &'static str| {
        if due.is_some() {
            let name = case.on_to_hit().into();
            cases.push(CaseLine { name, case: Some(case), due, said: said(case), rule });
        }
    };
    if let (Some(firing), Some(attack)) = (&firing, attack) {
        let turn = case_a::due(ctx, attack, firing.id, firing.weapon);
        add(Modifier::A, turn.map(|turn| turn.tally.value()), "C5.1");
        if let Some(due) = case_c::due(firing, attack, attempt) {
            add(due.case, due.exact(), "C5.3");
        }
        add(Modifier::B, case_b(firing, attack), "C5.2");
        add(Modifier::D, case_d(firing, said(Modifier::D)), "C5.4");
        add(Modifier::E, case_e(firing, attack), "C5.5");
        add(Modifier::I, case_i(firing, said(Modifier::I)), "C5.9");
        add(Modifier::H, case_h(firing, said(Modifier::H)), "C5.8");
    }
    add(Modifier::L, attack.and_then(|attack| case_l_due(ctx, attack, attempt)), "C6.3");
    if let (None, Some(attack)) = (&firing, attack) {
        add(Modifier::A, on_foot::case_a(ctx, attack, attempt).filter(|due| *due != Drm(0)), "C5.1");
        add(Modifier::E, on_foot::case_e(ctx, attack, attempt).filter(|due| *due != Drm(0)), "C5.5");
        add(Modifier::H, case_h_on_foot(ctx, attack, attempt), "C5.8");
    }
    if let Some((case, due)) = attack.and_then(|attack| case_j(ctx, attack, attempt)) {
        add(case, Some(due), "C6.1");
    }
    let [ffnam, ffmo] = attack.map_or([None, None], |attack| movers::due(ctx, attack, attempt));
    add(Modifier::Ffnam, ffnam, "C6.13");
    add(Modifier::Ffmo, ffmo, "C6.14");
    add(Modifier::P, attack.and_then(|attack| size_left_out(ctx, attack, attempt)), "C6.7");
    add(Modifier::K, attack.and_then(|attack| case_k(ctx, attack, attempt)), "C6.2");
    add(Modifier::Tem, attack.and_then(|attack| case_q(ctx, attack, attempt)), "C6.8");
    cases
}

/// Case Q: the TEM of the target, which on the Area Target Type the IFT roll has (C3.331).
fn case_q(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Drm> {
    if ctx.scenario.book >= 2 && rolls_on_area(ctx, attack, attempt) {
        return Some(Drm(0));
    }
    tem_met(ctx, attack).map(|tem| tem.value)
}

/// Case I of a crew that is BU. One that failed its Pin Task Check went BU (A7.82): that no line tells it is told of the check, and
/// of who pays the Case no more is asked.
fn case_i(firing: &Firing<'_>, said: Option<Drm>) -> Option<Drm> {
    if firing.vehicle.open_topped == Some(true) {
        return Some(Drm(0));
    }
    match is_bu(firing) {
        true => Some(chart::CASE_I),
        false if firing.unit.crew.failed_task => said.map(|_| chart::CASE_I),
        false => Some(Drm(0)),
    }
}

/// BU, as recorded or as the scenario says that it begins (C5.9).
fn is_bu(firing: &Firing<'_>) -> bool {
    firing.vehicle.ce.is_some() && firing.unit.ce.or(firing.vehicle.ce) == Some(false)
}

/// Case B of a vehicle that fires in the AFPh and neither fired in its MPh nor entered a new hex.
fn case_b(firing: &Firing<'_>, attack: &Attack) -> Option<Drm> {
    let afph = attack.phase == Some(Phase::AFPh);
    if !afph || case_c::is_bounding_fire(firing, attack) || case_c::in_motion(firing) {
        return Some(Drm(0));
    }
    Some(if inside_obstacle(firing)? { chart::CASE_B_OBSTACLE } else { chart::CASE_B })
}

/// Inside woods, a building or rubble; `None` when that depends on a road there.
fn inside_obstacle(firing: &Firing<'_>) -> Option<bool> {
    let Place::In(cell, _) = firing.unit.place else { return Some(false) };
    firing.ctx.terrain(cell).map_or(Some(false), Terrain::stands_in_obstacle)
}

/// Case D of a pinned crew: one that is open-topped stays CE and pays it, another goes BU instead (A7.82). That one has no
/// counter which failed its Pin Task Check is told of the check, and of who pays the Case no more is asked.
fn case_d(firing: &Firing<'_>, said: Option<Drm>) -> Option<Drm> {
    if !firing.unit.is_pinned() && !firing.unit.crew.failed_task {
        return Some(Drm(0));
    }
    if !firing.unit.is_pinned() && said.is_none() {
        return None;
    }
    firing.vehicle.open_topped.map(|open| if open { chart::CASE_D } else { Drm(0) })
}

/// Case E: fire within the own hex; doubled inside an obstacle.
fn case_e(firing: &Firing<'_>, attack: &Attack) -> Option<Drm> {
    let own = firing.unit.place.cell()?;
    let (target, _) = attack.at.first()?;
    if *target != own {
        return Some(Drm(0));
    }
    Some(if inside_obstacle(firing)? { chart::CASE_E + chart::CASE_E } else { chart::CASE_E })
}

/// Case J against a vehicle that moves, by its MP in the firer's LOS, which is told only within the MPh itself; and
/// against one in Motion that spent no MP in this Player Turn.
fn case_j(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<(Modifier, Drm)> {
    let target = attempt.target.as_ref()?;
    let (unit, vehicle) = ctx.vehicle(target)?;
    if ctx.tells_all() && is_at_rest(ctx, unit) {
        let said = attempt.drm.iter().filter_map(DrmLine::means).find(|case| case.is_case_j());
        return Some((said.unwrap_or(Modifier::J), Drm(0)));
    }
    // What a hit made of it since does not matter in that Player Turn (C6.1).
    let motion = unit.motion.is_some() || unit.halted_in_motion;
    if motion && unit.mph.expenditures == 0 && !unit.mph.began_in_motion {
        return Some((Modifier::J, chart::CASE_J));
    }
    let defending = attack.is_first_fire() || attack.phase == Some(Phase::DFPh);
    let moves = defending && vehicle.mp.is_some() && is_moving_target(ctx, unit);
    if !moves {
        return None;
    }
    // Nobody said that a unit not named among the observers saw nothing.
    let (sure, may) = ctx.spent_in_los(target, &attempt.unit);
    let told =
        sure > Mp::ZERO || unit.mph.seen.contains_key(&attempt.unit) || unit.mph.seen_unsaid > Mp::ZERO;
    let due = (told && sure == may && !is_by_mp_spent(ctx, attempt))
        .then(|| chart::case_j(sure + unused_in_los(ctx, target, &attempt.unit)))?;
    // Whether the limited exposure of J1 and J2 is of a vehicle that began in Motion nobody says; many MP in LOS have none.
    (!unit.mph.began_in_motion || due.0 == Modifier::J).then_some(due)
}

/// The member of Case J that is said goes by the MP spent alone. By the letter of D2.1 what is left counts in the last hex; by
/// an official answer J2 is paid in the DFPh too.
pub(crate) fn is_by_mp_spent(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> bool {
    let Some(target) = attempt.target.as_ref() else { return false };
    let (spent, _) = ctx.spent_in_los(target, &attempt.unit);
    let [alone, all] = [spent, spent + unused_in_los(ctx, target, &attempt.unit)].map(chart::case_j);
    let said = attempt.drm.iter().filter_map(DrmLine::means).find(|case| case.is_case_j());
    alone != all && said == Some(alone.0)
}

/// MP that a vehicle had left when its MPh ended, which count in its last hex (D2.1), as far as this unit may have seen them.
pub(crate) fn unused_in_los(ctx: &Ctx<'_>, mover: &UnitId, observer: &UnitId) -> Mp {
    let Some((unit, vehicle)) = ctx.vehicle(mover) else { return Mp::ZERO };
    let seen = unit.mph.last_seen.as_ref().is_none_or(|by| by.contains(observer));
    let over = unit.mph.closed || ctx.before.phase != Some(Phase::MPh);
    unit.mph.left(vehicle).filter(|_| seen && over).map_or(Mp::ZERO, |left| left.max(Mp::ZERO))
}

/// Case L: a target within two hexes; not by, nor at, a vehicle in Motion or Non-Stopped.
fn case_l(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Drm> {
    let from = attack.from.first().copied().flatten()?.0;
    let target = attempt.target.as_ref().or_else(|| attack.targets.first())?;
    if fires_in_motion(ctx, &attempt.unit) || fires_in_motion(ctx, target) {
        return Some(Drm(0));
    }
    let (at, _) = attack.at.first()?;
    Some(chart::case_l(from.range(*at)))
}

/// The same where it is due, said or not.
fn case_l_due(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Drm> {
    match ctx.vehicle(&attempt.unit) {
        Some(_) => case_l_at_rest(ctx, attack, attempt),
        None => case_l_shown(ctx, attack, attempt),
    }
}

/// Where nobody has moved: the shots of a vehicle on the Vehicle Target Type.
fn case_l_at_rest(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Drm> {
    let target = attempt
        .target
        .as_ref()
        .filter(|_| attack.declared.target.target_type == Some(TargetType::Vehicle))?;
    let stands = |id: &UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.mph.expenditures == 0);
    case_l(ctx, attack, attempt).filter(|_| ctx.tells_all() && stands(&attempt.unit) && stands(target))
}

/// The same of a Gun on foot whose Target Type is told, at one Known target outside of the MPh: both stand still. The number
/// is the one due without it, and no DRM by word may stand for it. `None` where one of these is not so.
fn case_l_shown(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Drm> {
    let typed = attack.declared.target.target_type.filter(|of_type| *of_type != TargetType::Area);
    let target = attempt.target.as_ref().filter(|_| ctx.scenario.book >= 2 && ctx.tells_all())?;
    let ((gun, def), (unit, _)) = (ctx.unit(&attempt.unit)?, ctx.unit(target)?);
    let known = unit.status.has(Status::Known) && !unit.status.has(Status::Concealed);
    let ordnance = ctx.scenario.weapon_kind(Some(def), &attempt.weapon) == Some(WeaponKind::Ordnance);
    let own = stands_as_gun(ctx.before, &attempt.unit);
    let still = |unit: &Unit| unit.mph.expenditures == 0 && unit.motion.is_none() && unit.aboard.is_none();
    let calm = matches!(attack.phase, Some(Phase::PFPh | Phase::DFPh | Phase::AFPh));
    if !known || !ordnance || !own || !still(gun) || !still(unit) || !calm || typed.is_none() {
        return None;
    }
    let by_word = attempt.drm.iter().any(|line| line.means().is_none());
    let due = case_l(ctx, attack, attempt).filter(|due| *due != Drm(0) && !by_word)?;
    let number = to_hit_numbers(ctx, attempt).filter(|due| due.sums.len() == 1)?.usual()?.value().0;
    attempt.number.is_none_or(|told| told == number).then_some(due)
}

/// Case H: a captured vehicle; twice that, where its crew is not trained for it either, stands by word.
fn case_h(firing: &Firing<'_>, said: Option<Drm>) -> Option<Drm> {
    let twice = said == Some(chart::CASE_H + chart::CASE_H);
    (firing.unit.status.has(Status::Captured) && !twice).then_some(chart::CASE_H)
}

/// Case H of a captured Gun on foot: twice that where no crew mans it. `None` of a Gun that is not told to be captured, and where it is
/// not known who mans it.
pub(crate) fn case_h_on_foot(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Drm> {
    let (gun, _) =
        ctx.unit(&attempt.unit).filter(|(_, def)| def.vehicle.is_none() && ctx.scenario.book >= 2)?;
    let by = attack.gun_crews.get(&attempt.unit).filter(|_| gun.status.has(Status::Captured))?;
    match infantry(ctx, by)?.1.kind? {
        InfantryKind::Crew => Some(chart::CASE_H),
        InfantryKind::Squad | InfantryKind::Hs => Some(chart::CASE_H + chart::CASE_H),
        InfantryKind::Leader | InfantryKind::Hero | InfantryKind::Cavalry => None,
    }
}

/// Case P of a roll whose number is the one due without it. The number of another line may have the size in it already, and in book 1
/// every number may.
fn size_left_out(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Drm> {
    let size = case_p(ctx, attack, attempt).filter(|_| ctx.scenario.book > 1)?;
    let said = attempt.drm.iter().any(|line| line.is(Modifier::P));
    let due = to_hit_numbers(ctx, attempt).filter(|due| !said && due.sums.len() == 1)?;
    let number = due.usual()?.value().0;
    attempt.number.is_none_or(|told| told == number).then_some(size)
}

/// Case R: the Hindrance that both accepted or a board shows; what the firer says of it, where the head and the log have so much.
fn case_r(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt, line: &DrmLine) -> Option<Drm> {
    let all = attempt.drm.iter().filter(|line| line.is(Modifier::Hindrance));
    let sum = all.fold(Drm(0), |sum, line| sum + line.value.unwrap_or_default());
    let listed = || line.value.filter(|_| ctx.scenario.book >= 2 && is_listed(ctx, attack, sum));
    worst_hindrance(ctx, attack).or_else(listed)
}

/// Case P: the size that the target's counter shows, on the Vehicle Target Type.
pub(crate) fn case_p(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Drm> {
    let (_, vehicle) = ctx.vehicle(attempt.target.as_ref()?)?;
    let size =
        vehicle.target_size.filter(|_| attack.declared.target.target_type == Some(TargetType::Vehicle))?;
    Some(Drm(i16::from(size)))
}

/// Case K: the target is concealed, or every one where the line names none, or none of them is. A log that never said so leaves it to the player.
fn case_k(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Drm> {
    let status = |id: &UnitId, status: Status| ctx.before.units.get(id).is_some_and(|u| u.status.has(status));
    let all =
        attack.targets.iter().filter(|id| attempt.target.is_none() || attempt.target.as_ref() == Some(*id));
    let mut targets = all.peekable();
    targets.peek()?;
    if targets.clone().all(|id| status(id, Status::Concealed)) {
        return Some(chart::CASE_K);
    }
    targets.all(|id| status(id, Status::Known)).then_some(Drm(0))
}
