//! Every kind of bad input: its kind, its column, its words.

use asl_core::notation::{ErrorKind, NotationError, parse};

const HEAD: &str = "printing = \"2e\"\n[units]\nbt7 = { side = \"russian\", class = \"tracked\", mp = 21 }\n\
    1SQ = { side = \"german\" }\n[[boards]]\nname = \"2\"\n[[boards]]\nname = \"1a\"\ncolumn = 1\n---\n";

/// The line of the first event line behind `HEAD`.
const FIRST: usize = 11;

fn errors(body: &str) -> Vec<NotationError> {
    parse(&format!("{HEAD}{body}")).errors
}

/// A line with `^` below the first character of the one fault; kind, found and hint.
const TABLE: &[(&str, &str, ErrorKind, &str, Option<&str>)] = &[
    ("bt8 start 1 MP", "^", ErrorKind::UnknownUnit, "bt8", Some("bt7")),
    ("bt7 stop seen-by 1SQ,2SQ", "                     ^", ErrorKind::UnknownUnit, "2SQ", Some("1SQ")),
    ("place 3SQ 2K5", "      ^", ErrorKind::UnknownUnit, "3SQ", Some("1SQ")),
    ("place 3SQ 2K5 like 4SQ", "                   ^", ErrorKind::UnknownUnit, "4SQ", Some("1SQ")),
    ("bt7 strat 1 MP", "    ^", ErrorKind::UnknownVerb, "strat", Some("start")),
    ("trun 1 russian MPh", "^", ErrorKind::UnknownVerb, "trun", Some("turn")),
    ("xyzzy", "^", ErrorKind::UnknownVerb, "xyzzy", None),
    ("bt7", "   ^", ErrorKind::MissingField, "", None),
    ("bt7 enter", "         ^", ErrorKind::MissingField, "", None),
    ("bt7 enter 2ff6", "          ^", ErrorKind::NotAHex, "2ff6", Some("2FF6")),
    ("bt7 turn 2FF4-2gg5", "              ^", ErrorKind::NotAHex, "2gg5", Some("2GG5")),
    ("bt7 turn 2ff4-2GG5", "         ^", ErrorKind::NotAHex, "2ff4", Some("2FF4")),
    ("bt7 enter FF6", "          ^", ErrorKind::NoSuchBoard, "FF6", None),
    ("bt7 enter 3FF6", "          ^", ErrorKind::NoSuchBoard, "3FF6", None),
    ("bt7 enter 1b:FF6", "          ^", ErrorKind::NoSuchBoard, "1b:FF6", None),
    ("bt7 turn 2FF4-2G", "              ^", ErrorKind::NotAHex, "2G", None),
    ("bt7 turn 2FF4", "         ^", ErrorKind::NotAHex, "2FF4", None),
    ("place bt7 2K5 cafp 2K5-2K6", "                   ^", ErrorKind::NotAHex, "2K5-2K6", None),
    ("roll r1 DR 7,3", "           ^", ErrorKind::BadDice, "7,3", None),
    ("roll r1 dr 0", "           ^", ErrorKind::BadDice, "0", None),
    ("roll r1 3d6 1,2", "            ^", ErrorKind::BadDice, "1,2", None),
    ("roll x1 dr 4", "     ^", ErrorKind::BadValue, "x1", None),
    ("roll r1 dR 4", "        ^", ErrorKind::UnknownWord, "dR", Some("DR")),
    ("bt7 start 10001 MP", "          ^", ErrorKind::BadNumber, "10001", None),
    ("bt7 start -1 MP", "          ^", ErrorKind::BadNumber, "-1", None),
    ("bt7 start 1.25 MP", "          ^", ErrorKind::BadNumber, "1.25", None),
    ("bt7 esb drm +101", "            ^", ErrorKind::BadNumber, "+101", None),
    ("turn 70000 russian MPh", "     ^", ErrorKind::BadNumber, "70000", None),
    ("turn 1 russian XPh", "               ^", ErrorKind::UnknownWord, "XPh", Some("RPh")),
    ("turn 1 the_russian_and_all_his_many_allies MPh", "       ^", ErrorKind::BadValue, LONG_NAME, None),
    ("bt7 start revers 1 MP", "          ^", ErrorKind::TrailingWords, "revers", Some("reverse")),
    ("bt7 stop 1 MP 2 MP", "              ^", ErrorKind::TrailingWords, "2", None),
    ("note a b", "       ^", ErrorKind::TrailingWords, "b", None),
    ("note \"a", "     ^", ErrorKind::Quotation, "\"", None),
    ("note \"a\\x\"", "       ^", ErrorKind::Quotation, "\\", None),
    ("bt7 stop ½ MP !! twice", "                 ^", ErrorKind::BadExpectation, "twice", None),
    ("bt7 stop 1 MP !!", "              ^", ErrorKind::BadExpectation, "!!", None),
    ("bt7 stop 1 MP =", "              ^", ErrorKind::BadExpectation, "=", None),
    ("bt7 stop 1 MP ok D2.1 and", "                      ^", ErrorKind::TrailingWords, "and", None),
    ("bt7 stop @a @b", "            ^", ErrorKind::Misplaced, "b", None),
    ("by", "  ^", ErrorKind::MissingField, "", None),
    ("by ivan boris", "        ^", ErrorKind::TrailingWords, "boris", None),
    ("note a\nbook 1", "^", ErrorKind::Misplaced, "book", None),
    ("book one", "     ^", ErrorKind::BadNumber, "one", None),
    ("1SQ is brokn", "       ^", ErrorKind::TrailingWords, "brokn", Some("broken")),
    ("1SQ is broken,dn", "              ^", ErrorKind::UnknownWord, "dn", Some("dm")),
    ("é bt7", "^", ErrorKind::UnknownVerb, "é", None),
];

