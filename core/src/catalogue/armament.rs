//! Weapons of the types of the catalogue, and whether a type carries Passengers or tows: what D3.7 reads of a counter
//! and of its Vehicle Listing. Optional armament is left out: a scenario that has it says so.

use crate::counter::Weapon;
use crate::vocab::{WeaponKind, WeaponName, WeaponRole};
use alloc::collections::BTreeMap;

/// One type.
struct Row {
    name: &'static str,
    carries: bool,
    arms: &'static [Arm],
}

/// One weapon.
struct Arm {
    name: &'static str,
    kind: WeaponKind,
    fp: Option<u8>,
    rof: Option<u8>,
    b: Option<u8>,
    circled: bool,
    main: bool,
}

const fn row(name: &'static str, carries: bool, arms: &'static [Arm]) -> Row {
    Row { name, carries, arms }
}

/// A Gun as MA; ROF 0 is none.
const fn gun(rof: u8) -> Arm {
    let kind = WeaponKind::Ordnance;
    Arm { name: "MA", kind, fp: None, rof: None, b: None, circled: false, main: false }.main(rof)
}

const fn mg(name: &'static str, fp: u8) -> Arm {
    let kind = WeaponKind::Mg;
    Arm { name, kind, fp: Some(fp), rof: None, b: None, circled: false, main: false }
}

impl Arm {
    /// It is the MA.
    const fn main(self, rof: u8) -> Arm {
        let rof = if rof == 0 { None } else { Some(rof) };
        Arm { main: true, rof, ..self }
    }

    const fn b(self, b: u8) -> Arm {
        Arm { b: Some(b), ..self }
    }

    const fn circled(self, b: u8) -> Arm {
        Arm { circled: true, ..self.b(b) }
    }

    fn weapon(&self) -> Weapon {
        Weapon {
            kind: Some(self.kind),
            fp: self.fp,
            range: None,
            rof: self.rof,
            b: self.b,
            x: None,
            pp: None,
            squad_only: false,
            circled: self.circled,
            mount: None,
            role: self.main.then_some(WeaponRole::Ma),
        }
    }
}

fn found(name: &str, book: u16) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.name == name).filter(|_| book >= 1)
}

/// The weapons of a type as they stood in a version of the book; none when they are not listed.
#[must_use]
pub fn armament(name: &str, book: u16) -> BTreeMap<WeaponName, Weapon> {
    let arms = found(name, book).map_or(&[][..], |row| row.arms);
    arms.iter().filter_map(|arm| Some((arm.name.parse().ok()?, arm.weapon()))).collect()
}

/// Can the type carry Passengers or tow? `None` when it is not listed.
pub(super) fn carries(name: &str) -> Option<bool> {
    found(name, 1).map(|row| row.carries)
}

