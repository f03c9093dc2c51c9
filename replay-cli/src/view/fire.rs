//! The sheet of an attack as players write it: FP of each firer, the sum, the column, DRM, Final DR, result.
//! Lines of text made from what the rules derive; judges nothing.

use asl_core::event::{FireAttack, IftResolved, What};
use asl_core::num::Fp;
use asl_core::rules::{Ctx, Outcome, fire_sheet, outcome};
use asl_core::tally::Tally;

/// The lines for an event of fire; none for any other.
#[must_use]
pub(crate) fn sheet(ctx: &Ctx<'_>, what: &What) -> Vec<String> {
    if let What::FireAttack(attack) = what {
        return (0..attack.target.locations.len().max(1)).flat_map(|n| declared(ctx, attack, n)).collect();
    }
    if let What::IftResolved(ift) = what {
        return rolled(ctx, ift);
    }
    Vec::new()
}

/// `4-6-7 4 FP ×½ long range = 2`, a line for each firer, then the sum and its column.
fn declared(ctx: &Ctx<'_>, attack: &FireAttack, n: usize) -> Vec<String> {
    let sheet = fire_sheet(ctx, attack, n);
    let mut lines: Vec<String> = sheet
        .members
        .iter()
        .map(|member| match &member.fp {
            Some(fp) => format!("{}: {}", member.unit, member_line(fp)),
            None => format!("{}: FP unknown", member.unit),
        })
        .collect();
    if let Some(total) = sheet.total {
        let column = sheet.column.map_or("no column".into(), |column| format!("column {}", column.fp()));
        lines.push(format!("{total} FP, {column}"));
    }
    lines
}

fn member_line(fp: &Tally<Fp>) -> String {
    let steps: Vec<String> = fp
        .lines
        .iter()
        .enumerate()
        .map(|(n, line)| match n {
            0 => format!("{} {} FP", line.label, line.figure(true)),
            _ => format!("{} {}", line.figure(false), line.label),
        })
        .collect();
    format!("{} = {}", steps.join(" "), fp.value())
}

/// The column used, the dice, each DRM, the Final DR and the result.
fn rolled(ctx: &Ctx<'_>, ift: &IftResolved) -> Vec<String> {
    let Some(attack) = ctx.before.attacks.get(&ift.attack) else { return Vec::new() };
    let Some(due) = outcome(ctx, attack, ift, 0) else { return Vec::new() };
    let mut lines = declared(ctx, &attack.declared, 0);
    if due.cowered > 0 {
        lines.push(format!("cowers by {}: {}", due.cowered, used(&due)));
    }
    lines.push(format!("DR {} colored, {} white = {}", due.dr.colored, due.dr.white, due.dr.original()));
    lines.extend(
        due.drm.lines.iter().map(|line| format!("{} {} ({})", line.figure(false), line.label, line.rule)),
    );
    lines.push(format!("Final DR {} on {}: {}", due.total, used(&due), due.result));
    lines
}

fn used(due: &Outcome) -> String {
    due.used.map_or("no column".into(), |column| format!("column {}", column.fp()))
}
