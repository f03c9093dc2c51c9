//! The repository as a whole: what lies at its top, no path of anybody's machine, counts that nobody keeps by hand.

use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// What may lie at the top, besides files that begin with a dot and what is built.
const TOP: &[&str] = &[
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "clippy.toml",
    "core",
    "deny.toml",
    "docs",
    "replay-cli",
    "rust-toolchain.toml",
    "rustfmt.toml",
    "store",
    "target",
    "tests",
];

#[test]
fn nothing_else_lies_at_the_top() {
    let names = std::fs::read_dir(ROOT).expect("the top").map(|entry| entry.expect("an entry").file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    let strange: Vec<String> =
        names.filter(|name| !name.starts_with('.') && !TOP.contains(&name.as_str())).collect();
    assert!(strange.is_empty(), "{strange:?}");
}

/// Folders of a machine: none of them belongs into a repository.
const MACHINE: [&str; 5] = ["work", "root", "tmp", "home", "Users"];

/// The lines of a text that name a folder of a machine.
fn machine_paths(text: &str) -> Vec<&str> {
    let is_path = |line: &&str| {
        line.match_indices('/').any(|(at, _)| {
            let before = line[..at].chars().next_back();
            let starts = before.is_none_or(|c| !c.is_alphanumeric() && !"./-_}>*)".contains(c));
            let named = |folder: &&str| line[at + 1..].starts_with(&format!("{folder}/"));
            starts && MACHINE.iter().any(named)
        })
    };
    text.lines().filter(is_path).collect()
}

#[test]
fn no_path_of_a_machine_stands_in_the_repository() {
    let mut files = Vec::new();
    for name in [
        "core",
        "store",
        "replay-cli",
        "tests",
        "docs",
        ".ci",
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
    ] {
        texts(&Path::new(ROOT).join(name), &mut files);
    }
    assert!(files.len() > 300, "{} files", files.len());
    let mut found = Vec::new();
    for file in files {
        let text = String::from_utf8_lossy(&std::fs::read(&file).expect("a file")).into_owned();
        found.extend(machine_paths(&text).into_iter().map(|line| format!("{}: {line}", file.display())));
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_path_of_a_machine_is_found() {
    for folder in MACHINE {
        let path = format!("see /{folder}/anna/notes");
        assert_eq!(machine_paths(&path), [path.as_str()]);
        assert_eq!(machine_paths(&format!("(\"/{folder}/x\")")).len(), 1);
        assert_eq!(
            machine_paths(&format!("a/{folder}/x https://{folder}.org/{folder}/x")),
            Vec::<&str>::new()
        );
    }
}

/// Files that hold text, by their endings; nothing that is built or fuzzed.
fn texts(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let name = path.file_name().unwrap_or_default();
        if name == "target" || name == "corpus" {
            return;
        }
        for entry in std::fs::read_dir(path).expect("a folder") {
            texts(&entry.expect("an entry").path(), files);
        }
        return;
    }
    let ending = path.extension().map(|ending| ending.to_string_lossy().into_owned()).unwrap_or_default();
    if ["rs", "md", "toml", "asl", "snap", "txt", "json", ""].contains(&ending.as_str()) {
        files.push(path.to_owned());
    }
}

/// A clause that is added must not ask for a figure in the documentation.
#[test]
fn the_documentation_counts_no_clauses() {
    let folder = std::fs::read_dir(format!("{ROOT}/docs")).expect("docs");
    let pages =
        folder.map(|entry| format!("docs/{}", entry.expect("an entry").file_name().to_string_lossy()));
    let pages = pages.filter(|page| std::path::Path::new(page).extension().is_some_and(|kind| kind == "md"));
    for page in pages.chain(["README.md".to_owned(), "CONTRIBUTING.md".to_owned()]) {
        let text = crate::docs::page(&page);
        // What the prompt says of one line is an example, and its test asks for no number.
        let counts = |words: &[&str]| {
            let number = words[0].replace(',', "").parse::<u32>();
            words[1].starts_with("clauses") && !words[2].starts_with("kept") && number.is_ok_and(|n| n > 3)
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        let found: Vec<&[&str]> = words.windows(3).filter(|words| counts(words)).collect();
        assert!(found.is_empty(), "{page}: {found:?}");
    }
}
