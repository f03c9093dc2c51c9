//! What IFT rolls did, beside what fair dice do on the same columns with the same DRM.

use crate::session::Loaded;
use asl_core::event::{Event, What};
use asl_core::state::State;
use asl_core::vocab::IftResult;
use asl_core::vocab::dice::Dice;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The attacks of a player whose column and Final DR are on record.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct ShotsRow {
    /// Who fired.
    pub player: String,
    /// How many.
    pub attacks: u64,
    /// Attacks with a K or KIA result, and how many fair dice give, in hundredths.
    pub kills: [u64; 2],
    /// Attacks with a MC or PTC, likewise.
    pub checks: [u64; 2],
    /// Attacks without effect, likewise.
    pub none: [u64; 2],
}

/// The three kinds of result.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Effect {
    Kill,
    Check,
    None,
}

#[derive(Default)]
struct Sums {
    attacks: u64,
    /// What came, and in 36ths what fair dice give.
    of: [[u64; 2]; 3],
}

/// The rows of all games together.
pub(super) fn of(games: &[Loaded], player: Option<&str>) -> Vec<ShotsRow> {
    let mut sums: BTreeMap<String, Sums> = BTreeMap::new();
    for loaded in games {
        loaded.replay().walk(|_, before, event| {
            let by = event.by.as_str();
            let is_asked = player.is_none_or(|player| player.eq_ignore_ascii_case(by));
            if let Some((came, fair)) = count(loaded, before, event).filter(|_| is_asked) {
                let row = sums.entry(by.to_owned()).or_default();
                row.attacks += 1;
                row.of[came][0] += 1;
                row.of.iter_mut().zip(fair).for_each(|(of, fair)| of[1] += fair);
            }
        });
    }
    let row = |(player, sums): (String, Sums)| {
        let [kills, checks, none] = sums.of.map(|[came, fair]| [came, (fair * 100 + 18) / 36]);
        ShotsRow { player, attacks: sums.attacks, kills, checks, none }
    };
    sums.into_iter().map(row).collect()
}

/// What an attack did, and in 36ths what fair dice do on its column with its DRM.
fn count(loaded: &Loaded, before: &State, event: &Event) -> Option<(usize, [u64; 3])> {
    let What::IftResolved(ift) = event.what.done() else { return None };
    let declared = before.attacks.get(&ift.attack)?.declared.column;
    let column = loaded.game.scenario.table().named(ift.column.or(declared)?)?;
    let Dice::Dr(dr) = before.rolls.get(&ift.roll)?.dice else { return None };
    let drm = ift.total? - dr.original();
    let mut fair = [0; 3];
    for (colored, white) in (1..=6_i16).flat_map(|colored| (1..=6).map(move |white| (colored, white))) {
        fair[effect(column.result(colored + white + drm)) as usize] += 1;
    }
    Some((effect(column.result(ift.total?)) as usize, fair))
}

fn effect(result: IftResult) -> Effect {
    match result {
        IftResult::K(_) | IftResult::Kia(_) => Effect::Kill,
        IftResult::Ptc | IftResult::Mc(_) => Effect::Check,
        IftResult::None => Effect::None,
    }
}
