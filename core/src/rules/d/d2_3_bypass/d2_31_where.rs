//! D2.31: where Bypass is closed.

use crate::charts::hexside::HexsideKind;
use crate::event::MpUse;
use crate::facts::Move;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::{Blaze, Printing, Terrain};
use crate::vocab::hex::{Cell, Hexside};
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_31: &[Clause] = &[
    Clause::check(
        "D2.31-no-rubble",
        &[Matter::BypassLine],
        "No VBM in a rubble hex.",
        Check::Bypass(no_rubble),
    ),
    Clause::check(
        "D2.31-no-roadblock",
        &[Matter::BypassLine],
        "No VBM along a hexside that touches a roadblock hexside at a vertex.",
        Check::Bypass(no_roadblock),
    ),
    Clause::check(
        "D2.31-1e-no-blaze",
        &[Matter::BypassLine],
        "1e: no VBM in a hex with any terrain Blaze.",
        Check::Bypass(no_blaze),
    )
    .only(Printing::First),
    Clause::check(
        "D2.31-2e-no-ground-blaze",
        &[Matter::BypassLine],
        "2e: only a ground-level terrain Blaze bars VBM.",
        Check::Bypass(no_ground_blaze),
    )
    .only(Printing::Second),
    Clause::guard(
        "D2.31-2e-upper-blaze-ok",
        "2e: a Blaze confined to an upper level of the building does not bar VBM.",
    )
    .only(Printing::Second),
    Clause::check(
        "D2.31-obstacle-hex-only",
        &[Matter::BypassLine],
        "VBM exists only in woods and building hexes.",
        Check::Bypass(obstacle_hex_only),
    ),
    Clause::fact(
        "D2.31-only-those-obstacles",
        "VBM gets round the woods/building only; other terrain of the same hex is still paid for.",
        "`price` of a Bypass starts from the terrain other than the obstacle",
    ),
    Clause::check(
        "D2.31-hexside-occupied",
        &[Matter::HexsideTaken],
        "A hexside already holding another bypassing vehicle or a wreck in Bypass cannot be used.",
        Check::Bypass(hexside_occupied),
    ),
    Clause::check(
        "D2.31-2e-both-sides",
        &[Matter::HexsideTaken],
        "2e: a hexside is taken also when the other vehicle is bypassing in the hex on its far side.",
        Check::Bypass(both_sides),
    )
    .only(Printing::Second),
];

/// The obstacle hex and the hexside announced.
fn announced(moved: &Move<'_>) -> Option<(Cell, Option<Hexside>)> {
    let MpUse::Bypass { hex, along, .. } = &moved.said.on else { return None };
    Some((moved.ctx.cell(*hex), moved.ctx.scenario.map.hexside(*along)))
}

fn terrain<'a>(moved: &Move<'a>) -> Option<&'a Terrain> {
    moved.terrain(announced(moved)?.0)
}

fn no_rubble(moved: &Move<'_>) -> Verdict {
    terrain(moved)
        .map_or(Verdict::Silent, |t| Verdict::kept_or(!t.is_rubble(), || "no Bypass in a rubble hex".into()))
}

fn no_roadblock(moved: &Move<'_>) -> Verdict {
    let Some((_, Some(side))) = announced(moved) else { return Verdict::Silent };
    let touches = |block: &Hexside| side.ends().into_iter().any(|end| block.touches(end));
    let listed = moved.ctx.scenario.hexsides.iter().filter(|(_, kind)| **kind == HexsideKind::Roadblock);
    let block = listed.map(|(side, _)| side).any(touches);
    Verdict::kept_or(!block, || "the hexside touches a roadblock".into())
}

fn no_blaze(moved: &Move<'_>) -> Verdict {
    terrain(moved).map_or(Verdict::Silent, |t| {
        Verdict::kept_or(t.blaze.is_none(), || "1e: no Bypass in a hex with a terrain Blaze".into())
    })
}

fn no_ground_blaze(moved: &Move<'_>) -> Verdict {
    terrain(moved).map_or(Verdict::Silent, |t| {
        Verdict::kept_or(t.blaze != Some(Blaze::Ground), || "a terrain Blaze burns at ground level".into())
    })
}

fn obstacle_hex_only(moved: &Move<'_>) -> Verdict {
    let (Some((hex, _)), Some(terrain)) = (announced(moved), terrain(moved)) else { return Verdict::Silent };
    Verdict::kept_or(terrain.is_bypassable() || terrain.is_rubble(), || {
        format!("{} holds neither woods nor a building: nothing to bypass", moved.ctx.show(hex))
    })
}

/// Another vehicle or wreck in Bypass on the same hexside, from either side of it.
fn occupant(moved: &Move<'_>) -> Option<Cell> {
    let (hex, side) = announced(moved)?;
    let side = side?;
    let mut others = moved.ctx.before.units_at(hex);
    others.extend(side.across(hex).into_iter().flat_map(|far| moved.ctx.before.units_at(far)));
    others.sort_unstable_by_key(|(id, _)| *id);
    let others = others.into_iter().filter(|(id, _)| **id != moved.said.unit);
    others.filter_map(|(_, unit)| unit.place.bypass()).find(|b| b.side == side).map(|b| b.hex)
}

fn hexside_occupied(moved: &Move<'_>) -> Verdict {
    Verdict::kept_or(occupant(moved).is_none(), || {
        "another vehicle already bypasses along this hexside".into()
    })
}

fn both_sides(moved: &Move<'_>) -> Verdict {
    let (Some((hex, _)), Some(other)) = (announced(moved), occupant(moved)) else { return Verdict::Silent };
    if other == hex {
        return Verdict::Silent;
    }
    let from = moved.ctx.show(other);
    Verdict::broken(format!("the hexside is taken by a vehicle that bypasses {from}, on its far side"))
}
