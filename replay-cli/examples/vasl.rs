//! Reads a VASL log and tells what it shows: `cargo run --example vasl -- GAME.vlog`.

use asl_replay::audit::view::AuditView;
use asl_replay::read::load_bytes;
use asl_replay::words::one_line;
use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args_os().nth(1).map(PathBuf::from).ok_or("name a VASL log (.vlog)")?;
    let loaded = load_bytes(&path, &std::fs::read(&path)?)?;
    let audit = AuditView::of(&loaded);
    // What another person wrote is shown with every character seen.
    println!("{}: {} events, phases {}", one_line(&audit.file), audit.events, audit.phases.join(", "));
    for finding in &audit.findings {
        println!(
            "event {}: {} {}: {}",
            finding.at.event,
            finding.clause,
            finding.ruling,
            one_line(&finding.says)
        );
    }
    for question in &audit.questions {
        println!("open: {}", one_line(&question.says));
    }
    Ok(())
}
