//! A text game that is read without an error says after printing what it said before.
#![no_main]

use asl_core::event::Event;
use asl_core::notation::{Parsed, parse, print};

fn events(parsed: &Parsed) -> Vec<Event> {
    parsed.lines.iter().map(|line| line.event.clone()).collect()
}

libfuzzer_sys::fuzz_target!(|text: &str| {
    let parsed = parse(text);
    let Some(scenario) = parsed.scenario.as_ref().filter(|_| parsed.errors.is_empty()) else { return };
    let again = print(scenario, &events(&parsed));
    let reread = parse(&again);
    assert!(reread.errors.is_empty(), "its own text is not read: {:?}\n{again}", reread.errors);
    assert_eq!(events(&parsed), events(&reread), "printed and read again it says something else:\n{again}");
});
