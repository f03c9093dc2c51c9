//! Case C and its kin: Bounding First Fire, fire in Motion (C5.3).

use crate::charts::to_hit::{CaseC, GunType, case_c, case_c_member};
use crate::event::{FireMode, ToHitAttempt};
use crate::figures::to_hit::dice::dice;
use crate::figures::vehicle::firing::{Firing, bounding};
use crate::figures::vehicle::motion_fire::fires_in_motion;
use crate::state::Attack;
use crate::vocab::num::{Drm, Mp};
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, WeaponMount};

/// The member of the family that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Due {
    /// C, C1, C2, or C4 in Motion; with open MP in LOS the one for the fewest.
    pub(crate) case: Modifier,
    /// The member of Case C, C1 and C2 for the fewest MP in LOS, and the one for the most.
    members: (Modifier, Modifier),
    /// The figure if as few MP as the log is sure of were spent in LOS.
    pub(crate) most: Drm,
    /// The figure if all MP of which it does not say were in LOS.
    pub(crate) least: Drm,
}

impl Due {
    /// The figure, when it does not depend on what the log leaves out.
    pub(crate) fn exact(&self) -> Option<Drm> {
        (self.most == self.least).then_some(self.most)
    }

    /// May this member of the family stand in the log: Case C4 in Motion, and of the others the one by the MP in LOS?
    pub(crate) fn admits(&self, case: Modifier) -> bool {
        let (few, many) = self.members;
        if case == Modifier::C4 { self.case == Modifier::C4 } else { many <= case && case <= few }
    }
}

/// Who fires, by the gun.
fn row(firing: &Firing<'_>) -> Option<CaseC> {
    if firing.vehicle.gyro {
        return Some(CaseC::Gyro);
    }
    match firing.mount()? {
        WeaponMount::Aa => Some(CaseC::AaMa),
        WeaponMount::Bow | WeaponMount::Rear => Some(CaseC::NoTurret),
        WeaponMount::Turret => Some(match firing.turret()? {
            GunType::NT => CaseC::NoTurret,
            GunType::T | GunType::ST => CaseC::Turret,
        }),
    }
}

/// Is it known how the gun is mounted, and so what the family costs it?
pub(crate) fn is_known(firing: &Firing<'_>) -> bool {
    row(firing).is_some()
}

/// The vehicle fires in Motion, or Non-Stopped.
pub(crate) fn in_motion(firing: &Firing<'_>) -> bool {
    fires_in_motion(&firing.ctx, firing.id)
}

/// The member due for a To Hit roll of a vehicle; `None` when none is, or its gun is not known.
pub(crate) fn due(firing: &Firing<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Due> {
    let bounding_now = attack.declared.mode == FireMode::Bounding;
    if !bounding_now && !is_bounding_fire(firing, attack) && !in_motion(firing) {
        return None;
    }
    let base = case_c(row(firing)?);
    let (few, many) =
        if bounding_now { in_los(firing, attack, attempt) } else { (Mp::whole(4), Mp::whole(4)) };
    let ((case, more), (fewest, less)) = (case_c_member(few), case_c_member(many));
    let members = (case, fewest);
    if !in_motion(firing) {
        return Some(Due { case, members, most: base + more, least: base + less });
    }
    let lower = || dice(&firing.ctx, attempt).map(|dr| dr.colored.pips().min(dr.white.pips()));
    let moving = if firing.vehicle.gyro { Drm(1) } else { Drm(i16::from(lower()?)) };
    Some(Due { case: Modifier::C4, members, most: base + more + moving, least: base + less + moving })
}

/// AFPh fire of a vehicle that used its MPh to fire or to enter a new hex.
pub(crate) fn is_bounding_fire(firing: &Firing<'_>, attack: &Attack) -> bool {
    let used = firing.unit.mph.entered_hex || !bounding(&firing.ctx, firing.id).is_empty();
    attack.phase == Some(Phase::AFPh) && used
}

/// MP spent in the target's LOS: as many as the log is sure of, and as many as it may be.
pub(crate) fn in_los(firing: &Firing<'_>, attack: &Attack, attempt: &ToHitAttempt) -> (Mp, Mp) {
    let mph = attack.mph_at_roll.get(firing.id).unwrap_or(&firing.unit.mph);
    let target = attempt.target.iter().chain(&attack.targets).next();
    match target {
        Some(target) => firing.ctx.seen_of(mph, target),
        None => (Mp::ZERO, mph.spent),
    }
}
