//! The one table of the book's dispatch: when a clause can speak, the fact that it is handed, and which kind of event
//! makes it. A new kind of check is one row of `checks`, one of what is owed a row of `duties`; which of them an event is
//! asked about its entry in the table of kinds says (`event/kinds.rs`).

use crate::duty::{Debt, Owed};
use crate::event::{
    Advanced, AmbushRolled, Boarding, BogChecked, CaChanged, CcAnnounced, Checked, Claimed, ClearanceChecked,
    CloseCombatFought, ConcealmentRolled, CriticalHit, Deployed, DiceRolled, EsbAttempted, Event, ForcedBack,
    HeatRolled, LaneLaid, LeaderCreated, MarkerPlaced, MfSpent, MotionAttempted, MoveDeclared, PfChecked,
    RandomlySelected, Recombined, Reduced, ReliabilityCalled, ReliabilityRolled, RepairAttempted,
    ResidualLaid, Revealed, Routed, SniperChecked, SniperRolled, StatusChanged, Surrendered, SwGiven,
    SwRecovered, ToKillAttempt, UnitPlaced, VehicleHit, WeaponFailed, Withdrew,
};
use crate::facts::{
    Closing, IftRoll, Move, PhaseClosing, ToHitRoll, Told, Traces, Underway, Volley, Walk, WalkClosing,
};
use crate::finding::Verdict;
use alloc::vec::Vec;

