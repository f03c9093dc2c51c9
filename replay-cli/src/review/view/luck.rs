//! Luck by result: what the rolls of each player brought about, beside what fair dice do with the same columns, numbers and DRM.

use super::StepRow;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The rolls of a player for one thing.
#[derive(JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct LuckRow {
    /// Who threw the dice.
    pub player: String,
    /// `IFT`, `To Hit`, `To Kill`, `MC`; `all` for all of them.
    pub of: String,
    /// How many rolls.
    pub rolls: u64,
    /// How many had a result that helps the roller: any on the IFT, a hit, a check passed.
    pub came: u64,
    /// How many of them fair dice give, in hundredths.
    pub fair: u64,
    /// How far they were ahead of fair dice after each of the rolls, in hundredths; of all of them alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub course: Vec<LuckPoint>,
}

/// How far a player was ahead.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct LuckPoint {
    /// The event.
    pub event: u64,
    /// Results that came less those that were due, in hundredths.
    pub ahead: i64,
}

#[derive(Default)]
struct Sums {
    rolls: u64,
    came: u64,
    /// In 36ths.
    fair: u64,
    course: Vec<LuckPoint>,
}

/// Hundredths of so many 36ths.
const fn hundredths(of_36: u64) -> u64 {
    (of_36 * 100 + 18) / 36
}

/// The rows of a game: all rolls of each player, and what they were for.
pub(super) fn of(steps: &[StepRow]) -> Vec<LuckRow> {
    let mut sums: BTreeMap<(&str, Option<&str>), Sums> = BTreeMap::new();
    for step in steps {
        let Some(rolled) = &step.odds else { continue };
        let Some(came) = &rolled.came else { continue };
        let good = u64::from(rolled.odds.is_success(came));
        for of in [None, Some(group(&rolled.odds.of))] {
            let sum = sums.entry((step.roller.as_deref().unwrap_or(&step.at.by), of)).or_default();
            sum.rolls += 1;
            sum.came += good;
            sum.fair += u64::from(rolled.odds.successes());
            if of.is_none() {
                let ahead =
                    (i64::try_from(sum.came * 36).unwrap_or(0) - i64::try_from(sum.fair).unwrap_or(0)) * 100
                        / 36;
                sum.course.push(LuckPoint { event: step.at.event, ahead });
            }
        }
    }
    let row = |((player, of), sum): ((&str, Option<&str>), Sums)| LuckRow {
        player: player.to_owned(),
        of: of.unwrap_or("all").to_owned(),
        rolls: sum.rolls,
        came: sum.came,
        fair: hundredths(sum.fair),
        course: sum.course,
    };
    sums.into_iter().map(row).collect()
}

/// Checks of every number are one thing.
fn group(of: &str) -> &str {
    match of {
        "IFT" | "To Hit" | "To Kill" | "Rally" => of,
        _ if of.ends_with("TC") => "TC",
        _ => "MC",
    }
}
