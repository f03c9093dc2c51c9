//! What a file of another program shows was done: no player recorded it, so a figure that the file does not tell is absent.
//! The address in the file, how it was read, and the deed in the words of the players' own events.

use super::kinds::for_each_kind;
use super::{
    Advanced, CaChanged, Checked, CloseCombatFought, CrewStatusChanged, FireAttack, IftResolved,
    MarkerPlaced, MfSpent, MpSpent, Reduced, RepairAttempted, ResidualLaid, Routed, Source, StatusChanged,
    ToHitAttempt, ToKillAttempt, UnitMoveEnded, UnitPlaced, VehicleHit, WeaponFailed, What,
};
use crate::vocab::UnitId;
use crate::vocab::hex::Hex;
use alloc::boxed::Box;
use serde::ser::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How a file was read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Reading {
    /// The counters themselves show it: a flip, a marker, a drag to the next hex.
    Shown,
    /// The file shows where it began and ended; this is the cheapest way between the two.
    Cheapest,
    /// Rolls, counters and words of the players were joined.
    Joined,
    /// The players said so when they were asked.
    Answered,
}

impl Reading {
    /// Its word in a line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Reading::Shown => "shown",
            Reading::Cheapest => "cheapest",
            Reading::Joined => "joined",
            Reading::Answered => "answered",
        }
    }
}

/// A deed that a file shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Inferred {
    /// Where in the file.
    pub source: Source,
    /// How it was read.
    pub reading: Reading,
    /// What was done.
    pub done: Done,
}

/// What was done: an event of one of the kinds of [`Deed`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done(Box<What>);

impl Done {
    /// An event as a deed; `None` for kinds that no file shows: agreements, secrets, and what was itself inferred.
    #[must_use]
    pub fn of(what: What) -> Option<Done> {
        Deed::of(&what).is_some().then(|| Done(Box::new(what)))
    }

    /// The event.
    #[must_use]
    pub fn what(&self) -> &What {
        &self.0
    }
}

impl Serialize for Done {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let deed = Deed::of(&self.0).ok_or_else(|| S::Error::custom("no file shows such a deed"))?;
        deed.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Done {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Done, D::Error> {
        Deed::deserialize(from).map(|deed| Done(Box::new(deed.into())))
    }
}

/// A deed as it stands in bytes. None is another inference, so nothing nests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// Infantry went to a hex; what it spent is not stated.
    Went(Went),
    /// A unit left play.
    Eliminated(UnitId),
    /// A unit came to stand on the map.
    UnitPlaced(UnitPlaced),
    /// A vehicle spent MP, by a reading.
    MpSpent(MpSpent),
    /// A unit ended its move.
    UnitMoveEnded(UnitMoveEnded),
    /// A Covered Arc was turned.
    CaChanged(CaChanged),
    /// A crew became CE or BU.
    CrewStatusChanged(CrewStatusChanged),
    /// A fire attack was made.
    FireAttack(FireAttack),
    /// An IFT roll was made for it.
    IftResolved(IftResolved),
    /// A To Hit roll was made.
    ToHitAttempt(ToHitAttempt),
    /// A check was made.
    Checked(Checked),
    /// A counter was placed or removed.
    MarkerPlaced(MarkerPlaced),
    /// A unit's status changed.
    StatusChanged(StatusChanged),
    /// A unit was reduced.
    Reduced(Reduced),
    /// A unit advanced.
    Advanced(Advanced),
    /// A unit routed.
    Routed(Routed),
    /// A weapon failed.
    WeaponFailed(WeaponFailed),
    /// Repair was tried.
    RepairAttempted(RepairAttempted),
    /// Close Combat was fought.
    CloseCombatFought(CloseCombatFought),
    /// A To Kill roll was made.
    ToKillAttempt(ToKillAttempt),
    /// A vehicle suffered a result.
    VehicleHit(VehicleHit),
    /// Residual FP was left, or went.
    ResidualLaid(ResidualLaid),
}

/// The deed of an event, as the table of kinds says which may be inferred.
macro_rules! deeds {
    ($given:tt { $($kind:ident $(($e:ident))? => $inferred:tt)+ }) => {
        impl Deed {
            /// The deed of an event.
            #[must_use]
            #[expect(unused_variables, reason = "most kinds are never inferred")]
            pub fn of(what: &What) -> Option<Deed> {
                match what {
                    $(What::$kind $(($e))? => deeds!(@ $kind $($e)? $inferred),)+
                }
            }
        }
    };
    (@ $kind:ident $($e:ident)? (no)) => { None };
    (@ $kind:ident $e:ident (yes)) => { Some(Deed::$kind($e.clone())) };
    (@ $kind:ident $e:ident (as $deed:ident)) => { $deed::of($e).map(Deed::$deed) };
}

for_each_kind!(inferred => deeds);

/// The event of a deed, for the kinds that are one and the same.
macro_rules! events {
    ($($kind:ident),+ $(,)?) => {
        impl From<Deed> for What {
            fn from(deed: Deed) -> What {
                match deed {
                    Deed::Went(went) => What::MfSpent(went.into()),
                    $(Deed::$kind(event) => What::$kind(event),)+
                }
            }
        }
    };
}

events! {
    Eliminated,
    UnitPlaced,
    MpSpent,
    UnitMoveEnded,
    CaChanged,
    CrewStatusChanged,
    FireAttack,
    IftResolved,
    ToHitAttempt,
    Checked,
    MarkerPlaced,
    StatusChanged,
    Reduced,
    Advanced,
    Routed,
    WeaponFailed,
    RepairAttempted,
    CloseCombatFought,
    ToKillAttempt,
    VehicleHit,
    ResidualLaid,
}

/// Infantry went to a hex; the MF are not stated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Went {
    /// The unit.
    pub unit: UnitId,
    /// The hex.
    pub hex: Hex,
}

impl Went {
    /// Takes an expenditure that says no more than this.
    fn of(spent: &MfSpent) -> Option<Went> {
        let MfSpent { unit, hex, cost: None, assault: None, seen_by: None } = spent else { return None };
        Some(Went { unit: unit.clone(), hex: *hex })
    }
}

impl From<Went> for MfSpent {
    fn from(Went { unit, hex }: Went) -> MfSpent {
        MfSpent { unit, hex, cost: None, assault: None, seen_by: None }
    }
}
