//! What `reply` did, or would do, as text.

use super::findings::finding;
use super::home::awaited;
use super::mail::asked;
use super::wrap::wrapped;
use super::{BAD, GOOD, OPEN, STRONG, styled};
use crate::view::awaited::AwaitedRow;
use crate::view::reply::ReplyView;
use crate::words::{counted, one_line};

/// What was done, or would be; what stands against it; what is awaited then.
#[must_use]
pub fn reply(view: &ReplyView, columns: usize) -> String {
    let mut out = format!("{} · reply by {}\n", styled(STRONG, &one_line(&view.game)), one_line(&view.by));
    let is_done = view.signed;
    let word = if is_done { "" } else { "would " };
    out += &view.todo.iter().map(|row| format!("  {word}{}\n", one_line(&deed(row)))).collect::<String>();
    for row in &view.dice {
        let dice = styled(STRONG, row.dice.as_deref().unwrap_or_default());
        out += &format!("  {} {}: {dice}\n", one_line(&row.roll), one_line(&row.what));
    }
    for note in &view.notes {
        let lines = wrapped(columns, &one_line(note));
        out += &lines.iter().map(|line| styled(OPEN, line) + "\n").collect::<String>();
    }
    for found in &view.findings {
        out += &format!("\n{}", finding(found, columns));
    }
    out += &asked(&view.asked);
    if !view.findings.is_empty() || !view.asked.is_empty() {
        out += "\n";
    }
    out + &verdict(view) + &awaited(&view.awaited, columns)
}

fn deed(row: &AwaitedRow) -> String {
    match row.kind {
        "commitment" => "commit to shares of the dice".into(),
        "answer" => format!("give your share of {}", row.rolls.join(", ")),
        "roll" => format!("roll {}", row.rolls.join(", ")),
        _ => row.what.clone(),
    }
}

fn verdict(view: &ReplyView) -> String {
    let broken = counted(view.broken as u64, "rule is", "rules are");
    let events = counted(view.events, "event", "events");
    if let Some(output) = &view.output {
        let what = if view.already { "was signed before" } else { "is signed" };
        let text = format!("{events}, all of it {what} by {}: mail {}", one_line(&view.by), one_line(output));
        let findings =
            if view.broken > 0 { ", though new events break rules: the findings stand" } else { "" };
        return styled(GOOD, &format!("{text}{findings}")) + "\n";
    }
    match (view.bent_dice, view.broken) {
        (0, broken) if !view.asked.is_empty() && broken <= view.asked.deeds_of_mine.len() => {
            styled(BAD, "NOT signed: nothing was changed.")
                + "\nYour signature would make that yours. Sign it with --agree if it is so.\n"
        }
        (0, 0) => {
            let own = counted(view.unsigned, "event", "events");
            let news = if view.unsigned == 0 { String::new() } else { format!(", {own} unsigned until now") };
            format!("  would sign all {events}{news}, and write the mail\nNothing was changed.\n")
        }
        (0, _) => {
            styled(
                BAD,
                &format!("NOT signed: {broken} broken by what you have not signed yet; nothing was changed."),
            ) + if view.asked.is_empty() {
                ""
            } else {
                "\nYour signature would make what is asked above yours: that takes --agree."
            } + "\nSign it as it is with --accept, or take your unsent turn back: `receive LASTMAIL --replace` puts the mail that you \
                   answer in its place, `retract` asks your opponent to go back, and at the prompt `undo` drops a line.\n"
        }
        _ => {
            styled(
                BAD,
                "NOT signed: what you recorded bends dice, and your opponent's program would refuse it.",
            ) + "\nNothing was changed. `receive MAIL --replace` takes your opponent's last mail in its place.\n"
        }
    }
}
