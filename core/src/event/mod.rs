//! What happened, as the log keeps it: past tense, self-contained, the only type on the wire. Knows
//! neither state nor rules. Variants are only ever appended: their order is the format.
//!
//! Three things are kept apart in every event: what the player *declared* (cost, DRM, result), what both
//! players *attested* (LOS, clearance), and nothing that could be *derived*.

mod agreement;
mod dice;
mod fire;
mod imported;
mod inferred;
mod kinds;
mod movement;
mod play;
mod shares;

pub use crate::vocab::{
    AttackId, HeadText, IdentError, MAX_HEAD_BYTES, MAX_TEXT_BYTES, Name, RollId, Text, UnitId,
};
pub use agreement::{Attested, LosAttested, ObjectedTo, Retracted, Revealed, Ruled, Sealed, Waived};
pub use dice::{DiceRolled, Evidence, Purpose, VaslCounters, VaslReceipt};
pub use fire::{
    Check, Checked, CloseCombatFought, DrmLine, Factor, FactorOp, FireAttack, FireMode, Firer, IftResolved,
    Level, Location, Marker, MarkerPlaced, RandomlySelected, RepairAttempted, Target, ToHitAttempt,
    ToKillAttempt, Use, VehicleHit, VehicleResult, WeaponFailed, Wear,
};
pub use imported::{ImportedKept, PieceMoved, Source, StepUndone};
pub use inferred::{Deed, Done, Inferred, Reading, Went};
pub use kinds::Harm;
pub use movement::{
    BogChecked, CaChanged, CaReason, ClearanceChecked, CrewStatusChanged, Direction, EsbAttempted,
    IntendedHex, MfSpent, MotionAttempted, MoveEnd, MpSpent, MpUse, Passed, Rate, ReliabilityCalled,
    ReliabilityRolled, Stalled, TurnTo, TurretTo, UnitMoveEnded,
};
pub use play::{
    Advanced, Boarding, Claim, Claimed, GameStarted, PhaseBegan, Reduced, Routed, Status, StatusChanged,
    UnitPlaced,
};

pub use shares::{
    Condition, DeclaredRoll, RerollAgreed, RollForfeited, RollsDeclared, SharesAnswered, SharesCommitted,
    Throw,
};

use alloc::borrow::Cow;
use serde::{Deserialize, Serialize};

/// One entry of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// The player, or director, who recorded it.
    pub by: Name,
    /// When he says it was: a claim, never evidence, never used to decide anything.
    pub at: Option<Text>,
    /// What happened.
    pub what: What,
}

