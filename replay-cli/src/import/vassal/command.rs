//! The command stream: one text holds a tree of commands, set-up first, then a step per click.
//!
//! Input: the plaintext of a game. Output: the raw leaves of the set-up and of each step, in order of execution. It
//! does not know what a leaf means; empty commands (nothing, or the word `null`) are dropped, everything else is kept.
//! A step of empty commands alone is a step like any other: steps are counted as the player clicks them.

use thiserror::Error;

use super::sequence;

/// Delimiter between commands.
pub const ESC: char = '\u{1b}';
/// Deepest nesting of commands.
pub const MAX_DEPTH: usize = 24;
/// Most commands in a game.
pub const MAX_COMMANDS: usize = 200_000;

const BEGIN: &str = "begin_save";
const END: &str = "end_save";
/// Prefix of a logged command.
const LOG: &str = "LOG\t";

/// The raw leaves of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stream {
    /// Commands that set up the position.
    pub setup: Vec<String>,
    /// The leaves of step 1, 2, ..., without their `LOG` wrapper.
    pub steps: Vec<Vec<String>>,
}

/// Why a text is not a command stream.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CommandError {
    /// Another kind of text.
    #[error("the text does not start with {BEGIN}: not a VASSAL game")]
    NotAGame,
    /// The set-up has no end.
    #[error("the text ends after {0} bytes without {END}: the file is truncated, ask for it once more")]
    NoEnd(usize),
    /// Nested deeper than [`MAX_DEPTH`].
    #[error("commands are nested more than {MAX_DEPTH} deep in the command that starts with {0:?}")]
    TooDeep(String),
    /// More than [`MAX_COMMANDS`].
    #[error("the game has more than {MAX_COMMANDS} commands")]
    TooMany,
}

/// Splits a plaintext into set-up and steps.
///
/// # Errors
/// A text that is not a game, is truncated, or exceeds a limit.
pub fn parse(plaintext: &str) -> Result<Stream, CommandError> {
    if plaintext.bytes().filter(|b| *b == 0x1b).count() > MAX_COMMANDS {
        return Err(CommandError::TooMany);
    }
    if !plaintext.starts_with(BEGIN) {
        return Err(CommandError::NotAGame);
    }
    // Token by token: a log may have a hundred thousand steps, and each is held once.
    let mut top = sequence::tokens(plaintext, ESC).skip(1);
    let mut setup = Vec::new();
    let mut ends = false;
    for command in top.by_ref() {
        if command == END {
            ends = true;
            break;
        }
        setup.append(&mut leaves(&command)?);
    }
    if !ends {
        return Err(CommandError::NoEnd(plaintext.len()));
    }
    let steps: Result<Vec<_>, _> = top.filter(|text| !text.is_empty()).map(|text| step(&text)).collect();
    Ok(Stream { setup, steps: steps? })
}

/// The plaintext of a stream whose steps are given as raw leaves: the inverse of [`parse`] up to nesting.
#[must_use]
pub fn write(stream: &Stream) -> String {
    let mut top = vec![BEGIN.to_owned()];
    top.extend(stream.setup.iter().cloned());
    top.push(END.to_owned());
    top.extend(stream.steps.iter().map(|leaves| {
        let logged: Vec<String> = leaves.iter().map(|leaf| format!("{LOG}{leaf}")).collect();
        // A step without a command is written as VASSAL writes it, or its number would be lost.
        if logged.is_empty() { LOG.to_owned() } else { sequence::encode(&logged, ESC) }
    }));
    sequence::encode(&top, ESC)
}

fn step(text: &str) -> Result<Vec<String>, CommandError> {
    let unwrap = |leaf: String| leaf.strip_prefix(LOG).map_or(leaf.clone(), str::to_owned);
    let mut step: Vec<String> =
        leaves(text)?.into_iter().map(unwrap).filter(|leaf| !is_empty(leaf)).collect();
    step.shrink_to_fit();
    Ok(step)
}

fn leaves(text: &str) -> Result<Vec<String>, CommandError> {
    let mut out = Vec::new();
    walk(text, MAX_DEPTH, &mut out)?;
    Ok(out)
}

/// Engine 3.2 writes nothing for a command that does nothing, engine 3.6 the word `null`.
fn is_empty(leaf: &str) -> bool {
    leaf.is_empty() || leaf == "null"
}

fn walk(text: &str, depth: usize, out: &mut Vec<String>) -> Result<(), CommandError> {
    if is_empty(text) {
        return Ok(());
    }
    let Some(below) = depth.checked_sub(1) else {
        return Err(CommandError::TooDeep(text.chars().take(20).collect()));
    };
    let tokens = sequence::decode(text, ESC);
    if let [only] = tokens.as_slice()
        && only == text
    {
        out.push(text.to_owned());
        return Ok(());
    }
    tokens.iter().try_for_each(|token| walk(token, below, out))
}