/// The rows in the order of the catalogue.
const ROWS: &[Row] = &[
    row("PzKpfw IB", false, &[mg("CMG", 6).main(1).b(11)]),
    row("PzKpfw IIF", false, &[gun(2).b(11), mg("CMG", 5)]),
    row("PzKpfw 38(t)A", false, &[gun(1), mg("BMG", 4), mg("CMG", 4)]),
    row("PzKpfw IIIG", false, &[gun(2), mg("BMG", 3), mg("CMG", 5)]),
    row("PzKpfw IIIJ", false, &[gun(2), mg("BMG", 3), mg("CMG", 5)]),
    row("PzKpfw IVF1", false, &[gun(1), mg("BMG", 3), mg("CMG", 5)]),
    row("PzKpfw IVH", false, &[gun(1), mg("BMG", 3), mg("CMG", 5)]),
    row("PzKpfw VG", false, &[gun(1), mg("BMG", 3), mg("CMG", 5), mg("AAMG", 2)]),
    row("PzKpfw VIE", false, &[gun(1), mg("BMG", 3), mg("CMG", 5)]),
    row("PzKpfw VIB", false, &[gun(1), mg("BMG", 3), mg("CMG", 5), mg("AAMG", 2)]),
    row("StuG IIIG", false, &[gun(1), mg("AAMG", 2)]),
    row("Marder II", false, &[gun(1)]),
    row("JgdPz 38(t)", false, &[gun(0), mg("AAMG", 1)]),
    row("JgdPz V", false, &[gun(1), mg("BMG", 3)]),
    row("SPW 250/1", true, &[mg("AAMG", 3).main(1)]),
    row("SPW 251/1", true, &[mg("AAMG", 3).main(1)]),
    row("PSW 222", false, &[gun(2).b(11), mg("CMG", 5)]),
    row("PSW 234/2", false, &[gun(2), mg("CMG", 5)]),
    row("Kfz 1", true, &[]),
    row("Opel 6700 (Blitz)", true, &[]),
    row("T-40", false, &[mg("CMG", 8).main(1)]),
    row("T-70", false, &[gun(0), mg("CMG", 2)]),
    row("T-26 M33", false, &[gun(1).b(11)]),
    row("BT-7 M37", false, &[gun(1).b(11), mg("CMG", 4)]),
    row("T-34 M41", false, &[gun(0), mg("BMG", 2), mg("CMG", 4)]),
    row("T-34 M43", false, &[gun(1), mg("BMG", 2), mg("CMG", 4)]),
    row("T-34/85", false, &[gun(1), mg("BMG", 2), mg("CMG", 4)]),
    row("KV-1 M41", false, &[gun(0), mg("BMG", 2), mg("CMG", 4), mg("RMG", 2)]),
    row("IS-2", false, &[gun(0).circled(11), mg("BMG", 1), mg("CMG", 4), mg("RMG", 2)]),
    row("IS-3", false, &[gun(0).circled(11), mg("CMG", 4)]),
    row("SU-76M", false, &[gun(2)]),
    row("SU-85", false, &[gun(1)]),
    row("SU-152", false, &[gun(0).circled(10)]),
    row("GAZ-MM", true, &[]),
    row("M5A1", false, &[gun(1), mg("BMG", 2), mg("CMG", 4), mg("AAMG", 2)]),
    row("M24", false, &[gun(1), mg("BMG", 2), mg("CMG", 4), mg("AAMG", 4)]),
    row("M4", false, &[gun(1), mg("BMG", 2), mg("CMG", 4), mg("AAMG", 4)]),
    row("M4A3(76)W", false, &[gun(1), mg("BMG", 2), mg("CMG", 4), mg("AAMG", 4)]),
    row("M10 GMC", false, &[gun(2), mg("AAMG", 4)]),
    row("M18 GMC", false, &[gun(2), mg("AAMG", 4)]),
    row("M7 HMC", false, &[gun(1), mg("AAMG", 4)]),
    row("M8 Armored Car", false, &[gun(2), mg("CMG", 4), mg("AAMG", 4)]),
    row("DUKW", true, &[]),
    // Some counters print a CMG of 6 FP; that is a variant of this one.
    row("Matilda II", false, &[gun(2), mg("CMG", 4)]),
    row("Crusader III", false, &[gun(1), mg("CMG", 4)]),
    row("Cromwell VII", false, &[gun(1), mg("BMG", 2), mg("CMG", 4)]),
    row("Churchill VII", false, &[gun(1), mg("BMG", 2), mg("CMG", 4)]),
    row("Sherman V(a)", false, &[gun(1), mg("BMG", 2), mg("CMG", 4)]),
    row("Sherman VC(a)", false, &[gun(1), mg("CMG", 4)]),
    row("Carrier A", true, &[mg("BMG", 2).main(1)]),
    row("3-Ton Lorry", true, &[]),
    row("S35", false, &[gun(0), mg("CMG", 2)]),
    row("H39", false, &[gun(0), mg("CMG", 2)]),
    row("M13/40", false, &[gun(1), mg("BMG", 4), mg("CMG", 4)]),
    row("AB 41", false, &[gun(1).b(11), mg("RMG", 2), mg("CMG", 2)]),
    row("Type 95 HA-GO", false, &[gun(0), mg("BMG", 2), mg("RMG", 2)]),
    row("Type 97A CHI-HA", false, &[gun(1), mg("BMG", 2), mg("RMG", 2)]),
    row("Wagon", true, &[]),
    row("Sledge", true, &[]),
];
