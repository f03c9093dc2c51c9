//! One type of vehicle: the printed values that the rules of D2 read, and how sure we are of them.

use super::{Nation, Row};
use crate::counter::Vehicle;
use crate::vocab::num::Mp;
use crate::vocab::{Maker, Mount, MoverClass};

/// One type of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The type as printed on the counter; where two counters share a name, a word tells them apart.
    pub name: &'static str,
    /// The listing that it stands in.
    pub nation: Nation,
    /// Movement class.
    pub class: MoverClass,
    /// It is an AFV.
    pub afv: bool,
    /// It is open-topped (D1.22): CE unless it is BU.
    pub open_topped: bool,
    /// It is never BU (a carrier).
    pub always_ce: bool,
    /// Printed land MP; MF for a wagon or sledge.
    pub mp: Mp,
    /// Printed water MP.
    pub water_mp: Option<Mp>,
    /// Its MP are printed in red (D2.51).
    pub red: bool,
    /// The REV multiplier of its listing, when that is not its class's (D2.21).
    pub reverse: Option<u8>,
    /// Who made it (D2.5).
    pub maker: Maker,
    /// Mount of its main armament; absent when it has none that turns.
    pub mount: Option<Mount>,
    /// It has no radio (D14.1).
    pub radioless: bool,
    /// What is not sure about this row.
    pub doubt: Option<&'static str>,
    /// The version of the book that brought this row. A correction is a new row of the same name, so that a log
    /// keeps the values of the version it names.
    pub since: u16,
}

/// An AFV, closed-topped, by the usual values of its class and nation.
pub(super) const fn afv(name: &'static str, nation: Nation, class: MoverClass, mp: i32) -> Entry {
    Entry { afv: true, ..soft(name, nation, class, mp) }
}

/// A vehicle that is no AFV.
pub(super) const fn soft(name: &'static str, nation: Nation, class: MoverClass, mp: i32) -> Entry {
    Entry {
        name,
        nation,
        class,
        afv: false,
        open_topped: false,
        always_ce: false,
        mp: Mp::whole(mp),
        water_mp: None,
        red: false,
        reverse: None,
        maker: nation.maker(),
        mount: None,
        radioless: false,
        doubt: None,
        since: 1,
    }
}

impl Entry {
    pub(super) const fn red(self) -> Entry {
        Entry { red: true, ..self }
    }

    pub(super) const fn mount(self, mount: Mount) -> Entry {
        Entry { mount: Some(mount), ..self }
    }

    pub(super) const fn open(self) -> Entry {
        Entry { open_topped: true, ..self }
    }

    pub(super) const fn always_ce(self) -> Entry {
        Entry { open_topped: true, always_ce: true, ..self }
    }

    pub(super) const fn water(self, mp: i32) -> Entry {
        Entry { water_mp: Some(Mp::whole(mp)), ..self }
    }

    pub(super) const fn reverse(self, multiplier: u8) -> Entry {
        Entry { reverse: Some(multiplier), ..self }
    }

    pub(super) const fn made_by(self, maker: Maker) -> Entry {
        Entry { maker, ..self }
    }

    pub(super) const fn radioless(self) -> Entry {
        Entry { radioless: true, ..self }
    }

    pub(super) const fn doubt(self, doubt: &'static str) -> Entry {
        Entry { doubt: Some(doubt), ..self }
    }

    /// How a vehicle of the type begins a game: CE, BU, or unable to be BU. A closed-topped AFV is BU until it is
    /// said to be CE, an open-topped one the other way round (D5.3); a carrier is always CE, and nothing but an AFV
    /// can be BU.
    #[must_use]
    pub const fn ce(&self) -> Option<bool> {
        if self.afv && !self.always_ce { Some(self.open_topped) } else { None }
    }

    /// The values that the rules read.
    #[must_use]
    pub fn vehicle(&self) -> Vehicle {
        Vehicle {
            class: self.class,
            afv: self.afv,
            mp: Some(self.mp),
            water_mp: self.water_mp,
            red: Some(self.red),
            reverse: self.reverse,
            maker: Some(self.maker),
            mount: self.mount,
            gyro: false,
            armor: None,
            ce: self.ce(),
            axis: self.nation.is_axis(),
            radioless: self.radioless,
            // An open-topped AFV begins CE and a closed-topped one BU: the table's one fact, read twice.
            open_topped: self.ce(),
            armed: None,
            carries: super::armament::carries(self.name),
            crew_morale: None,
            inexperienced_crew: None,
        }
    }
}

impl Row for Entry {
    fn name(&self) -> &'static str {
        self.name
    }

    fn since(&self) -> u16 {
        self.since
    }
}
