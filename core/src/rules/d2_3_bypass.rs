//! D2.3: Vehicular Bypass Movement. Its prices are lines of the tally (`rules::price`).

use super::ctx::Spend;
use super::{Check, Clause};
use crate::event::Status;
use crate::finding::Verdict;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::guard("D2.3-who", "Vehicles and animal-drawn transport may use VBM."),
    Clause::check(
        "D2.3-x-towing-na",
        "Cross rule: a vehicle towing a Gun cannot use VBM.",
        Check::Bypass(towing_na),
    ),
    Clause::line(
        "D2.3-cost-double",
        "Each hexside bypassed costs twice the cost of the hex's terrain other than the obstacle.",
    ),
    Clause::line(
        "D2.3-extras-doubled",
        "Further terrain cost there, for example SMOKE or climbing, is doubled too.",
    ),
    Clause::fact(
        "D2.3-per-hexside",
        "The charge is made for every hexside traversed, not once per hex.",
        "an event for each hexside, each with its own tally",
    ),
    Clause::fact(
        "D2.3-mf-wagon",
        "Animal-drawn transport pays in MF.",
        "the figures of a vehicle that counts MF are MF",
    ),
    Clause::guard("D2.3-no-bog", "Bypassing avoids the Bog DR of the obstacle."),
    Clause::fact(
        "D2.3-fail-mp-spent",
        "If the hexside proves too tight the announced MP are lost in the previously occupied hex or hexside.",
        "`apply` keeps the MP spent and credits them to the hex left when a clearance fails",
    ),
    Clause::fact(
        "D2.3-fail-position",
        "After a failed VBM the vehicle has not moved.",
        "`apply` puts the vehicle back when a clearance fails",
    ),
];

fn towing_na(spend: &Spend<'_>) -> Verdict {
    Verdict::kept_or(!spend.has(Status::Towing), || "a vehicle that tows a Gun cannot use VBM".into())
}
