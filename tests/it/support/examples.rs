//! One or more fixed examples of every kind of event: `tests/golden/events.asl`, which is also the
//! reference of the notation.

use asl_core::event::Event;
use asl_core::notation::{Parsed, parse};

/// The text of the examples.
pub(crate) const EXAMPLES: &str = include_str!("../../golden/events.asl");

/// A head with boards of every form of name.
pub(crate) const SEVERAL_BOARDS: &str = r#"
printing = "2e"
[[boards]]
name = "2"
[[boards]]
name = "1a"
column = 1
[[boards]]
name = "q"
row = 1
"#;

/// The examples, which hold no error.
pub(crate) fn parsed() -> Parsed {
    let parsed = parse(EXAMPLES);
    let errors: Vec<String> = parsed.errors.iter().map(|error| error.render("events.asl")).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    parsed
}

/// The events of the examples, record 0 first.
pub(crate) fn events() -> Vec<Event> {
    parsed().lines.into_iter().map(|line| line.event).collect()
}
