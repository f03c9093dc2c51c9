//! What files leave open, asked one question after the other. Input: the questions, lines of the player. Output: his answers.
//! Knows no file and no rule.

use super::console::{Console, Heard};
use super::words::Words;
use crate::view::OpenQuestion;
use std::fmt::Write;
use std::io;

/// A player's answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// Which question, from 0.
    pub question: usize,
    /// Lines of the notation; none when nothing was done.
    pub lines: Vec<String>,
}

const HELP: &str = "\
The number of an answer takes it; `nothing` says that nothing was done; lines of the notation, with `;` between them, say it
otherwise (`r?` is the roll). An empty line leaves the question open, `quit` leaves the rest.
";

/// Asks them in their order.
///
/// # Errors
/// When the console fails.
pub fn ask(console: &mut dyn Console, open: &[OpenQuestion]) -> io::Result<Vec<Given>> {
    console.say(HELP)?;
    let mut given = Vec::new();
    for (n, question) in open.iter().enumerate() {
        console.say(&shown(question))?;
        let line = console.ask(&format!("{} {}", question.step, question.about), "", Words::default())?;
        let line = match line {
            Heard::Line(line) => line,
            Heard::Dropped => String::new(),
            Heard::End => break,
        };
        match line.trim() {
            "" => {}
            "quit" => break,
            "nothing" => given.push(Given { question: n, lines: Vec::new() }),
            line => given.push(Given { question: n, lines: lines(question, line) }),
        }
    }
    Ok(given)
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
        let _infallible = writeln!(out, "  {}  {}", n + 1, choice.lines.join("; "));
        for breaks in &choice.breaks {
            let _infallible = writeln!(out, "     breaks {breaks}");
        }
    }
    out
}
