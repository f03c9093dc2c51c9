//! The sum of a To Kill Number: the Basic number, doubled by a CH, with the Cases and the range, less the AF (C7.1, C7.2).

use super::load::{Base, Loads, loads};
use super::struck::{Struck, struck, target, to_hit_dice};
use crate::charts::to_kill::{self as chart, Missile};
use crate::counter::Vehicle;
use crate::facts::Underway;
use crate::state::Unit;
use crate::tally::{Blame, Quantity, Sum, Tally};
use crate::vocab::ClauseId;
use crate::vocab::WeaponKind;
use crate::vocab::hex::Facing;
use crate::vocab::num::KillNumber;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

impl Quantity for KillNumber {
    const UNIT: &'static str = "To Kill";
    const ZERO: KillNumber = KillNumber(0);
    fn figure(self) -> String {
        format!("{} {self}", KillNumber::UNIT)
    }
    fn plus(self, other: KillNumber) -> KillNumber {
        KillNumber(self.0.saturating_add(other.0))
    }
    fn times(self, n: u8) -> KillNumber {
        KillNumber(self.0.saturating_mul(i16::from(n)))
    }
    fn halved(self) -> KillNumber {
        KillNumber(self.0 / 2)
    }
    fn rounded_up(self) -> KillNumber {
        self
    }
}

impl From<Tally<KillNumber>> for Sum {
    fn from(tally: Tally<KillNumber>) -> Sum {
        Sum::Kill(tally)
    }
}

/// Why a number that fits one reading alone is left open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// Ammunition that nobody named gives it.
    Unnamed(&'static str),
    /// A CH that one source alone doubles was not counted.
    NotCritical,
}

/// One way to read a To Kill roll, with the number that it gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The sum; its first line is the Basic number, its last one the AF.
    pub tally: Tally<KillNumber>,
    /// The AF in it; none of what is unarmored, and of a FT or MOL.
    pub armor: Option<i16>,
    /// The clause that has its Basic number.
    pub clause: ClauseId,
    /// One source alone has it, so that it accuses nobody.
    pub lone: bool,
    /// Other nations have another number for the same barrel.
    pub dual: bool,
    /// Why it is not what is due.
    pub doubt: Option<Doubt>,
}

impl Reading {
    /// The Final number.
    #[must_use]
    pub fn last(&self) -> i16 {
        self.tally.value().0
    }

    /// The number before the AF are taken from it.
    #[must_use]
    pub fn modified(&self) -> i16 {
        self.last().saturating_add(self.armor.unwrap_or(0))
    }

    /// The Basic number.
    #[must_use]
    pub fn basic(&self) -> i16 {
        Tally { lines: self.tally.lines.iter().take(1).cloned().collect() }.value().0
    }
}

/// All readings of the To Kill rolls of an attack, the one that is due first. None where weapon, calibre, ammunition, range or AF
/// is not known.
pub(super) fn readings(on: &Underway<'_>, told: Option<i16>) -> Vec<Reading> {
    let Some((_, unit, vehicle)) = target(on) else { return Vec::new() };
    let mut all = Vec::new();
    for at in struck(on, unit, vehicle) {
        let at = Struck { armor: at.armor.or(told).filter(|_| vehicle.afv), ..at };
        if vehicle.afv && at.armor.is_none() && !is_flame(on) {
            continue;
        }
        let Some(found) = loads(on, !vehicle.afv) else { continue };
        add(&mut all, on, (unit, vehicle, at), found);
        // What prints an AF of 0 may be unarmored there (D1.6).
        let bare = Struck { armor: None, ..at };
        if let Some(found) = loads(on, true).filter(|_| vehicle.afv && at.armor == Some(0)) {
            add(&mut all, on, (unit, vehicle, bare), found);
        }
    }
    all.sort_by_key(|reading| reading.doubt.is_some());
    all
}

fn is_flame(on: &Underway<'_>) -> bool {
    let flame = |kind| matches!(kind, Some(WeaponKind::Ft | WeaponKind::Mol));
    on.volley.shots().first().is_some_and(|shot| flame(shot.kind()))
}

type Hit<'c> = (&'c Unit, &'c Vehicle, Struck);

