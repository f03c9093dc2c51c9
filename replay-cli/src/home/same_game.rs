//! Copies of one game in the archive.
//!
//! Job: which games begin with the same record 0, and which of them a file is nearest to. Inputs: the archive, a file's
//! bytes. Must not know: what is done with it.

use super::engine::Games;
use super::refusal::{Refusal, failed};
use asl_store::archive::Archive;
use asl_store::game_id::GameId;
use asl_store::log::Log;
use std::collections::BTreeSet;

/// What stands between the name of a game and the number of a copy of it that was put aside.
pub(super) const ASIDE: &str = ".parted-";

/// Whether this is the name of a copy that was put aside: nothing is about it unless it is named.
pub(super) fn is_aside(name: &str) -> bool {
    let number = name.rsplit_once(ASIDE).map(|(_, number)| number);
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
}

/// The games of the archive that begin with the record 0 of a file, those put aside left out.
///
/// # Errors
/// When the engine cannot be read.
pub(super) fn copies(archive: &Archive<Games>, file: &[u8]) -> Result<Vec<GameId>, Refusal> {
    let mut games = archive.beginning_as(file).map_err(failed)?;
    games.retain(|game| !is_aside(game.as_str()));
    Ok(games)
}

/// The one of these copies that has most of the file's signatures, and of such most of its records; the first of such by name.
/// Records alone anybody can put together who guesses what will be played.
///
/// # Errors
/// When the engine cannot be read.
pub(super) fn nearest(
    archive: &Archive<Games>,
    copies: Vec<GameId>,
    file: &[u8],
) -> Result<Option<GameId>, Refusal> {
    if copies.len() < 2 {
        return Ok(copies.into_iter().next());
    }
    let mut nearest = None;
    for game in copies {
        let shared = shared(&archive.salvage(&game).map_err(failed)?, file);
        if nearest.as_ref().is_none_or(|(most, _)| shared > *most) {
            nearest = Some((shared, game));
        }
    }
    Ok(nearest.map(|(_, game)| game))
}

/// How many signatures two logs have in common, and how many records, from the first on.
fn shared(one: &[u8], other: &[u8]) -> (usize, usize) {
    let (one, other) = (Log::read(one), Log::read(other));
    let signed: BTreeSet<&[u8]> = one.checkpoints().map(|checkpoint| checkpoint.text).collect();
    let signatures = other.checkpoints().filter(|checkpoint| signed.contains(checkpoint.text)).count();
    (signatures, one.records().zip(other.records()).take_while(|(a, b)| a.head == b.head).count())
}
