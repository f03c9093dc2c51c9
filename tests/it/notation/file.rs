//! Whole files: heads, directives, comments, expectations, line ends.

use crate::support::examples;
use asl_core::event::{MpSpent, MpUse, Name, What};
use asl_core::notation::{ErrorKind, Expected, MAX_LINES, Parsed, parse, parse_event, print};
use asl_core::vocab::num::Mp;

const HEAD: &str = "printing = \"2e\"\n[players]\nboris = { side = \"russian\" }\nivan = { side = \"german\" }\n\
    [units]\nbt7 = { side = \"russian\", class = \"tracked\", mp = 21 }\n1SQ = { side = \"german\" }\n";

fn with_head(body: &str) -> Parsed {
    let parsed = parse(&format!("{HEAD}---\n{body}"));
    let errors: String = parsed.errors.iter().map(|error| error.render("file")).collect();
    assert!(errors.is_empty(), "{errors}");
    parsed
}

fn recorders(parsed: &Parsed) -> Vec<&str> {
    parsed.lines.iter().map(|line| line.event.by.as_str()).collect()
}

fn head_of(parsed: &Parsed) -> (u16, &str) {
    let What::GameStarted(started) = &parsed.lines[0].event.what else { panic!("no record 0") };
    (started.book, started.head.as_str())
}

#[test]
fn head_is_kept_byte_for_byte() {
    let head = "# A comment, kept.\n\n  printing   = '2e'  # and this\n\n";
    let parsed = parse(&format!("{head}\n---\nnote \"x\"\n"));
    assert_eq!(parsed.errors, []);
    assert_eq!(head_of(&parsed), (asl_core::vocab::BOOK_VERSION, head));
}

#[test]
fn file_is_stable_once_printed() {
    let first = examples::parsed();
    let events: Vec<_> = first.lines.iter().map(|line| line.event.clone()).collect();
    let printed = print(first.scenario.as_ref().unwrap(), &events);
    let second = parse(&printed);
    assert_eq!(second.errors, []);
    let again: Vec<_> = second.lines.iter().map(|line| line.event.clone()).collect();
    assert_eq!(again, events);
    assert_eq!(print(second.scenario.as_ref().unwrap(), &again), printed);
}

#[test]
fn windows_line_ends_and_byte_order_mark_change_nothing() {
    let plain = examples::parsed();
    let windows = format!("\u{feff}{}", examples::EXAMPLES.replace('\n', "\r\n"));
    assert_eq!(parse(&windows), plain);
}

#[test]
fn recorder_is_the_first_player_until_a_line_names_another() {
    let parsed = with_head("note a\nby ivan\nnote b\n\nnote c\nby boris # again\nnote d");
    assert_eq!(recorders(&parsed), ["boris", "boris", "ivan", "ivan", "boris"]);
    let nobody = parse("printing = \"2e\"\n---\nnote a");
    assert_eq!(recorders(&nobody), ["player", "player"]);
}

#[test]
fn book_line_speaks_of_record_zero() {
    let parsed = with_head("# first a comment\n\nbook 7 by ivan @noon\nnote a");
    assert_eq!(head_of(&parsed).0, 7);
    assert_eq!(recorders(&parsed), ["ivan", "ivan"]);
    assert_eq!(parsed.lines[0].event.at.as_ref().unwrap().as_str(), "noon");
}

#[test]
fn roller_is_the_recorder_unless_said() {
    let parsed = with_head("by ivan\nroll r1 dr 4\n");
    let What::DiceRolled(rolled) = &parsed.lines[1].event.what else { panic!("no roll") };
    assert_eq!(rolled.roller.as_str(), "ivan");
}

