//! The notation: words in either case and by common spellings say the same event, and a misspelt word of a closed list
//! is an error that names the nearest.

use asl_core::event::Event;
use asl_core::notation::{ErrorKind, parse};

const HEAD: &str = "printing = \"2e\"\n[units]\nbt7 = { side = \"russian\", class = \"tracked\", mp = 21 }\n\
    1SQ = { side = \"german\" }\n---\n";

fn event(line: &str) -> Event {
    let parsed = parse(&format!("{HEAD}{line}\n"));
    let errors: Vec<String> = parsed.errors.iter().map(|error| error.render("line")).collect();
    assert!(errors.is_empty(), "{line}: {}", errors.concat());
    parsed.lines.last().expect("a line").event.clone()
}

/// Lines that say one event.
const SAME: &[(&str, &str)] = &[
    ("1SQ is dm,pinned", "1SQ is DM,Pin"),
    ("1SQ is cx no-longer concealed", "1SQ is CX no-longer CONCEALED"),
    ("roll r1 DR 4,3 ift in a1 by ivan", "roll r1 DR 4,3 IFT in a1 by ivan"),
    ("roll r1 DR 4,3 to-hit in a1 by ivan", "roll r1 DR 4,3 To-Hit in a1 by ivan"),
    ("1SQ checks 1MC r1 morale 7 passed", "1SQ checks 1mc r1 morale 7 PASSED"),
    ("1SQ checks NMC r1", "1SQ checks nmc r1"),
    ("a1 ift r1 result NE", "a1 ift r1 result -"),
    ("a1 ift r1 result NE", "a1 ift r1 result none"),
    ("a1 ift r1 result 1MC", "a1 ift r1 result \"1mc\""),
    ("a1 ift r1 drm TEM +2, hindrance +1", "a1 ift r1 drm tem +2, Q -1, Hind +1"),
    ("a1 to-hit bt7 MA r1 drm A +1, C1 +5", "a1 to-hit bt7 ma r1 drm a +1, Case-C1 +5"),
    ("a1 prep by 1SQ inherent 4 FP x1/2 AFPh", "a1 prep by 1SQ Inherent 4 FP x1/2 afph"),
    ("a1 prep by 1SQ sw:LMG 3 FP x2 PBF", "a1 prep by 1SQ SW:lmg 3 FP x2 point-blank"),
    ("a1 to-kill r1 result burning", "a1 to-kill r1 result Burns"),
    ("bt7 suffers shock", "bt7 suffers SHOCKED"),
    ("marker prep-fire on 1SQ", "marker Prep-Fire on 1SQ"),
    ("marker named cc on 1SQ", "marker named Close-Combat on 1SQ"),
    ("bt7 claims case J1", "bt7 claims case j1"),
    ("bt7 claims tem woods +1", "bt7 claims tem Woods +1"),
];

#[test]
fn spellings_of_one_word_say_one_event() {
    for (one, other) in SAME.iter().filter(|(_, other)| !other.contains("Q -1")) {
        assert_eq!(event(one), event(other), "{one} | {other}");
    }
    // What is counted twice stays two lines.
    assert_ne!(event(SAME[9].0), event(SAME[9].1));
}

/// A line, the word at fault, and the nearest that is known.
const MISSPELT: &[(&str, &str, Option<&str>)] = &[
    ("a1 ift r1 result 1MX", "1MX", Some("1MC")),
    ("a1 ift r1 result nonne", "nonne", Some("none")),
    ("a1 ift r1 result xyzzy", "xyzzy", None),
    ("1SQ checks 1MX r1", "1MX", Some("1MC")),
    ("1SQ checks NMCC r1", "NMCC", Some("NMC")),
    ("bt7 suffers burnin", "burnin", Some("burning")),
    ("bt7 claims case hindranc", "hindranc", Some("hindrance")),
    ("1SQ is broken,pined", "pined", Some("pinned")),
];

#[test]
fn a_misspelt_closed_word_is_an_error_with_the_nearest() {
    for (line, found, hint) in MISSPELT {
        let errors = parse(&format!("{HEAD}{line}\n")).errors;
        let [error] = errors.as_slice() else { panic!("{line}: {errors:?}") };
        assert_eq!((error.kind, error.found.as_str()), (ErrorKind::UnknownWord, *found), "{line}");
        assert_eq!(error.hint.as_deref(), *hint, "{line}");
    }
}

#[test]
fn a_misspelt_word_of_the_head_is_an_error_with_the_nearest() {
    let heads = [
        ("s = { side = \"a\", kind = \"sqaud\" }", "squad"),
        ("s = { side = \"a\", kind = \"squad\", quality = \"elit\" }", "elite"),
        ("s = { side = \"a\", kind = \"squad\", nation = \"finish\" }", "finnish"),
        ("s = { side = \"a\", class = \"trackd\" }", "tracked"),
        ("s = { side = \"a\", class = \"tracked\", maker = \"germn\" }", "german"),
        ("s = { side = \"a\", class = \"tracked\", mount = \"1MTT\" }", "1MT"),
    ];
    for (unit, near) in heads {
        let errors = parse(&format!("printing = \"2e\"\n[units]\n{unit}\n---\n")).errors;
        let [error] = errors.as_slice() else { panic!("{unit}: {errors:?}") };
        assert_eq!((error.kind, error.line), (ErrorKind::Head, 3), "{unit}: {error}");
        assert!(error.to_string().contains(&format!("nearest is {near:?}")), "{unit}: {error}");
    }
}

#[test]
fn quotes_take_a_word_as_it_stands() {
    let line = "a1 ift r1 result \"1XC\"";
    let told = event(line);
    let scenario = parse(HEAD).scenario.expect("a scenario");
    assert_eq!(asl_core::notation::print_event(&scenario.map, &told), line);
}
