//! D5.3 and D5.4: what a BU open-topped AFV fires, and when a crew abandons its vehicle.

use crate::event::{Status, StatusChanged};
use crate::facts::{Told, Volley};
use crate::figures::vehicle::leaders::is_bu;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::vocab::{WeaponKind, WeaponMount};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D5.3-bu-open-topped",
        &[Matter::FireLeave],
        "An open-topped AFV that is BU fires nothing but its bow MG and FT.",
        Check::VehicleFire(open_topped_fire),
    ),
    Clause::check(
        "D5.4-abandons-stopped",
        &[Matter::MotionStatus],
        "A crew does not abandon a vehicle that is in Motion, or under way.",
        Check::Status(abandons_stopped),
    ),
];

/// Of the AAMG D3.5-bu-limits tells.
fn open_topped_fire(volley: &Volley<'_>) -> Verdict {
    each_shot(
        volley,
        |shot| shot.vehicle().is_some_and(|vehicle| vehicle.afv && vehicle.open_topped == Some(true)),
        |shot| {
            let (unit, vehicle) = shot.unit.zip(shot.vehicle())?;
            let mount = shot.def().and_then(|def| def.mount_of(&shot.firer.weapon));
            let spared = matches!(mount, Some(WeaponMount::Bow | WeaponMount::Aa))
                && matches!(shot.kind(), Some(WeaponKind::Mg | WeaponKind::Ft));
            (is_bu(unit, vehicle) && !spared)
                .then(|| format!("{} is open-topped and BU: it fires its bow MG alone", shot.firer.unit))
        },
    )
}

fn abandons_stopped(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let Some((unit, _)) = told.vehicle().filter(|_| changed.add.contains(&Status::Abandoned)) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(unit.motion.is_none() && !unit.mph.running, || {
        format!("{} is in Motion: nobody abandons it", changed.unit)
    })
}