const LONG_NAME: &str = "the_russian_and_all_his_many_allies";

#[test]
fn each_fault_has_its_kind_and_column() {
    for (line, mark, kind, found, hint) in TABLE {
        let all = errors(line);
        let rendered: String = all.iter().map(|error| error.render("case")).collect();
        let [error] = all.as_slice() else { panic!("{line:?}: {} errors\n{rendered}", all.len()) };
        assert_eq!((error.kind, error.found.as_str()), (*kind, *found), "{line:?}\n{rendered}");
        assert_eq!(error.column, mark.chars().count(), "{line:?}\n{rendered}");
        assert_eq!(error.line, FIRST + line.matches('\n').count(), "{line:?}\n{rendered}");
        assert_eq!(error.hint.as_deref(), *hint, "{line:?}\n{rendered}");
    }
}

#[test]
fn all_errors_of_a_file_are_reported_at_once() {
    let text = "printing = \"3e\"\n[units]\nbt7 = { side = \"russian\", speed = 3 }\n---\n\
        bt7 enter FF6 4 MP\nroll r1 DR 7,7\nbt7 xyzzy\nbt7 stop 1 MP !! nonsense and 2\n";
    let found: Vec<(usize, ErrorKind)> = parse(text).errors.iter().map(|e| (e.line, e.kind)).collect();
    let events = [(6, ErrorKind::BadDice), (7, ErrorKind::UnknownVerb), (8, ErrorKind::BadExpectation)];
    assert!(found.iter().any(|(line, kind)| *line <= 3 && *kind == ErrorKind::Head), "{found:?}");
    assert_eq!(found[found.len() - 3..], events);
}

#[test]
fn several_faults_of_one_line_are_reported() {
    let all = errors("bt8 stop seen-by 2SQ,3SQ !! nonsense");
    let found: Vec<(usize, ErrorKind)> = all.iter().map(|e| (e.column, e.kind)).collect();
    let unknown = ErrorKind::UnknownUnit;
    assert_eq!(found, [(1, unknown), (18, unknown), (22, unknown), (29, ErrorKind::BadExpectation)]);
}

#[test]
fn head_errors_have_line_and_column() {
    let all = parse("printing = \"2e\"\n[units]\nbt7 = { side = \"russian\", speed = 3 }\n---\n").errors;
    assert_eq!((all[0].kind, all[0].line), (ErrorKind::Head, 3));
    assert!(all[0].column > 1, "{}", all[0].render("head"));
}

#[test]
fn missing_separator_is_said_once() {
    let all = parse("turn 1 russian MPh\nbt7 start 1 MP\n").errors;
    assert_eq!(all.len(), 1);
    assert_eq!((all[0].kind, all[0].line, all[0].column), (ErrorKind::NoSeparator, 1, 1));
}

#[test]
fn error_is_rendered_with_a_caret() {
    let all = errors("bt7 bypass 2FF6 along 2FF6-2EE6 8 PM");
    insta::assert_snapshot!(all[0].render("game.asl"), @r"
    error: trailing words: found `8`, expected `cafp`, `rear`, `forward`, `reverse`, a number and `MP`, `total`, `turret`, `seen-by`, or the end of the line
      --> game.asl:11:33
       |
    11 | bt7 bypass 2FF6 along 2FF6-2EE6 8 PM
       |                                 ^
    ");
}

#[test]
fn tabs_and_wide_letters_keep_the_caret_in_place() {
    let all = errors("note \"é\"\tx");
    insta::assert_snapshot!(all[0].render("game.asl"), @r#"
    error: trailing words: found `x`, expected the end of the line
      --> game.asl:11:10
       |
    11 | note "é" x
       |          ^
    "#);
}
