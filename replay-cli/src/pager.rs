//! Long output for a terminal goes through the user's pager. Input: text with styles, and the environment
//! (`PAGER`, `LESS`), which nothing but this program's outermost layer reads.

use anstream::adapter::strip_str;
use anstream::{AutoStream, ColorChoice};
use std::io::{IsTerminal, Write};
use std::process::{Child, Command, Stdio};

/// Shows text in the pager; `false` when it should be printed as it is: no terminal, a short text, no pager.
pub(crate) fn page(text: &str) -> bool {
    let stdout = std::io::stdout();
    if !stdout.is_terminal() || !is_long(text) {
        return false;
    }
    let colours = AutoStream::choice(&stdout) != ColorChoice::Never;
    start().is_some_and(|child| feed(child, text, colours))
}

fn is_long(text: &str) -> bool {
    let rows = terminal_size::terminal_size().map_or(24, |(_, height)| usize::from(height.0));
    text.lines().count() >= rows
}

/// `$PAGER` may hold arguments, so a shell reads it; `cat` and nothing at all mean no pager.
fn start() -> Option<Child> {
    let wanted = std::env::var("PAGER").unwrap_or_else(|_| "less -FRX".into());
    if matches!(wanted.trim(), "" | "cat") || !cfg!(unix) {
        return None;
    }
    let mut command = Command::new("sh");
    command.args(["-c", &wanted]).stdin(Stdio::piped());
    if std::env::var_os("LESS").is_none() {
        command.env("LESS", "FRX");
    }
    command.spawn().ok()
}

/// Writes the text to the pager and waits for the reader to leave it.
fn feed(mut child: Child, text: &str, colours: bool) -> bool {
    if let Some(mut pipe) = child.stdin.take() {
        let text = if colours { text.to_owned() } else { strip_str(text).to_string() };
        let _left = pipe.write_all(text.as_bytes());
    }
    // 127: the shell found no such program.
    child.wait().is_ok_and(|status| status.code() != Some(127))
}
