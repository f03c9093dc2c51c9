//! What each kind of event names, a row for each kind: the unit that it is about, the hex that a unit comes into by it,
//! the attack that it belongs to, the one roll that it uses up and what that has to be made for, the event that it speaks
//! of, its place in an imported file.

use super::{AttackId, Purpose, RollId, Source, UnitId, What};
use crate::vocab::hex::Hex;

/// The functions of [`What`], from the rows below. What a row leaves out its kind does not name.
macro_rules! kinds {
    ($($kind:ident $(($e:pat))?
        $(, unit $unit:expr)? $(, into $hex:expr)? $(, attack $attack:expr)? $(, roll $roll:expr)? $(, made_for $purpose:expr)?
        $(, speaks_of $seq:expr)? $(, source $source:expr)?;)+) => {
        impl What {
            kinds! {
                /// The unit that the event is about, where there is one.
                pub fn unit(&self) -> Option<&UnitId>: $($kind $(($e))? => $($unit)?;)+
            }
            kinds! {
                /// The hex that the event puts a unit into.
                pub fn hex(&self) -> Option<Hex>: $($kind $(($e))? => $($hex)?;)+
            }
            kinds! {
                /// The attack that it belongs to; of dice it is not asked, which shares declare before their attack.
                pub fn attack(&self) -> Option<AttackId>: $($kind $(($e))? => $($attack)?;)+
            }
            kinds! {
                /// The one roll that it uses up; every other kind refers to rolls without using them up.
                pub fn roll(&self) -> Option<RollId>: $($kind $(($e))? => $($roll)?;)+
            }
            kinds! {
                /// What its rolls have to be made for, where only one purpose will do.
                pub fn made_for(&self) -> Option<Purpose>: $($kind $(($e))? => $($purpose)?;)+
            }
            kinds! {
                /// The number of the event that it speaks of.
                pub fn speaks_of(&self) -> Option<u64>: $($kind $(($e))? => $($seq)?;)+
            }
            kinds! {
                /// Where an imported event stands in its file; that of dice stands in their evidence.
                pub fn source(&self) -> Option<Source>: $($kind $(($e))? => $($source)?;)+
            }
        }
    };
    (#[doc = $doc:literal] pub fn $name:ident(&$this:ident) -> Option<$of:ty>:
        $($kind:ident $(($e:pat))? => $($value:expr)?;)+) => {
        #[doc = $doc]
        #[must_use]
        #[expect(unused_variables, reason = "most kinds name no such thing")]
        pub fn $name(&$this) -> Option<$of> {
            match $this {
                $(What::$kind $(($e))? => kinds!(@ $($value)?),)+
            }
        }
    };
    (@ $value:expr) => { $value };
    (@) => { None };
}

kinds! {
    GameStarted(_);
    PhaseBegan(_);
    PhaseEnded;
    PlayerTurnEnded;
    Conceded;
    UnitPlaced(e), unit Some(&e.unit), into e.hex;
    DiceRolled(e), unit e.unit.as_ref();
    MpSpent(e), unit Some(&e.unit), into e.on.hex();
    MfSpent(e), unit Some(&e.unit), into Some(e.hex);
    ClearanceChecked(e), unit Some(&e.unit), roll e.roll;
    EsbAttempted(e), unit Some(&e.unit), roll e.roll, made_for Some(Purpose::Esb);
    ReliabilityCalled(e), unit Some(&e.unit);
    ReliabilityRolled(e), unit Some(&e.unit), roll Some(e.roll), made_for Some(Purpose::Reliability);
    Stalled(e), unit Some(&e.unit);
    BogChecked(e), unit Some(&e.unit), roll e.roll, made_for Some(Purpose::Bog);
    MotionAttempted(e), unit Some(&e.unit), roll e.roll, made_for Some(Purpose::Motion);
    CaChanged(e), unit Some(&e.unit);
    CrewStatusChanged(e), unit Some(&e.unit);
    UnitMoveEnded(e), unit Some(&e.unit);
    FireAttack(e), unit e.firers.first().map(|firer| &firer.unit);
    IftResolved(e), attack Some(e.attack), roll Some(e.roll), made_for Some(Purpose::Ift);
    ToHitAttempt(e), unit Some(&e.unit), attack Some(e.attack), roll Some(e.roll), made_for Some(Purpose::ToHit);
    ToKillAttempt(e), attack Some(e.attack), roll Some(e.roll), made_for Some(Purpose::ToKill);
    Checked(e), unit Some(&e.unit), attack e.attack, roll Some(e.roll), made_for Some(e.check.rolled_as());
    RandomlySelected(e), attack e.attack, made_for Some(Purpose::Rs);
    VehicleHit(e), unit Some(&e.unit), attack e.attack;
    WeaponFailed(e), unit Some(&e.unit);
    RepairAttempted(e), unit Some(&e.unit), roll Some(e.roll), made_for Some(Purpose::Repair);
    MarkerPlaced(e), unit e.unit.as_ref();
    CloseCombatFought(e), unit e.attackers.first(), roll Some(e.roll), made_for Some(Purpose::Cc);
    StatusChanged(e), unit Some(&e.unit), attack e.attack;
    Reduced(e), unit Some(&e.unit), attack e.attack;
    Eliminated(e), unit Some(e);
    Boarding(e), unit Some(&e.unit);
    Advanced(e), unit Some(&e.unit), into Some(e.hex);
    Routed(e), unit Some(&e.unit), into Some(e.hex);
    Claimed(e), unit Some(&e.unit);
    LosAttested(e), unit Some(&e.unit);
    Attested(_);
    ObjectedTo(e), speaks_of Some(e.seq);
    Waived(e), speaks_of Some(e.seq);
    Ruled(e), speaks_of Some(e.seq);
    Retracted(e), speaks_of Some(e.back_to);
    Sealed(_);
    Revealed(_);
    Note(_);
    PieceMoved(e), source Some(e.source);
    StepUndone(e), source Some(e.source);
    ImportedKept(e), source Some(e.source);
    Passed(e), unit Some(&e.unit);
    SharesCommitted(_);
    RollsDeclared(_);
    SharesAnswered(_);
    RollForfeited(_);
    RerollAgreed(_);
}

impl What {
    /// All rolls that it uses up: a Random Selection may use several.
    pub fn rolls(&self) -> impl Iterator<Item = RollId> {
        let selected = if let What::RandomlySelected(e) = self { e.rolls.as_slice() } else { &[] };
        self.roll().into_iter().chain(selected.iter().map(|(_, roll)| *roll))
    }
}