fn add(all: &mut Vec<Reading>, on: &Underway<'_>, hit: Hit<'_>, found: Loads) {
    let usual = found.usual.into_iter().map(|base| (base, None));
    let unnamed =
        found.unnamed.into_iter().map(|(missile, base)| (base, Some(Doubt::Unnamed(missile.word()))));
    for (base, doubt) in usual.chain(unnamed) {
        let may_double = base.critical && to_hit_dice(on).is_some_and(|dr| dr.original() == 2);
        for critical in if may_double { &[true, false][..] } else { &[false] } {
            let doubt = doubt.clone().or((may_double && !critical).then_some(Doubt::NotCritical));
            all.extend(sums(on, hit, &base, *critical).into_iter().map(|tally| Reading {
                tally,
                armor: hit.2.armor.filter(|_| base.flame.is_none()),
                clause: ClauseId(base.clause),
                lone: base.lone,
                dual: base.dual,
                doubt: doubt.clone(),
            }));
        }
    }
}

fn sums(on: &Underway<'_>, hit: Hit<'_>, base: &Base, critical: bool) -> Vec<Tally<KillNumber>> {
    if base.flame.is_some() {
        flames(on, hit, base)
    } else {
        shell(on, hit, base, critical).into_iter().collect()
    }
}

fn begun(base: &Base) -> Tally<KillNumber> {
    let mut tally = Tally::new();
    tally.plus(KillNumber(base.number), base.label.clone(), base.rule, Blame::on(base.clause));
    tally
}

fn shell(
    on: &Underway<'_>,
    (_, vehicle, at): Hit<'_>,
    base: &Base,
    critical: bool,
) -> Option<Tally<KillNumber>> {
    let mut tally = begun(base);
    if critical {
        tally.times(chart::CASE_C, "CH", "C7.23", Blame::on("C7.23-case-c"));
    }
    // Through what is unarmored the number of the table is the Final one (C7.11).
    let Some(af) = at.armor.filter(|_| vehicle.afv) else { return Some(tally) };
    if let Some((missile, mm)) = base.flies {
        let range = on.volley.shots().first()?.range_to(0)?;
        let change = chart::case_d(missile, mm, range)?;
        let clause = if missile == Missile::Ap { "C7.24-case-d-ap" } else { "C7.24-case-d-apcr" };
        if change != 0 {
            let hexes = if range == 1 { "hex" } else { "hexes" };
            tally.plus(KillNumber(change), format!("range of {range} {hexes}"), "C7.24", Blame::on(clause));
        }
    }
    rear(&mut tally, at.facing == Facing::Rear);
    tally.plus(KillNumber(-af), af_label(at), "C7.11", Blame::on("C7.11-final-tk"));
    Some(tally)
}

fn rear(tally: &mut Tally<KillNumber>, is_rear: bool) {
    if is_rear {
        tally.plus(KillNumber(chart::CASE_A), "rear facing", "C7.21", Blame::on("C7.21-case-a"));
    }
}

fn af_label(at: Struck) -> String {
    let part = if at.turret { "turret" } else { "hull" };
    format!("AF of the {part}'s {}", at.facing)
}

/// A FT at its normal range and a MOL: no AF stops them. What an open-topped vehicle with a CE crew adds up to, and whether a vehicle
/// still moves, no log settles: each is a reading.
fn flames(on: &Underway<'_>, (unit, vehicle, at): Hit<'_>, base: &Base) -> Vec<Tally<KillNumber>> {
    let range = on.volley.shots().first().and_then(|shot| shot.range_to(0));
    if range.is_none_or(|range| range > 1) || !vehicle.afv {
        return Vec::new();
    }
    let ce = unit.ce.or(vehicle.ce) == Some(true);
    let open: &[i16] = match (vehicle.open_topped, ce) {
        (None, _) => return Vec::new(),
        (Some(false), false) => &[0],
        (Some(false), true) => &[chart::FLAME_CE],
        (Some(true), _) => &[chart::FLAME_OT, chart::FLAME_OT + chart::FLAME_CE],
    };
    let moves: &[i16] = if base.flame == Some(WeaponKind::Mol) { &[0, -2] } else { &[0] };
    let mut all = Vec::new();
    for (open, moving) in open.iter().flat_map(|open| moves.iter().map(move |moving| (*open, *moving))) {
        let mut tally = begun(base);
        let lines = [
            (open, if vehicle.open_topped == Some(true) { "open-topped" } else { "CE" }),
            (moving, "moving target"),
        ];
        for (value, label) in lines.into_iter().filter(|(value, _)| *value != 0) {
            tally.plus(KillNumber(value), label, "C7.344", Blame::on("C7.344-ft-mol"));
        }
        rear(&mut tally, at.facing == Facing::Rear);
        all.push(tally);
    }
    all
}
