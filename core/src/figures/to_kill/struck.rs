//! What a hit struck: hull or turret, on which facing, with which AF (C3.9, C7.11, D3.2). Where the log leaves it open there are
//! several.

use crate::counter::Vehicle;
use crate::event::UnitId;
use crate::facts::Underway;
use crate::figures::vehicle::facing::{facing_struck, firer_hex, turret_is_hit};
use crate::figures::vehicle::reaction::is_reaction_fire;
use crate::state::Unit;
use crate::vocab::dice::Dr;
use crate::vocab::hex::{Cell, Facing};
use alloc::vec::Vec;

/// One facing of hull or turret, with its AF; `None` where that is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Struck {
    pub(super) turret: bool,
    pub(super) facing: Facing,
    pub(super) armor: Option<i16>,
}

/// The one vehicle that an attack is aimed at.
pub(super) fn target<'c>(on: &Underway<'c>) -> Option<(&'c UnitId, &'c Unit, &'c Vehicle)> {
    let attack = on.attack;
    let mut all = attack.targets.iter().filter_map(|id| on.ctx.vehicle(id).map(|(unit, v)| (id, unit, v)));
    all.next().filter(|_| all.next().is_none())
}

/// The dice of its To Hit roll, where there is one.
pub(super) fn to_hit_dice(on: &Underway<'_>) -> Option<Dr> {
    on.attack.to_hits.last().and_then(|(_, dr)| *dr)
}

/// Hull or turret by the dice; both where there are none, and on an Original 2, after which another die may place the hit
/// (C3.6). A facing that a player claimed is judged where it was claimed.
pub(super) fn struck(on: &Underway<'_>, unit: &Unit, vehicle: &Vehicle) -> Vec<Struck> {
    let Some(from) = firer_hex(on.attack) else { return Vec::new() };
    let dr = to_hit_dice(on);
    let by_dice = dr.filter(|dr| dr.original() != 2).map(turret_is_hit);
    let parts = [false, true].into_iter().filter(|turret| by_dice.is_none_or(|hit| hit == *turret));
    let claimed = unit.claimed_facing.filter(|(seq, _)| *seq > on.attack.seq).map(|(_, facing)| facing);
    let rear = Some(Facing::Rear).filter(|_| is_reaction_fire(&on.ctx, on.attack) == Some(true));
    let mut all: Vec<Struck> = Vec::new();
    for turret in parts {
        let facings =
            [rear.or_else(|| by_position(unit, from, turret, dr)), claimed.filter(|_| rear.is_none())];
        for facing in facings.into_iter().flatten() {
            let armor = vehicle.armor.map(|armor| armor.of(turret, facing));
            let one = Struck { turret, facing, armor };
            if !all.contains(&one) {
                all.push(one);
            }
        }
    }
    all
}

fn by_position(unit: &Unit, from: Cell, turret: bool, dr: Option<Dr>) -> Option<Facing> {
    facing_struck(unit, from, turret, dr)
}
