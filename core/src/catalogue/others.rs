//! French, Italian and Japanese vehicles, and what all sides share.

use super::entry::{Entry, afv, soft};
use super::{Nation, ONE_SOURCE, RADIO_BY_NOTE};
use crate::vocab::{Mount, MoverClass};

const fn tracked(name: &'static str, nation: Nation, mp: i32) -> Entry {
    afv(name, nation, MoverClass::Tracked, mp)
}

const fn common(name: &'static str, class: MoverClass, mp: i32) -> Entry {
    soft(name, Nation::Common, class, mp).doubt(ONE_SOURCE)
}

/// The rows by nation.
pub(super) const ENTRIES: &[Entry] = &[
    tracked("S35", Nation::French, 13).mount(Mount::OneMan).radioless().doubt(RADIO_BY_NOTE),
    tracked("H39", Nation::French, 12).mount(Mount::OneMan).radioless(),
    tracked("M13/40", Nation::Italian, 11).red().mount(Mount::RST).radioless().doubt(RADIO_BY_NOTE),
    afv("AB 41", Nation::Italian, MoverClass::ArmoredCar, 30).mount(Mount::OneMan),
    tracked("Type 95 HA-GO", Nation::Japanese, 15).mount(Mount::OneMan).radioless().doubt(RADIO_BY_NOTE),
    tracked("Type 97A CHI-HA", Nation::Japanese, 14).mount(Mount::ST).radioless().doubt(RADIO_BY_NOTE),
    common("Motorcycle", MoverClass::Motorcycle, 28),
    common("Wagon", MoverClass::Wagon, 8),
    common("Sledge", MoverClass::Wagon, 6),
];
