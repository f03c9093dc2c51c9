//! The games that are changed: those that ship, kept logs of the cases, and those of the second players.

use crate::fire_generator::{Battle, Player};
use crate::games::files;
use crate::generator::Turn;
use crate::second_player::Played;
use asl_core::audit::{Game, Replay};
use asl_core::finding::Ruling;
use asl_core::notation::parse;
use std::collections::BTreeSet;
use std::path::Path;

/// What is found, by event: its number, how it stands, and the clause that is named.
pub(super) type Found = BTreeSet<(u64, Ruling, &'static str)>;

/// A game with what is found in it as it stands.
pub(super) struct Source {
    /// Where it comes from.
    pub(super) name: String,
    pub(super) game: Game,
    pub(super) found: Found,
}

impl Source {
    fn of(name: String, game: Game) -> Source {
        let found = found(&game);
        Source { name, game, found }
    }
}

/// What is found in a game.
pub(super) fn found(game: &Game) -> Found {
    let findings = Replay::of(game).audit().findings;
    findings.into_iter().map(|finding| (finding.seq, finding.ruling, finding.clause.0)).collect()
}

/// How many generated turns of each second player, and one in how many of the cases' kept logs.
pub(super) struct Size {
    pub(super) turns: u64,
    pub(super) case_in: usize,
}

/// All sources of a run.
pub(super) fn sources(size: &Size, seed: u64) -> Vec<Source> {
    let shipped = files(&["games"]).into_iter();
    let offset = seed as usize % size.case_in;
    let cases = files(&["cases"]).into_iter().filter(|path| is_kept(path)).skip(offset).step_by(size.case_in);
    let written = shipped.chain(cases).map(|path| Source::of(path.display().to_string(), read(&path)));
    let seeds = || (0..size.turns).map(|n| seed + n);
    let drives = seeds().map(|seed| Source::of(format!("drive {seed}"), Turn::play(seed).game()));
    let fights = seeds().map(|seed| Source::of(format!("fight {seed}"), Player::play(seed).game()));
    let battles = seeds().map(|seed| Source::of(format!("battle {seed}"), Battle::play(seed).game()));
    written.chain(drives).chain(fights).chain(battles).collect()
}

fn is_kept(path: &Path) -> bool {
    let text = std::fs::read_to_string(path).expect("a case");
    !text.contains("!!") && !text.contains("??")
}

fn read(path: &Path) -> Game {
    let parsed = parse(&std::fs::read_to_string(path).expect("a game"));
    let events = parsed.lines.into_iter().map(|line| line.event).collect();
    Game { scenario: parsed.scenario.expect("a head"), events }
}
