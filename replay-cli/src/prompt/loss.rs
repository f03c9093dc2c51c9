//! Casualty Reduction as a line (A7.302): a HS or crew is eliminated, a squad becomes a HS of its side, a SMC is
//! wounded. Where the scenario describes several sorts of HS that fit, the player says which; where it describes none, what is
//! left has no printed values.

use super::draft::Draft;
use asl_core::catalogue::{half_of, personnel};
use asl_core::charts::elr::{Lower, lower};
use asl_core::counter::{Infantry, UnitDef};
use asl_core::event::{AttackId, UnitId};
use asl_core::vocab::InfantryKind;

/// The line that tells it; `None` where it is the player's to say.
pub(super) fn reduction(draft: &Draft, unit: &UnitId, attack: AttackId) -> Option<String> {
    let mut lines = reductions(draft, unit, attack);
    lines.pop().filter(|_| lines.is_empty())
}

/// The lines of which one tells it: several where several sorts of HS fit.
pub(super) fn reductions(draft: &Draft, unit: &UnitId, attack: AttackId) -> Vec<String> {
    match printed(draft, unit).and_then(|infantry| infantry.kind) {
        Some(InfantryKind::Hs | InfantryKind::Crew) => vec![format!("{unit} eliminated")],
        Some(InfantryKind::Squad) => {
            let of_sort = |into| format!("{unit} reduced {into} in {attack}");
            into_hs(draft, unit).into_iter().map(of_sort).collect()
        }
        Some(InfantryKind::Leader | InfantryKind::Hero) => vec![format!("{unit} is wounded in {attack}")],
        Some(InfantryKind::Cavalry) | None => Vec::new(),
    }
}

/// The line by which the next lower counter of a unit takes its place (A19.13): the first such of its side that was never in play.
pub(super) fn replacement(draft: &Draft, unit: &UnitId, attack: AttackId) -> Option<String> {
    let (state, scenario) = (draft.live().state(), &draft.live().game().scenario);
    let (side, own) = (state.units.get(unit)?.side.as_ref()?, printed(draft, unit)?);
    let fits = |def: &UnitDef| {
        let next = |other| lower(own, other) == Lower::Next;
        def.side == *side && def.infantry.as_ref().is_some_and(next)
    };
    let unused = scenario.units.iter().find(|(id, def)| fits(def) && !state.units.contains_key(id));
    unused.map(|(into, _)| format!("{unit} replaced by {into} like {into} in {attack}"))
}

/// What an attack left of a unit: the HS of a squad that it reduced, else the unit itself.
pub(super) fn left_of<'d>(draft: &'d Draft, unit: &'d UnitId, attack: AttackId) -> &'d UnitId {
    let attack = draft.live().state().attacks.get(&attack);
    attack.and_then(|attack| attack.reduced.get(unit)).and_then(Option::as_ref).unwrap_or(unit)
}

/// The unit of the scenario that a unit is like.
fn described<'d>(draft: &'d Draft, unit: &UnitId) -> Option<&'d UnitDef> {
    let like = draft.live().state().units.get(unit)?.like.as_ref().unwrap_or(unit);
    draft.live().game().scenario.units.get(like).map(AsRef::as_ref)
}

/// The printed values of a unit.
fn printed<'d>(draft: &'d Draft, unit: &UnitId) -> Option<&'d Infantry> {
    described(draft, unit)?.infantry.as_ref()
}

/// The HS of the scenario that may be left of a squad, by sort: its own where the catalogue tells it, else all of its side.
fn halves<'d>(draft: &'d Draft, squad: &UnitId) -> Vec<Vec<&'d UnitId>> {
    let (state, scenario) = (draft.live().state(), &draft.live().game().scenario);
    let side = state.units.get(squad).and_then(|unit| unit.side.as_ref());
    let row = |def: &UnitDef| personnel(def.kind.as_deref()?, scenario.book);
    let own = described(draft, squad).and_then(row).and_then(half_of);
    let is_half = |def: &UnitDef| def.infantry.as_ref().is_some_and(|own| own.kind == Some(InfantryKind::Hs));
    let all: Vec<_> = scenario
        .units
        .iter()
        .map(|(id, def)| (id, def.as_ref()))
        .filter(|(_, def)| Some(&def.side) == side && is_half(def))
        .collect();
    let fits = |def: &UnitDef| own.is_some() && row(def) == own;
    let fitting: Vec<_> = all.iter().filter(|(_, def)| fits(def)).copied().collect();
    let mut sorts: Vec<(&Option<Infantry>, Vec<&UnitId>)> = Vec::new();
    for (id, def) in if fitting.is_empty() { all } else { fitting } {
        match sorts.iter_mut().find(|(sort, _)| **sort == def.infantry) {
            Some((_, ids)) => ids.push(id),
            None => sorts.push((&def.infantry, vec![id])),
        }
    }
    sorts.into_iter().map(|(_, ids)| ids).collect()
}

/// The HS of the scenario that a Reduction of a squad would bring into play: of each sort the first that was never in play.
pub(super) fn halves_of(draft: &Draft, squad: &UnitId) -> Vec<UnitId> {
    let units = &draft.live().state().units;
    let first = |ids: Vec<&UnitId>| ids.into_iter().find(|id| !units.contains_key(id)).cloned();
    halves(draft, squad).into_iter().filter_map(first).collect()
}

/// For each sort of HS that fits: `into h1` where that HS of the scenario was never in play, else `into g1h like h1`; `into g1h`
/// where it has no HS.
fn into_hs(draft: &Draft, squad: &UnitId) -> Vec<String> {
    let (state, scenario) = (draft.live().state(), &draft.live().game().scenario);
    let name: Option<UnitId> = format!("{squad}h").parse().ok();
    let free = name.filter(|name| !state.units.contains_key(name) && !scenario.units.contains_key(name));
    let sorts = halves(draft, squad);
    if sorts.is_empty() {
        return free.map(|name| format!("into {name}")).into_iter().collect();
    }
    let of_sort = |ids: Vec<&UnitId>| {
        let unused = ids.iter().find(|id| !state.units.contains_key(id));
        let made = || Some(format!("into {} like {}", free.as_ref()?, ids.first()?));
        unused.map(|into| format!("into {into}")).or_else(made)
    };
    sorts.into_iter().filter_map(of_sort).collect()
}
