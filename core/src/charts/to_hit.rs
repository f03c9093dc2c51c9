//! DRM of the To Hit Cases that AFV fire needs (C5, C6), as data. Knows neither unit nor dice.

use crate::vocab::num::{Drm, Mp};
use crate::vocab::{Modifier, Mount};

/// The column of Case A and of the Case C family: how a weapon is turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum GunType {
    /// Fast turret.
    T,
    /// Slow turret, the restricted and the one-man turret too.
    ST,
    /// No turret: the hull turns, or the Gun on its carriage; bow weapons.
    NT,
}

impl From<Mount> for GunType {
    fn from(mount: Mount) -> GunType {
        match mount {
            Mount::T => GunType::T,
            Mount::ST | Mount::RST | Mount::OneMan => GunType::ST,
            Mount::NT => GunType::NT,
        }
    }
}

/// Case A by hexspines turned, one to three (C5.1).
// A row of the page is a line, so that it can be held against the page.
#[rustfmt::skip]
const CASE_A: [(GunType, [i16; 3]); 3] = [
    (GunType::T,  [1, 2, 3]),
    (GunType::ST, [2, 3, 4]),
    (GunType::NT, [3, 4, 5]),
];

/// Case A for so many hexspines; none for none.
#[must_use]
pub fn case_a(gun: GunType, hexspines: u8) -> Drm {
    let row = CASE_A.iter().find(|(of, _)| *of == gun).map_or([0; 3], |(_, row)| *row);
    let n = usize::from(hexspines.min(3));
    Drm(if n == 0 { 0 } else { row[n - 1] })
}

/// Case B: fire in the AFPh; in woods, building or rubble one more (C5.2).
pub const CASE_B: Drm = Drm(2);
/// Case B inside woods, a building or rubble.
pub const CASE_B_OBSTACLE: Drm = Drm(3);

/// Who fires with Case C.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CaseC {
    /// With a gyrostabilizer.
    Gyro,
    /// A turreted weapon.
    Turret,
    /// A weapon without turret, or a Passenger.
    NoTurret,
    /// A MA that is an AAMG.
    AaMa,
}

/// Case C itself (C5.3).
#[must_use]
pub const fn case_c(firer: CaseC) -> Drm {
    Drm(match firer {
        CaseC::Gyro => 3,
        CaseC::Turret => 4,
        CaseC::NoTurret => 5,
        CaseC::AaMa => 2,
    })
}

/// The member of the family by MP spent in the target's LOS, and what it adds to Case C (C5.31, C5.32).
#[must_use]
pub fn case_c_member(in_los: Mp) -> (Modifier, Drm) {
    if in_los > Mp::whole(3) {
        (Modifier::C, Drm(0))
    } else if in_los > Mp::whole(2) {
        (Modifier::C1, Drm(1))
    } else {
        (Modifier::C2, Drm(2))
    }
}

/// Case D: a pinned firer.
pub const CASE_D: Drm = Drm(2);
/// Case E: fire within the own hex; doubled inside woods, a building or rubble.
pub const CASE_E: Drm = Drm(2);
/// Case F: Intensive Fire.
pub const CASE_F: Drm = Drm(2);
/// Case G: Deliberate Immobilization.
pub const CASE_G: Drm = Drm(5);
/// The range of Case G, in hexes.
pub const CASE_G_RANGE: u32 = 6;
/// Case H: a captured weapon, or a crew that is not trained for it; both add up.
pub const CASE_H: Drm = Drm(2);
/// Case I: a BU firer.
pub const CASE_I: Drm = Drm(1);
/// Case J: a moving or Motion vehicle.
pub const CASE_J: Drm = Drm(2);
/// Case J1: it spent at most three MP in LOS.
pub const CASE_J1: Drm = Drm(3);
/// Case J2: it spent at most one MP in LOS.
pub const CASE_J2: Drm = Drm(4);
/// Case K: a concealed target.
pub const CASE_K: Drm = Drm(2);

/// Case L: a target at this range, in hexes (C6.3).
#[must_use]
pub const fn case_l(range: u32) -> Drm {
    Drm(match range {
        1 => -2,
        2 => -1,
        _ => 0,
    })
}

/// Case J by the target's MP in the firer's LOS (C6.1).
#[must_use]
pub fn case_j(in_los: Mp) -> (Modifier, Drm) {
    if in_los > Mp::whole(3) {
        (Modifier::J, CASE_J)
    } else if in_los > Mp::ONE {
        (Modifier::J1, CASE_J1)
    } else {
        (Modifier::J2, CASE_J2)
    }
}
