//! One event being judged: its facts are built once and handed to every clause that can speak.

use super::forms::unsettled::unsettled;
use super::index::Index;
use super::opinion::Opinion;
use super::owed;
use super::table::{Check, Trigger};
use crate::event::kinds::for_each_kind;
use crate::event::{
    AttackId, Event, FireAttack, IftResolved, MfSpent, MfWay, MpSpent, MpUse, ToHitAttempt, UnitId,
    UnitMoveEnded, What,
};
use crate::facts::{
    Closing, Ctx, IftRoll, Move, PhaseClosing, ToHitRoll, Told, Traces, Underway, Volley, Walk, WalkClosing,
};
use crate::finding::Verdict;
use crate::meter;
use crate::state::{Attack, State, Unit};
use crate::vocab::ClauseId;
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use alloc::vec::Vec;

/// Asks the clauses under one trigger, each with the fact of its kind.
macro_rules! ask {
    ($hearing:expr, $kind:ident($fact:expr)) => {{
        // Built once, for all clauses.
        let fact = $fact;
        let ask = |check: &Check| match check {
            Check::$kind(judge) => judge(fact),
            // The index holds no other check under this trigger.
            _ => Verdict::Silent,
        };
        $hearing.hear(Trigger::$kind, ask);
    }};
}

macro_rules! match_either {
    ($check:expr, $one:ident, $other:ident, $fact:expr) => {
        if let Check::$one(judge) | Check::$other(judge) = $check { judge($fact) } else { Verdict::Silent }
    };
}

/// One event being judged.
pub(super) struct Hearing<'b> {
    index: &'b Index,
    before: &'b State,
    write_kept: bool,
    pub(super) kept: u64,
    pub(super) opinions: Vec<Opinion>,
    unit: Option<UnitId>,
    cell: Option<Cell>,
    attack: Option<AttackId>,
}

