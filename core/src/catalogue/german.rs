//! German vehicles.

use super::entry::{Entry, afv, soft};
use super::{LISTED, Nation};
use crate::vocab::{Maker, Mount, MoverClass};

const fn tracked(name: &'static str, mp: i32) -> Entry {
    afv(name, Nation::German, MoverClass::Tracked, mp)
}

const fn halftrack(name: &'static str, mp: i32) -> Entry {
    afv(name, Nation::German, MoverClass::Halftrack, mp).open()
}

const fn armored_car(name: &'static str, mp: i32) -> Entry {
    afv(name, Nation::German, MoverClass::ArmoredCar, mp)
}

const fn truck(name: &'static str, mp: i32) -> Entry {
    soft(name, Nation::German, MoverClass::Truck, mp)
}

/// The rows, tanks first.
pub(super) const ENTRIES: &[Entry] = &[
    tracked("PzKpfw IB", 15).mount(Mount::OneMan),
    tracked("PzKpfw IIF", 14).mount(Mount::RST),
    tracked("PzKpfw 38(t)A", 15).mount(Mount::ST).made_by(Maker::Czech),
    tracked("PzKpfw IIIG", 13).mount(Mount::T),
    tracked("PzKpfw IIIJ", 13).mount(Mount::T),
    tracked("PzKpfw IVF1", 14).mount(Mount::T),
    tracked("PzKpfw IVH", 13).mount(Mount::T),
    tracked("PzKpfw VG", 15).mount(Mount::ST),
    tracked("PzKpfw VIE", 12).red().mount(Mount::ST),
    tracked("PzKpfw VIB", 11).red().mount(Mount::ST),
    tracked("StuG IIIG", 13).mount(Mount::NT),
    tracked("Marder II", 13).mount(Mount::NT).open(),
    tracked("JgdPz 38(t)", 13).mount(Mount::NT).made_by(Maker::Czech),
    tracked("JgdPz V", 15).mount(Mount::NT),
    halftrack("SPW 250/1", 18),
    halftrack("SPW 251/1", 16),
    armored_car("PSW 222", 33).mount(Mount::ST).open().reverse(3).doubt(LISTED),
    armored_car("PSW 234/2", 33).mount(Mount::ST),
    truck("Kfz 1", 30),
    truck("Opel 6700 (Blitz)", 28),
];
