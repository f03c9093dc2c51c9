//! Mistakes of those who rout (A10.5, A10.51).

use super::workshop::Workshop;
use crate::fire_generator::bench::Bench;
use crate::fire_generator::men::Man;
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::hex::{Cell, Dir};
use asl_core::vocab::phase::Phase;

fn routs(w: &Workshop) -> Vec<usize> {
    (0..w.player.steps.len()).filter(|n| matches!(w.player.steps[*n], What::Routed(_))).collect()
}

fn router(w: &Workshop, n: usize) -> Option<Man> {
    let What::Routed(routed) = &w.player.steps[n] else { return None };
    w.player.world.men.iter().find(|man| man.id() == routed.unit).cloned()
}

/// Enemies on the ground who are armed, and seen by all.
fn foes(w: &Workshop, man: &Man) -> Vec<Man> {
    let able =
        |foe: &&Man| foe.side != man.side && foe.is_fit() && foe.is_mmc() && !foe.concealed && foe.level == 0;
    w.player.world.men.iter().filter(able).cloned().collect()
}

/// Where it stood before it routed: in the log's first hex of it, or the last that it moved to.
fn stood(w: &Workshop, man: &Man, n: usize) -> Option<Cell> {
    let cell = |hex: asl_core::vocab::hex::Hex| Map::sheet().cell(hex);
    w.player.steps[..n].iter().rev().find_map(|what| {
        if let What::MfSpent(spent) = what {
            return (spent.unit == man.id()).then(|| cell(spent.hex));
        }
        let What::UnitPlaced(placed) = what else { return None };
        placed.hex.filter(|_| placed.unit == man.id()).map(cell)
    })
}

/// It stays beside its enemy.
pub(super) fn left_out(w: &mut Workshop) -> Option<()> {
    let n = routs(w).into_iter().find(|n| {
        router(w, *n).is_some_and(|man| {
            let at = stood(w, &man, *n);
            at.is_some_and(|at| foes(w, &man).iter().any(|foe| foe.cell.range(at) == 1))
        })
    })?;
    w.cut(n, n + 1);
    Some(())
}

/// It comes beside another.
pub(super) fn beside(w: &mut Workshop) -> Option<()> {
    let all = routs(w);
    let n = w.c.pick_any(&all)?;
    let man = router(w, n)?;
    let at = stood(w, &man, n)?;
    let near = |cell: &Cell| foes(w, &man).iter().any(|foe| foe.cell.range(*cell) == 1 && foe.cell != at);
    let to = Dir::ALL.into_iter().map(|dir| at.to(dir)).find(near)?;
    let What::Routed(routed) = w.what(n) else { return None };
    routed.hex = Map::sheet().hex(to);
    Some(())
}

/// A unit of the DEFENDER routs before one of the ATTACKER.
pub(super) fn defender_first(w: &mut Workshop) -> Option<()> {
    let all = routs(w);
    let side = |n: &usize| router(w, *n).map(|man| man.side);
    all.iter().find(|n| side(n) == Some(0))?;
    let n = *all.iter().find(|n| side(n) == Some(1))?;
    let rout = w.player.steps[n].clone();
    w.cut(n, n + 1);
    let begins = w.phase(Phase::RtPh);
    w.insert(begins + 1, rout);
    Some(())
}