/// The enum of checks and the index of them, from the rows below.
macro_rules! table {
    (
        checks {
            $($(#[doc = $doc:literal])+ $kind:ident($fact:ty);)+
        }
        duties {
            $($(#[doc = $due:literal])+ $owed:ident($($part:ty),+);)+
        }
    ) => {
        /// When a clause speaks, and the typed fact that it speaks about.
        #[derive(Clone, Copy)]
        pub enum Check {
            $($(#[doc = $doc])+ $kind(fn(&$fact) -> Verdict),)+
            $($(#[doc = $due])+ $owed($($part),+)),+
        }

        /// The index of the book: which clauses can speak about an event.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Trigger {
            $($(#[doc = $doc])+ $kind,)+
            $($(#[doc = $due])+ $owed),+
        }

        impl Trigger {
            /// How many there are.
            pub const COUNT: usize = [$(Trigger::$kind,)+ $(Trigger::$owed),+].len();
        }

        impl Check {
            /// When it speaks.
            #[must_use]
            pub const fn trigger(&self) -> Trigger {
                match self {
                    $(Check::$kind(_) => Trigger::$kind,)+
                    $(Check::$owed(..) => Trigger::$owed),+
                }
            }
        }
    };
}

table! {
    checks {
        /// Any event.
        Any(Told<'_, Event>);
        /// An event that uses up a roll.
        Uses(Told<'_, Event>);
        /// An event by which a unit is checked, broken, pinned, wounded, reduced or lost.
        Harmed(Told<'_, Event>);
        /// MP spent outside the owner's own MPh; no other clause on MP speaks then.
        MpOutside(Move<'_>);
        /// Any MP spent in the own MPh.
        Mp(Move<'_>);
        /// A start.
        Start(Move<'_>);
        /// A stop.
        Stop(Move<'_>);
        /// A Delay.
        Delay(Move<'_>);
        /// A hull turn.
        Turn(Move<'_>);
        /// A hex entered, other than by Bypass or Minimum Move.
        Enter(Move<'_>);
        /// A hexside bypassed.
        Bypass(Move<'_>);
        /// A Minimum Move.
        MinimumMove(Move<'_>);
        /// A unit's MPh is over: it says so, another unit moves, or the phase ends.
        MoveClosed(Closing<'_>);
        /// A unit was placed.
        Placed(Told<'_, UnitPlaced>);
        /// A covered arc changed without MP.
        CaChanged(Told<'_, CaChanged>);
        /// Fire was declared.
        Fire(Volley<'_>);
        /// Fire was declared in which a vehicle fires, or a unit aboard one.
        VehicleFire(Volley<'_>);
        /// A To Hit roll was made.
        ToHit(ToHitRoll<'_>);
        /// A player stated a value.
        Claimed(Told<'_, Claimed>);
        /// The clearance of a hexside was looked at.
        Clearance(Told<'_, ClearanceChecked>);
        /// ESB was tried.
        Esb(Told<'_, EsbAttempted>);
        /// A reliability DR was called for.
        Called(Told<'_, ReliabilityCalled>);
        /// A reliability DR was made.
        Reliability(Told<'_, ReliabilityRolled>);
        /// A Bog Check was made.
        Bog(Told<'_, BogChecked>);
        /// A Motion attempt was made.
        Motion(Told<'_, MotionAttempted>);
        /// A counter was placed or removed.
        Marker(Told<'_, MarkerPlaced>);
        /// A unit's status changed.
        Status(Told<'_, StatusChanged>);
        /// A unit got on or off a vehicle.
        Boarding(Told<'_, Boarding>);
        /// Close Combat was fought.
        Cc(Told<'_, CloseCombatFought>);
        /// The MPh of the enemy is over for a vehicle of the DEFENDER.
        EnemyMphClosed(Closing<'_>);
        /// An IFT roll was made.
        Ift(IftRoll<'_>);
        /// An IFT roll was made for such fire.
        VehicleIft(IftRoll<'_>);
        /// A check was made.
        Checked(Told<'_, Checked>);
        /// Random Selection was made.
        Selected(Told<'_, RandomlySelected>);
        /// A vehicle suffered a result.
        Hit(Told<'_, VehicleHit>);
        /// Infantry spent MF.
        Mf(Told<'_, MfSpent>);
        /// Infantry that is aboard nothing spent MF in its own MPh.
        Walk(Walk<'_>);
        /// The MPh is over for Infantry that spent MF in it.
        WalkClosed(WalkClosing<'_>);
        /// A player said how a unit is going to move.
        MoveSaid(Told<'_, MoveDeclared>);
        /// A SW was given to another unit.
        SwGiven(Told<'_, SwGiven>);
        /// Recovery of a SW was tried.
        SwRecovered(Told<'_, SwRecovered>);
        /// A Fire Lane was laid, or taken off.
        LaneLaid(Told<'_, LaneLaid>);
        /// Residual FP was left, or went.
        ResidualLaid(Told<'_, ResidualLaid>);
        /// A Heat of Battle DR was made.
        HeatRolled(Told<'_, HeatRolled>);
        /// A Sniper dr was made.
        SniperRolled(Told<'_, SniperRolled>);
        /// A Sniper Check was made.
        SniperChecked(Told<'_, SniperChecked>);
        /// A unit rolled for its "?".
        ConcealmentRolled(Told<'_, ConcealmentRolled>);
        /// A unit that came upon concealed enemies was put back.
        ForcedBack(Told<'_, ForcedBack>);
        /// Both sides of a Location diced for Ambush.
        AmbushRolled(Told<'_, AmbushRolled>);
        /// A player said what a unit is going to do in Close Combat.
        CcAnnounced(Told<'_, CcAnnounced>);
        /// A unit withdrew from Close Combat.
        Withdrew(Told<'_, Withdrew>);
        /// A leader creation dr was made.
        LeaderCreated(Told<'_, LeaderCreated>);
        /// A unit surrendered.
        Surrendered(Told<'_, Surrendered>);
        /// A unit advanced.
        Advanced(Told<'_, Advanced>);
        /// A unit routed.
        Routed(Told<'_, Routed>);
        /// Dice were rolled.
        Rolled(Told<'_, DiceRolled>);
        /// A unit was reduced.
        Reduced(Told<'_, Reduced>);
        /// An attack whose consequences are certain: what came of it was no more than it gives.
        Due(Underway<'_>);
        /// What passes between the players besides the moves: dice, secrets, agreements; and the end of a phase,
        /// when such things fall due.
        Table(Told<'_, Event>);
        /// A weapon failed, or ran low.
        Failed(Told<'_, WeaponFailed>);
        /// A secret was opened.
        Revealed(Told<'_, Revealed>);
        /// Repair was tried.
        Repaired(Told<'_, RepairAttempted>);
        /// A To Kill roll was made.
        ToKill(Told<'_, ToKillAttempt>);
        /// A hit was told as a Critical Hit.
        Critical(Told<'_, CriticalHit>);
        /// A PF Check was made.
        PfChecked(Told<'_, PfChecked>);
        /// A squad Deployed.
        Deployed(Told<'_, Deployed>);
        /// Two HS Recombined.
        Recombined(Told<'_, Recombined>);
    }
    duties {
        /// What an attack calls for: judged when its consequences are certain, listed before.
        Owed(fn(&Underway<'_>) -> Vec<Owed>);
        /// What an attack calls for by a deadline that another check judges: listed alone.
        Listed(fn(&Underway<'_>) -> Vec<Owed>);
        /// What a vehicle owes in its move: judged when its MPh is over, listed before.
        MoveOwed(Debt, fn(&Closing<'_>) -> Verdict);
        /// What a vehicle of the DEFENDER owes in the enemy MPh: judged when that is over, listed before.
        EnemyMphOwed(Debt, fn(&Closing<'_>) -> Verdict);
        /// What a unit on which the phase left one of these traces owes in it: judged when it is over, listed before.
        PhaseOwed(Traces, Debt, fn(&PhaseClosing<'_>) -> Verdict);
    }
}
