//! British vehicles.

use super::Nation;
use super::entry::{Entry, afv, soft};
use crate::vocab::{Maker, Mount, MoverClass};

const fn tracked(name: &'static str, mp: i32) -> Entry {
    afv(name, Nation::British, MoverClass::Tracked, mp)
}

/// The rows, tanks first.
pub(super) const ENTRIES: &[Entry] = &[
    tracked("Matilda II", 9).red().mount(Mount::T),
    tracked("Crusader III", 15).red().mount(Mount::ST),
    tracked("Cromwell VII", 16).mount(Mount::T),
    tracked("Churchill VII", 8).mount(Mount::T),
    tracked("Sherman V(a)", 13).mount(Mount::T).made_by(Maker::American),
    tracked("Sherman VC(a)", 13).mount(Mount::T).made_by(Maker::American),
    tracked("Carrier A", 16).always_ce(),
    afv("Daimler Armored Car", Nation::British, MoverClass::ArmoredCar, 33).mount(Mount::ST),
    soft("3-Ton Lorry", Nation::British, MoverClass::Truck, 24),
];
