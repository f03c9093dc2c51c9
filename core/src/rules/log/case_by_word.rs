//! Cases of a To Hit roll that stand in no chart: taken at the player's word.

use crate::facts::{CaseLine, ToHitRoll};
use crate::figures::to_hit::cases::{BY_WORD, clause_of, is_told};
use crate::finding::Verdict;
use crate::rules::forms::near::near;
use crate::vocab::Modifier;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Cases that no rule of this book derives: the players' word, which the other has to accept.
pub(crate) fn by_word(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    if !is_told(ctx, attempt) {
        return Verdict::Silent;
    }
    // D3.4 to D3.45 speak of leaders.
    let leaders = [Modifier::Leader, Modifier::QuasiLeader];
    let derived = |case: Modifier| leaders.contains(&case) || clause_of(case) != BY_WORD;
    let sheet = roll.sheet();
    let open = sheet.cases.iter().filter(|case| case.due.is_none() && !case.case.is_some_and(derived));
    let named = |line: &CaseLine| match line.case {
        Some(_) => line.name.clone(),
        None => format!("{}{}", line.name, near(&line.name)),
    };
    let open: Vec<String> = open.map(named).collect();
    if open.is_empty() {
        return Verdict::Silent;
    }
    Verdict::undecided(format!("whether {} applies as declared", open.join(", ")))
}
