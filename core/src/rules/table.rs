//! The one table of the book's dispatch: when a clause can speak, the fact that it is handed, and which kind of event
//! makes it. A new kind of check is one row of `checks`, one of what is owed a row of `duties`, a new kind of event one row
//! of `events`.

use super::book::Hearing;
use crate::duty::{Debt, Owed};
use crate::event::{
    Advanced, Boarding, CaChanged, Checked, Claimed, ClearanceChecked, CloseCombatFought, DiceRolled,
    EsbAttempted, Event, MarkerPlaced, MfSpent, MotionAttempted, RandomlySelected, Reduced,
    ReliabilityCalled, ReliabilityRolled, RepairAttempted, Revealed, Routed, StatusChanged, ToKillAttempt,
    UnitId, UnitPlaced, VehicleHit, WeaponFailed, What,
};
use crate::facts::{Closing, Ctx, IftRoll, Spend, ToHitRoll, Volley};
use crate::finding::Verdict;
use crate::state::{Attack, Unit};
use alloc::vec::Vec;

/// Asks the clauses under one trigger, each with the fact of its kind.
macro_rules! ask {
    ($hearing:expr, $kind:ident($($fact:expr),+)) => {{
        let ask = |check: &$crate::rules::Check| match check {
            $crate::rules::Check::$kind(judge) => judge($($fact),+),
            // The index holds no other check under this trigger.
            _ => $crate::finding::Verdict::Silent,
        };
        $hearing.hear($crate::rules::Trigger::$kind, ask);
    }};
}
pub(super) use ask;

