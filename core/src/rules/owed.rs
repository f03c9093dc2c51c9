//! What is owed, asked of the clauses: as verdicts when a deadline passes, as a list at any position. Both come from
//! the same functions of the clauses.

use super::forms::owing::{of_a_move, owing};
use super::index::Index;
use super::table::{Check, Trigger};
use crate::duty::{Debt, Duty, Key, Occasion, Owed, Standing, Status, Until};
use crate::event::UnitId;
use crate::facts::{Closing, Ctx, PhaseClosing, Traces, Underway};
use crate::figures::infantry::unit;
use crate::finding::{Breach, Verdict};
use crate::meter::CHECKED;
use crate::state::Attack;
use crate::vocab::ClauseId;
use crate::vocab::phase::Phase;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

fn of_an_attack(attack: &Attack) -> Occasion {
    Occasion::Attack(attack.declared.attack, attack.seq)
}

/// The phase in play; between phases the RPh, in which nothing is owed.
fn of_a_phase(ctx: &Ctx<'_>) -> Occasion {
    let phase = ctx.before.phase.unwrap_or(Phase::RPh);
    Occasion::Phase(ctx.before.turn, ctx.before.side.clone(), phase)
}

/// What a clause says of an attack whose consequences are certain: kept when all that it asks for is done, else a
/// verdict for each thing that is missing; of several units the same is said once.
pub(super) fn of_attack(check: &Check, on: &Underway<'_>) -> Vec<Verdict> {
    let Check::Owed(owed) = check else { return Vec::new() };
    told(&of_an_attack(on.attack), owed(on))
}

fn told(occasion: &Occasion, all: Vec<Owed>) -> Vec<Verdict> {
    if all.is_empty() {
        return Vec::new();
    }
    let mut missing: Vec<Missing> = Vec::new();
    for owed in all {
        let Some(one) = Missing::of(occasion, owed) else { continue };
        match missing.iter_mut().find(|other| other.is_like(&one)) {
            Some(other) => other.join(one),
            None => missing.push(one),
        }
    }
    if missing.is_empty() {
        return alloc::vec![Verdict::Kept];
    }
    missing.into_iter().filter(|missing| !missing.says.is_empty()).map(Missing::verdict).collect()
}

/// What stands in the words of a debt for the units that owe it.
const UNITS: &str = "{}";

/// Open debts of which the same is said.
struct Missing {
    says: String,
    unclear: bool,
    blame: Option<ClauseId>,
    units: Vec<UnitId>,
    keys: Vec<Key>,
}

impl Missing {
    fn of(occasion: &Occasion, owed: Owed) -> Option<Missing> {
        let key = Key { occasion: occasion.clone(), unit: owed.unit.clone(), debt: owed.debt };
        let (says, unclear, blame) = match owed.standing {
            Standing::Done => return None,
            Standing::Open(says) => (says, false, None),
            Standing::Unclear(says) => (says, true, None),
            Standing::OpenBy(clause, says) => (says, false, Some(clause)),
            Standing::Told | Standing::Elsewhere => (String::new(), false, None),
        };
        let units = owed.unit.into_iter().collect();
        Some(Missing { says, unclear, blame, units, keys: alloc::vec![key] })
    }

    fn is_like(&self, other: &Missing) -> bool {
        self.says == other.says && self.unclear == other.unclear && self.blame == other.blame
    }

    fn join(&mut self, other: Missing) {
        self.units.extend(other.units);
        self.keys.extend(other.keys);
    }

    /// About the first unit; words that name no unit are about the attack.
    fn verdict(self) -> Verdict {
        let names: Vec<&str> = self.units.iter().map(UnitId::as_str).collect();
        let named = self.says.contains(UNITS);
        let breach = Breach::of(self.says.replace(UNITS, &names.join(", ")));
        let whose = self.units.into_iter().next().filter(|_| named);
        let breach = Box::new(Breach { blame: self.blame, whose, owed: self.keys, ..breach });
        if self.unclear { Verdict::Undecided(breach) } else { Verdict::Broken(breach) }
    }
}

/// What a clause says of a move that is over.
pub(super) fn of_move(check: &Check, closing: &Closing<'_>) -> Verdict {
    let (Check::MoveOwed(debt, judge) | Check::EnemyMphOwed(debt, judge)) = check else {
        return Verdict::Silent;
    };
    owing(judge(closing), || of_a_move(&closing.ctx), closing.id, *debt)
}

/// What a clause says of a unit when a phase is over, by what that left on the unit.
pub(super) fn of_phase(check: &Check, closing: &PhaseClosing<'_>) -> Verdict {
    let Check::PhaseOwed(asked, debt, judge) = check else { return Verdict::Silent };
    match closing.traces.meet(*asked) {
        true => owing(judge(closing), || of_a_phase(&closing.ctx), closing.id, *debt),
        false => {
            let id = closing.id;
            assert!(!CHECKED || judge(closing) == Verdict::Silent, "{id}: the row names too few traces");
            Verdict::Silent
        }
    }
}

/// All that an attack calls for, done or not, in the order in which players work it off. Asked of a later position it
/// tells what was done since.
#[must_use]
pub(super) fn owed_by(index: &Index, ctx: &Ctx<'_>, attack: &Attack) -> Vec<Duty> {
    of_the(index, ctx, attack, true)
}

