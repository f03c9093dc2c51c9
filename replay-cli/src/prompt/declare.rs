//! Dice from within: which are wanted, and in a game by shares the declaration that stands in their place until the opponent
//! has answered. Makes no dice itself.

use super::bundle;
use super::dice::{among, has_key, not_owed, owed_roll};
use super::draft::Draft;
use super::untold::untold;
use crate::words;
use asl_core::duty::{Debt, Duty, Occasion};
use asl_core::event::{AttackId, Check, Event, Name, Purpose, RollId, UnitId, What};
use asl_core::scenario::{DiceScheme, Scenario};
use asl_core::state::{Declared, State};

/// The number of the next roll: behind all that were made or declared.
#[must_use]
pub fn next_roll(state: &State) -> u32 {
    let declared = state.shares.declared.values().flat_map(|rolls| rolls.values()).map(|roll| roll.roll.0);
    state.rolls.keys().map(|roll| roll.0).chain(declared).max().unwrap_or(0) + 1
}

/// A player who would have to have committed to a share of this index, and has not: the roller or an opponent of the roller.
#[must_use]
pub fn uncommitted<'s>(scenario: &'s Scenario, state: &State, by: &Name, index: u32) -> Option<&'s Name> {
    let mut both =
        scenario.players.keys().filter(|player| *player == by || scenario.are_opponents(player, by));
    both.find(|player| state.shares.committed(player) < index)
}

/// How many dice are to be thrown for the roll that is owed.
///
/// # Errors
/// When none is owed.
pub(super) fn thrown(draft: &Draft) -> Result<usize, String> {
    let duty = owed_roll(draft).ok_or_else(|| not_owed(draft))?;
    match (duty.key.debt, duty.key.occasion) {
        (Debt::Selection(_), Occasion::Attack(attack, _)) => Ok(among(draft, attack).len()),
        _ => Ok(2),
    }
}

/// Are the dice of this game made of shares of both players?
pub(super) fn by_shares(draft: &Draft) -> bool {
    draft.live().game().scenario.dice == DiceScheme::Shares
}

/// Was the roll of this duty declared? Then it waits for the answer, or for the line that tells what it gives.
pub(super) fn is_declared(draft: &Draft, duty: &Duty) -> bool {
    let Occasion::Attack(attack, _) = duty.key.occasion else { return false };
    if !by_shares(draft) {
        return false;
    }
    let of_attack = || draft.live().state().shares.of_attack(attack).map(|(.., roll)| roll);
    if matches!(duty.key.debt, Debt::Selection(_)) {
        let has = |unit: &UnitId| of_attack().any(|roll| is_rs_of(roll, unit));
        return among(draft, attack).iter().all(has);
    }
    of_attack().any(|roll| serves(draft, roll, duty))
}

/// Is a declared roll of the kind and the unit that a duty asks for? A check for a lost leader has a roll that hangs on that leader's
/// own check, or one that was declared for it alone.
fn serves(draft: &Draft, roll: &Declared, duty: &Duty) -> bool {
    let unit = duty.key.unit.is_none() || duty.key.unit == roll.unit;
    let by_loss = matches!(duty.key.debt, Debt::Check(Check::Llmc | Check::Lltc));
    let fits = match (by_loss, is_loss(draft, roll)) {
        (true, true) => of_lost(draft, roll),
        (true, false) => roll.condition.is_none(),
        (false, is_loss) => !is_loss,
    };
    Some(&roll.purpose) == duty.key.debt.purpose().as_ref() && unit && fits
}

/// The leader on whose check a roll hangs was lost in that attack.
fn of_lost(draft: &Draft, roll: &Declared) -> bool {
    let state = draft.live().state();
    let Some(attack) = roll.attack.and_then(|attack| state.attacks.get(&attack)) else { return false };
    let Some(base) = roll.condition.as_ref().map(|condition| condition.roll) else { return false };
    let lost = |unit: &UnitId| attack.broken.contains(unit) || attack.eliminated.contains(unit);
    roll.is_due(state) != Some(false)
        && state.shares.numbered(base).any(|(.., base)| base.unit.as_ref().is_some_and(lost))
}

