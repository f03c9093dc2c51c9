//! What files leave open, asked one question after the other. Input: the questions, lines of the player. Output: his answers.
//! Knows no file and no rule.

use crate::prompt::console::{Console, Heard};
use crate::prompt::words::Words;
use crate::view::vasl::OpenQuestion;
use std::fmt::Write;
use std::io;

/// A player's answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Given {
    /// Which question, from 0.
    pub question: usize,
    /// Lines of the notation; none when nothing was done.
    pub lines: Vec<String>,
}

const HELP: &str = "\
The number of an answer takes it; `nothing` says that nothing was done; lines of the notation, with `;` between them, say it
otherwise (`r?` is the roll). An empty line leaves the question open, `quit` leaves the rest.
";

/// Asks them in their order. An answer that `refused` tells a reason for is not taken, and its question is asked again.
///
/// # Errors
/// When the console fails.
pub(crate) fn ask(
    console: &mut dyn Console,
    open: &[OpenQuestion],
    refused: &mut dyn FnMut(&Given) -> Option<String>,
) -> io::Result<Vec<Given>> {
    console.say(HELP)?;
    let mut given = Vec::new();
    let mut left = open.iter().enumerate().peekable();
    let mut again = false;
    while let Some((n, question)) = left.peek().copied() {
        if !again {
            console.say(&shown(question))?;
        }
        let line = console.ask(&format!("{} {}", question.step, question.about), "", Words::default())?;
        let line = match line {
            Heard::Line(line) => line,
            Heard::Dropped => String::new(),
            Heard::End => break,
        };
        let lines = match line.trim() {
            "" => None,
            "quit" => break,
            "nothing" => Some(Vec::new()),
            line => Some(lines(question, line)),
        };
        let answer = lines.map(|lines| Given { question: n, lines });
        let why = answer.as_ref().and_then(&mut *refused);
        again = why.is_some();
        match why {
            Some(why) => console.say(&format!("{why}\n"))?,
            None => {
                given.extend(answer);
                left.next();
            }
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
