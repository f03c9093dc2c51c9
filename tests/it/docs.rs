//! README.md and docs/ keep their word: the game can be read and is clean, the finding is what the program prints, the
//! commands are those that the continuous integration runs, and every link leads somewhere.

use asl_core::audit::{Game, Replay};
use asl_core::notation::parse;

/// A page of the documentation, by its path in the repository.
pub(crate) fn page(path: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    std::fs::read_to_string(format!("{root}/{path}")).unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn readme() -> String {
    page("README.md")
}

fn notation() -> String {
    page("docs/notation.md")
}

/// The fenced block that holds all marks.
fn block_with(page: &str, marks: &[&str]) -> String {
    let mut blocks = page.split("\n```").skip(1).step_by(2);
    let found =
        blocks.find(|block| marks.iter().all(|mark| block.contains(mark))).expect("the block is there");
    found.split_once('\n').expect("a block has lines").1.to_owned()
}

/// The block of the BT-7 that holds `mark`; the game by mail has blocks of its own.
fn block(page: &str, mark: &str) -> String {
    block_with(page, &["bt7 bypass", mark])
}

fn game() -> Game {
    let parsed = parse(&block(&notation(), "\n---\n"));
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
    let wrong = block(&notation(), "\n---\n").replace(" 8 MP ", " 4 MP ");
    let game = Game::of(parse(&wrong).lines.into_iter().map(|line| line.event).collect()).expect("a game");
    let findings = Replay::of(&game).audit().findings;
    let [finding] = findings.as_slice() else { panic!("one finding, not {findings:?}") };
    let shown = block(&readme(), "✗ event");
    for part in [finding.clause.0, finding.breach.says.as_str()] {
        assert!(shown.contains(part), "{part:?} is not in README's finding");
    }
    let sum = finding.breach.tally.as_ref().expect("a sum").to_string();
    assert!(shown.contains(&sum), "{sum}");
}

/// What stands behind two spaces or more is said of the line and is no part of it.
#[test]
fn every_line_of_afv_fire_can_be_read() {
    let block = block_with(&notation(), &["marker bounding-fire", "to-kill"]);
    let lines: Vec<&str> = block.lines().map(|line| line.split("  ").next().unwrap_or(line)).collect();
    assert!(lines.len() > 12, "{lines:?}");
    let units = ["pz", "t34", "atg", "rs", "gs"].map(|unit| format!("{unit} = {{ side = \"german\" }}\n"));
    let head =
        format!("printing = \"2e\"\n[players]\nivan = {{ side = \"german\" }}\n[units]\n{}", units.concat());
    assert_eq!(parse(&format!("{head}---\n{}\n", lines.join("\n"))).errors, []);
}

#[test]
fn the_two_commands_of_the_readme_are_one_line_each() {
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

/// Fifteen lines, each of ours one that the program takes.
#[test]
fn the_desk_of_a_club_is_shown_in_fifteen_lines() {
    let readme = readme();
    let desk = block_with(&readme, &["createdb asl"]);
    let lines: Vec<&str> = desk.lines().collect();
    assert_eq!(lines.len(), 15, "{lines:#?}");
    let player: asl_store::verifier::Verifier = crate::mail::key("hans").parse().expect("a key");
    let name = "witness.example/w1".parse().expect("a name");
    let key = asl_store::witness::Witness::new(name, player.key()).expect("a key").to_string();
    let ours = lines.iter().filter(|line| line.starts_with("asl-replay "));
    let ours: Vec<String> = ours.map(|line| line.replace("witness.example/w1+5f...", &key)).collect();
    let taken: Vec<_> = ours
        .iter()
        .map(|line| line.split(['#', '|']).next().unwrap_or_default().split_whitespace())
        .map(|words| asl_replay::program::help::parse(words).expect("a command"))
        .collect();
    assert_eq!(taken.len(), 9);
}

/// The sections are those of the book. Nothing is counted there: a clause that is added touches no page.
#[test]
fn the_sections_of_the_book_are_those_of_its_page() {
    let view = asl_replay::book::rules::RulesView::of(None);
    let sections = view.sections.iter().filter(|row| !row.about.is_empty());
    let listed: Vec<String> = sections.map(|row| format!("{:7} {}", row.section, row.about)).collect();
    let page = block_with(&page("docs/book.md"), &["MP expenditure"]);
    assert_eq!(page.trim_end().lines().collect::<Vec<_>>(), listed);
}

/// The numbers that the program prints add up.
#[test]
fn the_sections_add_up() {
    let view = asl_replay::book::rules::RulesView::of(None);
    let of_row = |row: &asl_replay::book::rules::SectionRow| {
        row.checks + row.lines + row.facts + row.guards + row.undecidable
    };
    assert!(view.sections.iter().all(|row| of_row(row) == row.clauses));
    let all: u64 = view.sections.iter().map(|row| row.clauses).sum();
    assert_eq!(all, view.clauses.len() as u64);
    let told = anstream::adapter::strip_str(&asl_replay::book::rules::section_table(&view)).to_string();
    assert_eq!(told.lines().count(), view.sections.len() + 2, "a head, the sections, their sum");
}

/// Links within the repository, of every page, are files that are there.
#[test]
fn every_link_leads_somewhere() {
    let pages = ["README.md", "CONTRIBUTING.md", "docs/book.md", "docs/by-mail.md"];
    let more = ["design", "dice", "format", "many-games", "notation", "review", "boards", "start"]
        .map(|page| format!("docs/{page}.md"));
    let mut seen = 0;
    for path in pages.into_iter().chain(more.iter().map(String::as_str)) {
        let text = page(path);
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.contains("://")) {
            let file = link.split('#').next().unwrap_or(link);
            let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
            let leads = std::fs::metadata(format!("{root}/{folder}/{file}")).is_ok_and(|file| file.len() > 0);
            assert!(leads, "{path}: {link}");
            seen += 1;
        }
    }
    assert!(seen > 8, "{seen} links");
}

/// The pages that name the test of each promise, with how many promises are numbered.
const PROMISES: [(&str, usize); 2] = [("docs/dice.md", 11), ("docs/by-mail.md", 0)];

/// Each test that a page names for a promise is there: a file of tests, and behind it functions of that file.
#[test]
fn every_named_test_exists() {
    for (name, numbered) in PROMISES {
        let whole = page(name);
        let (_, section) = whole.split_once("## Which test holds which promise\n").expect("the section");
        let section = section.split("\n## ").next().expect("a section");
        let (mut file, mut named) = (String::new(), 0);
        for token in section.split('`').skip(1).step_by(2) {
            if token.ends_with(".rs") {
                file = page(&format!("tests/it/{token}"));
            } else if token.contains('_')
                && token.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
            {
                let test = format!("#[test]\nfn {token}()");
                assert!(file.contains(&test), "{name} names {token}, which its file lacks");
                named += 1;
            }
        }
        assert!(named > 8, "{name} names {named} tests");
        let lines = section.split_whitespace().collect::<Vec<_>>().join(" ");
        let told = |n: &usize| lines.contains(&format!(" {n},")) || lines.contains(&format!(" {n}:"));
        let missing: Vec<usize> = (1..=numbered).filter(|n| !told(n)).collect();
        assert_eq!(missing, [0; 0], "{name}");
    }
}
