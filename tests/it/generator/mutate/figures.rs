//! Wrong figures: costs, totals, DRM, results.

use super::workshop::{Workshop, is_all, is_leg, spent};
use crate::generator::drive::Spot;
use crate::generator::legal::Player;
use crate::generator::log::{Step, Steps, dr, unit};
use crate::generator::prices::How;
use asl_core::event::*;
use asl_core::vocab::num::{Drm, Mp};

fn slip(w: &mut Workshop) -> Mp {
    Mp::from_halves(w.c.between(1, 8))
}

fn set_cost(w: &mut Workshop, n: usize, cost: Mp) -> Option<()> {
    if cost < Mp::ZERO {
        return None;
    }
    w.spent(n)?.cost = cost;
    w.recount();
    Some(())
}

pub(super) fn entry_too_cheap(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|s, e| is_leg(&e.on) && !is_all(s) && !matches!(e.on, MpUse::MinimumMove { .. }))?;
    let due = w.steps[n].due?;
    let cost = due - slip(w);
    set_cost(w, n, cost)
}

pub(super) fn entry_too_dear_1e(w: &mut Workshop) -> Option<()> {
    let single = |on: &MpUse| is_leg(on) && !matches!(on, MpUse::MinimumMove { .. });
    let n = w.find_spent(|s, e| single(&e.on) && !is_all(s)).filter(|_| !w.world.second)?;
    let due = w.steps[n].due?;
    let cost = due + slip(w);
    set_cost(w, n, cost)
}

/// A further hexside of one hex is no entry (A4).
pub(super) fn hexside_too_dear(w: &mut Workshop) -> Option<()> {
    let same = |s: &Step, hex: asl_core::vocab::hex::Hex| {
        s.before.cell() == Some(asl_core::map::Map::sheet().cell(hex))
    };
    let n = w.find_spent(|s, e| matches!(e.on, MpUse::Bypass { hex, .. } if same(s, hex)))?;
    let cost = w.steps[n].due? + slip(w);
    set_cost(w, n, cost)
}

pub(super) fn other_cost(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::Start { .. } | MpUse::Stop | MpUse::Turn { .. }))?;
    let sign = w.c.pick(&[-1, 1]);
    let cost = w.steps[n].due? + slip(w) * sign;
    set_cost(w, n, cost)
}

pub(super) fn minimum_move_not_all(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::MinimumMove { .. }))?;
    let cost = w.steps[n].due? - slip(w);
    set_cost(w, n, cost)
}

/// The hex could be afforded.
pub(super) fn minimum_move_needless(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::MinimumMove { .. }))?;
    let printed = w.world.printed();
    if let MpUse::MinimumMove { entry_cost, .. } = &mut w.spent(n)?.on {
        *entry_cost = Some(printed);
    }
    Some(())
}

pub(super) fn total(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| e.total.is_some())?;
    let by = slip(w) * w.c.pick(&[-1, 1]);
    let total = w.spent(n)?.total.as_mut()?;
    *total = *total + by;
    Some(())
}

pub(super) fn two_delays_at_once(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| e.on == MpUse::Delay)?;
    set_cost(w, n, Mp::whole(2))
}

/// A road rate, and its price, where there is a road but not over this hexside.
pub(super) fn terrain_to_road(w: &mut Workshop) -> Option<()> {
    let terrain = |on: &MpUse| matches!(on, MpUse::Enter { rate: Rate::Terrain, inside: false, .. });
    let n = w.find_spent(|s, e| terrain(&e.on) && matches!(s.before.spot, Spot::In(..)))?;
    let before = w.before(n).clone();
    let MpUse::Enter { hex, rate, .. } = &mut w.spent(n)?.on else { return None };
    *rate = Rate::Road;
    let to = asl_core::map::Map::sheet().cell(*hex);
    let due = w.world.enter_price(before.cell(), to, How::Road, before.way?, before.bu());
    let near = [before.cell()?, to];
    let road = w.world.roads.iter().any(|side| near.iter().any(|cell| side.across(*cell).is_some()));
    let dearer = w.steps[n].due.is_some_and(|terrain| due < terrain);
    set_cost(w, n, due).filter(|()| road && dearer)
}

