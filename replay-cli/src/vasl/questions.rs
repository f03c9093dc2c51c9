//! What files leave open, asked one question after the other. Input: the questions, lines of the player. Output: the player's
//! answers. Knows no file and no rule.

use crate::prompt::console::{Console, Heard};
use crate::prompt::words::Words;
use crate::view::vasl::OpenQuestion;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::io;

const HELP: &str = "\
The number of an answer takes it; `nothing` says that it was just a roll; lines of the notation, with `;` between them, say it
otherwise (`r?` is the roll). `later` or an empty line leaves the question open, `quit` leaves the rest.
";

/// Takes an answer to a question: what is open then, or why it is not taken.
pub(crate) type Taking<'t> = dyn FnMut(&OpenQuestion, &[String]) -> Result<Vec<OpenQuestion>, String> + 't;

/// Asks one question after the other. `answer` takes an answer and tells what is open then, for one answer settles others; or
/// why it takes it not, and the question is asked again.
///
/// # Errors
/// When the console fails.
pub(crate) fn ask(
    console: &mut dyn Console,
    mut open: Vec<OpenQuestion>,
    answer: &mut Taking<'_>,
) -> io::Result<()> {
    console.say(HELP)?;
    let mut passed: BTreeSet<(String, u32, String)> = BTreeSet::new();
    let key = |question: &OpenQuestion| (question.hash.clone(), question.step, question.about.clone());
    let mut shown_last = None;
    while let Some(question) = open.iter().find(|question| !passed.contains(&key(question))) {
        if shown_last.as_ref() != Some(&key(question)) {
            console.say(&shown(question))?;
        }
        shown_last = Some(key(question));
        let line = console.ask(&format!("{} {}", question.step, question.about), "", Words::default())?;
        let line = match line {
            Heard::Line(line) => line,
            Heard::Dropped => String::new(),
            Heard::End => break,
        };
        let lines = match line.trim() {
            "" | "later" => {
                passed.insert(key(question));
                continue;
            }
            "quit" => break,
            "nothing" => Vec::new(),
            line => lines(question, line),
        };
        match answer(question, &lines) {
            Ok(left) => open = left,
            Err(why) => console.say(&format!("{why}\n"))?,
        }
    }
    Ok(())
}

/// The lines of a numbered answer, else those that the player typed.
fn lines(question: &OpenQuestion, line: &str) -> Vec<String> {
    let numbered = line.parse::<usize>().ok().and_then(|n| question.choices.get(n.checked_sub(1)?));
    let typed =
        || line.split(';').map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect();
    numbered.map_or_else(typed, |choice| choice.lines.clone())
}

fn shown(question: &OpenQuestion) -> String {
    let mut out = format!("{}:{} {}?\n", question.file, question.step, question.says);
    for (n, choice) in question.choices.iter().enumerate() {
        let lines = choice.lines.join("; ");
        let says = if choice.says.is_empty() { lines.clone() } else { choice.says.clone() };
        let _infallible = writeln!(out, "  {}  {says}", n + 1);
        if !choice.says.is_empty() && !lines.is_empty() {
            let _infallible = writeln!(out, "     {lines}");
        }
        for breaks in &choice.breaks {
            let _infallible = writeln!(out, "     breaks {breaks}");
        }
    }
    out
}
