//! The clauses whose open verdicts are asked before a mail is signed: they leave to its author what costs the reader something, or
//! gains the author something.

use asl_core::rules::DEED_OF_ANOTHER;

/// Clauses that leave to a word what is done to me, and what another has, enters or does without dice.
pub(super) const HARMS: [&str; 6] = [
    DEED_OF_ANOTHER,
    "A14.3-one",
    "LOG.no-cause",
    "LOG.vehicle-cause",
    "LOG.failure-cause",
    "LOG.status-by-word",
];

/// What is gained by a word.
pub(super) const GAINS: [&str; 37] = [
    "LOG.target-of-attack",
    "LOG.outside-phase",
    "LOG.placed-in-play",
    "LOG.status-by-word",
    "LOG.smoke-by-word",
    "LOG.carrier",
    "A4.431-has-it",
    "A4.44-lies-there",
    "A4.14-enemy-location",
    "A7.35-inherent-sw",
    "A7.35-sw-possession",
    "LOG.roll-missing",
    "LOG.fires-what-it-has",
    "A8.2-cap",
    "A8.2-end",
    "A8.224-cowered",
    "A8.25-hit",
    "A9.22-attacks",
    "A9.22-may",
    "A9.22-none-if",
    "A9.22-marks",
    "A9.223-ends",
    "A9.7-no-fire",
    "A9.7-selection",
    "A9.72-only-act",
    "A9.72-who",
    "A11.12-once",
    "A11.2-announce",
    "A11.4-drm",
    "A11.4-effect",
    "A11.4-three",
    "A12.121-seen-near",
    "A14.1-activates",
    "A14.2-selection",
    "A15.1-when",
    "A18.12-cc",
    "C10.3-push",
];
