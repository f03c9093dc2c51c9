//! The book in use: indexed by what can speak, and run on one event.

use super::a::Outcomes;
use super::clause::{Check, Clause, Trigger};
use super::ctx::{Closing, Ctx, Spend};
use super::same_fact::gather;
use crate::event::{AttackId, Event, FireAttack, MpSpent, MpUse, UnitId, UnitMoveEnded, What};
use crate::finding::{ClauseId, Finding, Verdict};
use crate::hex::Cell;
use crate::phase::Phase;
use crate::scenario::Printing;
use crate::state::{Attack, State, closed_by};
use alloc::vec::Vec;

/// Calls a check of one kind; the index holds no other under its trigger.
macro_rules! call {
    ($check:expr, $kind:path, $($arg:expr),+) => {
        if let $kind(f) = $check { f($($arg),+) } else { Verdict::Silent }
    };
}

/// What one clause said of one event; silence is left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opinion {
    /// The clause that spoke, or the one that it blames.
    pub clause: ClauseId,
    /// What it said.
    pub verdict: Verdict,
    /// The unit concerned.
    pub unit: Option<UnitId>,
    /// Where it stood before the event.
    pub cell: Option<Cell>,
    /// The attack concerned, where it is an earlier one that the event makes certain.
    pub attack: Option<AttackId>,
}

/// The clauses of one printing, by what makes them speak.
pub struct Book {
    printing: Printing,
    by_trigger: [Vec<(ClauseId, Check)>; Trigger::COUNT],
}

impl Book {
    /// Indexes the book for a printing.
    #[must_use]
    pub fn of(printing: Printing) -> Book {
        let mut by_trigger: [Vec<(ClauseId, Check)>; Trigger::COUNT] = core::array::from_fn(|_| Vec::new());
        for clause in super::clauses() {
            let applies = clause.only.is_none_or(|only| only == printing);
            for check in clause.judged_by().iter().filter(|_| applies) {
                by_trigger[check.trigger() as usize].push((clause.id, *check));
            }
        }
        Book { printing, by_trigger }
    }

    /// The printing it judges by.
    #[must_use]
    pub const fn printing(&self) -> Printing {
        self.printing
    }

    /// A clause by its id.
    #[must_use]
    pub fn clause(id: &str) -> Option<&'static Clause> {
        super::clauses().find(|clause| clause.id.0 == id)
    }

    /// Everything that the book says of an event.
    #[must_use]
    pub fn opinions(&self, ctx: &Ctx<'_>, event: &Event) -> Vec<Opinion> {
        self.hear(ctx, event, true).opinions
    }

    /// What the book finds in an event: one finding for each mistake, and how many clauses were kept.
    #[must_use]
    pub fn judge(&self, ctx: &Ctx<'_>, event: &Event) -> (Vec<Finding>, u64) {
        let hearing = self.hear(ctx, event, false);
        (gather(ctx.before.seq, hearing.opinions), hearing.kept)
    }

    fn hear<'b>(&'b self, ctx: &Ctx<'b>, event: &Event, write_kept: bool) -> Hearing<'b> {
        let (book, before, opinions, outcomes) = (self, ctx.before, Vec::new(), Outcomes::default());
        let ctx = &ctx.keeping(&outcomes);
        let mut hearing =
            Hearing { book, before, write_kept, kept: 0, opinions, unit: None, cell: None, attack: None };
        hearing.any(ctx, event);
        hearing.event(ctx, event);
        hearing.table(ctx, event);
        hearing.closings(ctx, event);
        hearing
    }

    fn clauses(&self, trigger: Trigger) -> &[(ClauseId, Check)] {
        &self.by_trigger[trigger as usize]
    }
}

/// One event being judged.
struct Hearing<'b> {
    book: &'b Book,
    before: &'b State,
    write_kept: bool,
    kept: u64,
    opinions: Vec<Opinion>,
    unit: Option<UnitId>,
    cell: Option<Cell>,
    attack: Option<AttackId>,
}

