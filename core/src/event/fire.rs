//! Events of fire (A7, D3): declarations, rolls, and what they cause. Every figure is the player's.

use super::dice::Purpose;
use super::movement::TurretTo;
use crate::vocab::hex::{Hex, HexPair};
use crate::vocab::num::{ColumnFp, Drm, Fp};
use crate::vocab::{
    AttackId, IftResult, Modifier, Name, Reason, RollId, TargetType, UnitId, WeaponName, WeaponWord, Word,
};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// The kind of fire (A7.1, A8, D3.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum FireMode {
    /// Prep Fire.
    Prep,
    /// Defensive First Fire.
    First,
    /// Subsequent First Fire.
    Subsequent,
    /// Final Protective Fire.
    Fpf,
    /// Final Fire.
    Final,
    /// Advancing Fire.
    Advancing,
    /// Opportunity Fire.
    Opportunity,
    /// Bounding First Fire.
    Bounding,
    /// Residual FP (A8.2), which nobody fires.
    Residual,
    /// The attack of an Overrun (D7.11): of the vehicle that has just paid for it, with all that it has. No firer is named.
    Overrun,
}

impl FireMode {
    /// Does an attack of this mode name who fires? Residual FP nobody fires (A8.2), an Overrun is its vehicle's (D7.11).
    #[must_use]
    pub const fn names_firers(self) -> bool {
        !matches!(self, FireMode::Residual | FireMode::Overrun)
    }
}

/// A level within a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Level {
    /// So many levels above the hex's ground, 0 = ground.
    At(i8),
    /// IN a gully, stream or other Depression.
    In,
}

impl Default for Level {
    fn default() -> Level {
        Level::At(0)
    }
}

impl core::fmt::Display for Level {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Level::At(level) => write!(f, "{level}"),
            Level::In => f.write_str("in"),
        }
    }
}

/// One Location.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Location {
    /// Its hex.
    pub hex: Hex,
    /// Its level.
    pub level: Level,
}

/// What a firer fires with.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Use {
    /// Its inherent FP.
    Inherent,
    /// A Support Weapon, by name.
    Sw(WeaponName),
    /// A weapon of the vehicle, by name (MA, CMG, BMG, AAMG, FT).
    Weapon(WeaponName),
    /// The Gun itself.
    Gun,
    /// Ordnance of no further name.
    Ordnance,
}

impl Use {
    /// Is it a SW, or a weapon of a vehicle, of this name?
    #[must_use]
    pub fn is(&self, word: WeaponWord) -> bool {
        match self {
            Use::Sw(name) | Use::Weapon(name) => name.is(word),
            Use::Inherent | Use::Gun | Use::Ordnance => false,
        }
    }
}

/// As a player says it in a sentence; the notation has marks of its own.
impl core::fmt::Display for Use {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Use::Sw(name) | Use::Weapon(name) => write!(f, "{name}"),
            Use::Inherent => f.write_str("inherent FP"),
            Use::Gun => f.write_str("Gun"),
            Use::Ordnance => f.write_str("ordnance"),
        }
    }
}

/// How a factor changes FP (A7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FactorOp {
    /// Multiplied.
    Times(u8),
    /// Halved.
    Half,
    /// Added (Assault Fire: A7.36).
    Plus(Fp),
}

/// One declared modification of FP.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Factor {
    /// The operation.
    pub op: FactorOp,
    /// Its reason: PBF, TPBF, long range, AFPh, ...
    pub reason: Option<Word<Reason>>,
}

/// One unit or weapon that fires.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Firer {
    /// The unit.
    pub unit: UnitId,
    /// A second SMC that mans the weapon with it.
    pub with: Option<UnitId>,
    /// What it fires with.
    pub weapon: Use,
    /// Its hex, where the log must say it.
    pub hex: Option<Hex>,
    /// FP before modification, as declared.
    pub base: Option<Fp>,
    /// Modifications, in the order declared.
    pub factors: Vec<Factor>,
    /// It fires by a kept ROF.
    pub rof_kept: bool,
    /// A MG that tries a To Kill instead of the IFT.
    pub to_kill: bool,
    /// Its spotter.
    pub spotter: Option<UnitId>,
}

