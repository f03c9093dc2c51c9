//! `tests/kit/`: small files with one failure each, named by it, and the verdict that a verifier must give. They are made
//! here, and here the program is held against them. `KIT=write` writes the folder anew.

#![expect(clippy::unwrap_used, reason = "a file that cannot be made fails the test")]
#![expect(clippy::too_many_lines, reason = "tables of files")]

mod base;
mod blocks;
mod dice;
mod events;
mod signatures;

use crate::cli::run;
use crate::docs::page;
use base::File;
use std::collections::BTreeSet;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/kit"))
}

fn files() -> Vec<File> {
    let all = [blocks::files(), events::files(), signatures::files(), dice::files()].concat();
    let names: BTreeSet<&str> = all.iter().map(|file| file.name).collect();
    assert_eq!(names.len(), all.len(), "two files of one name");
    all
}

const HEAD: &str =
    "# The verdict that each file must get, as docs/format.md has it. Written by a test (KIT=write).
# file | exit code | the fault @ the records before it, or clauses @ their events; - for none | what it is
";

fn verdicts(files: &[File]) -> String {
    let row = |file: &File| {
        let told: Vec<String> = file.told.iter().map(|(fault, at)| format!("{fault}@{at}")).collect();
        let told = if told.is_empty() { "-".to_owned() } else { told.join(" ") };
        format!("{} | {} | {told} | {}\n", file.name, file.exit, file.says)
    };
    HEAD.to_owned() + &files.iter().map(row).collect::<String>()
}

#[test]
fn the_kit_is_what_its_generator_makes() {
    let files = files();
    if std::env::var("KIT").is_ok_and(|word| word == "write") {
        std::fs::create_dir_all(folder()).unwrap();
        for file in &files {
            std::fs::write(folder().join(file.name), &file.bytes).unwrap();
        }
        std::fs::write(folder().join("verdicts.txt"), verdicts(&files)).unwrap();
    }
    for file in &files {
        let stands = std::fs::read(folder().join(file.name)).unwrap_or_default();
        assert!(stands == file.bytes, "{} is not what is made: KIT=write", file.name);
        assert!(file.bytes.len() < 32_768, "{} is not small: {}", file.name, file.bytes.len());
    }
    assert_eq!(std::fs::read_to_string(folder().join("verdicts.txt")).unwrap(), verdicts(&files));
    let stand = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name());
    let logs = stand.filter(|name| name.to_string_lossy().ends_with(".aslog")).count();
    assert_eq!(logs, files.len(), "the kit has files that nobody makes");
}

/// A row of a table of the page: its cells.
fn rows(start: &str) -> Vec<Vec<String>> {
    let page = page("docs/format.md");
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split(" | ").map(|cell| cell.trim().trim_matches('`').to_owned()).collect()
    };
    let table = page.lines().skip_while(|line| !line.starts_with(start)).skip(2);
    let found: Vec<Vec<String>> = table.take_while(|line| line.starts_with('|')).map(cells).collect();
    assert!(found.len() > 8, "{start}");
    found
}

fn faults() -> Vec<Vec<String>> {
    rows("| fault | exit |")
}

fn clauses() -> BTreeSet<String> {
    rows("| clause | told of |").into_iter().map(|row| row[0].clone()).collect()
}

/// A fault that only a file of some megabytes has.
const TOO_LARGE: &str = "many";

#[test]
fn every_fault_and_clause_of_the_page_has_a_file() {
    let made = files();
    let made: BTreeSet<&str> =
        made.iter().flat_map(|file| file.told.iter().map(|(fault, _)| *fault)).collect();
    let faults = faults().into_iter().map(|row| row[0].clone());
    let lacking: Vec<String> = faults
        .chain(clauses())
        .filter(|fault| fault != TOO_LARGE && !made.contains(fault.as_str()))
        .collect();
    assert_eq!(lacking, Vec::<String>::new());
}

/// Exit code and words of the program; where the bytes are good, the clauses that need no rules.
#[test]
fn the_program_gives_every_file_its_verdict() {
    let (faults, clauses) = (faults(), clauses());
    let mut wrong = Vec::new();
    for file in files() {
        let path = folder().join(file.name).display().to_string();
        let call =
            |command: &str| run(["asl-replay", command, &path, "--json"].into_iter().map(str::to_owned));
        let verified = call("verify");
        let first =
            file.told.first().and_then(|(of, at)| Some((faults.iter().find(|row| row[0] == *of)?, *at)));
        if let Some((fault, due)) = first {
            let told = format!("{}{}", verified.text, verified.aside);
            let at = &verified.json["integrity"]["fault_record"];
            let is_there = at.as_u64().is_none_or(|at| at == due);
            let exits = fault[1] == verified.exit.to_string() && verified.exit == file.exit;
            if !exits || !told.contains(&fault[3]) || !is_there {
                wrong.push(format!("{}: {fault:?} at {at}, exit {}: {told}", file.name, verified.exit));
            }
            continue;
        }
        let audited = call("audit");
        let found = found(&audited.json, &clauses);
        let due: BTreeSet<(String, u64)> =
            file.told.iter().map(|(clause, at)| ((*clause).to_owned(), *at)).collect();
        // What is of a later book is verified, and not judged.
        let exit = if verified.json["unjudged"].is_null() { file.exit } else { 3 };
        if verified.exit != 0 || found != due || audited.exit != exit {
            wrong.push(format!("{}: {found:?}, exit {}: {}", file.name, audited.exit, audited.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn found(audit: &serde_json::Value, clauses: &BTreeSet<String>) -> BTreeSet<(String, u64)> {
    let all = audit["findings"].as_array().into_iter().flatten();
    let broken = all.filter(|finding| finding["ruling"] == "broken");
    let named = broken.flat_map(|finding| {
        let also = finding["also"].as_array().into_iter().flatten();
        let clauses = also.chain(std::iter::once(&finding["clause"])).filter_map(serde_json::Value::as_str);
        let at = finding["at"]["event"].as_u64();
        clauses.filter_map(|clause| Some((clause.to_owned(), at?))).collect::<Vec<_>>()
    });
    named.filter(|(clause, _)| clauses.contains(clause)).collect()
}
