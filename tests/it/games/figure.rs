//! Figures that a line of fire may expect: `= 8 FP`, `= 3/2 FP at 2` (the second Location), `= column 6`,
//! `= final 9`, `= drm +2`, `= 1MC`, `= t: NMC` (against one unit).

use asl_core::event::{FireAttack, IftResolved, What};
use asl_core::num::Fp;
use asl_core::replay::Replay;
use asl_core::rules::{Ctx, fire_sheet, outcome, outcome_for};

/// Is this a figure of fire? Then whether it is due, else what is due instead.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event has a figure of fire")]
pub(super) fn of_fire(replay: &Replay<'_>, seq: usize, figure: &str) -> Option<Result<(), String>> {
    let before = replay.before(seq);
    let scenario = &replay.game().scenario;
    let ctx = Ctx { scenario, before: &before, printing: scenario.printing };
    let due = match &replay.game().events[seq].what {
        What::FireAttack(attack) => of_attack(&ctx, attack, figure),
        What::IftResolved(ift) => of_roll(&ctx, ift, figure),
        _ => return None,
    };
    Some(if due == figure { Ok(()) } else { Err(due) })
}

/// FP as figures write them.
fn plain(fp: Fp) -> String {
    match fp.parts() {
        (n, 0) => n.to_string(),
        (n, 1) => format!("{}.5", n / 2),
        (n, halvings) => format!("{n}/{}", 1u32 << halvings),
    }
}

fn of_attack(ctx: &Ctx<'_>, attack: &FireAttack, figure: &str) -> String {
    let (head, place) = figure.split_once(" at ").map_or((figure, 1), |(h, n)| (h, n.parse().unwrap_or(1)));
    let sheet = fire_sheet(ctx, attack, place - 1);
    if head.starts_with("column") {
        return sheet.column.map_or("column none".into(), |column| format!("column {}", plain(column.fp())));
    }
    let total = sheet.total.map_or("FP unknown".into(), |total| format!("{} FP", plain(total)));
    if figure.contains(" at ") { format!("{total} at {place}") } else { total }
}

fn of_roll(ctx: &Ctx<'_>, ift: &IftResolved, figure: &str) -> String {
    let Some(attack) = ctx.before.attacks.get(&ift.attack) else { return "no attack".into() };
    if let Some((unit, _)) = figure.split_once(": ") {
        let id = unit.parse().expect("a unit");
        let due = outcome_for(ctx, attack, ift, &id);
        return due.map_or("unknown".into(), |(_, result)| format!("{unit}: {result}"));
    }
    let Some(due) = outcome(ctx, attack, ift, 0) else { return "unknown".into() };
    match figure.split(' ').next() {
        Some("column") => due.used.map_or("column none".into(), |c| format!("column {}", plain(c.fp()))),
        Some("final") => format!("final {}", due.total),
        Some("drm") => format!("drm {}", due.drm.value()),
        Some("none") if due.result == asl_core::charts::ift::IftResult::None => "none".into(),
        Some(_) | None => due.result.to_string(),
    }
}
