//! The lines by which a head that an engine has acknowledged is noted outside of it.
//!
//! Job: an anchor as a line, and back. Inputs: anchors, lines. Must not know: files, engines.

use super::Anchor;
use crate::game_id::GameId;
use crate::hash::Hash;
use crate::tip::Tip;

/// The name of a file of such lines.
pub const NAME: &str = "heads";

// line  = claim SP check LF
// claim = game SP records SP blocks SP head      numbers in decimal, the head in hex
// check = 16 HEXDIG                              the first 8 bytes of BLAKE3(claim)
/// The line of a game's anchor.
#[must_use]
pub fn line(game: &GameId, anchor: &Anchor) -> String {
    let claim = format!("{game} {} {} {}", anchor.tip.records, anchor.blocks, anchor.tip.head);
    format!("{claim} {}\n", check(&claim))
}

/// What a line says; `None` of one that is not whole or not right.
#[must_use]
pub fn parse(line: &str) -> Option<(GameId, Anchor)> {
    let (claim, stated) = line.rsplit_once(' ')?;
    if stated != check(claim) {
        return None;
    }
    let mut words = claim.split(' ');
    let game = words.next()?.parse().ok()?;
    let records = words.next()?.parse().ok()?;
    let blocks = words.next()?.parse().ok()?;
    let head: Hash = words.next()?.parse().ok()?;
    Some((game, Anchor { tip: Tip { records, head }, blocks }))
}

/// Against accidents, as everything in this file: whoever can write it can also delete it.
fn check(claim: &str) -> String {
    blake3::hash(claim.as_bytes()).to_hex()[..16].to_owned()
}