/// The enum of checks, the index of them, and the dispatch of events, from the rows below.
macro_rules! table {
    (
        checks {
            $($(#[doc = $doc:literal])+ $kind:ident($($fact:ty),+);)+
        }
        duties {
            $($(#[doc = $due:literal])+ $owed:ident($($part:ty),+);)+
        }
        events($hearing:ident, $ctx:ident, $event:ident) {
            $($what:ident$(($payload:pat))? => [$($asked:ident($($with:expr),+)),*]
                $(then $step:ident($($arg:expr),+))*;)+
        }
    ) => {
        /// When a clause speaks, and the typed fact that it speaks about.
        #[derive(Clone, Copy)]
        pub enum Check {
            $($(#[doc = $doc])+ $kind(fn($(&$fact),+) -> Verdict),)+
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

        impl Hearing<'_> {
            /// Asks all that can speak of an event, those on any event apart.
            pub(super) fn of_its_kind(&mut self, $ctx: &Ctx<'_>, $event: &Event) {
                let $hearing = self;
                match &$event.what {
                    $(What::$what$(($payload))? => {
                        $(ask!($hearing, $asked($($with),+));)*
                        $($hearing.$step($($arg),+);)*
                    })+
                }
            }
        }
    };
}

table! {
    checks {
        /// Any event.
        Any(Ctx<'_>, Event);
        /// MP spent outside the owner's own MPh; no other clause on MP speaks then.
        MpOutside(Spend<'_>);
        /// Any MP spent in the own MPh.
        Mp(Spend<'_>);
        /// A start.
        Start(Spend<'_>);
        /// A stop.
        Stop(Spend<'_>);
        /// A Delay.
        Delay(Spend<'_>);
        /// A hull turn.
        Turn(Spend<'_>);
        /// A hex entered, other than by Bypass or Minimum Move.
        Enter(Spend<'_>);
        /// A hexside bypassed.
        Bypass(Spend<'_>);
        /// A Minimum Move.
        MinimumMove(Spend<'_>);
        /// A unit's MPh is over: it says so, another unit moves, or the phase ends.
        MoveClosed(Closing<'_>);
        /// A unit was placed.
        Placed(Ctx<'_>, UnitPlaced);
        /// A covered arc changed without MP.
        CaChanged(Ctx<'_>, CaChanged);
        /// Fire was declared.
        Fire(Volley<'_>);
        /// A To Hit roll was made.
        ToHit(ToHitRoll<'_>);
        /// A player stated a value.
        Claimed(Ctx<'_>, Claimed);
        /// The clearance of a hexside was looked at.
        Clearance(Ctx<'_>, ClearanceChecked);
        /// ESB was tried.
        Esb(Ctx<'_>, EsbAttempted);
        /// A reliability DR was called for.
        Called(Ctx<'_>, ReliabilityCalled);
        /// A reliability DR was made.
        Reliability(Ctx<'_>, ReliabilityRolled);
        /// A Motion attempt was made.
        Motion(Ctx<'_>, MotionAttempted);
        /// A counter was placed or removed.
        Marker(Ctx<'_>, MarkerPlaced);
        /// A unit's status changed.
        Status(Ctx<'_>, StatusChanged);
        /// A unit got on or off a vehicle.
        Boarding(Ctx<'_>, Boarding);
        /// Close Combat was fought.
        Cc(Ctx<'_>, CloseCombatFought);
        /// The MPh of the enemy is over for a vehicle of the DEFENDER.
        EnemyMphClosed(Closing<'_>);
        /// An IFT roll was made.
        Ift(IftRoll<'_>);
        /// A check was made.
        Checked(Ctx<'_>, Checked);
        /// Random Selection was made.
        Selected(Ctx<'_>, RandomlySelected);
        /// A vehicle suffered a result.
        Hit(Ctx<'_>, VehicleHit);
        /// Infantry spent MF.
        Mf(Ctx<'_>, MfSpent);
        /// A unit advanced.
        Advanced(Ctx<'_>, Advanced);
        /// A unit routed.
        Routed(Ctx<'_>, Routed);
        /// Dice were rolled.
        Rolled(Ctx<'_>, DiceRolled);
        /// A unit was reduced.
        Reduced(Ctx<'_>, Reduced);
        /// An attack whose consequences are certain: what came of it was no more than it gives.
        Due(Ctx<'_>, Attack);
        /// A phase is over, for each unit in play.
        PhaseOver(Ctx<'_>, UnitId, Unit);
        /// What passes between the players besides the moves: dice, secrets, agreements; and the end of a phase,
        /// when such things fall due.
        Table(Ctx<'_>, Event);
        /// A weapon failed, or ran low.
        Failed(Ctx<'_>, WeaponFailed);
        /// A secret was opened.
        Revealed(Ctx<'_>, Revealed);
        /// Repair was tried.
        Repaired(Ctx<'_>, RepairAttempted);
        /// A To Kill roll was made.
        ToKill(Ctx<'_>, ToKillAttempt);
    }
    duties {
        /// What an attack calls for: judged when its consequences are certain, listed before.
        Owed(fn(&Ctx<'_>, &Attack) -> Vec<Owed>);
        /// What an attack calls for by a deadline that another check judges: listed alone.
        Listed(fn(&Ctx<'_>, &Attack) -> Vec<Owed>);
        /// What a vehicle owes in its move: judged when its MPh is over, listed before.
        MoveOwed(Debt, fn(&Closing<'_>) -> Verdict);
        /// What a vehicle of the DEFENDER owes in the enemy MPh: judged when that is over, listed before.
        EnemyMphOwed(Debt, fn(&Closing<'_>) -> Verdict);
        /// What a unit owes in a phase: judged when it is over, listed before.
        PhaseOwed(Debt, fn(&Ctx<'_>, &UnitId, &Unit) -> Verdict);
    }
    events(hearing, ctx, event) {
        GameStarted(_) => [];
        PhaseBegan(_) => [Table(ctx, event)] then close_phase(ctx);
        PhaseEnded => [Table(ctx, event)] then close_phase(ctx);
        PlayerTurnEnded => [Table(ctx, event)] then close_phase(ctx);
        Conceded => [Table(ctx, event)];
        UnitPlaced(e) => [Placed(ctx, e)];
        DiceRolled(e) => [Rolled(ctx, e), Table(ctx, event)];
        MpSpent(e) => [] then spend(ctx, e) then close_mover(ctx, &e.unit);
        MfSpent(e) => [Mf(ctx, e)] then close_mover(ctx, &e.unit);
        ClearanceChecked(e) => [Clearance(ctx, e)];
        EsbAttempted(e) => [Esb(ctx, e)];
        ReliabilityCalled(e) => [Called(ctx, e)];
        ReliabilityRolled(e) => [Reliability(ctx, e)];
        Stalled(_) => [];
        BogChecked(_) => [];
        MotionAttempted(e) => [Motion(ctx, e)];
        CaChanged(e) => [CaChanged(ctx, e)];
        CrewStatusChanged(_) => [];
        UnitMoveEnded(e) => [] then close(ctx, &e.unit, Some(e));
        FireAttack(e) => [] then fire(ctx, e) then close_before(ctx, e);
        IftResolved(e) => [Ift(&IftRoll::of(ctx, e))];
        ToHitAttempt(e) => [ToHit(&ToHitRoll::of(ctx, e))];
        ToKillAttempt(e) => [ToKill(ctx, e)];
        Checked(e) => [Checked(ctx, e)];
        RandomlySelected(e) => [Selected(ctx, e)];
        VehicleHit(e) => [Hit(ctx, e)];
        WeaponFailed(e) => [Failed(ctx, e)];
        RepairAttempted(e) => [Repaired(ctx, e)];
        MarkerPlaced(e) => [Marker(ctx, e)];
        CloseCombatFought(e) => [Cc(ctx, e)];
        StatusChanged(e) => [Status(ctx, e)];
        Reduced(e) => [Reduced(ctx, e)];
        Eliminated(_) => [];
        Boarding(e) => [Boarding(ctx, e)];
        Advanced(e) => [Advanced(ctx, e)];
        Routed(e) => [Routed(ctx, e)];
        Claimed(e) => [Claimed(ctx, e)];
        LosAttested(_) => [Table(ctx, event)];
        Attested(_) => [Table(ctx, event)];
        ObjectedTo(_) => [Table(ctx, event)];
        Waived(_) => [Table(ctx, event)];
        Ruled(_) => [Table(ctx, event)];
        Retracted(_) => [Table(ctx, event)];
        Sealed(_) => [Table(ctx, event)];
        Revealed(e) => [Revealed(ctx, e), Table(ctx, event)];
        Note(_) => [];
        PieceMoved(_) => [];
        StepUndone(_) => [];
        ImportedKept(_) => [];
        Passed(_) => [];
        SharesCommitted(_) => [Table(ctx, event)];
        RollsDeclared(_) => [Table(ctx, event)];
        SharesAnswered(_) => [Table(ctx, event)];
        RollForfeited(_) => [Table(ctx, event)];
        RerollAgreed(_) => [Table(ctx, event)];
    }
}
