//! D2.14: wrecks and vehicles in the hex entered. All of it are lines of the entry's tally (`figures::price`).

use crate::matter::Matter;
use crate::rules::clause::Clause;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_14: &[Clause] = &[
    Clause::line(
        "D2.14-wreck-plus-one",
        &[Matter::Cost],
        "Entering a hex costs one more MP for each wreck or vehicle already there.",
    ),
    Clause::fact(
        "D2.14-any-side",
        "Friendly, enemy and destroyed vehicles all count.",
        "`price` counts the vehicles of both sides and the wrecks",
    ),
    Clause::fact(
        "D2.14-motorcycle-mover",
        "[EXC] A motorcycle pays no such penalty.",
        "`price` adds no such line for a motorcycle",
    ),
    Clause::fact(
        "D2.14-motorcycle-not-counted",
        "Motorcycles standing in the hex do not add to the count.",
        "`price` leaves motorcycles out of the count",
    ),
    Clause::fact(
        "D2.14-wagon-mf",
        "A wagon pays the penalty in MF.",
        "the figures of a vehicle that counts MF are MF",
    ),
    Clause::line(
        "D2.14-road-double",
        &[Matter::Cost],
        "If the hex is entered over a road hexside at the road rate the penalty is two MP apiece.",
    ),
    Clause::fact(
        "D2.14-road-needs-rate",
        "Crossing the road hexside while paying the ordinary terrain cost leaves the penalty at one MP apiece.",
        "`Rate::RoadDeclined` doubles nothing",
    ),
    Clause::line(
        "D2.14-note-d-double",
        &[Matter::Cost],
        "On the special roads of the chart's note D the penalty doubles once more.",
    ),
    Clause::fact(
        "D2.14-entry-only",
        "The penalty belongs to entering the hex; turning, stopping, starting or further Bypass hexsides inside it do not repeat it.",
        "`price` adds the line only when the occupied hex changes",
    ),
    Clause::fact(
        "D2.14-bypass-occupants-count",
        "A vehicle in Bypass counts in the hex it actually occupies, not in the one across the hexside.",
        "`Place::cell` of a vehicle in Bypass is its obstacle hex",
    ),
    Clause::line(
        "D2.14-woods-double",
        &[Matter::Cost],
        "On a woods-road every wreck/vehicle penalty at the road rate is doubled again, to four MP apiece (B13.41); house switch (off): in a woods hex at the terrain rate too, to two.",
    ),
];
