//! No word of the game stands in the rules, the state or the facts as a text to compare with: `vocab` reads words, and
//! everything above asks for their meaning. Looks at the sources.

use std::path::{Path, PathBuf};

/// What is looked at; a folder that is not there yet holds no words.
const ROOTS: [&str; 7] = ["rules", "state", "effects", "facts", "audit", "duty.rs", "propose.rs"];

/// Files that compare texts which are no words of the game, and why.
const APART: &[(&str, &str, &str)] = &[
    ("rules/log/vasl.rs", "SAN\")", "the labels that VASL prints on its dice lines, as VASL spells them"),
    ("rules/log/vasl.rs", "Some(\"", "the empty label and the question mark of VASL"),
    ("readings/evidence.rs", "\"LOG.", "the family of a clause"),
    ("audit/inferred.rs", "\"A7.", "the chapter of a clause"),
    ("audit/hidden.rs", "\"SECRET.\"", "the family of a clause"),
];

/// Comparisons of a text with a literal, and foldings of case that only such comparisons need.
const SIGNS: [&str; 12] = [
    "== \"",
    "!= \"",
    "eq_ignore_ascii_case",
    "to_ascii_lowercase",
    "to_ascii_uppercase",
    "to_lowercase",
    "starts_with(\"",
    "ends_with(\"",
    "strip_prefix(\"",
    "contains(\"",
    "contains(&\"",
    ".as_str() {",
];

#[test]
fn words_of_the_game_are_read_in_vocab_alone() {
    let found: Vec<String> =
        ROOTS.iter().flat_map(|root| sources(root)).flat_map(|path| literals(&path)).collect();
    assert!(found.is_empty(), "words compared as texts; give them a meaning in vocab:\n{}", found.join("\n"));
}

#[test]
fn every_exception_is_needed() {
    for (file, part, why) in APART {
        let text = std::fs::read_to_string(core().join(file)).unwrap_or_default();
        assert!(text.contains(part), "{file} no longer has {part} ({why})");
    }
}

/// The source folder of the core.
fn core() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/src")
}

fn sources(root: &str) -> Vec<PathBuf> {
    let path = core().join(root);
    let mut all = Vec::new();
    collect(&path, &mut all);
    let must_be = ["rules", "state", "propose.rs"].contains(&root);
    assert!(!must_be || !all.is_empty(), "no sources at {}", path.display());
    all
}

fn collect(path: &Path, all: &mut Vec<PathBuf>) {
    if path.is_file() {
        all.push(path.to_path_buf());
    }
    for entry in std::fs::read_dir(path).into_iter().flatten().flatten() {
        collect(&entry.path(), all);
    }
}

/// The lines of a file that compare a text with a literal.
fn literals(path: &Path) -> Vec<String> {
    let name = path.strip_prefix(core()).expect("below core").display().to_string().replace('\\', "/");
    let apart = |line: &str| APART.iter().any(|(file, part, _)| *file == name && line.contains(part));
    let text = std::fs::read_to_string(path).expect("a source");
    let lines = text.lines().enumerate().filter(|(_, line)| compares(line) && !apart(line));
    lines.map(|(n, line)| format!("core/src/{name}:{}: {}", n + 1, line.trim())).collect()
}

fn compares(line: &str) -> bool {
    let code = line.trim();
    !code.starts_with("//") && (SIGNS.iter().any(|sign| code.contains(sign)) || is_arm(code))
}

/// `"word" =>`, `"one" | "other" =>`, `Some("word") =>`.
fn is_arm(code: &str) -> bool {
    let Some((pattern, _)) = code.split_once("=>") else { return false };
    let pattern = pattern.trim().trim_start_matches("| ");
    let inner = pattern.strip_prefix("Some(").unwrap_or(pattern);
    inner.starts_with('"')
}
