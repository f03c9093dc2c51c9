//! Russian vehicles.

use super::entry::{Entry, afv, soft};
use super::{Nation, RADIO_BY_NOTE};
use crate::vocab::{Mount, MoverClass};

const fn tracked(name: &'static str, mp: i32) -> Entry {
    afv(name, Nation::Russian, MoverClass::Tracked, mp)
}

/// The rows, tanks first.
pub(super) const ENTRIES: &[Entry] = &[
    tracked("T-40", 14).mount(Mount::OneMan).water(2).radioless(),
    tracked("T-70", 14).mount(Mount::OneMan).radioless().doubt(RADIO_BY_NOTE),
    tracked("T-26 M33", 12).red().mount(Mount::RST).radioless(),
    tracked("BT-7 M37", 23).red().mount(Mount::RST).radioless(),
    tracked("T-34 M41", 17).red().mount(Mount::RST).radioless().doubt(RADIO_BY_NOTE),
    tracked("T-34 M43", 16).mount(Mount::RST),
    tracked("T-34/85", 16).mount(Mount::T),
    tracked("KV-1 M41", 11).red().mount(Mount::RST),
    tracked("IS-2", 13).mount(Mount::ST),
    tracked("IS-3", 13).mount(Mount::ST),
    tracked("SU-76M", 16).mount(Mount::NT).open(),
    tracked("SU-85", 16).mount(Mount::NT),
    tracked("SU-152", 13).mount(Mount::NT),
    soft("GAZ-MM", Nation::Russian, MoverClass::Truck, 25),
];