/// What is fired at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Target {
    /// The Locations; several for Spraying Fire (A7.34).
    pub locations: Vec<Location>,
    /// The units named; empty for all in the Locations.
    pub units: Vec<UnitId>,
    /// Range to each Location in hexes, as declared.
    pub ranges: Vec<u16>,
    /// The Target Type that was named (C3.3).
    pub target_type: Option<TargetType>,
    /// The moving unit whose last MP or MF this fire answers (A8.1, D3.3).
    pub answers: Option<UnitId>,
}

/// One declared DRM.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrmLine {
    /// Its name: a Case letter, TEM, hindrance, FFMO, leader, ...
    pub name: Word<Modifier>,
    /// Its value; absent when only the name was said.
    pub value: Option<Drm>,
    /// The units that alone it applies to.
    pub only: Vec<UnitId>,
}

impl DrmLine {
    /// Is it this DRM, however it was written?
    #[must_use]
    pub fn is(&self, modifier: Modifier) -> bool {
        self.name.is(modifier)
    }

    /// What it means; `None` for a DRM that no rule of the book names.
    #[must_use]
    pub const fn means(&self) -> Option<Modifier> {
        self.name.means()
    }
}

/// Fire was declared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FireAttack {
    /// The attack's number.
    pub attack: AttackId,
    /// The kind of fire.
    pub mode: FireMode,
    /// Who fires with what.
    pub firers: Vec<Firer>,
    /// At what.
    pub target: Target,
    /// Leaders who direct it (A7.53).
    pub directors: Vec<UnitId>,
    /// Hull turned for this shot.
    pub vca: Option<HexPair>,
    /// Turret turned for this shot.
    pub tca: Option<TurretTo>,
    /// The sum of FP, as declared.
    pub fp: Option<Fp>,
    /// The IFT column, as declared.
    pub column: Option<ColumnFp>,
}

/// An IFT roll for a declared attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IftResolved {
    /// The attack.
    pub attack: AttackId,
    /// The DR.
    pub roll: RollId,
    /// DRM declared.
    pub drm: Vec<DrmLine>,
    /// The column used, after cowering, as declared.
    pub column: Option<ColumnFp>,
    /// The Final DR as declared.
    pub total: Option<i16>,
    /// The result as declared: `1MC`, `K/2`, `3KIA`, `PTC`, or `NE`.
    pub result: Option<Word<IftResult>>,
    /// The roll covers these Locations alone; empty for all.
    pub locations: Vec<Location>,
}

/// A To Hit roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ToHitAttempt {
    /// The attack.
    pub attack: AttackId,
    /// The firing unit.
    pub unit: UnitId,
    /// Its weapon.
    pub weapon: Use,
    /// The target unit, if one.
    pub target: Option<UnitId>,
    /// Ammunition other than the usual.
    pub ammo: Option<Name>,
    /// The DR.
    pub roll: RollId,
    /// DRM declared.
    pub drm: Vec<DrmLine>,
    /// The modified TH number, as declared.
    pub number: Option<i16>,
    /// The Final DR as declared.
    pub total: Option<i16>,
    /// Hit, as declared.
    pub hit: Option<bool>,
}

impl ToHitAttempt {
    /// It is a shot of Intensive Fire, by its Case F (C5.6).
    #[must_use]
    pub fn is_intensive(&self) -> bool {
        self.drm.iter().any(|line| line.is(Modifier::F) && line.value != Some(Drm(0)))
    }
}

/// A To Kill roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ToKillAttempt {
    /// The attack.
    pub attack: AttackId,
    /// The DR.
    pub roll: RollId,
    /// The AF declared.
    pub armor: Option<i16>,
    /// The Final TK number declared.
    pub number: Option<i16>,
    /// The result declared.
    pub result: Option<VehicleResult>,
}

