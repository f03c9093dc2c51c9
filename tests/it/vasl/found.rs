//! The shot, found: what each roll of the made logs was for, against what was done. None is joined wrong.

use super::made::made;
use super::shared::folder;
use super::whose::Copy;
use crate::cli::run;
use asl_replay::import::vassal::command;
use asl_replay::import::vassal::provenance::{pack, unpack};

/// The rolls of a log in order, each with what has to stand in the line that it is joined with, or in a choice; nothing where
/// nobody can know, or where it was for nothing.
pub(super) const TRUTH: [(&str, &[&str]); 5] = [
    ("a_vehicle", &["bounding by gePzKwIVHa MA at M4 units ruT3485a", "a1 to-kill"]),
    (
        "b_infantry",
        &[
            "prep by ge467a inherent, ge467a sw:MMG at 03M5 units ru447a directed-by ge9-1a",
            "ru447a checks 1MC",
            "first by ru447b inherent at 03O7 units ge467b",
            "ge467b checks NMC",
            "final by ru447b inherent at 03O7 units ge467b",
            "ge467b checks NMC",
            "",
            "ru447a checks rally",
            "ge247a checks rally",
            "final by ge467a sw:MMG at 03L4",
            "ge467a repair sw:MMG",
        ],
    ),
    ("c1_p1", &["prep by ge467a inherent, ge467a sw:MMG at 20T2 directed-by ge9-1a", ""]),
    (
        "c2_p2",
        &[
            "first by ru45LATPTPobr32a gun at 20R1 units gePzKwIVHa",
            "a1 to-kill",
            "first by ru447a inherent at 20T1 units ge467b",
            "ge467b checks 2MC",
            "final by ru447a inherent at 01O2",
            "",
            "ge467b checks rally",
            "",
            "",
        ],
    ),
    ("c3_p1", &["", ""]),
];

/// How the rolls of a log fare.
#[derive(Debug, Default, PartialEq, Eq, Clone, Copy)]
struct Fared {
    joined: usize,
    joined_wrong: usize,
    asked: usize,
    asked_without: usize,
    untold: usize,
}

/// What is joined with a step, and what is asked there with its choices.
fn fared(text: &str, truth: &[&str]) -> Fared {
    let mut fared = Fared::default();
    let rolls: Vec<u32> =
        text.lines().filter(|line| line.starts_with("roll r")).filter_map(step_of).collect();
    assert_eq!(rolls.len(), truth.len(), "{text}");
    for (step, truth) in rolls.iter().zip(truth) {
        let of_step = format!("from 1.{step}.1 joined ");
        let joined: Vec<&str> = text.lines().filter(|line| line.starts_with(&of_step)).collect();
        let mut asked = text
            .lines()
            .skip_while(|line| !line.starts_with("# ask") || !line.contains(&format!(":{step} ")));
        let is_asked = asked.next().is_some();
        let choices: Vec<&str> = asked.take_while(|line| line.starts_with("#   ")).collect();
        let is_true = |line: &&str| !truth.is_empty() && line.contains(truth);
        match (joined.is_empty(), is_asked) {
            (false, _) if joined.iter().any(is_true) => fared.joined += 1,
            (false, _) => fared.joined_wrong += 1,
            (true, true) if truth.is_empty() || choices.iter().any(is_true) => fared.asked += 1,
            (true, true) => fared.asked_without += 1,
            (true, false) => fared.untold += 1,
        }
    }
    fared
}

/// The step that a line of a roll names.
fn step_of(line: &str) -> Option<u32> {
    line.split(" vasl 1.").nth(1)?.split('.').next()?.parse().ok()
}

/// The draft of a made log.
fn draft(log: &str, boards: Option<&str>) -> String {
    draft_of(&made(&format!("{log}.vlog")), boards)
}

fn draft_of(log: &[u8], boards: Option<&str>) -> String {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("log.vlog"), log).unwrap();
    let at = |name: &str| dir.path().join(name).display().to_string();
    let boards = boards.iter().flat_map(|boards| ["--boards", *boards]).map(str::to_owned);
    let words = ["asl-replay".to_owned(), "--home".into(), at("home"), "import".into(), at("log.vlog")];
    run(words.into_iter().chain(boards)).exits(0).text
}

fn all(boards: Option<&str>) -> Fared {
    let mut sum = Fared::default();
    for (log, truth) in TRUTH {
        for version in ["", "v36_"] {
            if log == "b_infantry" && version == "v36_" {
                continue;
            }
            let log = format!("{version}{log}");
            let one = fared(&draft(&log, boards), truth);
            println!("{log}: {one:?}");
            sum.joined += one.joined;
            sum.joined_wrong += one.joined_wrong;
            sum.asked += one.asked;
            sum.asked_without += one.asked_without;
            sum.untold += one.untold;
        }
    }
    println!("all: {sum:?}");
    sum
}