/// With or without what other occasions list.
fn of_the(index: &Index, ctx: &Ctx<'_>, attack: &Attack, elsewhere: bool) -> Vec<Duty> {
    let occasion = of_an_attack(attack);
    let until = Until::NextAttack(attack.at.iter().map(|(cell, _)| *cell).collect());
    let on = Underway::of(ctx, attack);
    let mut list = List::default();
    for (clause, check) in index.clauses(Trigger::Owed).iter().chain(index.clauses(Trigger::Listed)) {
        let (Check::Owed(owed) | Check::Listed(owed)) = check else { continue };
        let asked = |one: &Owed| elsewhere || one.standing != Standing::Elsewhere;
        for one in owed(&on).into_iter().filter(asked) {
            let status = if one.standing == Standing::Done { Status::Done } else { Status::Open };
            let clause = if let Standing::OpenBy(by, _) = &one.standing { *by } else { *clause };
            let key = Key { occasion: occasion.clone(), unit: one.unit, debt: one.debt };
            list.put(Duty { key, clause, until: until.clone(), status, weapons: one.weapons });
        }
    }
    list.in_order(ctx)
}

/// Everything that is open at a position: of the attacks that are not closed, of the move in progress, of the units
/// in this phase.
#[must_use]
pub(super) fn owed(index: &Index, ctx: &Ctx<'_>) -> Vec<Duty> {
    let mut attacks: Vec<&Attack> = ctx.before.attacks.values().filter(|attack| !attack.closed).collect();
    attacks.sort_by_key(|attack| attack.seq);
    let mut all: Vec<Duty> =
        attacks.into_iter().flat_map(|attack| of_the(index, ctx, attack, false)).collect();
    all.retain(|duty| duty.status == Status::Open);
    all.extend(of_moves(index, ctx));
    all.extend(of_units(index, ctx));
    all
}

/// The duties of an occasion, each once: what two clauses ask for is open if it is for either.
#[derive(Default)]
struct List {
    turn: BTreeMap<Key, usize>,
    all: Vec<Duty>,
}

impl List {
    fn put(&mut self, duty: Duty) {
        match self.turn.get(&duty.key).and_then(|n| self.all.get_mut(*n)) {
            Some(known) if known.status == Status::Done => *known = duty,
            Some(_) => {}
            None => {
                self.turn.insert(duty.key.clone(), self.all.len());
                self.all.push(duty);
            }
        }
    }

    /// Rolls and Random Selection first, then vehicles, losses, checks with the best leaders first (A7.303), and what
    /// follows from them.
    fn in_order(mut self, ctx: &Ctx<'_>) -> Vec<Duty> {
        let leads = |unit: &Option<UnitId>| {
            unit.as_ref().and_then(|id| unit::leadership(ctx, id)).unwrap_or(i16::MAX)
        };
        self.all.sort_by_key(|duty| {
            let check = matches!(duty.key.debt, Debt::Check(_));
            (place(duty.key.debt), if check { leads(&duty.key.unit) } else { 0 })
        });
        self.all
    }
}

/// Where a debt of an attack stands in the order of work.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "what follows from checks, and what no attack owes, comes last"
)]
const fn place(debt: Debt) -> u8 {
    match debt {
        Debt::Roll | Debt::ToHit | Debt::ToKill => 0,
        Debt::Malfunction | Debt::OneMalfunctions | Debt::Disabled => 1,
        Debt::Encircled => 2,
        Debt::CoweringSelection | Debt::UnlikelyKill => 3,
        Debt::Vehicle(_) => 4,
        Debt::Collateral(_) | Debt::Survival | Debt::Recall => 5,
        Debt::Selection(_) => 6,
        Debt::Eliminated | Debt::Reduced | Debt::WoundSeverity => 7,
        Debt::Check(_) => 8,
        _ => 9,
    }
}

/// What the vehicles whose move is not over owe in it.
fn of_moves(index: &Index, ctx: &Ctx<'_>) -> Vec<Duty> {
    if ctx.before.phase != Some(Phase::MPh) {
        return Vec::new();
    }
    let mut all = List::default();
    for id in ctx.before.units.keys() {
        let Some((unit, vehicle)) = ctx.vehicle(id).filter(|(unit, _)| !unit.eliminated) else { continue };
        let own = ctx.unit(id).is_some_and(|(_, def)| ctx.before.side.as_ref() == Some(&def.side));
        if own && unit.mph.closed {
            continue;
        }
        let closing = Closing { ctx: *ctx, id, unit, vehicle, end: None };
        let (trigger, until) = match own {
            true => (Trigger::MoveOwed, Until::EndOfMove),
            false => (Trigger::EnemyMphOwed, Until::EndOfPhase),
        };
        let asked = index.clauses(trigger).iter();
        let open = asked.flat_map(|(clause, check)| opened(*clause, of_move(check, &closing), &until));
        open.for_each(|duty| all.put(duty));
    }
    all.all
}

/// What units owe by the end of the phase.
fn of_units(index: &Index, ctx: &Ctx<'_>) -> Vec<Duty> {
    if ctx.before.phase.is_none() {
        return Vec::new();
    }
    let mut all = List::default();
    for (id, unit) in ctx.before.units.iter().filter(|(_, unit)| !unit.eliminated) {
        let asked = index.clauses(Trigger::PhaseOwed).iter();
        let closing = PhaseClosing { ctx: *ctx, id, unit, traces: Traces::of(ctx, id, unit) };
        let says = |check: &Check| of_phase(check, &closing);
        let open = asked.flat_map(|(clause, check)| opened(*clause, says(check), &Until::EndOfPhase));
        open.for_each(|duty| all.put(duty));
    }
    all.all
}

/// The duties that a verdict leaves open.
fn opened(clause: ClauseId, verdict: Verdict, until: &Until) -> Vec<Duty> {
    match verdict {
        Verdict::Silent | Verdict::Kept => Vec::new(),
        Verdict::Broken(breach) | Verdict::Undecided(breach) => {
            let clause = breach.blame.unwrap_or(clause);
            let open =
                |key| Duty { key, clause, until: until.clone(), status: Status::Open, weapons: Vec::new() };
            breach.owed.into_iter().map(open).collect()
        }
    }
}
