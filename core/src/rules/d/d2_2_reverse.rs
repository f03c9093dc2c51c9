//! D2.2: Reverse movement. Its multipliers are lines of the entry's tally (`figures::price`).

use crate::event::{Direction, MpUse, Status};
use crate::facts::Move;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Place;
use crate::vocab::MoverClass;
use crate::vocab::hex::Hexside;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D2.2-motorcycle-na",
        &[Matter::Direction],
        "Motorcycles cannot move in Reverse.",
        Check::Mp(motorcycle_na),
    ),
    Clause::check(
        "D2.2-towing-na",
        &[Matter::Direction],
        "A vehicle pulling a Gun or trailer cannot move in Reverse.",
        Check::Mp(towing_na),
    ),
    Clause::fact(
        "D2.2-only-option",
        "Leaving the hex other than through the VCA without turning is possible by Reverse only.",
        "D2.11-move-in-vca judges a forward entry by the VCA",
    )
    .on(&[Matter::HexEntered]),
    Clause::line(
        "D2.21-x4-tracked",
        &[Matter::Cost],
        "Tracked vehicles pay four times the normal entry cost in Reverse.",
    ),
    Clause::line(
        "D2.21-x3-truck",
        &[Matter::Cost],
        "Trucks pay three times the normal entry cost in Reverse.",
    ),
    Clause::line(
        "D2.21-x2-armored-car",
        &[Matter::Cost],
        "Most armored cars pay twice the normal entry cost in Reverse.",
    ),
    Clause::line(
        "D2.21-rev-printed",
        &[Matter::Cost],
        "A multiplier printed on the back of the counter replaces the class value.",
    ),
    Clause::line(
        "D2.21-total-multiplied",
        &[Matter::Cost],
        "The multiplier acts on the whole entry cost, after every other penalty or multiplier such as VBM, elevation or wrecks.",
    ),
    Clause::line(
        "D2.21-start-stop-excluded",
        &[Matter::Cost],
        "Start and stop MP are never multiplied by Reverse.",
    ),
    Clause::fact(
        "D2.21-vbm-then-rev",
        "Bypass is doubled first and the Reverse multiplier comes on top, hexside by hexside.",
        "`price` multiplies by two for VBM before it multiplies for Reverse",
    ),
    Clause::checks(
        "D2.22-rear-hex",
        &[Matter::HexEntered],
        "Reverse enters one of the two hexes behind the vehicle, as it stood before that move, and no other.",
        &[Check::Enter(rear_hex), Check::MinimumMove(rear_hex)],
    ),
    Clause::checks(
        "D2.22-rear-hex-bypass",
        &[Matter::HexLeave],
        "A vehicle in Bypass can reverse only into the single hex that meets its rear vertex.",
        &[Check::Enter(rear_hex_bypass), Check::MinimumMove(rear_hex_bypass)],
    ),
    Clause::check(
        "D2.22-bypass-hexside",
        &[Matter::HexLeave],
        "Reverse Bypass can follow one hexside alone, that between the two rear hexes.",
        Check::Bypass(bypass_hexside),
    ),
    Clause::line(
        "D2.22-vca-after-normal",
        &[Matter::Cost],
        "After backing in, the vehicle may turn there at the ordinary VCA cost with no Reverse multiplier.",
    ),
    Clause::fact(
        "D2.22-heading-kept",
        "Backing up leaves the heading unchanged.",
        "`apply` keeps the facing in Reverse as in forward movement; D2.11-heading-kept judges a declared one",
    ),
];

fn reverses(moved: &Move<'_>) -> bool {
    let leg = matches!(
        moved.said.on,
        MpUse::Start { .. } | MpUse::Enter { .. } | MpUse::Bypass { .. } | MpUse::MinimumMove { .. }
    );
    leg && moved.direction() == Some(Direction::Reverse)
}

fn motorcycle_na(moved: &Move<'_>) -> Verdict {
    if moved.vehicle.class != MoverClass::Motorcycle || moved.mph().backed {
        return Verdict::Silent;
    }
    Verdict::kept_or(!reverses(moved), || "motorcycles cannot move in Reverse".into())
}

fn towing_na(moved: &Move<'_>) -> Verdict {
    if !moved.has(Status::Towing) || moved.mph().backed {
        return Verdict::Silent;
    }
    Verdict::kept_or(!reverses(moved), || "a vehicle that tows cannot move in Reverse".into())
}

fn rear_hex(moved: &Move<'_>) -> Verdict {
    let (Some(to), Place::In(cell, Some(facing)), true) =
        (moved.entered_next(), moved.unit.place, reverses(moved))
    else {
        return Verdict::Silent;
    };
    let (a, b) = cell.spine_hexes(facing.turned(3));
    let show = |c| moved.ctx.show(c);
    Verdict::kept_or(to == a || to == b, || {
        format!("{} is not behind it: its rear hexes are {} and {}", show(to), show(a), show(b))
    })
}

fn rear_hex_bypass(moved: &Move<'_>) -> Verdict {
    let (Some(to), Place::Bypass(place), true) = (moved.entered_next(), moved.unit.place, reverses(moved))
    else {
        return Verdict::Silent;
    };
    Verdict::kept_or(to == place.rear_hex(), || {
        let rear = moved.ctx.show(place.rear_hex());
        format!("{} is not the hex at its rear vertex, {rear}", moved.ctx.show(to))
    })
}

fn bypass_hexside(moved: &Move<'_>) -> Verdict {
    let (MpUse::Bypass { along, .. }, Place::In(cell, Some(facing)), true) =
        (&moved.said.on, moved.unit.place, reverses(moved))
    else {
        return Verdict::Silent;
    };
    let (a, b) = cell.spine_hexes(facing.turned(3));
    let map = &moved.ctx.scenario.map;
    Verdict::kept_or(map.hexside(*along) == Hexside::between(a, b), || {
        let (said, show) = (map.show_pair(*along), |c| moved.ctx.show(c));
        format!(
            "in Reverse only the hexside between the two rear hexes, {}-{}, can be bypassed, not {said}",
            show(a),
            show(b)
        )
    })
}
