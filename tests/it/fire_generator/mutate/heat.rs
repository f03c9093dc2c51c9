//! Mistakes with Heat of Battle and Snipers (A14, A15).

use super::workshop::Workshop;
use crate::fire_generator::bench::Bench;
use crate::fire_generator::world::SIDES;
use asl_core::event::*;
use asl_core::vocab::num::Drm;

/// A random step of which this is true.
fn step(w: &mut Workshop, fits: impl Fn(&What) -> bool) -> Option<usize> {
    let all: Vec<usize> = (0..w.steps().len()).filter(|n| fits(&w.player.steps[*n])).collect();
    w.c.pick_any(&all)
}

fn is_heat(what: &What) -> bool {
    matches!(what, What::HeatRolled(rolled) if rolled.drm.is_some())
}

/// With a DRM, and no counter that it brings into play.
fn is_plain_heat(what: &What) -> bool {
    matches!(what, What::HeatRolled(rolled) if rolled.into.is_none() && rolled.drm.is_some())
}

fn is_sniper(what: &What) -> bool {
    matches!(what, What::SniperRolled(_))
}

/// Nobody rolls for it, in a log that tells of another before; what it hardened stays as it is.
pub(super) fn no_heat(w: &mut Workshop) -> Option<()> {
    let first = w.player.steps.iter().position(|what| matches!(what, What::HeatRolled(_)))?;
    let later = |n: &usize| is_plain_heat(&w.player.steps[*n]);
    let all: Vec<usize> = (first + 1..w.player.steps.len()).filter(later).collect();
    let n = w.c.pick_any(&all)?;
    w.cut(n - 1, n + 1);
    Some(())
}

/// Another DRM, and what that gives.
pub(super) fn heat_drm(w: &mut Workshop) -> Option<()> {
    let n = step(w, is_heat)?;
    let What::HeatRolled(rolled) = w.what(n) else { return None };
    rolled.drm = rolled.drm.map(|drm| drm + Drm(5));
    Some(())
}

/// Another result.
pub(super) fn heat_result(w: &mut Workshop) -> Option<()> {
    let n = step(w, is_plain_heat)?;
    let What::HeatRolled(rolled) = w.what(n) else { return None };
    rolled.result = Some(Heat::Surrender);
    Some(())
}

/// A unit that had no Original 2 has Heat of Battle.
pub(super) fn heat_undue(w: &mut Workshop) -> Option<()> {
    let n = step(w, is_plain_heat)?;
    let again: Vec<What> = w.player.steps[n - 1..=n].to_vec();
    let [What::DiceRolled(mut rolled), What::HeatRolled(mut heat)] = <[What; 2]>::try_from(again).ok()?
    else {
        return None;
    };
    (rolled.roll, heat.roll) = (RollId(951), RollId(951));
    w.insert(n + 1, What::HeatRolled(heat));
    w.insert(n + 1, What::DiceRolled(rolled));
    Some(())
}

/// A Sniper that was woken, and nobody rolls for it.
pub(super) fn no_sniper(w: &mut Workshop) -> Option<()> {
    let n = step(w, |what| matches!(what, What::SniperRolled(rolled) if rolled.target.is_none()))?;
    w.cut(n - 1, n + 1);
    Some(())
}

/// The other side's Sniper.
pub(super) fn other_sniper(w: &mut Workshop) -> Option<()> {
    let n = step(w, |what| matches!(what, What::SniperRolled(rolled) if rolled.target.is_none()))?;
    let What::SniperRolled(rolled) = w.what(n) else { return None };
    let own = rolled.side.as_str() == SIDES[0];
    rolled.side = SIDES[usize::from(own)].parse().ok()?;
    Some(())
}

/// A dr of 3 or more attacks.
pub(super) fn idle_sniper(w: &mut Workshop) -> Option<()> {
    let n = step(w, is_sniper)?;
    let What::DiceRolled(rolled) = &w.player.steps[n - 1] else { return None };
    let high = rolled.dice.total() > 2;
    let What::SniperRolled(made) = &w.player.steps[n] else { return None };
    let side = usize::from(made.side.as_str() == SIDES[0]);
    let target = w.player.start.men.iter().find(|man| man.side == side && man.is_mmc())?.id();
    let What::SniperRolled(made) = w.what(n) else { return None };
    made.target = Some(target);
    high.then_some(())
}

/// What it strikes is not told.
pub(super) fn not_pinned(w: &mut Workshop) -> Option<()> {
    let pins = |what: &What| matches!(what, What::StatusChanged(e) if e.add == [Status::Pinned] && e.attack.is_none());
    let all: Vec<usize> = (1..w.steps().len())
        .filter(|n| pins(&w.player.steps[*n]) && is_sniper(&w.player.steps[*n - 1]))
        .collect();
    let n = w.c.pick_any(&all)?;
    w.cut(n, n + 1);
    Some(())
}
