//! Whether a Bog DR is due (D8.2): by the word of the head, else by the B of the Terrain Chart's rows.

use crate::charts::terrain::TerrainKind;
use crate::facts::Ctx;
use crate::scenario::Terrain;
use crate::state::Unit;
use crate::vocab::MoverClass;

/// Bog DR that the last expenditure calls for and that were not made.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct BogDue {
    /// For certain.
    pub(crate) sure: u8,
    /// If what the log does not tell is so.
    pub(crate) open: u8,
}

/// For going or turning inside terrain that calls for them. Of a VASL file, which shows no road that was kept to and no dice
/// beside it, none is certain.
pub(crate) fn bog_due(ctx: &Ctx<'_>, unit: &Unit, class: MoverClass) -> BogDue {
    let here = unit.place.cell().and_then(|cell| ctx.terrain(cell));
    let Some(terrain) = here else { return BogDue::default() };
    let inside = (unit.mph.bog_asked, calls_inside(terrain, unit, class));
    let entered = (u8::from(unit.mph.entered_by.is_some()), calls_at_entry(terrain, unit, class));
    let mut due = BogDue::default();
    for (n, calls) in [inside, entered] {
        match calls {
            Some(true) if ctx.is_of_players() => due.sure = due.sure.saturating_add(n),
            Some(true) | None => due.open = due.open.saturating_add(n),
            Some(false) => {}
        }
    }
    due
}

/// By the rows of the hex: for certain by one of them, open by one that leaves it open.
fn by_chart(terrain: &Terrain, class: MoverClass, asked: fn(&TerrainKind) -> bool) -> Option<bool> {
    let mut rows = terrain.is.iter().filter(|row| asked(row)).map(|row| row.bogs(class));
    let open = rows.clone().any(|calls| calls.is_none());
    if rows.any(|calls| calls == Some(true)) { Some(true) } else { Some(false).filter(|_| !open) }
}

/// A turn within, or an entry at half MP or ALL. On a road there is none, nor on a Trail Break, which a fully tracked vehicle leaves
/// that went into woods before (B13.421).
fn calls_inside(terrain: &Terrain, unit: &Unit, class: MoverClass) -> Option<bool> {
    if terrain.bog {
        return Some(true);
    }
    let road = !terrain.road.is_empty() || !terrain.road_unclear.is_empty();
    let trail = terrain.is_woods() && unit.mph.on_trail;
    by_chart(terrain, class, |_| true).filter(|calls| !*calls || !(road || trail))
}

/// An entry at the price of the terrain, other than by road. Obstacles are entered at half MP or ALL.
fn calls_at_entry(terrain: &Terrain, unit: &Unit, class: MoverClass) -> Option<bool> {
    let by = unit.mph.entered_by.filter(|side| !terrain.road.contains(side));
    let Some(side) = by else { return Some(false) };
    let calls = by_chart(terrain, class, |row| !row.is_obstacle());
    calls.filter(|calls| !*calls || !terrain.road_unclear.contains(&side))
}
