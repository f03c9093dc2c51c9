//! What a clause of the book is.

use super::ctx::{Closing, Ctx, Spend};
use crate::event::{
    Advanced, Boarding, CaChanged, Checked, Claimed, ClearanceChecked, CloseCombatFought, DiceRolled,
    EsbAttempted, Event, FireAttack, IftResolved, MarkerPlaced, MfSpent, MotionAttempted, RandomlySelected,
    Reduced, ReliabilityCalled, ReliabilityRolled, RepairAttempted, Revealed, Routed, StatusChanged,
    ToHitAttempt, ToKillAttempt, UnitId, UnitPlaced, VehicleHit, WeaponFailed,
};
use crate::finding::{ClauseId, Verdict};
use crate::scenario::Printing;
use crate::state::{Attack, Unit};

/// One statement of the rulebook that can be kept or broken, or that explains why another can.
pub struct Clause {
    /// Its id, as in the rules ledger.
    pub id: ClauseId,
    /// What it says, paraphrased.
    pub says: &'static str,
    /// The one printing it belongs to; both when absent.
    pub only: Option<Printing>,
    /// How it lives in this book.
    pub part: Part,
}

/// How a clause lives in the book.
pub enum Part {
    /// It is judged.
    Check(Check),
    /// It is judged at several kinds of event.
    Checks(&'static [Check]),
    /// It is a line of a tally; the price clauses name it when the line was got wrong.
    Line,
    /// It is a fact that the fold keeps, by which other clauses judge.
    Fact(&'static str),
    /// It is judged over the whole log at once, for it looks across events.
    Whole,
    /// It permits; nothing may be reported for it.
    Guard,
    /// No log can decide it.
    Undecidable(&'static str),
}

/// When a clause speaks, and the typed fact that it speaks about.
#[derive(Clone, Copy)]
pub enum Check {
    /// Any event.
    Any(fn(&Ctx<'_>, &Event) -> Verdict),
    /// MP spent outside the owner's own MPh; no other clause on MP speaks then.
    MpOutside(fn(&Spend<'_>) -> Verdict),
    /// Any MP spent in the own MPh.
    Mp(fn(&Spend<'_>) -> Verdict),
    /// A start.
    Start(fn(&Spend<'_>) -> Verdict),
    /// A stop.
    Stop(fn(&Spend<'_>) -> Verdict),
    /// A Delay.
    Delay(fn(&Spend<'_>) -> Verdict),
    /// A hull turn.
    Turn(fn(&Spend<'_>) -> Verdict),
    /// A hex entered, other than by Bypass or Minimum Move.
    Enter(fn(&Spend<'_>) -> Verdict),
    /// A hexside bypassed.
    Bypass(fn(&Spend<'_>) -> Verdict),
    /// A Minimum Move.
    MinimumMove(fn(&Spend<'_>) -> Verdict),
    /// A unit's MPh is over: it says so, another unit moves, or the phase ends.
    MoveClosed(fn(&Closing<'_>) -> Verdict),
    /// A unit was placed.
    Placed(fn(&Ctx<'_>, &UnitPlaced) -> Verdict),
    /// A covered arc changed without MP.
    CaChanged(fn(&Ctx<'_>, &CaChanged) -> Verdict),
    /// Fire was declared.
    Fire(fn(&Ctx<'_>, &FireAttack) -> Verdict),
    /// A To Hit roll was made.
    ToHit(fn(&Ctx<'_>, &ToHitAttempt) -> Verdict),
    /// A player stated a value.
    Claimed(fn(&Ctx<'_>, &Claimed) -> Verdict),
    /// The clearance of a hexside was looked at.
    Clearance(fn(&Ctx<'_>, &ClearanceChecked) -> Verdict),
    /// ESB was tried.
    Esb(fn(&Ctx<'_>, &EsbAttempted) -> Verdict),
    /// A reliability DR was called for.
    Called(fn(&Ctx<'_>, &ReliabilityCalled) -> Verdict),
    /// A reliability DR was made.
    Reliability(fn(&Ctx<'_>, &ReliabilityRolled) -> Verdict),
    /// A Motion attempt was made.
    Motion(fn(&Ctx<'_>, &MotionAttempted) -> Verdict),
    /// A counter was placed or removed.
    Marker(fn(&Ctx<'_>, &MarkerPlaced) -> Verdict),
    /// A unit's status changed.
    Status(fn(&Ctx<'_>, &StatusChanged) -> Verdict),
    /// A unit got on or off a vehicle.
    Boarding(fn(&Ctx<'_>, &Boarding) -> Verdict),
    /// Close Combat was fought.
    Cc(fn(&Ctx<'_>, &CloseCombatFought) -> Verdict),
    /// The MPh of the enemy is over for a vehicle of the DEFENDER.
    EnemyMphClosed(fn(&Closing<'_>) -> Verdict),
    /// An IFT roll was made.
    Ift(fn(&Ctx<'_>, &IftResolved) -> Verdict),
    /// A check was made.
    Checked(fn(&Ctx<'_>, &Checked) -> Verdict),
    /// Random Selection was made.
    Selected(fn(&Ctx<'_>, &RandomlySelected) -> Verdict),
    /// A vehicle suffered a result.
    Hit(fn(&Ctx<'_>, &VehicleHit) -> Verdict),
    /// Infantry spent MF.
    Mf(fn(&Ctx<'_>, &MfSpent) -> Verdict),
    /// A unit advanced.
    Advanced(fn(&Ctx<'_>, &Advanced) -> Verdict),
    /// A unit routed.
    Routed(fn(&Ctx<'_>, &Routed) -> Verdict),
    /// Dice were rolled.
    Rolled(fn(&Ctx<'_>, &DiceRolled) -> Verdict),
    /// A unit was reduced.
    Reduced(fn(&Ctx<'_>, &Reduced) -> Verdict),
    /// An attack whose phase is over: what it calls for is in the log, or missing.
    Due(fn(&Ctx<'_>, &Attack) -> Verdict),
    /// A phase is over, for each unit in play.
    PhaseOver(fn(&Ctx<'_>, &UnitId, &Unit) -> Verdict),
    /// What passes between the players besides the moves: dice, secrets, agreements; and the end of a phase,
    /// when such things fall due.
    Table(fn(&Ctx<'_>, &Event) -> Verdict),
    /// A weapon failed, or ran low.
    Failed(fn(&Ctx<'_>, &WeaponFailed) -> Verdict),
    /// A secret was opened.
    Revealed(fn(&Ctx<'_>, &Revealed) -> Verdict),
    /// Repair was tried.
    Repaired(fn(&Ctx<'_>, &RepairAttempted) -> Verdict),
    /// A To Kill roll was made.
    ToKill(fn(&Ctx<'_>, &ToKillAttempt) -> Verdict),
}

/// The index of the book: which clauses can speak about an event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "one for each kind of check, documented there")]
pub enum Trigger {
    Any,
    MpOutside,
    Mp,
    Start,
    Stop,
    Delay,
    Turn,
    Enter,
    Bypass,
    MinimumMove,
    MoveClosed,
    Placed,
    CaChanged,
    Fire,
    ToHit,
    Claimed,
    Clearance,
    Esb,
    Called,
    Reliability,
    Motion,
    Marker,
    Status,
    Boarding,
    Cc,
    EnemyMphClosed,
    Ift,
    Checked,
    Selected,
    Hit,
    Mf,
    Advanced,
    Routed,
    Rolled,
    Reduced,
    Due,
    PhaseOver,
    Table,
    Failed,
    Repaired,
    Revealed,
    ToKill,
}

impl Trigger {
    /// How many there are.
    pub const COUNT: usize = Trigger::ToKill as usize + 1;
}

impl Check {
    /// When it speaks.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a table: one line for each kind of check")]
    pub const fn trigger(&self) -> Trigger {
        match self {
            Check::Any(_) => Trigger::Any,
            Check::MpOutside(_) => Trigger::MpOutside,
            Check::Mp(_) => Trigger::Mp,
            Check::Start(_) => Trigger::Start,
            Check::Stop(_) => Trigger::Stop,
            Check::Delay(_) => Trigger::Delay,
            Check::Turn(_) => Trigger::Turn,
            Check::Enter(_) => Trigger::Enter,
            Check::Bypass(_) => Trigger::Bypass,
            Check::MinimumMove(_) => Trigger::MinimumMove,
            Check::MoveClosed(_) => Trigger::MoveClosed,
            Check::Placed(_) => Trigger::Placed,
            Check::CaChanged(_) => Trigger::CaChanged,
            Check::Fire(_) => Trigger::Fire,
            Check::ToHit(_) => Trigger::ToHit,
            Check::Claimed(_) => Trigger::Claimed,
            Check::Clearance(_) => Trigger::Clearance,
            Check::Esb(_) => Trigger::Esb,
            Check::Called(_) => Trigger::Called,
            Check::Reliability(_) => Trigger::Reliability,
            Check::Motion(_) => Trigger::Motion,
            Check::Marker(_) => Trigger::Marker,
            Check::Status(_) => Trigger::Status,
            Check::Boarding(_) => Trigger::Boarding,
            Check::Cc(_) => Trigger::Cc,
            Check::EnemyMphClosed(_) => Trigger::EnemyMphClosed,
            Check::Ift(_) => Trigger::Ift,
            Check::Checked(_) => Trigger::Checked,
            Check::Selected(_) => Trigger::Selected,
            Check::Hit(_) => Trigger::Hit,
            Check::Mf(_) => Trigger::Mf,
            Check::Advanced(_) => Trigger::Advanced,
            Check::Routed(_) => Trigger::Routed,
            Check::Rolled(_) => Trigger::Rolled,
            Check::Reduced(_) => Trigger::Reduced,
            Check::Due(_) => Trigger::Due,
            Check::PhaseOver(_) => Trigger::PhaseOver,
            Check::Table(_) => Trigger::Table,
            Check::Failed(_) => Trigger::Failed,
            Check::Repaired(_) => Trigger::Repaired,
            Check::Revealed(_) => Trigger::Revealed,
            Check::ToKill(_) => Trigger::ToKill,
        }
    }
}

impl Clause {
    /// A clause that is judged.
    #[must_use]
    pub const fn check(id: &'static str, says: &'static str, check: Check) -> Clause {
        Clause { id: ClauseId(id), says, only: None, part: Part::Check(check) }
    }

    /// A clause that is judged at several kinds of event.
    #[must_use]
    pub const fn checks(id: &'static str, says: &'static str, checks: &'static [Check]) -> Clause {
        Clause { id: ClauseId(id), says, only: None, part: Part::Checks(checks) }
    }

    /// How it is judged; empty when it is not.
    #[must_use]
    pub const fn judged_by(&self) -> &[Check] {
        match &self.part {
            Part::Check(check) => core::slice::from_ref(check),
            Part::Checks(checks) => checks,
            Part::Line | Part::Fact(_) | Part::Whole | Part::Guard | Part::Undecidable(_) => &[],
        }
    }

    /// A clause that is a line of a tally.
    #[must_use]
    pub const fn line(id: &'static str, says: &'static str) -> Clause {
        Clause { id: ClauseId(id), says, only: None, part: Part::Line }
    }

    /// A clause that is a fact of the fold; `how` says which.
    #[must_use]
    pub const fn fact(id: &'static str, says: &'static str, how: &'static str) -> Clause {
        Clause { id: ClauseId(id), says, only: None, part: Part::Fact(how) }
    }

    /// A clause that is judged over the whole log.
    #[must_use]
    pub const fn whole(id: &'static str, says: &'static str) -> Clause {
        Clause { id: ClauseId(id), says, only: None, part: Part::Whole }
    }

    /// A clause that permits.
    #[must_use]
    pub const fn guard(id: &'static str, says: &'static str) -> Clause {
        Clause { id: ClauseId(id), says, only: None, part: Part::Guard }
    }

    /// A clause that no log can decide.
    #[must_use]
    pub const fn undecidable(id: &'static str, says: &'static str, why: &'static str) -> Clause {
        Clause { id: ClauseId(id), says, only: None, part: Part::Undecidable(why) }
    }

    /// The same clause, for one printing alone.
    #[must_use]
    pub const fn only(self, printing: Printing) -> Clause {
        Clause { only: Some(printing), ..self }
    }
}