/// A check that follows from that of another: a LLMC or a LLTC (A10.2), which no list of duties has.
pub(super) fn is_loss(draft: &Draft, roll: &Declared) -> bool {
    let of_check = |base: RollId| {
        let mut bases = draft.live().state().shares.numbered(base);
        bases.any(|(.., base)| matches!(base.purpose, Purpose::Mc | Purpose::Tc))
    };
    roll.condition.as_ref().is_some_and(|condition| of_check(condition.roll))
}

fn is_rs_of(roll: &Declared, unit: &UnitId) -> bool {
    roll.purpose == Purpose::Rs && roll.unit.as_ref() == Some(unit) && !roll.taken_back
}

/// The recorder's own roll that was declared for a duty.
pub(super) fn declared_for<'d>(draft: &'d Draft, duty: &Duty) -> Option<&'d Declared> {
    let Occasion::Attack(attack, _) = duty.key.occasion else { return None };
    let mut mine = mine_of(draft, attack);
    mine.find(|roll| serves(draft, roll, duty) && !roll.taken_back)
}

/// The recorder's own dr of Random Selection that was declared for a unit.
pub(super) fn rs_of<'d>(draft: &'d Draft, attack: AttackId, unit: &UnitId) -> Option<&'d Declared> {
    mine_of(draft, attack).find(|roll| is_rs_of(roll, unit))
}

fn mine_of(draft: &Draft, attack: AttackId) -> impl Iterator<Item = &Declared> {
    let all = draft.live().state().shares.of_attack(attack);
    all.filter(|(by, ..)| *by == draft.by()).map(|(.., roll)| roll)
}

/// All of the recorder's own rolls that were declared for a duty: one for each of Random Selection.
fn all_for<'d>(draft: &'d Draft, duty: &Duty) -> Vec<&'d Declared> {
    match (duty.key.debt, &duty.key.occasion) {
        (Debt::Selection(_), Occasion::Attack(attack, _)) => {
            among(draft, *attack).iter().filter_map(|unit| rs_of(draft, *attack, unit)).collect()
        }
        _ => declared_for(draft, duty).into_iter().collect(),
    }
}

/// The roll that was made for a duty, and is not used yet.
pub(super) fn made_for(draft: &Draft, duty: &Duty) -> Option<RollId> {
    let made = declared_for(draft, duty)?.roll;
    draft.live().state().rolls.get(&made).filter(|roll| roll.used_by.is_none()).map(|_| made)
}

/// The recorder's own rolls that were answered and are to be made now: those that are due, and those that the rules call for.
pub(super) fn ready(draft: &Draft) -> Vec<RollId> {
    let (live, state) = (draft.live(), draft.live().state());
    let mine = state.shares.declared.get(draft.by()).into_iter().flat_map(|rolls| rolls.values());
    let due = mine.filter(|roll| roll.awaits_roll(state)).map(|roll| roll.roll);
    let owed = live.owed();
    let called = owed.iter().flat_map(|duty| all_for(draft, duty));
    let called =
        called.filter(|roll| roll.answer.is_some() && roll.is_open() && roll.is_due(state).is_none());
    due.chain(called.map(|roll| roll.roll)).collect()
}

/// Has the recorder, who signs with a key, committed to no share for the roll that is owed?
pub(super) fn must_commit(draft: &Draft) -> bool {
    let (state, by) = (draft.live().state(), draft.by());
    has_key(draft, by)
        && owed_roll(draft).is_some()
        && state.shares.committed(by) < state.shares.next_index(by)
}

/// What stands in grey: what `roll` does, which Enter takes; in brackets what is the player's to say, or the opponent's to do.
pub(super) enum Wanted {
    /// Enter takes it.
    Taken(String),
    /// It is told only.
    Told(String),
}

/// What `roll` would do, or what is wanted else.
pub(super) fn wanted(draft: &Draft) -> Option<Wanted> {
    if let Some(said) = untold(draft).and_then(|untold| untold.wanted()) {
        return Some(Wanted::Told(format!("({said})")));
    }
    let (ready, waits) = (ready(draft), waiting(draft));
    if !ready.is_empty() {
        return Some(Wanted::Taken(format!("roll makes {}", words::rolls(&ready))));
    }
    let waits = || {
        let said = format!("(the answer to {} is awaited)", words::rolls(&waits));
        (!waits.is_empty()).then_some(Wanted::Told(said))
    };
    owed_roll(draft).map(|duty| Wanted::Taken(format!("roll declares {duty}"))).or_else(waits)
}