impl<'b> Hearing<'b> {
    pub(super) fn of(index: &'b Index, before: &'b State, write_kept: bool) -> Hearing<'b> {
        let opinions = Vec::new();
        Hearing { index, before, write_kept, kept: 0, opinions, unit: None, cell: None, attack: None }
    }

    fn about(&mut self, ctx: &Ctx<'_>, unit: &UnitId) {
        self.cell = ctx.before.units.get(unit).and_then(|u| u.place.cell());
        self.unit = Some(unit.clone());
    }

    /// Asks the clauses under a trigger and keeps what they say.
    pub(super) fn hear(&mut self, trigger: Trigger, ask: impl Fn(&Check) -> Verdict) {
        let index = self.index;
        for (id, check) in index.clauses(trigger) {
            meter::step();
            self.note(*id, ask(check));
        }
    }

    /// Most clauses are silent, or kept and only counted.
    #[inline]
    fn note(&mut self, id: ClauseId, verdict: Verdict) {
        match verdict {
            Verdict::Silent => {}
            Verdict::Kept if !self.write_kept => self.kept += 1,
            verdict @ (Verdict::Kept | Verdict::Broken(_) | Verdict::Undecided(_)) => self.say(id, verdict),
        }
    }

    /// The same of clauses that say what is owed.
    fn hear_owed(&mut self, trigger: Trigger, ask: impl Fn(ClauseId, &Check) -> Vec<Verdict>) {
        for (id, check) in self.index.clauses(trigger) {
            meter::step();
            ask(*id, check).into_iter().for_each(|verdict| self.note(*id, verdict));
        }
    }

    #[cold]
    fn say(&mut self, id: ClauseId, verdict: Verdict) {
        let clause = match &verdict {
            Verdict::Silent => return,
            Verdict::Broken(breach) | Verdict::Undecided(breach) => breach.blame.unwrap_or(id),
            Verdict::Kept => {
                self.kept += 1;
                id
            }
        };
        let (unit, cell) = self.concerned(&verdict);
        self.opinions.push(Opinion { clause, verdict, unit, cell, attack: self.attack });
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

    pub(super) fn any(&mut self, ctx: &Ctx<'_>, event: &Event) {
        if let Some(unit) = event.what.unit().or_else(|| first_firer(ctx, &event.what)) {
            self.about(ctx, unit);
        }
        let told = Told::of(ctx, event);
        ask!(self, Any(&told));
        if event.what.roll().is_some() || event.what.made_for().is_some() {
            ask!(self, Uses(&told));
        }
    }

    pub(super) fn fire(&mut self, ctx: &Ctx<'_>, attack: &FireAttack) {
        let volley = Volley::of(ctx, attack);
        let such = if volley.is_by_vehicle() { Trigger::VehicleFire } else { Trigger::Fire };
        self.hear(such, |check| match_either!(check, Fire, VehicleFire, &volley));
        self.close_before(ctx, &volley);
    }

    pub(super) fn resolve(&mut self, ctx: &Ctx<'_>, said: &IftResolved) {
        let roll = IftRoll::of(ctx, said);
        let by_vehicle = roll.underway.as_ref().is_none_or(|underway| underway.volley.is_by_vehicle());
        let such = if by_vehicle { Trigger::VehicleIft } else { Trigger::Ift };
        self.hear(such, |check| match_either!(check, Ift, VehicleIft, &roll));
    }

    pub(super) fn aim(&mut self, ctx: &Ctx<'_>, said: &ToHitAttempt) {
        let roll = ToHitRoll::of(ctx, said);
        ask!(self, ToHit(&roll));
    }

    pub(super) fn spend(&mut self, ctx: &Ctx<'_>, spent: &MpSpent) {
        let Some(moved) = Move::of(*ctx, spent) else { return };
        if !ctx.before.is_mph_of(&moved.def.side) {
            return ask!(self, MpOutside(&moved));
        }
        ask!(self, Mp(&moved));
        match &spent.on {
            MpUse::Start { .. } => ask!(self, Start(&moved)),
            MpUse::Stop => ask!(self, Stop(&moved)),
            MpUse::Delay => ask!(self, Delay(&moved)),
            MpUse::Turn { .. } => ask!(self, Turn(&moved)),
            MpUse::Enter { .. } => ask!(self, Enter(&moved)),
            MpUse::Bypass { .. } => ask!(self, Bypass(&moved)),
            MpUse::MinimumMove { .. } => ask!(self, MinimumMove(&moved)),
            MpUse::Overrun { .. } | MpUse::Other { .. } => {}
        }
    }

    pub(super) fn walk(&mut self, ctx: &Ctx<'_>, spent: &MfSpent, way: Option<&MfWay>) {
        let own = ctx.unit(&spent.unit).is_some_and(|(_, def)| ctx.before.is_mph_of(&def.side));
        if let Some(walk) = Walk::of(*ctx, spent, way).filter(|_| own) {
            ask!(self, Walk(&walk));
        }
    }

    pub(super) fn close_movers(&mut self, ctx: &Ctx<'_>, over: &[UnitId]) {
        let own = |id: &&UnitId| ctx.unit(id).is_some_and(|(_, def)| ctx.before.is_mph_of(&def.side));
        for mover in over.iter().filter(own) {
            self.close(ctx, mover, None);
        }
    }

    /// At the end of a phase all that had time until then is certain.
    pub(super) fn close_phase(&mut self, ctx: &Ctx<'_>) {
        self.close_moves(ctx);
        self.close_attacks(ctx);
        self.close_units(ctx);
    }

    /// At the end of the MPh every unit of the side is done, moved or not.
    fn close_moves(&mut self, ctx: &Ctx<'_>) {
        if ctx.before.phase != Some(Phase::MPh) {
            return;
        }
        for (id, unit) in &ctx.before.units {
            let own = ctx.unit(id).is_some_and(|(_, def)| ctx.before.side.as_ref() == Some(&def.side));
            if own && !unit.eliminated {
                self.close_walk(ctx, id, unit);
            }
            match (own, unit.mph.closed || unit.eliminated) {
                (true, false) => self.close(ctx, id, None),
                (false, _) => self.close_enemy(ctx, id),
                (true, true) => {}
            }
        }
    }

    /// In a stack one may follow the other, so that nobody's way is over before the phase is.
    fn close_walk(&mut self, ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) {
        let values = ctx.unit(id).and_then(|(_, def)| def.infantry.as_ref());
        if let Some(infantry) = values.filter(|_| !unit.mph.afoot.steps.is_empty()) {
            self.about(ctx, id);
            let closing = WalkClosing { ctx: *ctx, id, unit, infantry };
            ask!(self, WalkClosed(&closing));
        }
    }

    /// Attacks whose consequences are certain now.
    fn close_attacks(&mut self, ctx: &Ctx<'_>) {
        for attack in ctx.before.open_attacks() {
            self.close_attack(ctx, attack);
        }
    }

    /// Attacks that the next one on their target closes. A7.31 tells what is not worked off then, once.
    fn close_before(&mut self, ctx: &Ctx<'_>, next: &Volley<'_>) {
        for attack in next.closes() {
            if unsettled(ctx, attack).is_none() {
                self.close_attack(ctx, attack);
            }
        }
    }

    fn close_attack(&mut self, ctx: &Ctx<'_>, attack: &Attack) {
        if let Some(firer) = attack.declared.firers.first() {
            self.about(ctx, &firer.unit);
        }
        self.attack = Some(attack.declared.attack);
        let on = Underway::of(ctx, attack);
        ask!(self, Due(&on));
        self.hear_owed(Trigger::Owed, |_, check| owed::of_attack(check, &on));
        self.attack = None;
    }

    fn close_units(&mut self, ctx: &Ctx<'_>) {
        if ctx.before.phase.is_none() {
            return;
        }
        for (id, unit) in ctx.before.units.iter().filter(|(_, unit)| !unit.eliminated) {
            let closing = PhaseClosing { ctx: *ctx, id, unit, traces: Traces::of(ctx, id, unit) };
            if !closing.traces.is_empty() {
                self.about(ctx, id);
                self.hear(Trigger::PhaseOwed, |check| owed::of_phase(check, &closing));
            }
        }
    }

    fn close_enemy(&mut self, ctx: &Ctx<'_>, id: &UnitId) {
        if let Some((unit, vehicle)) = ctx.vehicle(id) {
            self.about(ctx, id);
            let closing = Closing { ctx: *ctx, id, unit, vehicle, end: None };
            ask!(self, EnemyMphClosed(&closing));
            self.hear(Trigger::EnemyMphOwed, |check| owed::of_move(check, &closing));
        }
    }

    /// How a move ended is asked in the own MPh; A3.3 speaks of the end of a move elsewhere.
    pub(super) fn end(&mut self, ctx: &Ctx<'_>, ended: &UnitMoveEnded) {
        let own = ctx.unit(&ended.unit).is_none_or(|(_, def)| ctx.before.is_mph_of(&def.side));
        if own || ctx.before.phase.is_none() {
            self.close(ctx, &ended.unit, Some(ended));
        }
    }

    pub(super) fn close(&mut self, ctx: &Ctx<'_>, id: &UnitId, end: Option<&UnitMoveEnded>) {
        if let Some((unit, vehicle)) = ctx.vehicle(id) {
            self.about(ctx, id);
            let closing = Closing { ctx: *ctx, id, unit, vehicle, end };
            ask!(self, MoveClosed(&closing));
            self.hear(Trigger::MoveOwed, |check| owed::of_move(check, &closing));
        }
    }
}

