//! Casualty Reduction as a line (A7.302): a HS or crew is eliminated, a squad becomes a HS of its side, a SMC is
//! wounded. Where the scenario describes several sorts of HS, the player says which; where it describes none, what is left
//! has no printed values.

use super::draft::Draft;
use asl_core::counter::Infantry;
use asl_core::event::{AttackId, UnitId};
use asl_core::vocab::InfantryKind;

/// The line that tells it; `None` where it is the player's to say.
pub(super) fn reduction(draft: &Draft, unit: &UnitId, attack: AttackId) -> Option<String> {
    match printed(draft, unit)?.kind? {
        InfantryKind::Hs | InfantryKind::Crew => Some(format!("{unit} eliminated")),
        InfantryKind::Squad => into_hs(draft, unit).map(|into| format!("{unit} reduced {into} in {attack}")),
        InfantryKind::Leader | InfantryKind::Hero => Some(format!("{unit} is wounded in {attack}")),
        InfantryKind::Cavalry => None,
    }
}

/// What an attack left of a unit: the HS of a squad that it reduced, else the unit itself.
pub(super) fn left_of<'d>(draft: &'d Draft, unit: &'d UnitId, attack: AttackId) -> &'d UnitId {
    let attack = draft.live().state().attacks.get(&attack);
    attack.and_then(|attack| attack.reduced.get(unit)).and_then(Option::as_ref).unwrap_or(unit)
}

/// The printed values of a unit, by the unit of the scenario that it is like.
fn printed<'d>(draft: &'d Draft, unit: &UnitId) -> Option<&'d Infantry> {
    let like = draft.live().state().units.get(unit)?.like.as_ref().unwrap_or(unit);
    draft.live().game().scenario.units.get(like)?.infantry.as_ref()
}

/// `into h1` where that HS of the scenario was never in play, else `into g1h like h1`; `into g1h` where it has no HS.
fn into_hs(draft: &Draft, squad: &UnitId) -> Option<String> {
    let (state, scenario) = (draft.live().state(), &draft.live().game().scenario);
    let side = state.units.get(squad)?.side.as_ref()?;
    let of_side = scenario.units.iter().filter(|(_, def)| def.side == *side);
    let halves: Vec<(&UnitId, &Infantry)> = of_side
        .filter_map(|(id, def)| Some((id, def.infantry.as_ref()?)))
        .filter(|(_, infantry)| infantry.kind == Some(InfantryKind::Hs))
        .collect();
    let name: UnitId = format!("{squad}h").parse().ok()?;
    let is_free = !state.units.contains_key(&name) && !scenario.units.contains_key(&name);
    let Some((like, sort)) = halves.first().copied() else {
        return is_free.then(|| format!("into {name}"));
    };
    if halves.iter().any(|(_, other)| *other != sort) {
        return None;
    }
    let unused = halves.iter().find(|(id, _)| !state.units.contains_key(id));
    if let Some((into, _)) = unused {
        return Some(format!("into {into}"));
    }
    is_free.then(|| format!("into {name} like {like}"))
}
