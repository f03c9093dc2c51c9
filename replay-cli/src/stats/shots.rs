//! What IFT rolls did, beside what fair dice do on the same columns with the same DRM.

use crate::read::Loaded;
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
    /// How many attacks on the IFT.
    pub attacks: u64,
    /// Attacks with a K or KIA result, and how many fair dice give, in hundredths.
    pub kills: [u64; 2],
    /// Attacks with a MC or PTC, likewise.
    pub checks: [u64; 2],
    /// Attacks without effect, likewise.
    pub none: [u64; 2],
    /// Each result that came or that fair dice give, the hardest first.
    pub results: Vec<ResultRow>,
}

/// One result of the IFT.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// `NMC`, `K/1`.
    pub result: String,
    /// How often it came.
    pub came: u64,
    /// How often fair dice give it on the same columns with the same DRM, in hundredths.
    pub fair: u64,
}

#[derive(Default)]
struct Sums {
    attacks: u64,
    /// What came, and in 36ths what fair dice give.
    of: BTreeMap<IftResult, [u64; 2]>,
}

impl Sums {
    /// What came, and in hundredths what fair dice give.
    fn all(&self, is: impl Fn(IftResult) -> bool) -> [u64; 2] {
        let of = self.of.iter().filter(|(result, _)| is(**result)).map(|(_, sums)| sums);
        let [came, fair] = of.fold([0, 0], |[a, b], [c, d]| [a + c, b + d]);
        [came, hundredths(fair)]
    }

    fn row(&self, player: String) -> ShotsRow {
        let result = |(result, [came, fair]): (&IftResult, &[u64; 2])| ResultRow {
            result: result.to_string(),
            came: *came,
            fair: hundredths(*fair),
        };
        ShotsRow {
            player,
            attacks: self.attacks,
            kills: self.all(|result| matches!(result, IftResult::K(_) | IftResult::Kia(_))),
            checks: self.all(|result| matches!(result, IftResult::Ptc | IftResult::Mc(_))),
            none: self.all(|result| result == IftResult::None),
            results: self.of.iter().rev().map(result).collect(),
        }
    }
}

/// Hundredths of so many 36ths.
const fn hundredths(of_36: u64) -> u64 {
    (of_36 * 100 + 18) / 36
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
                row.of.entry(came).or_default()[0] += 1;
                fair.into_iter().for_each(|result| row.of.entry(result).or_default()[1] += 1);
            }
        });
    }
    sums.into_iter().map(|(player, sums)| sums.row(player)).collect()
}

/// What an attack did, and what fair dice do on its column with its DRM: a result for each of the 36 throws.
fn count(loaded: &Loaded, before: &State, event: &Event) -> Option<(IftResult, Vec<IftResult>)> {
    let What::IftResolved(ift) = event.what.done() else { return None };
    let declared = before.attacks.get(&ift.attack)?.declared.column;
    let column = loaded.game.scenario.table().named(ift.column.or(declared)?)?;
    let Dice::Dr(dr) = before.rolls.get(&ift.roll)?.dice else { return None };
    let drm = ift.total? - dr.original();
    let throws = (1..=6_i16).flat_map(|colored| (1..=6).map(move |white| colored + white));
    Some((column.result(ift.total?), throws.map(|total| column.result(total + drm)).collect()))
}
