//! What is printed is read back as it was, for every kind of event.

use crate::support::arbitrary::{any_event, event_of, every_kind};
use crate::support::examples::SEVERAL_BOARDS;
use crate::support::seed::seeded;
use asl_core::event::{Event, GameStarted, HeadText, What};
use asl_core::notation::{Reader, parse, parse_lines, print, print_event};
use asl_core::scenario::Scenario;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

/// Runs for each kind of event: enough for every option of the richest kinds to be there and absent.
const CASES_PER_KIND: u32 = 128;

/// The bytes of an event: words that mean the same are equal, and yet each keeps its spelling.
fn spelled(what: &What) -> Vec<u8> {
    let by = "someone".parse().unwrap();
    asl_core::wire::encode(&Event { by, at: None, what: what.clone() }).unwrap()
}

fn scenario() -> Scenario {
    Scenario::read(SEVERAL_BOARDS).unwrap()
}

#[test]
fn every_kind_is_read_back() {
    let scenario = scenario();
    for (kind, what) in every_kind() {
        let outcome = TestRunner::new(seeded(CASES_PER_KIND)).run(&event_of(what), |event| {
            let printed = print_event(&scenario.map, &event);
            let mut reader = Reader::trusting(&scenario);
            let read = reader.line(1, &printed).map_err(|errors| {
                TestCaseError::fail(errors.iter().map(|e| e.render("line")).collect::<String>())
            })?;
            let read = read.unwrap().event.what;
            prop_assert_eq!(spelled(&read), spelled(&event.what), "{}", printed);
            prop_assert_eq!(read, event.what, "{}", printed);
            Ok(())
        });
        outcome.unwrap_or_else(|error| panic!("{kind}: {error}"));
    }
}

proptest! {
    #![proptest_config(seeded(128))]

    #[test]
    fn lines_with_recorder_and_time_are_read_back(events in vec(any_event(), 1..12)) {
        let scenario = scenario();
        let mut events = events;
        events.retain(|event| !matches!(event.what, What::GameStarted(_)));
        let printed = print(&scenario, &events);
        let lines = parse_lines(&mut Reader::trusting(&scenario), &printed);
        let read: Vec<Event> = lines.unwrap().into_iter().map(|line| line.event).collect();
        prop_assert_eq!(&read, &events, "{}", printed);
        prop_assert_eq!(print(&scenario, &read), printed);
    }

    #[test]
    fn record_zero_is_read_back(by in "[a-z]{1,8}", book in any::<u16>(), at in "[ -~]{0,20}", tail in "[ -~\\n]{0,40}") {
        let head = format!("{SEVERAL_BOARDS}# {}", tail.replace('\n', "\n# "));
        let head: HeadText = head.parse().unwrap();
        let what = What::GameStarted(GameStarted { book, head });
        let event = Event { by: by.parse().unwrap(), at: Some(at.parse().unwrap()), what };
        let printed = print(&scenario(), std::slice::from_ref(&event));
        let parsed = parse(&printed);
        prop_assert_eq!(parsed.errors.len(), 0, "{}", printed);
        prop_assert_eq!(&parsed.lines[0].event, &event);
    }
}

#[test]
fn reason_of_a_factor_that_reads_like_a_unit_of_fp_is_read_back() {
    let scenario = scenario();
    for line in ["a4 prep by 1SQ inherent +0 \"FP\"", "a4 prep by 1SQ inherent 4 FP x2 \"FP\" x2 \"x2\""] {
        let event = Reader::trusting(&scenario).line(1, line).unwrap().unwrap().event;
        assert_eq!(print_event(&scenario.map, &event), line);
    }
}
