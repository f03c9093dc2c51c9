//! Writes what the fuzzers begin with: `seeds GAMES CORPUS` makes a folder for each target under CORPUS out of the
//! text games (`.asl`) and VASL files in GAMES and its folders.

use asl_core::event::Event;
use asl_core::notation;
use asl_core::wire;
use asl_replay::import::vassal::provenance::unpack;
use asl_store::log::LogWriter;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args_os().skip(1).map(PathBuf::from);
    let (games, corpus) = args.next().zip(args.next()).ok_or("usage: seeds GAMES CORPUS")?;
    for target in ["wire", "records", "notation", "checkpoints", "vasl", "plaintext", "judge"] {
        fs::create_dir_all(corpus.join(target))?;
    }
    let mut written = 0;
    for path in files(&games)? {
        written += seed(&path, &corpus, written)?;
    }
    println!("{written} games");
    if written == 0 { Err("no game was found".into()) } else { Ok(()) }
}

/// Files of a folder and of those below it, in the order of their names.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut found: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    found.sort();
    Ok(found)
}

fn seed(path: &Path, corpus: &Path, n: usize) -> Result<usize, Box<dyn Error>> {
    let kind = path.extension().and_then(|kind| kind.to_str()).unwrap_or_default();
    let bytes = fs::read(path)?;
    match kind {
        "vlog" | "vsav" => {
            fs::write(corpus.join(format!("plaintext/{n}")), unpack(&bytes)?)?;
            fs::write(corpus.join(format!("vasl/{n}")), bytes)?;
        }
        "note" => fs::write(corpus.join(format!("checkpoints/{n}")), bytes)?,
        "asl" => game(&String::from_utf8(bytes)?, corpus, n)?,
        _ => return Ok(0),
    }
    Ok(1)
}

fn game(text: &str, corpus: &Path, n: usize) -> Result<(), Box<dyn Error>> {
    let parsed = notation::parse(text);
    if parsed.scenario.is_none() || !parsed.errors.is_empty() {
        return Ok(());
    }
    let events: Vec<Event> = parsed.lines.into_iter().map(|line| line.event).collect();
    fs::write(corpus.join(format!("notation/{n}")), text)?;
    fs::write(corpus.join(format!("judge/{n}")), asl_fuzz::packed(&events))?;
    let mut log = LogWriter::new();
    for (at, event) in events.iter().enumerate() {
        let payload = wire::encode(event)?;
        log.record(&payload)?;
        if at < 40 {
            fs::write(corpus.join(format!("wire/{n}-{at}")), payload)?;
        }
    }
    fs::write(corpus.join(format!("records/{n}")), log.bytes())?;
    Ok(())
}
