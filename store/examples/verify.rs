//! Verifies a hashed log: `cargo run --example verify -- GAME.aslog`, one of its own where none is named.

use asl_store::log::LogWriter;
use asl_store::verify::verify;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let bytes = match std::env::args_os().nth(1) {
        Some(path) => std::fs::read(path)?,
        None => {
            let mut writer = LogWriter::new();
            writer.record(b"first event")?;
            writer.record(b"second event")?;
            writer.into_bytes()
        }
    };
    let found = verify(&bytes);
    println!("{} good records, head {}", found.tip.records, found.tip.head);
    if let Some(fault) = found.fault {
        println!("damaged: {fault}");
    }
    if found.torn_tail.is_some() {
        println!("the last block is not whole");
    }
    Ok(())
}
