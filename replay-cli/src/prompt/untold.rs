//! Rolls by shares that were made and whose outcome is not told yet: the line that tells it stands in grey, and is told as that of
//! dice on the table, with counters and what becomes of units.

use super::declare::{self, is_loss, made_for};
use super::dice::{TO_KILL, among, claimed, follow, is_kill_known, said_to_kill, selection, tell_ift};
use super::draft::Draft;
use super::rally::{must_have_morale, told_of_its_own};
use super::{close, heat, own, to_hit};
use asl_core::duty::{Debt, Duty, Occasion};
use asl_core::event::{AttackId, Purpose, RollId, UnitId};
use asl_core::state::Roll;
use asl_core::vocab::dice::Dice;

/// A roll by shares that was made, and whose outcome is not told yet.
pub(super) struct Untold {
    /// The line that tells it, without its attack: `a1 ift r1`, `rh checks 2MC r3`.
    pub(super) line: String,
    /// Its attack; none of what a unit rolls of its own.
    attack: Option<AttackId>,
    roll: RollId,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Ift,
    ToHit,
    ToKill,
    /// A To Kill roll whose number the rules give.
    Known,
    /// A check, or Random Selection.
    Other,
    /// What a unit rolls of its own: a rally, a Bog, Heat of Battle.
    Own,
    /// An ESB, whose MP the player says.
    Esb,
    /// A Close Combat, whose figures the rules give.
    Close,
}

impl Untold {
    /// The line, whole; `None` where a number in it is the player's to say.
    pub(super) fn whole(&self) -> Option<String> {
        match self.kind {
            Kind::Ift | Kind::Known => Some(self.line.clone()),
            Kind::ToHit | Kind::ToKill | Kind::Esb => None,
            Kind::Other => Some(format!("{}{}", self.line, self.within())),
            Kind::Own | Kind::Close => Some(self.line.clone()),
        }
    }

    /// Its attack as a line names it at its end; nothing of what a unit rolls of its own.
    pub(super) fn within(&self) -> String {
        self.attack.map(|attack| format!(" in {attack}")).unwrap_or_default()
    }

    /// What is to be typed where the line alone does not tell it.
    pub(super) fn wanted(&self) -> Option<String> {
        let Untold { roll, kind, .. } = self;
        match kind {
            Kind::Ift | Kind::Known | Kind::Other | Kind::Own | Kind::Close => None,
            Kind::Esb => Some(format!("{}, with the MP that it was for", self.line)),
            Kind::ToHit => Some(format!("roll number 8: {roll} with the To Hit Number")),
            Kind::ToKill => {
                Some(format!("roll {TO_KILL}: {roll} with the AF and the To Kill Number less the AF"))
            }
        }
    }
}

/// The first roll of the recorder's own that was made by shares for what is owed, or for a leader's loss, and is not told.
pub(super) fn untold(draft: &Draft) -> Option<Untold> {
    if !declare::by_shares(draft) {
        return None;
    }
    let owed = draft.live().owed().into_iter().find_map(|duty| of_duty(draft, &duty));
    owed.or_else(|| of_loss(draft)).or_else(|| of_its_own(draft))
}

fn of_duty(draft: &Draft, duty: &Duty) -> Option<Untold> {
    let Occasion::Attack(attack, _) = duty.key.occasion else { return None };
    if let Debt::Selection(n) = duty.key.debt {
        return selected(draft, attack, n);
    }
    let roll = made_for(draft, duty)?;
    let (kind, line) = match (&duty.key.debt, &duty.key.unit) {
        (Debt::Roll, _) => (Kind::Ift, format!("{attack} ift {roll}")),
        (Debt::ToHit, _) => (Kind::ToHit, format!("{attack} to-hit {roll}")),
        (Debt::ToKill, _) if is_kill_known(draft, attack) => {
            (Kind::Known, format!("{attack} to-kill {roll}"))
        }
        (Debt::ToKill, _) => (Kind::ToKill, format!("{attack} to-kill {roll}")),
        (Debt::Check(_) | Debt::Collateral(_), Some(unit)) => {
            let check = duty.key.debt.to_string();
            (Kind::Other, format!("{unit} checks {} {roll}", check.split(' ').next().unwrap_or_default()))
        }
        _ => return None,
    };
    Some(Untold { line, attack: Some(attack), roll, kind })
}

