//! How likely each result of a roll was, what came, and what it would have been with other DRM: the figures are those of the book.

use crate::view::sentence::{name_of_check, name_of_result, name_of_vehicle_result};
use asl_core::effects::{self, Outcome};
use asl_core::event::{
    Check, Checked, IftResolved, RollId, ToHitAttempt, ToKillAttempt, VehicleResult, What,
};
use asl_core::facts::Ctx;
use asl_core::figures::chances::{self, Chances, CheckChances, HitChances, IftChances};
use asl_core::vocab::dice::{Dice, Dr};
use asl_core::vocab::{IftResult, Word};
use schemars::JsonSchema;
use serde::Serialize;

/// Other DRM are told so far up and down.
pub const SPAN: i16 = 4;

/// A result and its chance.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq, Hash)]
pub struct ChanceRow {
    /// `NMC`, `hit`, `breaks`.
    pub result: String,
    /// How many of the 36 throws give it.
    pub of_36: u8,
}

/// The chances of one roll.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq, Hash)]
pub struct OddsRow {
    /// `IFT`, `To Hit`, `To Kill`, `NMC`.
    pub of: String,
    /// `6 FP column, DRM +2`.
    pub on: String,
    /// What may be changed in thought: `DRM`, `number`.
    pub by: &'static str,
    /// Its figure as it is due.
    pub figure: i16,
    /// The chances with what is due less 4, and so on to 4 more: the best for the roller first, each result of all of them.
    pub at: Vec<Vec<ChanceRow>>,
    /// How many of the results, from the first, are a success of the roller.
    pub good: usize,
}

impl OddsRow {
    /// The chances with what is due.
    #[must_use]
    pub fn due(&self) -> &[ChanceRow] {
        self.at.get(usize::try_from(SPAN).unwrap_or(0)).map_or(&[], Vec::as_slice)
    }

    /// How many of the 36 throws give a success.
    #[must_use]
    pub fn successes(&self) -> u8 {
        self.due().iter().take(self.good).map(|row| row.of_36).sum()
    }

    /// Is this a result that counts as a success?
    #[must_use]
    pub fn is_success(&self, result: &str) -> bool {
        self.due().iter().take(self.good).any(|row| row.result == result)
    }
}

/// What a roll came to, among its chances.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct RolledRow {
    /// The chances.
    pub odds: OddsRow,
    /// The result that the dice give with what is due; none before they are rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub came: Option<String>,
    /// The chances as the player has column and DRM, where they are others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declared: Option<OddsRow>,
    /// The log tells another result than the dice give.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_told_otherwise: bool,
}

/// The chances of an event; none of what is no such roll, or whose figures the log does not tell.
pub(super) fn odds(ctx: &Ctx<'_>, what: &What) -> Option<RolledRow> {
    if let What::IftResolved(ift) = what {
        return of_ift(ctx, ift);
    }
    if let What::ToHitAttempt(attempt) = what {
        return of_hit(ctx, attempt);
    }
    if let What::ToKillAttempt(attempt) = what {
        return of_kill(ctx, attempt);
    }
    if let What::Checked(checked) = what { of_check(ctx, checked) } else { None }
}

/// The results in order, each with its chance at every figure.
fn table<R: PartialEq>(
    order: &[R],
    results: impl Fn(i16) -> Chances<R>,
    name: impl Fn(&R) -> String,
) -> Vec<Vec<ChanceRow>> {
    let at = |more| {
        let all = results(more);
        let of = |result: &R| all.iter().find(|(known, _)| known == result).map_or(0, |(_, n)| *n);
        order.iter().map(|result| ChanceRow { result: name(result), of_36: of(result) }).collect()
    };
    (-SPAN..=SPAN).map(at).collect()
}

/// All results that come with any of the figures, in an order.
fn all<R: PartialEq>(results: impl Fn(i16) -> Chances<R>, sort: impl FnOnce(&mut Vec<R>)) -> Vec<R> {
    let mut all = Vec::new();
    for (result, _) in (-SPAN..=SPAN).flat_map(results) {
        if !all.contains(&result) {
            all.push(result);
        }
    }
    sort(&mut all);
    all
}

fn dr(ctx: &Ctx<'_>, roll: RollId) -> Option<Dr> {
    if let Dice::Dr(dr) = ctx.before.rolls.get(&roll)?.dice { Some(dr) } else { None }
}

fn signed(n: i16) -> String {
    if n > 0 { format!("+{n}") } else { n.to_string() }
}

fn of_ift(ctx: &Ctx<'_>, ift: &IftResolved) -> Option<RolledRow> {
    let due = IftChances::of(ctx, ift)?;
    let said = due.as_said(ctx, ift).filter(|said| (said.column, said.drm) != (due.column, due.drm));
    let came = due.of_throw(dr(ctx, ift.roll)?);
    let told = ift.result.as_ref().and_then(Word::means);
    Some(RolledRow {
        odds: ift_row(due),
        came: Some(name_of_result(came)),
        declared: said.map(ift_row),
        is_told_otherwise: told.is_some_and(|told| told != came),
    })
}

