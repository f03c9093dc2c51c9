//! `verify`: integrity alone, and whether one copy continues another.

use super::{Answer, Call, Failure};
use crate::args::VerifyArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::{Dispute, GameCopy};
use crate::view::{ContinuationView, VerifyView};
use std::path::Path;

pub(super) fn run(call: &Call, args: &VerifyArgs) -> Result<Answer, Failure> {
    let path = &args.game.game;
    let bytes = call.place.bytes(path)?;
    if path.is_file() && Dispute::is_one(&bytes) {
        return super::dispute::check(call, path, &bytes);
    }
    let copy = call.place.copy_to_verify(path, bytes)?;
    let continues = args.continues.as_ref().map(|mine| continuation(call, &copy, mine)).transpose()?;
    let view = VerifyView::of(&copy.loaded, continues);
    let intact = view.integrity.as_ref().is_none_or(|integrity| integrity.intact);
    let continues = view
        .continues
        .as_ref()
        .is_none_or(|c| c.continues && c.mine_fault.is_none() && c.contradiction.is_none());
    let exit = if intact && continues { Exit::Clean } else { Exit::Broken };
    Ok(Answer::of(exit, &view, render::verify(&view)))
}

/// Both are read as games first, so that a copy of a future version is refused and damage of mine is told.
fn continuation(call: &Call, theirs: &GameCopy, mine: &Path) -> Result<ContinuationView, Failure> {
    let mine = call.place.copy_to_verify(mine, call.place.bytes(mine)?)?;
    for copy in [&mine, theirs] {
        if !copy.is_log() {
            let name = copy.loaded.name();
            return Err(Failure::Usage(format!(
                "{name} is no hashed log: --continues compares two .aslog copies (record a text game first)"
            )));
        }
    }
    Ok(ContinuationView::of(&mine, theirs))
}
