//! Mistakes of those who rally, and of DM (A10.6).

use super::workshop::Workshop;
use crate::fire_generator::bench::Bench;
use asl_core::event::*;

fn is_rally(what: &What) -> bool {
    matches!(what, What::Checked(made) if made.check == Check::Rally)
}

fn with(what: &What, name: &str) -> bool {
    let told = |made: &Checked| made.drm.iter().any(|line| line.name.to_string() == name);
    is_rally(what) && matches!(what, What::Checked(made) if told(made))
}

/// A random rally of which this is true.
fn rally(w: &mut Workshop, fits: impl Fn(&What) -> bool) -> Option<usize> {
    let all: Vec<usize> = (0..w.player.steps.len())
        .filter(|n| is_rally(&w.player.steps[*n]) && fits(&w.player.steps[*n]))
        .collect();
    w.c.pick_any(&all)
}

/// The outcome is told the other way.
pub(super) fn outcome(w: &mut Workshop) -> Option<()> {
    let n = rally(w, |_| true)?;
    let What::Checked(made) = w.what(n) else { return None };
    made.passed = made.passed.map(|passed| !passed);
    Some(())
}

/// The DRM is left out, and counts no more.
fn without(w: &mut Workshop, name: &str) -> Option<()> {
    let n = rally(w, |what| with(what, name))?;
    let What::Checked(made) = w.what(n) else { return None };
    made.drm.retain(|line| line.name.to_string() != name);
    Some(())
}

pub(super) fn no_dm(w: &mut Workshop) -> Option<()> {
    without(w, "DM")
}

pub(super) fn no_self_rally(w: &mut Workshop) -> Option<()> {
    without(w, "self-rally")
}

/// A second DR in the same RPh.
pub(super) fn twice(w: &mut Workshop) -> Option<()> {
    let failed = |what: &What| matches!(what, What::Checked(made) if made.passed == Some(false));
    let n = rally(w, failed)?;
    let [What::DiceRolled(rolled), What::Checked(made)] = &w.player.steps[n - 1..=n] else { return None };
    let (mut rolled, mut made) = (rolled.clone(), made.clone());
    if rolled.dice.total() == 12 {
        return None;
    }
    (rolled.roll, made.roll) = (RollId(951), RollId(951));
    w.insert(n + 1, What::Checked(made));
    w.insert(n + 1, What::DiceRolled(rolled));
    Some(())
}

/// An Original 12 leaves its unit as it was.
pub(super) fn no_fate(w: &mut Workshop) -> Option<()> {
    let lost = |what: &What| matches!(what, What::Reduced(reduced) if reduced.attack.is_none());
    let n = (0..w.player.steps.len()).find(|n| lost(&w.player.steps[*n]))?;
    let What::Reduced(reduced) = &w.player.steps[n] else { return None };
    let (unit, half) = (reduced.unit.clone(), reduced.into.clone());
    // Nothing may be told of its HS.
    let later = |what: &What| half.as_ref().is_some_and(|half| format!("{what:?}").contains(half.as_str()));
    let steps = &w.player.steps[n + 1..];
    if steps.iter().any(later) || steps.iter().any(|what| format!("{what:?}").contains(unit.as_str())) {
        return None;
    }
    w.cut(n, n + 1);
    Some(())
}

/// The DM of who was fired at is left off, and it was under none before.
pub(super) fn no_dm_by_fire(w: &mut Workshop) -> Option<()> {
    let desperate = |what: &What| matches!(what, What::StatusChanged(changed) if changed.attack.is_some() && changed.add == [Status::Dm]);
    let all: Vec<usize> = (0..w.player.steps.len()).filter(|n| desperate(&w.player.steps[*n])).collect();
    let n = w.c.pick_any(&all)?;
    let What::StatusChanged(changed) = &w.player.steps[n] else { return None };
    let before = w.before(n);
    let unit = before.units.get(&changed.unit)?;
    if unit.status.has(Status::Dm) || unit.broke_lately {
        return None;
    }
    w.cut(n, n + 1);
    Some(())
}