/// Random Selection, once a dr of each was made.
fn selected(draft: &Draft, attack: AttackId, n: usize) -> Option<Untold> {
    let state = draft.live().state();
    let made = |unit: UnitId| {
        let roll = declare::rs_of(draft, attack, &unit)?.roll;
        let made = state.rolls.get(&roll).filter(|made| made.used_by.is_none())?;
        let Dice::dr(dr) = made.dice else { return None };
        Some((unit, roll, u8::from(dr)))
    };
    let all: Vec<(UnitId, RollId, u8)> = among(draft, attack).into_iter().map(made).collect::<Option<_>>()?;
    let roll = all.first()?.1;
    Some(Untold { line: selection(&all, n), attack: Some(attack), roll, kind: Kind::Other })
}

/// A LLMC or LLTC that was made: no list tells who owes one, the player asks for it.
fn of_loss(draft: &Draft) -> Option<Untold> {
    idle(draft).find_map(|(id, roll)| {
        let (_, _, declared) = draft.live().state().shares.numbered(id).next()?;
        let check = if roll.purpose == Purpose::Mc { "LLMC" } else { "LLTC" };
        let (unit, attack) = (roll.unit.as_ref()?, Some(roll.attack?));
        let line = format!("{unit} checks {check} {id}");
        is_loss(draft, declared).then_some(Untold { line, attack, roll: id, kind: Kind::Other })
    })
}

/// The recorder's own rolls that were made and that nothing has used.
fn idle(draft: &Draft) -> impl Iterator<Item = (RollId, &Roll)> {
    let state = draft.live().state();
    let idle = state.rolls_idle.iter().filter_map(|id| Some((*id, state.rolls.get(id)?)));
    idle.filter(|(_, roll)| roll.by == *draft.by())
}

/// What a unit rolled of its own: no list tells it either.
fn of_its_own(draft: &Draft) -> Option<Untold> {
    idle(draft).find_map(|(id, roll)| {
        let unit = roll.unit.as_ref().filter(|_| !roll.taken_back)?;
        let (line, kind) = line_of(draft, (id, roll), unit)?;
        // A check within an attack was asked for by the player, and noted.
        let attack = roll.attack.filter(|_| kind == Kind::Other);
        (attack == roll.attack).then_some(Untold { line, attack, roll: id, kind })
    })
}

/// The line that tells what a unit rolled of its own.
fn line_of(draft: &Draft, (id, roll): (RollId, &Roll), unit: &UnitId) -> Option<(String, Kind)> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the rest is of an attack, or is written out")]
    Some(match &roll.purpose {
        Purpose::Rally => (format!("{unit} checks rally {id}"), Kind::Own),
        Purpose::Bog => (format!("{unit} bog-check {id}"), Kind::Own),
        Purpose::Heat => (heat::line(draft, unit.as_str(), id, roll.dice.total()), Kind::Own),
        Purpose::Esb => (format!("{unit} esb 2 MP {id}"), Kind::Esb),
        Purpose::Repair => (format!("{unit} repair {} {id}", failed_of(draft, unit)?), Kind::Own),
        Purpose::Cc => (close::noted_for(draft, unit.as_str())?.line(id), Kind::Close),
        Purpose::Mc | Purpose::Tc => {
            let purpose = if roll.purpose == Purpose::Mc { "mc" } else { "tc" };
            let check = own::check_of(draft, unit.as_str(), purpose)?;
            let kind = if roll.attack.is_some() { Kind::Other } else { Kind::Own };
            (format!("{unit} checks {check} {id}"), kind)
        }
        Purpose::Named(words) => match words.as_str().strip_prefix("recovery ") {
            Some(weapon) => (format!("{unit} recovers {weapon} {id}"), Kind::Own),
            None if words.as_str() == "concealment" => (format!("{unit} conceals {id}"), Kind::Own),
            None => return None,
        },
        _ => return None,
    })
}