impl Hearing<'_> {
    fn about(&mut self, ctx: &Ctx<'_>, unit: &UnitId) {
        self.cell = ctx.before.units.get(unit).and_then(|u| u.place.cell());
        self.unit = Some(unit.clone());
    }

    fn hear(&mut self, trigger: Trigger, ask: impl Fn(&Check) -> Verdict) {
        for (id, check) in self.book.clauses(trigger) {
            let verdict = ask(check);
            let clause = match &verdict {
                Verdict::Silent => continue,
                Verdict::Broken(breach) | Verdict::Undecided(breach) => breach.blame.unwrap_or(*id),
                Verdict::Kept => {
                    self.kept += 1;
                    *id
                }
            };
            if self.write_kept || verdict != Verdict::Kept {
                let (unit, cell) = self.concerned(&verdict);
                self.opinions.push(Opinion { clause, verdict, unit, cell, attack: self.attack });
            }
        }
    }

    /// The unit that a verdict names, else the one that the event is about; and where it stood.
    fn concerned(&self, verdict: &Verdict) -> (Option<UnitId>, Option<Cell>) {
        match verdict {
            Verdict::Broken(breach) | Verdict::Undecided(breach) if breach.whose.is_some() => {
                let unit = breach.whose.clone();
                let cell = unit.as_ref().and_then(|id| self.before.units.get(id)?.place.cell());
                (unit, cell)
            }
            Verdict::Silent | Verdict::Kept | Verdict::Broken(_) | Verdict::Undecided(_) => {
                (self.unit.clone(), self.cell)
            }
        }
    }

    fn any(&mut self, ctx: &Ctx<'_>, event: &Event) {
        if let Some(unit) = event.what.unit().or_else(|| first_firer(ctx, &event.what)) {
            self.about(ctx, unit);
        }
        self.hear(
            Trigger::Any,
            |check| if let Check::Any(f) = check { f(ctx, event) } else { Verdict::Silent },
        );
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "only clauses on any event speak of the others")]
    fn event(&mut self, ctx: &Ctx<'_>, event: &Event) {
        match &event.what {
            What::MpSpent(spent) => self.spend(ctx, spent),
            What::UnitPlaced(e) => self.hear(Trigger::Placed, |c| call!(c, Check::Placed, ctx, e)),
            What::CaChanged(e) => self.hear(Trigger::CaChanged, |c| call!(c, Check::CaChanged, ctx, e)),
            What::FireAttack(e) => self.hear(Trigger::Fire, |c| call!(c, Check::Fire, ctx, e)),
            What::ToHitAttempt(e) => self.hear(Trigger::ToHit, |c| call!(c, Check::ToHit, ctx, e)),
            What::ToKillAttempt(e) => self.hear(Trigger::ToKill, |c| call!(c, Check::ToKill, ctx, e)),
            What::Claimed(e) => self.hear(Trigger::Claimed, |c| call!(c, Check::Claimed, ctx, e)),
            What::ClearanceChecked(e) => {
                self.hear(Trigger::Clearance, |c| call!(c, Check::Clearance, ctx, e))
            }
            What::EsbAttempted(e) => self.hear(Trigger::Esb, |c| call!(c, Check::Esb, ctx, e)),
            What::ReliabilityCalled(e) => self.hear(Trigger::Called, |c| call!(c, Check::Called, ctx, e)),
            What::ReliabilityRolled(e) => {
                self.hear(Trigger::Reliability, |c| call!(c, Check::Reliability, ctx, e));
            }
            What::MotionAttempted(e) => self.hear(Trigger::Motion, |c| call!(c, Check::Motion, ctx, e)),
            What::MarkerPlaced(e) => self.hear(Trigger::Marker, |c| call!(c, Check::Marker, ctx, e)),
            What::StatusChanged(e) => self.hear(Trigger::Status, |c| call!(c, Check::Status, ctx, e)),
            What::Boarding(e) => self.hear(Trigger::Boarding, |c| call!(c, Check::Boarding, ctx, e)),
            What::IftResolved(e) => self.hear(Trigger::Ift, |c| call!(c, Check::Ift, ctx, e)),
            What::Checked(e) => self.hear(Trigger::Checked, |c| call!(c, Check::Checked, ctx, e)),
            What::RandomlySelected(e) => self.hear(Trigger::Selected, |c| call!(c, Check::Selected, ctx, e)),
            What::VehicleHit(e) => self.hear(Trigger::Hit, |c| call!(c, Check::Hit, ctx, e)),
            What::MfSpent(e) => self.hear(Trigger::Mf, |c| call!(c, Check::Mf, ctx, e)),
            What::Advanced(e) => self.hear(Trigger::Advanced, |c| call!(c, Check::Advanced, ctx, e)),
            What::Routed(e) => self.hear(Trigger::Routed, |c| call!(c, Check::Routed, ctx, e)),
            What::DiceRolled(e) => self.hear(Trigger::Rolled, |c| call!(c, Check::Rolled, ctx, e)),
            What::Reduced(e) => self.hear(Trigger::Reduced, |c| call!(c, Check::Reduced, ctx, e)),
            What::WeaponFailed(e) => self.hear(Trigger::Failed, |c| call!(c, Check::Failed, ctx, e)),
            What::Revealed(e) => self.hear(Trigger::Revealed, |c| call!(c, Check::Revealed, ctx, e)),
            What::RepairAttempted(e) => self.hear(Trigger::Repaired, |c| call!(c, Check::Repaired, ctx, e)),
            What::CloseCombatFought(e) => self.hear(Trigger::Cc, |c| call!(c, Check::Cc, ctx, e)),
            _ => {}
        }
    }

    /// Moves and fire are none of it.
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other kind is play")]
    fn table(&mut self, ctx: &Ctx<'_>, event: &Event) {
        match &event.what {
            What::DiceRolled(_)
            | What::SharesCommitted(_)
            | What::RollsDeclared(_)
            | What::SharesAnswered(_)
            | What::RollForfeited(_)
            | What::RerollAgreed(_)
            | What::LosAttested(_)
            | What::Attested(_)
            | What::ObjectedTo(_)
            | What::Waived(_)
            | What::Ruled(_)
            | What::Retracted(_)
            | What::Sealed(_)
            | What::Revealed(_)
            | What::PhaseBegan(_)
            | What::PhaseEnded
            | What::PlayerTurnEnded
            | What::Conceded => self.hear(Trigger::Table, |c| call!(c, Check::Table, ctx, event)),
            _ => {}
        }
    }

    fn spend(&mut self, ctx: &Ctx<'_>, spent: &MpSpent) {
        let Some(spend) = Spend::of(*ctx, spent) else { return };
        if !ctx.before.is_mph_of(&spend.def.side) {
            return self.hear(Trigger::MpOutside, |c| call!(c, Check::MpOutside, &spend));
        }
        self.hear(Trigger::Mp, |c| call!(c, Check::Mp, &spend));
        match &spent.on {
            MpUse::Start { .. } => self.hear(Trigger::Start, |c| call!(c, Check::Start, &spend)),
            MpUse::Stop => self.hear(Trigger::Stop, |c| call!(c, Check::Stop, &spend)),
            MpUse::Delay => self.hear(Trigger::Delay, |c| call!(c, Check::Delay, &spend)),
            MpUse::Turn { .. } => self.hear(Trigger::Turn, |c| call!(c, Check::Turn, &spend)),
            MpUse::Enter { .. } => self.hear(Trigger::Enter, |c| call!(c, Check::Enter, &spend)),
            MpUse::Bypass { .. } => self.hear(Trigger::Bypass, |c| call!(c, Check::Bypass, &spend)),
            MpUse::MinimumMove { .. } => {
                self.hear(Trigger::MinimumMove, |c| call!(c, Check::MinimumMove, &spend))
            }
            MpUse::Overrun { .. } | MpUse::Other { .. } => {}
        }
    }

    /// Units whose MPh is over with this event.
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other event ends a move")]
    fn closings(&mut self, ctx: &Ctx<'_>, event: &Event) {
        match &event.what {
            What::UnitMoveEnded(ended) => self.close(ctx, &ended.unit, Some(ended)),
            What::FireAttack(attack) => self.close_before(ctx, attack),
            What::MpSpent(spent) => self.close_mover(ctx, &spent.unit),
            What::MfSpent(spent) => self.close_mover(ctx, &spent.unit),
            What::PhaseBegan(_) | What::PhaseEnded | What::PlayerTurnEnded => {
                self.close_all(ctx);
                self.close_attacks(ctx);
                self.close_phase(ctx);
            }
            _ => {}
        }
    }

    fn close_mover(&mut self, ctx: &Ctx<'_>, next: &UnitId) {
        let own = |id: &&UnitId| ctx.unit(id).is_some_and(|(_, def)| ctx.before.is_mph_of(&def.side));
        if let Some(mover) = ctx.before.mover.as_ref().filter(|mover| *mover != next).filter(own) {
            self.close(ctx, mover, None);
        }
    }

    /// At the end of the MPh every unit of the side is done, moved or not.
    fn close_all(&mut self, ctx: &Ctx<'_>) {
        if ctx.before.phase != Some(Phase::MPh) {
            return;
        }
        for (id, unit) in &ctx.before.units {
            let own = ctx.unit(id).is_some_and(|(_, def)| ctx.before.side.as_ref() == Some(&def.side));
            match (own, unit.mph.closed || unit.eliminated) {
                (true, false) => self.close(ctx, id, None),
                (false, _) => self.close_enemy(ctx, id),
                (true, true) => {}
            }
        }
    }

    /// Attacks whose consequences are certain now.
    fn close_attacks(&mut self, ctx: &Ctx<'_>) {
        for attack in ctx.before.attacks.values().filter(|attack| !attack.closed) {
            self.close_attack(ctx, attack);
        }
    }

    /// Attacks that the next one on their target closes. What is not worked off then A7.31 tells, once.
    fn close_before(&mut self, ctx: &Ctx<'_>, next: &FireAttack) {
        for attack in closed_by(ctx.before, ctx.scenario, next) {
            if super::a::unsettled(ctx, attack).is_none() {
                self.close_attack(ctx, attack);
            }
        }
    }

    fn close_attack(&mut self, ctx: &Ctx<'_>, attack: &Attack) {
        if let Some(firer) = attack.declared.firers.first() {
            self.about(ctx, &firer.unit);
        }
        self.attack = Some(attack.declared.attack);
        self.hear(Trigger::Due, |c| call!(c, Check::Due, ctx, attack));
        self.attack = None;
    }

    fn close_phase(&mut self, ctx: &Ctx<'_>) {
        if ctx.before.phase.is_none() {
            return;
        }
        for (id, unit) in ctx.before.units.iter().filter(|(_, unit)| !unit.eliminated) {
            self.about(ctx, id);
            self.hear(Trigger::PhaseOver, |c| call!(c, Check::PhaseOver, ctx, id, unit));
        }
    }

    fn close_enemy(&mut self, ctx: &Ctx<'_>, id: &UnitId) {
        if let Some((unit, vehicle)) = ctx.vehicle(id) {
            self.about(ctx, id);
            let closing = Closing { ctx: *ctx, id, unit, vehicle, end: None };
            self.hear(Trigger::EnemyMphClosed, |c| call!(c, Check::EnemyMphClosed, &closing));
        }
    }

    fn close(&mut self, ctx: &Ctx<'_>, id: &UnitId, end: Option<&UnitMoveEnded>) {
        if let Some((unit, vehicle)) = ctx.vehicle(id) {
            self.about(ctx, id);
            let closing = Closing { ctx: *ctx, id, unit, vehicle, end };
            self.hear(Trigger::MoveClosed, |c| call!(c, Check::MoveClosed, &closing));
        }
    }
}

/// Who fired the attack that this roll belongs to.
#[expect(clippy::wildcard_enum_match_arm, reason = "the other rolls of an attack name their unit")]
fn first_firer<'c>(ctx: &Ctx<'c>, what: &What) -> Option<&'c UnitId> {
    let attack = match what {
        What::IftResolved(ift) => ift.attack,
        What::ToKillAttempt(attempt) => attempt.attack,
        _ => return None,
    };
    ctx.before.attacks.get(&attack)?.declared.firers.first().map(|firer| &firer.unit)
}
