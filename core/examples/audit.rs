//! Reads a text game and audits it: `cargo run --example audit -- GAME.asl`, a game of its own where none is named.

use asl_core::audit::{Game, Replay};
use asl_core::notation::parse;
use std::error::Error;

/// A lane, and a tank that pays too little in it.
const LANE: &str = r#"
name = "a lane"
printing = "2e"
[players]
hans = { side = "german" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH" }
---
place pz E6 vca E5-F5
turn 1 german MPh
pz start 1 MP
pz enter E5 1/2 MP
"#;

fn main() -> Result<(), Box<dyn Error>> {
    let named = std::env::args_os().nth(1);
    let text = named.map_or_else(|| Ok(LANE.to_owned()), std::fs::read_to_string)?;
    let parsed = parse(&text);
    if let Some(error) = parsed.errors.into_iter().next() {
        return Err(error.into());
    }
    let game = Game::of(parsed.lines.into_iter().map(|line| line.event).collect())?;
    for finding in Replay::of(&game).audit().findings {
        println!("event {}: {} {}: {}", finding.seq, finding.clause.0, finding.ruling, finding.breach.says);
    }
    Ok(())
}
