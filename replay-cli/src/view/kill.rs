//! The sheet of a To Kill roll (C7): the sum of its number, and what the dice do by it. Judges nothing.

use asl_core::event::ToKillAttempt;
use asl_core::facts::{Ctx, Underway};
use asl_core::figures::to_kill::due::kill_due;
use asl_core::figures::to_kill::shell::{dice, read_by, result_due};

/// `11 To Kill = 17 AP of 75L -6 AF of the hull's side`, each line with its rule below; then the DR against it.
pub(super) fn lines(ctx: &Ctx<'_>, attempt: &ToKillAttempt) -> Vec<String> {
    let Some(on) = Underway::named(ctx, attempt.attack) else { return Vec::new() };
    let mut lines = Vec::new();
    if let Some(due) = kill_due(&on, attempt.armor) {
        lines.push(due.tally.to_string());
        let each = due.tally.lines.iter().enumerate();
        lines.extend(each.map(|(n, line)| format!("{} {} ({})", line.figure(n == 0), line.label, line.rule)));
    }
    let read = dice(ctx, attempt).zip(read_by(&on, attempt)).zip(result_due(&on, attempt));
    lines.extend(
        read.map(|((dr, number), result)| {
            format!("DR {} against {number}: {}", dr.original(), result.word())
        }),
    );
    lines
}
