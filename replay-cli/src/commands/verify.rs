//! `verify`: integrity alone, and whether one copy continues another.

use super::mail::contradiction;
use super::{Answer, Call, Failure};
use crate::args::VerifyArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::{Dispute, Kind, Loaded};
use crate::view::{ContinuationView, IntegrityView, VerifyView};
use std::path::Path;

pub(super) fn run(call: &Call, args: &VerifyArgs) -> Result<Answer, Failure> {
    let path = &args.game.game;
    if path.is_file() {
        let bytes = crate::session::read_file(path)?;
        if Dispute::is_one(&bytes) {
            return super::dispute::check(call, path, &bytes);
        }
    }
    let loaded = call.place.load(std::slice::from_ref(path))?;
    let continues = args.continues.as_ref().map(|mine| continuation(call, &loaded, mine)).transpose()?;
    let view = VerifyView::of(&loaded, continues);
    let intact = view.integrity.as_ref().is_none_or(|integrity| integrity.intact);
    let continues = view
        .continues
        .as_ref()
        .is_none_or(|c| c.continues && c.mine_fault.is_none() && c.contradiction.is_none());
    let exit = if intact && continues { Exit::Clean } else { Exit::Broken };
    Ok(Answer::of(exit, &view, render::verify(&view)))
}

/// Both are read as games first, so that a copy of a future version is refused and damage of mine is told.
fn continuation(call: &Call, theirs: &Loaded, mine: &Path) -> Result<ContinuationView, Failure> {
    let my_game = call.place.load(&[mine.to_owned()])?;
    for copy in [&my_game, theirs] {
        if copy.kind != Kind::Log {
            let name = copy.name();
            return Err(Failure::Usage(format!(
                "{name} is no hashed log: --continues compares two .aslog copies (record a text game first)"
            )));
        }
    }
    let fault = my_game.integrity.as_ref().and_then(|integrity| IntegrityView::of(integrity).fault);
    let their_bytes =
        theirs.paths.first().map(|path| call.place.bytes(path)).transpose()?.unwrap_or_default();
    let my_bytes = call.place.bytes(mine)?;
    let contradiction = contradiction((&my_game, &my_bytes), (theirs, &their_bytes));
    let view = ContinuationView::of(my_game.name(), &my_bytes, &their_bytes, fault);
    Ok(ContinuationView { contradiction, ..view })
}