#[test]
fn expectations_stand_behind_the_event() {
    let line =
        "bt7 start 1 MP ok D2.12-start = 8 FP = +5 Case C1 !! LOG.twice ?? VASL.I1 @\"half ten\" # ok D1.1";
    let parsed = with_head(line);
    let last = &parsed.lines[1];
    let what: Vec<_> = last.expectations.iter().map(|e| (e.column, e.what.clone())).collect();
    let figure = |text: &str| Expected::Figure(text.into());
    assert_eq!(
        what,
        [
            (16, Expected::Kept("D2.12-start".into())),
            (31, figure("8 FP")),
            (38, figure("+5 Case C1")),
            (51, Expected::Broken("LOG.twice".into())),
            (64, Expected::Undecided("VASL.I1".into())),
        ]
    );
    assert_eq!(last.event.at.as_ref().unwrap().as_str(), "half ten");
    assert_eq!(last.number, 9);
}

#[test]
fn ok_is_a_word_of_the_event_unless_a_clause_follows() {
    let breakdown = |line: &str| {
        let parsed = with_head(line);
        let What::ReliabilityRolled(rolled) = &parsed.lines[1].event.what else { panic!("{line}") };
        rolled.breakdown
    };
    assert_eq!(breakdown("bt7 reliability r3 ok"), Some(false));
    assert_eq!(breakdown("bt7 reliability r3 ok D2.51-called"), None);
    assert_eq!(breakdown("bt7 reliability r3 ok ok D2.51-called"), Some(false));
}

#[test]
fn numbers_are_read_as_people_write_them() {
    for (text, halves) in
        [("9.5 MP", 19), ("9½ MP", 19), ("1/2 MP", 1), ("½MP", 1), ("4MP", 8), ("12 MP", 24)]
    {
        let parsed = with_head(&format!("bt7 delay {text}"));
        let What::MpSpent(MpSpent { on: MpUse::Delay, cost, .. }) = parsed.lines[1].event.what else {
            panic!("{text}")
        };
        assert_eq!(cost, Mp::from_halves(halves), "{text}");
    }
}

#[test]
fn options_come_in_any_order() {
    let one = with_head("bt7 enter EE7 road reverse 4 MP total 13 seen-by 1SQ");
    let two = with_head("bt7 enter EE7 reverse road seen-by 1SQ total 13 4 MP");
    assert_eq!(one.lines[1], two.lines[1]);
}

#[test]
fn units_formed_in_play_are_known_afterwards() {
    with_head("place 2SQ K5 like 1SQ\n2SQ reduced into 1HS like 2SQ\n1HS eliminated");
}

#[test]
fn hexes_off_the_boards_are_values() {
    with_head("place bt7 I11\nplace bt7 K-1 vca K0-L-1\nbt7 enter KKK99 1 MP");
}

#[test]
fn one_line_is_read_alone() {
    let scenario = with_head("").scenario.unwrap();
    let line = parse_event(&scenario, "bt7 stop 1 MP").unwrap();
    assert_eq!(line.event.by, "boris".parse::<Name>().unwrap());
    assert!(parse_event(&scenario, "  # nothing").is_err());
}

#[test]
fn many_lines_are_read_up_to_the_limit() {
    let body = "\n".repeat(MAX_LINES);
    let parsed = parse(&format!("printing = \"2e\"\n---\n{body}"));
    let errors: Vec<String> = parsed.errors.iter().map(ToString::to_string).collect();
    assert_eq!(errors.len(), 1);
    assert!(errors[0].contains("too many lines"), "{errors:?}");
}

#[test]
fn head_that_no_log_can_hold_is_refused() {
    let long =
        format!("printing = \"2e\" # {}\n---\nbt7 stop\n", "x".repeat(asl_core::event::MAX_HEAD_BYTES));
    for text in [long.as_str(), "printing = \"2e\" # \u{7}\n---\nnote a\n"] {
        let parsed = parse(text);
        assert!(parsed.errors.iter().any(|error| error.kind == ErrorKind::HeadText), "{:?}", parsed.errors);
    }
}

#[test]
fn last_line_needs_no_line_end_and_the_body_may_be_empty() {
    for text in ["printing = \"2e\"\n---", "printing = \"2e\"\n---\n", "printing = \"2e\"\n---\n\n# end"] {
        let parsed = parse(text);
        assert_eq!((parsed.errors.len(), parsed.lines.len()), (0, 1), "{text:?}");
    }
}
