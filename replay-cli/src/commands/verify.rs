//! `verify`: integrity alone, and whether one copy continues another.

use crate::args::VerifyArgs;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::read::{Dispute, GameCopy};
use crate::text::copies;
use crate::view::integrity::{ContinuationView, GoneView, UnsignedView, VerifyView};
use crate::view::witness::CosignedView;
use std::path::Path;

pub(super) fn run(call: &Call, args: &VerifyArgs) -> Result<Answer, Failure> {
    let path = &args.game.game;
    let bytes = call.place.bytes(path)?;
    if Dispute::is_one(&bytes) {
        return super::dispute::check(call, path, &bytes);
    }
    let copy = call.place.copy_to_verify(path, bytes)?;
    let continues = args.continues.as_ref().map(|mine| continuation(call, &copy, mine)).transpose()?;
    if !args.require_witness.is_empty() && !copy.is_log() {
        let name = copy.loaded.name();
        return Err(Failure::Usage(format!("{name} is no hashed log: no witness can have seen it")));
    }
    let mut view = VerifyView::of(&copy.loaded, continues);
    view.unsigned = UnsignedView::of(&copy.loaded).filter(|_| args.require_signed);
    view.cosigned = CosignedView::of(&copy, &args.require_witness);
    let intact = view.integrity.as_ref().is_none_or(|integrity| integrity.intact);
    let continues = view.continues.as_ref().is_none_or(|c| {
        c.continues && c.mine_fault.is_none() && c.contradiction.is_none() && !takes_out(&c.gone)
    });
    let cosigned = view.cosigned.iter().all(|witness| witness.fault.is_none());
    let whole = intact && continues && cosigned && view.unsigned.is_none();
    let exit = if whole { Exit::Clean } else { Exit::Broken };
    Ok(Answer::of(exit, &view, copies::verify(&view)))
}

/// Signatures under another's events cross in the mail; under one's own they are taken out.
pub(super) fn takes_out(gone: &[GoneView]) -> bool {
    gone.iter().any(|gone| gone.own.is_some())
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