/// The one weapon of a unit that malfunctioned; of several the player says which.
fn failed_of(draft: &Draft, unit: &UnitId) -> Option<String> {
    let failed = &draft.live().state().units.get(unit)?.failed;
    let mut names: Vec<String> = failed.iter().map(ToString::to_string).collect();
    names.dedup();
    names.pop().filter(|_| names.is_empty())
}

/// Tells the outcome of a roll by shares, as that of dice on the table: counters, and what becomes of units.
///
/// # Errors
/// When a DRM or a number has to be said.
pub(super) fn tell(draft: &mut Draft, untold: &Untold, behind: &[&str]) -> Result<(), String> {
    let Untold { line, roll, kind, .. } = untold;
    if *kind == Kind::Close {
        return close::told(draft, line, behind);
    }
    let Some(attack) = &untold.attack else {
        let drm = claimed(behind, None)?;
        told_of_its_own(draft, &format!("{line}{drm}"))?;
        return must_have_morale(draft).map_err(again);
    };
    match kind {
        Kind::Ift => {
            tell_ift(draft, *attack, *roll, behind)
                .map_err(|why| why.replace("`34 ", &format!("`{line} ")))?;
        }
        Kind::ToHit => to_hit::tell(draft, *attack, *roll, behind).map_err(again)?,
        Kind::ToKill | Kind::Known => {
            said_to_kill(draft, *attack, behind).map_err(again)?;
            draft.take(&format!("{line} {}", behind.join(" ")))?;
        }
        Kind::Other | Kind::Own | Kind::Esb | Kind::Close => {
            let drm = claimed(behind, None)?;
            draft.take(&format!("{line}{drm} in {attack}"))?;
        }
    }
    follow(draft, *attack)
}

/// What is put behind dice on the table is put behind `roll`.
fn again(why: String) -> String {
    why.replace("`34 ", "`roll ")
}

/// Tells all that was made, each line behind the other; what the player said belongs to the first. Where another has to be said more of, or
/// would break a rule, it waits in grey, and what was told before it stands.
///
/// # Errors
/// When a DRM or a number of the first has to be said.
pub(super) fn tell_all(draft: &mut Draft, behind: &[&str]) -> Result<(), String> {
    let mut last = None;
    let mut behind = behind;
    while let Some(next) = untold(draft).filter(|next| last != Some(next.roll)) {
        let mut trial = Draft::of(draft.live(), draft.by());
        let told = tell(&mut trial, &next, behind);
        if last.is_some() && (told.is_err() || trial.is_broken()) {
            return Ok(());
        }
        trial.events.into_iter().for_each(|drafted| draft.add(drafted.event));
        told?;
        (last, behind) = (Some(next.roll), &[]);
    }
    Ok(())
}

/// The recorder's own roll that was declared and answered for a LLMC or a LLTC of a unit, and is not made.
pub(super) fn loss_of(draft: &Draft, unit: &str, check: &str) -> Option<RollId> {
    let purpose = if check.eq_ignore_ascii_case("LLMC") { Purpose::Mc } else { Purpose::Tc };
    let state = draft.live().state();
    let mine = state.shares.open().filter(|(by, ..)| *by == draft.by());
    let mut fitting = mine.map(|(.., roll)| roll).filter(|roll| {
        roll.purpose == purpose
            && roll.unit.as_ref().is_some_and(|own| own.as_str() == unit)
            && roll.answer.is_some()
            && is_loss(draft, roll)
            && roll.is_due(state) != Some(false)
    });
    fitting.next().map(|roll| roll.roll)
}