/// The vocabulary: every kind of event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum What {
    /// Record 0.
    GameStarted(GameStarted),
    /// A phase began; the one before it ended.
    PhaseBegan(PhaseBegan),
    /// The phase in play ended (needed only before something that belongs to no phase).
    PhaseEnded,
    /// The Player Turn ended.
    PlayerTurnEnded,
    /// The recording player conceded.
    Conceded,
    /// A unit was set up or came into play.
    UnitPlaced(UnitPlaced),
    /// Dice were rolled.
    DiceRolled(DiceRolled),
    /// MP were spent, or MF by a vehicle that counts MF (D2).
    MpSpent(MpSpent),
    /// MF were spent by Infantry (as far as D2.401 and A7 need them).
    MfSpent(MfSpent),
    /// The clearance of a hexside was looked at (D2.3).
    ClearanceChecked(ClearanceChecked),
    /// Excessive Speed Breakdown was tried (D2.5).
    EsbAttempted(EsbAttempted),
    /// The opponent called for a reliability DR (D2.51).
    ReliabilityCalled(ReliabilityCalled),
    /// A mechanical reliability DR was made (D2.51).
    ReliabilityRolled(ReliabilityRolled),
    /// An engine stalled under its vehicle note.
    Stalled(Stalled),
    /// A Bog Check was made (D8.2).
    BogChecked(BogChecked),
    /// A Motion attempt was made (D2.401).
    MotionAttempted(MotionAttempted),
    /// A covered arc changed without MP.
    CaChanged(CaChanged),
    /// A crew became CE or BU.
    CrewStatusChanged(CrewStatusChanged),
    /// A unit's MPh ended.
    UnitMoveEnded(UnitMoveEnded),
    /// Fire was declared (A7, D3).
    FireAttack(FireAttack),
    /// An IFT roll was made for a declared attack (A7.3).
    IftResolved(IftResolved),
    /// A To Hit roll was made (C3, D3).
    ToHitAttempt(ToHitAttempt),
    /// A To Kill roll was made (C7).
    ToKillAttempt(ToKillAttempt),
    /// A MC, PTC or other task check was made (A10, A7.305).
    Checked(Checked),
    /// Units were chosen by die (A.9).
    RandomlySelected(RandomlySelected),
    /// A vehicle suffered a result (A7.308).
    VehicleHit(VehicleHit),
    /// A weapon malfunctioned, ran low or was disabled (A9.7, D3.7).
    WeaponFailed(WeaponFailed),
    /// Repair was tried (A9.72, D3.7).
    RepairAttempted(RepairAttempted),
    /// A counter was placed or removed.
    MarkerPlaced(MarkerPlaced),
    /// Close Combat was fought (A11).
    CloseCombatFought(CloseCombatFought),
    /// A unit's status changed (broken, pinned, concealed, ...).
    StatusChanged(StatusChanged),
    /// A unit was reduced to a smaller one (A7.302).
    Reduced(Reduced),
    /// A unit left play.
    Eliminated(UnitId),
    /// A unit got on or off a vehicle.
    Boarding(Boarding),
    /// A unit advanced (A4.7).
    Advanced(Advanced),
    /// A unit routed (A10.5).
    Routed(Routed),
    /// A player stated a value that the rules can judge (a TEM, a Hindrance, a facing, a Case).
    Claimed(Claimed),
    /// Both players accepted whether two units see each other.
    LosAttested(LosAttested),
    /// Both players accepted a fact that only the map or an eye can tell.
    Attested(Attested),
    /// A player objected to an attestation.
    ObjectedTo(ObjectedTo),
    /// A finding was waived by agreement.
    Waived(Waived),
    /// The director ruled.
    Ruled(Ruled),
    /// Both players went back to an earlier event.
    Retracted(Retracted),
    /// A secret was committed to.
    Sealed(Sealed),
    /// A secret was opened.
    Revealed(Revealed),
    /// Free words.
    Note(Text),
    /// A counter was moved in an imported log, which records no MP.
    PieceMoved(PieceMoved),
    /// An earlier step of an imported log was undone.
    StepUndone(StepUndone),
    /// What an imported log says and this vocabulary lacks, kept as it stands.
    ImportedKept(ImportedKept),
    /// The DEFENDER let the last expenditure of this unit pass without fire (A8.1).
    Passed(Passed),
    /// A player committed to his secret shares.
    SharesCommitted(SharesCommitted),
    /// Rolls were declared before their dice can be known.
    RollsDeclared(RollsDeclared),
    /// The opponent answered declared rolls with his share.
    SharesAnswered(SharesAnswered),
    /// A share was withheld, and the roll is given up.
    RollForfeited(RollForfeited),
    /// Both players agreed to make a roll anew.
    RerollAgreed(RerollAgreed),
    /// What a file of another program shows was done.
    Inferred(Inferred),
}

impl Event {
    /// The event, of what was inferred with the deed in its place.
    #[must_use]
    pub fn done(&self) -> Cow<'_, Event> {
        let What::Inferred(inferred) = &self.what else { return Cow::Borrowed(self) };
        let what = inferred.done.what().clone();
        Cow::Owned(Event { by: self.by.clone(), at: self.at.clone(), what })
    }
}

impl What {
    /// What was done: of what was inferred the deed, of every other event itself.
    #[must_use]
    pub fn done(&self) -> &What {
        if let What::Inferred(inferred) = self { inferred.done.what() } else { self }
    }
}