/// The crew changes before a road entry that is priced by its old status.
pub(super) fn crew_before_road(w: &mut Workshop) -> Option<()> {
    let road = |on: &MpUse| matches!(on, MpUse::Enter { rate: Rate::Road, .. });
    let second = w.world.second;
    let fits = |ce: Option<bool>| ce == Some(true) || ce == Some(false) && !second;
    let n = w.find_spent(|s, e| road(&e.on) && s.due == Some(e.cost) && fits(s.before.ce))?;
    let ce = w.before(n).ce?;
    w.insert(n, What::CrewStatusChanged(CrewStatusChanged { unit: unit(), ce: !ce }));
    Some(())
}

/// More MP than there are: the surplus of 2e, or Delay after Delay.
pub(super) fn over_the_allotment(w: &mut Workshop) -> Option<()> {
    if w.world.second && w.c.percent(50) {
        let n = w.find_spent(|s, e| matches!(e.on, MpUse::Enter { .. }) && s.before.cell().is_some())?;
        let cost = w.before(n).left() + Mp::ONE;
        return set_cost(w, n, cost);
    }
    let n = w.last(|s| spent(s).is_some())? + 1;
    let after = w.before(n).clone();
    if after.running || after.immobile {
        return None;
    }
    (0..=after.left().floor()).for_each(|_| w.insert_spent(n, MpUse::Delay, Mp::ONE));
    Some(())
}

fn find_esb(w: &mut Workshop) -> Option<usize> {
    w.find(|s| matches!(s.what, What::EsbAttempted(_)))
}

fn esb(w: &mut Workshop, n: usize) -> Option<&mut EsbAttempted> {
    if let What::EsbAttempted(attempt) = w.what(n) { Some(attempt) } else { None }
}

/// The DR behind an ESB attempt.
fn rolled(w: &Workshop, n: usize) -> Option<i16> {
    if let What::DiceRolled(rolled) = &w.steps[n - 1].what { Some(rolled.dice.total()) } else { None }
}

/// The sum and the outcome follow the DRM.
fn resum(w: &mut Workshop, n: usize) -> Option<()> {
    let original = rolled(w, n)?;
    let attempt = esb(w, n)?;
    let total = original + attempt.drm?.0;
    (attempt.total, attempt.success) = (Some(total), Some(total <= 11));
    Some(())
}

pub(super) fn esb_sought_too_much(w: &mut Workshop) -> Option<()> {
    let n = find_esb(w)?;
    let most = Mp::whole(w.world.car.mp / 4 + 1);
    let attempt = esb(w, n)?;
    let more = (most - attempt.sought?).ceil();
    attempt.sought = Some(most);
    attempt.drm = Some(Drm(attempt.drm?.0 + i16::try_from(more).ok()?));
    resum(w, n)
}

pub(super) fn esb_wrong_drm(w: &mut Workshop) -> Option<()> {
    let n = find_esb(w)?;
    let by = i16::try_from(w.c.pick(&[-3, -2, -1, 1, 2, 3])).ok()?;
    let attempt = esb(w, n)?;
    attempt.drm = Some(Drm(attempt.drm?.0 + by));
    resum(w, n)
}

pub(super) fn esb_wrong_final(w: &mut Workshop) -> Option<()> {
    let n = find_esb(w)?;
    let by = i16::try_from(w.c.pick(&[-2, -1, 1, 2])).ok()?;
    resum(w, n)?;
    let attempt = esb(w, n)?;
    attempt.total = Some(attempt.total? + by);
    Some(())
}