/// The recorder's own rolls that are declared and not answered.
pub(super) fn waiting(draft: &Draft) -> Vec<RollId> {
    let mine = draft.live().state().shares.declared.get(draft.by());
    let mine = mine.into_iter().flat_map(|rolls| rolls.values());
    mine.filter(|roll| roll.awaits_answer() && roll.is_open()).map(|roll| roll.roll).collect()
}

/// Is it a declaration of rolls by shares?
pub(super) const fn is_declaration(event: &Event) -> bool {
    matches!(event.what, What::RollsDeclared(_))
}

/// Declares what a unit rolls of its own: `DR`, `rally for g1`.
///
/// # Errors
/// When a player has not committed to shares.
pub(super) fn of_its_own(draft: &mut Draft, throw: &str, what: &str) -> Result<(), String> {
    declared(draft, vec![format!("{throw} {what}")])
}

/// Declares the dr of the recorder's Sniper.
///
/// # Errors
/// When a player has not committed to shares.
pub(super) fn of_sniper(draft: &mut Draft) -> Result<(), String> {
    declared(draft, vec!["dr sa".into()])
}

/// Declares the roll that is owed; with the IFT DR of an attack all that its result may ask for.
///
/// # Errors
/// When none is owed that can be declared in a word, or a player has not committed to shares.
pub(super) fn declare(draft: &mut Draft) -> Result<(), String> {
    if !by_shares(draft) {
        return Err("`roll` stands alone where the dice are on honour\n".into());
    }
    let duty = owed_roll(draft).ok_or_else(|| match waiting(draft).as_slice() {
        [] => "no roll is owed: `asl-replay dice declare` declares any\n".to_owned(),
        all => format!(
            "no roll is owed that is not declared; the answer to {} is awaited, `reply` asks for it\n",
            words::rolls(all)
        ),
    })?;
    let written = format!("{duty}: `asl-replay dice declare` declares it\n");
    let Occasion::Attack(attack, _) = &duty.key.occasion else { return Err(written) };
    let number = next_roll(draft.live().state());
    let rolls = match (&duty.key.debt, &duty.key.unit) {
        (Debt::Roll, _) => bundle::of_ift(draft, *attack, number),
        (Debt::ToHit, _) => bundle::of_ordnance(draft, *attack, number),
        (Debt::Selection(_), _) => bundle::of_selection(draft, *attack, number),
        (Debt::WoundSeverity, Some(unit)) => vec![format!("dr wound for {unit} in {attack}")],
        (Debt::ToKill, _) => vec![format!("DR to-kill in {attack}")],
        (Debt::Check(_) | Debt::Collateral(_), Some(unit)) => {
            vec![format!("DR {} for {unit} in {attack}", super::dice::purpose(&duty.key.debt.to_string()))]
        }
        _ => return Err(written),
    };
    declared(draft, rolls)
}

/// Declares rolls one behind the other.
fn declared(draft: &mut Draft, rolls: Vec<String>) -> Result<(), String> {
    let (state, scenario, by) = (draft.live().state(), &draft.live().game().scenario, draft.by());
    let (index, number) = (state.shares.next_index(by), next_roll(state));
    let numbered: Vec<(u32, String)> = (0..).zip(rolls).collect();
    let last = numbered.last().map_or(index, |(n, _)| index + n);
    if let Some(name) = uncommitted(scenario, state, by, last) {
        let missing = state.shares.committed(name) + 1;
        return Err(match name == by {
            true => format!("you have not committed to a share of index {missing}: `reply FILE` does it\n"),
            false => format!(
                "{name} has not committed to a share of index {missing}, which comes with the next mail of {name}: declare \
                 the attack alone, its dice then\n"
            ),
        });
    }
    let rolls = numbered.iter().map(|(n, says)| format!("{} r{} {says}", index + n, number + n));
    draft.take(&format!("declare rolls {}", rolls.collect::<Vec<_>>().join(", ")))
}
