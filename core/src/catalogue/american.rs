//! American vehicles.

use super::entry::{Entry, afv, soft};
use super::{LISTED, Nation, ONE_SOURCE};
use crate::vocab::{Mount, MoverClass};

const fn tracked(name: &'static str, mp: i32) -> Entry {
    afv(name, Nation::American, MoverClass::Tracked, mp)
}

const fn truck(name: &'static str, mp: i32) -> Entry {
    soft(name, Nation::American, MoverClass::Truck, mp)
}

/// The rows, tanks first. Counters called M3 are a light tank, a medium tank and a halftrack.
pub(super) const ENTRIES: &[Entry] = &[
    tracked("M3A1 Light Tank", 18).mount(Mount::ST),
    tracked("M5A1", 17).mount(Mount::ST),
    tracked("M24", 18).mount(Mount::T),
    tracked("M4", 13).mount(Mount::T),
    tracked("M4A3(76)W", 15).mount(Mount::T),
    tracked("M10 GMC", 15).mount(Mount::ST).open(),
    tracked("M18 GMC", 24).mount(Mount::T).open(),
    tracked("M7 HMC", 14).mount(Mount::NT).open(),
    afv("M3 Halftrack", Nation::American, MoverClass::Halftrack, 20).red().open(),
    afv("M8 Armored Car", Nation::American, MoverClass::ArmoredCar, 36)
        .mount(Mount::ST)
        .open()
        .reverse(4)
        .doubt(LISTED),
    truck("DUKW", 27).water(3),
    truck("Jeep", 37).doubt(ONE_SOURCE),
    truck("2½-Ton Truck", 28).doubt(ONE_SOURCE),
];