fn ift_row(chances: IftChances) -> OddsRow {
    let order = all(|more| chances.results(more), |all| all.sort_by(|a, b| b.cmp(a)));
    let column = chances.column.map_or("below 1 FP".into(), |column| format!("{} FP column", column.fp()));
    let cowers = if chances.cowers > 0 { ", doubles cower" } else { "" };
    OddsRow {
        of: "IFT".into(),
        on: format!("{column}, DRM {}{cowers}", signed(chances.drm.0)),
        by: "DRM",
        figure: chances.drm.0,
        good: order.iter().filter(|result| **result != IftResult::None).count(),
        at: table(&order, |more| chances.results(more), |result| name_of_result(*result)),
    }
}

fn of_hit(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<RolledRow> {
    let chances = HitChances::of(ctx, attempt)?;
    let name = |hit: &Option<bool>| match hit {
        Some(true) => "hit".to_owned(),
        Some(false) => "miss".to_owned(),
        None => "by C3.6".to_owned(),
    };
    let rank = |hit: &Option<bool>| match hit {
        Some(true) => 0,
        None => 1,
        Some(false) => 2,
    };
    let order = all(|more| chances.results(more), |all| all.sort_by_key(rank));
    let rolled = dr(ctx, attempt.roll)?;
    let hit = effects::hits(rolled, rolled.with(chances.drm), chances.number);
    let odds = OddsRow {
        of: "To Hit".into(),
        on: format!("number {}, DRM {}", chances.number, signed(chances.drm.0)),
        by: "DRM",
        figure: chances.drm.0,
        good: order.iter().filter(|hit| **hit == Some(true)).count(),
        at: table(&order, |more| chances.results(more), name),
    };
    let is_told_otherwise = attempt.hit.zip(hit).is_some_and(|(told, due)| told != due);
    Some(RolledRow { odds, came: Some(name(&hit)), declared: None, is_told_otherwise })
}

fn of_kill(ctx: &Ctx<'_>, attempt: &ToKillAttempt) -> Option<RolledRow> {
    let results = |more| chances::to_kill(attempt, more).unwrap_or_default();
    let number = attempt.number?;
    let rank = |result: &VehicleResult| match result {
        VehicleResult::Burning => 0,
        VehicleResult::Eliminated => 1,
        VehicleResult::Shock => 2,
        VehicleResult::Stun => 3,
        VehicleResult::Immobilized => 4,
        VehicleResult::None => 5,
    };
    let name = |result: &VehicleResult| match result {
        VehicleResult::Immobilized => "immobilized or Shock".to_owned(),
        VehicleResult::None
        | VehicleResult::Eliminated
        | VehicleResult::Burning
        | VehicleResult::Shock
        | VehicleResult::Stun => name_of_vehicle_result(*result).to_owned(),
    };
    let order = all(results, |all| all.sort_by_key(rank));
    let came = effects::to_kill(dr(ctx, attempt.roll)?, number);
    let odds = OddsRow {
        of: "To Kill".into(),
        on: format!("number {number}"),
        by: "number",
        figure: number,
        good: order.iter().filter(|result| **result != VehicleResult::None).count(),
        at: table(&order, results, name),
    };
    let is_told_otherwise = attempt.result.is_some_and(|told| told != came);
    Some(RolledRow { odds, came: Some(name(&came)), declared: None, is_told_otherwise })
}

fn of_check(ctx: &Ctx<'_>, checked: &Checked) -> Option<RolledRow> {
    let chances = CheckChances::of(ctx, checked)?;
    let rally = checked.check == Check::Rally;
    let name = |outcome: &Outcome| {
        let word = match outcome {
            Outcome::Passed if rally => "rallies",
            Outcome::Passed => "passes",
            Outcome::Pinned => "pinned",
            Outcome::Broken if rally => "stays broken",
            Outcome::Broken => "breaks",
            Outcome::Reduced => "reduced",
            Outcome::Eliminated => "eliminated",
            Outcome::ReducedAndBroken => "reduced, breaks",
        };
        word.to_owned()
    };
    let rank = |outcome: &Outcome| match outcome {
        Outcome::Passed => 0,
        Outcome::Pinned => 1,
        Outcome::Broken => 2,
        Outcome::Reduced => 3,
        Outcome::ReducedAndBroken => 4,
        Outcome::Eliminated => 5,
    };
    // A Pin comes of a MC that is passed, and of a Task Check that is failed.
    let mc = matches!(checked.check, Check::Mc(_) | Check::Llmc);
    let passes = |outcome: &Outcome| *outcome == Outcome::Passed || mc && *outcome == Outcome::Pinned;
    let order = all(|more| chances.results(more), |all| all.sort_by_key(rank));
    let rolled = dr(ctx, checked.roll)?;
    let came = chances.of_throw(rolled);
    let odds = OddsRow {
        of: name_of_check(checked.check),
        on: format!("Morale {}, DRM {}", chances.morale, signed(chances.plus)),
        by: "DRM",
        figure: chances.plus,
        good: order.iter().filter(|outcome| passes(outcome)).count(),
        at: table(&order, |more| chances.results(more), name),
    };
    let is_told_otherwise = checked.passed.is_some_and(|told| told != passes(&came));
    Some(RolledRow { odds, came: Some(name(&came)), declared: None, is_told_otherwise })
}
