//! C2.25: how near and how far ordnance fires.

use crate::catalogue::{self, GunType};
use crate::counter::Gun;
use crate::facts::{Shot, Volley};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot_or_open;
use crate::rules::table::Check;
use crate::vocab::WeaponKind;
use alloc::format;
use alloc::string::String;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "C2.25-range",
    &[Matter::Reach],
    "Ordnance fires at nothing nearer than its minimum range, nor beyond its maximum.",
    Check::Fire(within),
)
.since(2)];

/// Of a range that a note of the listing changes it is asked.
fn within(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| printed(shot).is_some() && ranges(shot).is_some();
    let open = |shot: &Shot<'_>| {
        let says = outside(shot).filter(|_| is_by_note(shot))?;
        Some(format!("{says}, by a range that a note of its listing changes"))
    };
    each_shot_or_open(volley, asked, |shot| outside(shot).filter(|_| !is_by_note(shot)), open)
}

/// What the weapon prints as a Gun.
fn printed<'c>(shot: &Shot<'c>) -> Option<&'c Gun> {
    let def = shot.def().filter(|def| !def.aircraft && shot.kind() == Some(WeaponKind::Ordnance))?;
    let weapon = match shot.vehicle() {
        Some(_) => shot.ctx.scenario.weapon(def, &shot.firer.weapon),
        None => shot.ctx.scenario.weapon_of_gun(def, &shot.firer.weapon),
    };
    let ranged = |gun: &&Gun| gun.min_range.or(gun.max_range).is_some();
    weapon.and_then(|weapon| weapon.gun.as_deref()).filter(ranged)
}

/// The least and the greatest range of its Locations, in hexes.
fn ranges(shot: &Shot<'_>) -> Option<(u32, u32)> {
    let places = shot.at().len().max(shot.attack.target.ranges.len());
    let all = (0..places).filter_map(|n| shot.range_to(n));
    let (least, greatest) = (all.clone().min()?, all.max()?);
    Some((least, greatest))
}

fn outside(shot: &Shot<'_>) -> Option<String> {
    let ((least, greatest), gun, id) = (ranges(shot)?, printed(shot)?, &shot.firer.unit);
    let near = gun.min_range.filter(|min| least < u32::from(*min));
    let far = gun.max_range.filter(|max| greatest > u32::from(*max));
    match (near, far) {
        (Some(min), _) => Some(format!("the minimum range of {id} is {min} hexes, the target is at {least}")),
        (None, Some(max)) => Some(format!("{id} reaches {max} hexes, the target is at {greatest}")),
        (None, None) => None,
    }
}

fn is_by_note(shot: &Shot<'_>) -> bool {
    let named = shot.def().and_then(|def| def.kind.as_deref());
    let row = named.and_then(|name| catalogue::gun(name, shot.ctx.scenario.book));
    row.is_some_and(GunType::has_range_by_note)
}