#[test]
fn none_is_joined_wrong() {
    let expected = Fared { joined: 14, joined_wrong: 0, asked: 21, asked_without: 0, untold: 6 };
    assert_eq!(all(None), expected);
}

#[test]
fn none_is_joined_wrong_on_the_boards_that_were_played_on() {
    let Some(shared) = folder("the boards of the made logs") else { return };
    let expected = Fared { joined: 14, joined_wrong: 0, asked: 21, asked_without: 0, untold: 6 };
    assert_eq!(all(Some(&shared.join("boards").display().to_string())), expected);
}

/// The log of the infantry with another line before its shot in the DFPh, and its draft.
fn with_words(words: &str) -> String {
    let mut stream = command::parse(&unpack(&made("b_infantry.vlog")).unwrap()).unwrap();
    for leaf in &mut stream.steps[26] {
        *leaf = leaf.replace("DFPh: L4 at O7", words);
    }
    draft_of(&pack(&command::write(&stream), 0x5a).unwrap(), None)
}

/// A player may say in any order who fires from where at what: with unit, SW, FP and DRM it is one attack.
#[test]
fn words_in_any_order_name_a_shot() {
    for words in [
        "447+LMG (L4) shoot O7 6FP +2",
        "L4 > O7 447+LMG 6 FP +2",
        "447+LMG fire O7 from L4 6FP +2",
        "prep O7 from L4 447+LMG 6FP +2",
        "from L4 447+LMG at O7: 6 FP +2",
    ] {
        let text = with_words(words);
        let line = "joined a3 final by ru447b inherent, ru447b sw:LMG at 03O7 units ge467b";
        assert!(text.contains(line), "{words}\n{text}");
    }
}

/// What was said of figures that the rules do not give, or of a hex in which nobody is, is no proof: it is asked.
#[test]
fn words_that_fit_nothing_leave_a_question() {
    for words in ["L4 at Z9", "good luck", "M5: nothing"] {
        let text = with_words(words);
        assert!(text.contains("# ask log.vlog:28 fire"), "{words}\n{text}");
    }
}

/// The draft of a copy.
fn drafted(copy: &Copy) -> String {
    copy.run(&["import", &copy.at("his.vlog")]).exits(0).text
}

/// Players who name a hex in which nobody may fire said so all the same: that unit is offered, with what it breaks.
#[test]
fn a_broken_unit_in_the_hex_that_was_named_is_offered() {
    let copy = Copy::of("b_infantry.vlog", |log| {
        for leaf in &mut log.steps[26] {
            *leaf = leaf.replace("DFPh: L4 at O7", "DFPh: M5 at O7");
        }
        log.steps[28].clear();
    });
    let text = drafted(&copy);
    assert!(text.contains("a3 final by ru447a inherent at 03O7 units ge467b"), "{text}");
    assert!(text.contains("A10.4-broken-no-fire"), "{text}");
}

/// `hit, HE` behind a To Hit DR says of what the hit was, and not that somebody else fires.
#[test]
fn a_word_behind_a_hit_leaves_its_effect_among_the_choices() {
    for word in ["hit, HE", "hit"] {
        let copy = Copy::of("c2_p2.vlog", |log| {
            let kill = log.steps.iter().position(|step| step.iter().any(|leaf| leaf.contains("(TK DR)")));
            let kill = kill.expect("a To Kill DR");
            for leaf in &mut log.steps[kill] {
                *leaf = leaf.replace("(TK DR)", "(IFT DR)");
            }
            log.steps.insert(kill, vec![format!("CHAT<Bert> - {word}")]);
        });
        let text = drafted(&copy);
        assert!(text.contains("the effect of the hit before it"), "{word}\n{text}");
    }
}

/// A counter that is laid when an attack had none may be of the one before or of the next: its unit is named by it, and as one who is able
/// to fire. No answer stands twice under a question for that.
#[test]
fn choices_differ() {
    let copy = Copy::of("b_infantry.vlog", |log| {
        let dr = |of: &str, nth: u32| {
            vec![format!(
                "CHAT*** ({of} DR) 3,4 ***   <Anna>      [1 / {nth}   avg   7.00 (7.00)]    (01.0{nth})"
            )]
        };
        log.steps.splice(15..15, [dr("IFT", 3), dr("MC", 4)]);
    });
    let text = drafted(&copy);
    let asked = text.lines().skip_while(|line| !line.starts_with("# ask his.vlog:19 fire"));
    let choices = asked.skip(1).take_while(|line| line.starts_with("#   "));
    let events: Vec<&str> = choices.filter_map(|line| line.split("  # ").next()).collect();
    let distinct: std::collections::BTreeSet<&str> = events.iter().copied().collect();
    assert!(events.len() > 1 && distinct.len() == events.len(), "{events:#?}\n{text}");
}