/// What a check is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Check {
    /// A MC with this number; 0 is a NMC.
    Mc(u8),
    /// Normal Task Check.
    Ntc,
    /// Pin Task Check (A7.305).
    Ptc,
    /// Pre-AFV-Attack Task Check (A11.6).
    Paatc,
    /// Leader Loss Morale Check (A10.2).
    Llmc,
    /// Leader Loss Task Check (A10.2).
    Lltc,
    /// Rally (A10.6).
    Rally,
}

impl Check {
    /// What its number adds to the roll: that of a MC alone.
    #[must_use]
    pub const fn number(self) -> i16 {
        match self {
            Check::Mc(n) => n as i16,
            Check::Ntc | Check::Ptc | Check::Paatc | Check::Llmc | Check::Lltc | Check::Rally => 0,
        }
    }

    /// What its roll is made for.
    #[must_use]
    pub const fn rolled_as(self) -> Purpose {
        match self {
            Check::Mc(_) | Check::Llmc => Purpose::Mc,
            Check::Ntc | Check::Ptc | Check::Paatc | Check::Lltc => Purpose::Tc,
            Check::Rally => Purpose::Rally,
        }
    }
}

/// A check was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Checked {
    /// The unit.
    pub unit: UnitId,
    /// Further units that one roll was used for.
    pub also: Vec<UnitId>,
    /// The check.
    pub check: Check,
    /// The DR.
    pub roll: RollId,
    /// DRM declared.
    pub drm: Vec<DrmLine>,
    /// The Morale Level declared.
    pub morale: Option<u8>,
    /// Passed, as declared.
    pub passed: Option<bool>,
    /// The attack that caused it.
    pub attack: Option<AttackId>,
}

/// Random Selection: a die for each unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RandomlySelected {
    /// The attack that calls for it.
    pub attack: Option<AttackId>,
    /// Unit and its dr.
    pub rolls: Vec<(UnitId, RollId)>,
    /// The units chosen, as declared.
    pub chosen: Vec<UnitId>,
}

/// A result against a vehicle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum VehicleResult {
    /// None.
    None,
    /// Immobilized.
    Immobilized,
    /// Eliminated; a wreck.
    Eliminated,
    /// A burning wreck.
    Burning,
    /// Shock.
    Shock,
    /// Stun.
    Stun,
}

impl VehicleResult {
    /// The result as a log writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            VehicleResult::None => "no-effect",
            VehicleResult::Immobilized => "immobilized",
            VehicleResult::Eliminated => "eliminated",
            VehicleResult::Burning => "burning",
            VehicleResult::Shock => "shock",
            VehicleResult::Stun => "stun",
        }
    }
}

/// A vehicle suffered a result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VehicleHit {
    /// The vehicle.
    pub unit: UnitId,
    /// The result.
    pub result: VehicleResult,
    /// The attack.
    pub attack: Option<AttackId>,
}

/// How a weapon failed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Wear {
    /// Malfunctioned.
    Malfunctioned,
    /// Low on ammunition (D3.71).
    LowAmmo,
    /// Disabled for good.
    Disabled,
}

/// A weapon failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WeaponFailed {
    /// The unit that has it.
    pub unit: UnitId,
    /// The weapon.
    pub weapon: Use,
    /// How.
    pub wear: Wear,
    /// The roll that did it.
    pub roll: Option<RollId>,
}

/// Repair was tried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RepairAttempted {
    /// The unit.
    pub unit: UnitId,
    /// The weapon.
    pub weapon: Use,
    /// The dr.
    pub roll: RollId,
    /// The outcome as declared: repaired, or not.
    pub repaired: Option<bool>,
}

/// Residual FP was left in a Location, or went from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ResidualLaid {
    /// Where.
    pub at: Location,
    /// The FP of the counter.
    pub fp: Fp,
    /// The attack that left it.
    pub attack: Option<AttackId>,
    /// True when it was taken off.
    pub removed: bool,
}
