//! The statuses of the units that events are put in for, and the little game around them. Written from the ledger alone.

/// A status of a unit, and how it came about.
pub(crate) struct Status {
    pub(crate) name: &'static str,
    /// The unit.
    pub(crate) unit: &'static str,
    /// At set-up, before the Player Turn.
    pub(crate) set_up: &'static [&'static str],
    /// In a phase of the Player Turn of its own side, or of the enemy's.
    pub(crate) in_phase: Option<(bool, usize, &'static [&'static str])>,
}

const fn at_once(name: &'static str, unit: &'static str, set_up: &'static [&'static str]) -> Status {
    Status { name, unit, set_up, in_phase: None }
}

const fn later(
    name: &'static str,
    unit: &'static str,
    own: bool,
    phase: usize,
    lines: &'static [&'static str],
) -> Status {
    Status { name, unit, set_up: &[], in_phase: Some((own, phase, lines)) }
}

pub(crate) static STATUSES: &[Status] = &[
    at_once("plain", "t", &[]),
    at_once("bu", "t", &["t BU"]),
    at_once("ti", "t", &["t is ti"]),
    at_once("immobilized", "t", &["t is immobilized"]),
    at_once("bogged", "t", &["t is bogged"]),
    at_once("abandoned", "t", &["t is abandoned"]),
    at_once("stunned", "t", &["t is stunned"]),
    at_once("shocked", "t", &["t is shocked"]),
    at_once("recalled", "t", &["t is recalled"]),
    at_once("wreck", "t", &["t suffers eliminated"]),
    at_once("concealed", "t", &["t is concealed"]),
    at_once("malfunctioned", "t", &["t malfunctions MA"]),
    at_once("motion", "t", &["t is motion"]),
    Status { name: "bypass", unit: "t", set_up: &["place t L9 along K9-L9 cafp K9-L9-L8"], in_phase: None },
    later(
        "prep-fired",
        "t",
        true,
        1,
        &[
            "a1 prep by t MA at {foe} units foe infantry-target",
            "roll r1 DR 6,5 to-hit in a1",
            "a1 to-hit t MA r1 target foe final 11 miss",
            "marker prep-fire on t",
        ],
    ),
    later("moving", "t", true, 2, &["t start 1 MP total 1", "t enter K9 1 MP total 2"]),
    later(
        "stopped",
        "t",
        true,
        2,
        &["t start 1 MP total 1", "t enter K9 1 MP total 2", "t stop 1 MP total 3"],
    ),
    later(
        "bounding-fired",
        "t",
        true,
        2,
        &[
            "a1 bounding by t MA at {foe} units foe infantry-target",
            "roll r1 DR 6,5 to-hit in a1",
            "a1 to-hit t MA r1 target foe final 11 miss",
            "marker bounding-fire on t",
        ],
    ),
    later(
        "first-fired",
        "t",
        false,
        2,
        &[
            "a1 first by t MA at {foe} units foe infantry-target answers foe",
            "roll r1 DR 6,5 to-hit in a1",
            "a1 to-hit t MA r1 target foe final 11 miss",
            "marker first-fire on t",
        ],
    ),
    at_once("plain", "s", &[]),
    at_once("broken", "s", &["s is broken"]),
    // A Pin lasts until the Player Turn ends.
    later("pinned", "s", true, 0, &["s is pinned"]),
    later("pinned", "s", false, 0, &["s is pinned"]),
    at_once("cx", "s", &["s is cx"]),
    at_once("ti", "s", &["s is ti"]),
    at_once("concealed", "s", &["s is concealed"]),
    at_once("berserk", "s", &["s is berserk"]),
    at_once("melee", "s", &["s is melee"]),
    at_once("sw-out", "s", &["s malfunctions sw:LMG"]),
    at_once("captured", "s", &["s is captured"]),
    at_once("disrupted", "s", &["s is disrupted"]),
    at_once("encircled", "s", &["s is encircled"]),
    at_once("eliminated", "s", &["s eliminated"]),
    at_once("aboard", "s", &["place s H10", "s boards k"]),
    later(
        "prep-fired",
        "s",
        true,
        1,
        &[
            "a1 prep by s inherent at {foe}",
            "roll r1 DR 6,5 ift in a1",
            "a1 ift r1 final 11 result NE",
            "marker prep-fire on s",
        ],
    ),
    later("opportunity", "s", true, 1, &["marker opportunity-fire on s"]),
    later("moved", "s", true, 2, &["s moves I11 1 MF not-assault", "s moves I10 1 MF not-assault"]),
    later(
        "first-fired",
        "s",
        false,
        2,
        &[
            "a1 first by s inherent at {foe} units foe answers foe",
            "roll r1 DR 6,5 ift in a1",
            "a1 ift r1 drm FFMO -1, FFNAM -1 final 9 result NE",
            "marker first-fire on s",
        ],
    ),
    at_once("plain", "", &[]),
];

/// The game around it: a tank, a squad and a leader of one side, an enemy squad within reach, a truck with its load.
pub(crate) const HEAD: &str = include_str!("around.asl");