pub(super) fn esb_outcome_flipped(w: &mut Workshop) -> Option<()> {
    let n = find_esb(w)?;
    resum(w, n)?;
    let attempt = esb(w, n)?;
    attempt.success = attempt.success.map(|success| !success);
    Some(())
}

pub(super) fn esb_gain_unsaid(w: &mut Workshop) -> Option<()> {
    let n = find_esb(w)?;
    esb(w, n)?.sought = None;
    Some(())
}

/// Two sixes behind a DR that was said to have no effect.
pub(super) fn reliability_twelve(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(&s.what, What::ReliabilityRolled(e) if e.breakdown == Some(false)))?;
    if let What::DiceRolled(rolled) = w.what(n - 1) {
        rolled.dice = dr(6, 6);
    }
    Some(())
}

pub(super) fn reliability_flipped(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(&s.what, What::ReliabilityRolled(e) if e.breakdown.is_some()))?;
    if let What::ReliabilityRolled(rolled) = w.what(n) {
        rolled.breakdown = rolled.breakdown.map(|breakdown| !breakdown);
    }
    Some(())
}

pub(super) fn attempt_flipped(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(s.what, What::MotionAttempted(_)))?;
    if let What::MotionAttempted(attempt) = w.what(n) {
        attempt.success = attempt.success.map(|success| !success);
    }
    Some(())
}

/// The die is higher than the MF in LOS.
pub(super) fn attempt_die_too_high(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(&s.what, What::MotionAttempted(e) if e.success == Some(true)))?;
    let seen: Mp = w.steps.iter().filter_map(|s| seen(&s.what)).sum();
    if seen >= Mp::whole(6) {
        return None;
    }
    if let What::DiceRolled(rolled) = w.what(n - 1) {
        rolled.dice = asl_core::vocab::dice::Dice::dr(crate::generator::log::die(6));
    }
    Some(())
}

fn seen(what: &What) -> Option<Mp> {
    if let What::MfSpent(spent) = what { spent.seen_by.as_ref().and(spent.cost) } else { None }
}

/// Ends in Motion although the next hex can be reached.
pub(super) fn intended_in_reach(w: &mut Workshop) -> Option<()> {
    intend(w, |cost, _| cost)
}

/// The same, with a price raised beyond what is left.
pub(super) fn intended_overpriced(w: &mut Workshop) -> Option<()> {
    intend(w, |_, left| left + Mp::ONE)
}

fn intend(w: &mut Workshop, price: fn(Mp, Mp) -> Mp) -> Option<()> {
    let n = w.find(|s| matches!(&s.what, What::UnitMoveEnded(e) if e.intended.is_some()))?;
    let (d, world) = (w.before(n).clone(), w.world.clone());
    let left = d.printed - d.spent;
    let mut player = Player { world, c: w.c.clone(), d, log: Steps::default(), minimum: false, forgot: 0 };
    let (to, cost, road) = player.within_reach(left)?;
    w.world = player.world;
    if let What::UnitMoveEnded(ended) = w.what(n) {
        let hex = asl_core::map::Map::sheet().hex(to);
        ended.intended = Some(IntendedHex { hex, cost: Some(price(cost, left)), road });
    }
    Some(())
}

pub(super) fn moving_target_claim(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(&s.what, What::Claimed(e) if matches!(e.claim, Claim::MovingTarget(_))))?;
    let d = w.before(n).clone();
    let What::Claimed(claimed) = w.what(n) else { return None };
    let Claim::MovingTarget(moving) = claimed.claim else { return None };
    claimed.claim = Claim::MovingTarget(!moving);
    (moving || d.starts > 0).then_some(())
}

pub(super) fn mp_in_hex_claim(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(&s.what, What::Claimed(e) if matches!(e.claim, Claim::MpInHex(_))))?;
    let by = slip(w);
    if let What::Claimed(Claimed { claim: Claim::MpInHex(mp), .. }) = w.what(n) {
        *mp = *mp + by;
    }
    Some(())
}