/// Asks all that can speak of an event of each kind, by the table of kinds.
macro_rules! hearings {
    (($state:ident $scenario:ident $by:ident $ctx:ident $event:ident $what:ident) {
        $($kind:ident $(($e:ident))? => [$($asked:ident of $with:expr),*] $([$($step:ident($($arg:expr),+)),+])?;)+
    }) => {
        impl Hearing<'_> {
            /// Asks all that can speak of an event, those on any event apart.
            #[expect(unused_variables, reason = "of some kinds nothing is asked, of others the event as a whole")]
            pub(super) fn of_its_kind(&mut self, $ctx: &Ctx<'_>, $event: &Event) {
                match &$event.what {
                    $(What::$kind $(($e))? => {
                        $(ask!(self, $asked(&Told::of($ctx, $with)));)*
                        $($(self.$step($($arg),+);)+)?
                    })+
                }
            }
        }
    };
}

for_each_kind!(asks => hearings);

/// Who fired the attack that this roll belongs to.
fn first_firer<'c>(ctx: &Ctx<'c>, what: &What) -> Option<&'c UnitId> {
    let ift = if let What::IftResolved(ift) = what { Some(ift.attack) } else { None };
    let to_kill = if let What::ToKillAttempt(attempt) = what { Some(attempt.attack) } else { None };
    let attack = ctx.before.attacks.get(&ift.or(to_kill)?)?;
    attack.declared.firers.first().map(|firer| &firer.unit)
}
