//! Arguments of the commands that read the players' own boards.

use clap::Args;
use std::path::PathBuf;

/// Arguments of `terrain`.
#[derive(Args, Debug)]
pub struct TerrainArgs {
    /// The board, such as `10`: the file `bd10` of the folder of boards.
    #[arg(long, value_name = "BOARD")]
    pub board: String,
}

/// Arguments of `los`.
#[derive(Args, Debug)]
pub struct LosArgs {
    /// GAME FROM TO; with --board, FROM TO. A Location is a hex, with its level where that is not the ground: `3M8`,
    /// `"3M8 L1"`, `"3M8 Level 1"`, `"3M8 Rooftop"`. In Bypass it is the hex and the two beyond the vertex:
    /// `3M8-3M9-3N8`.
    #[arg(value_name = "GAME|FROM|TO", num_args = 0..=3)]
    pub words: Vec<String>,
    /// One board alone, such as `10`, instead of the map of a game.
    #[arg(long, value_name = "BOARD")]
    pub board: Option<String>,
    /// A file of pairs of Locations, `from` TAB `to` in each line; answered line by line.
    #[arg(long, value_name = "FILE")]
    pub pairs: Option<PathBuf>,
    /// With the vehicles, wrecks and SMOKE of the position after this event; the last one when not given.
    #[arg(long, value_name = "N")]
    pub at: Option<u64>,
}
