//! README.md keeps its word: its game can be read and is clean, its finding is what the program prints, and its
//! commands are those that the continuous integration runs.

use asl_core::notation::parse;
use asl_core::replay::{Game, Replay};

fn readme() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../README.md")).expect("README.md is there")
}

/// The fenced block that holds all marks.
fn block_with(readme: &str, marks: &[&str]) -> String {
    let mut blocks = readme.split("\n```").skip(1).step_by(2);
    let found =
        blocks.find(|block| marks.iter().all(|mark| block.contains(mark))).expect("the block is there");
    found.split_once('\n').expect("a block has lines").1.to_owned()
}

/// The block of the BT-7 that holds `mark`; the game by mail has blocks of its own.
fn block(readme: &str, mark: &str) -> String {
    block_with(readme, &["bt7 bypass", mark])
}

fn game() -> Game {
    let parsed = parse(&block(&readme(), "\n---\n"));
    assert_eq!(parsed.errors, []);
    Game::of(parsed.lines.into_iter().map(|line| line.event).collect()).expect("a head that can be read")
}

#[test]
fn example_game_is_read_and_clean() {
    let audit = Replay::of(&game()).audit();
    assert_eq!(audit.findings, []);
}

#[test]
fn example_finding_is_what_a_wrong_figure_gives() {
    let readme = readme();
    let wrong = block(&readme, "\n---\n").replace(" 8 MP ", " 4 MP ");
    let game = Game::of(parse(&wrong).lines.into_iter().map(|line| line.event).collect()).expect("a game");
    let findings = Replay::of(&game).audit().findings;
    let [finding] = findings.as_slice() else { panic!("one finding, not {findings:?}") };
    let shown = block(&readme, "✗ event");
    for part in [finding.clause.0, finding.breach.says.as_str()] {
        assert!(shown.contains(part), "{part:?} is not in README's finding");
    }
    let sum = finding.breach.tally.as_ref().expect("a sum").to_string();
    assert!(shown.contains(&sum), "{sum}");
}

/// What stands behind two spaces or more is said of the line and is no part of it.
#[test]
fn every_line_of_afv_fire_can_be_read() {
    let block = block_with(&readme(), &["marker bounding-fire", "to-kill"]);
    let lines: Vec<&str> = block.lines().map(|line| line.split("  ").next().unwrap_or(line)).collect();
    assert!(lines.len() > 12, "{lines:?}");
    let units = ["pz", "t34", "atg", "rs", "gs"].map(|unit| format!("{unit} = {{ side = \"german\" }}\n"));
    let head =
        format!("printing = \"2e\"\n[players]\nivan = {{ side = \"german\" }}\n[units]\n{}", units.concat());
    assert_eq!(parse(&format!("{head}---\n{}\n", lines.join("\n"))).errors, []);
}

#[test]
fn its_two_commands_are_one_line_each() {
    let readme = readme();
    for mark in ["<!-- main job -->", "<!-- tests -->"] {
        let after = readme.split_once(mark).expect("the mark is there").1;
        let lines: Vec<&str> = after.lines().skip(1).take(3).collect();
        assert!(
            matches!(lines[..], ["```sh", command, "```"] if command.starts_with("cargo ")),
            "{mark}: {lines:?}"
        );
    }
}

/// The table is what the program counts; a clause that changes how it is judged changes it.
#[test]
fn its_book_in_numbers_is_the_books() {
    let view = asl_replay::view::RulesView::of(None);
    let counted = anstream::adapter::strip_str(&asl_replay::render::sections(&view)).to_string();
    assert_eq!(block_with(&readme(), &["section  clauses"]).trim_end(), counted.trim_end());
}
