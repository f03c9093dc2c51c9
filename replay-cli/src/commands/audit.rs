//! `audit`: integrity, dice and rules of a game.

use super::{Answer, Call, Failure};
use crate::args::AuditArgs;
use crate::exit::Exit;
use crate::render;
use crate::view::{Asked, AuditView, Part, UnsignedView};

pub(super) fn run(call: &Call, args: &AuditArgs) -> Result<Answer, Failure> {
    let mut loaded = call.load(&args.games)?;
    if let Some(path) = &args.answers {
        loaded.vasl.answers = super::import::answers(path)?;
    }
    let asked = Asked { printing: args.printing, book: args.book, reveal: args.reveal };
    let mut view =
        AuditView::by(&loaded, asked).map_err(|why| Failure::Broken(format!("{}: {why}", loaded.name())))?;
    let since = super::since(args.since, &loaded)?;
    if let Some(by) = &args.by {
        super::must_be_known(by, &loaded)?;
    }
    view.keep(&loaded, Part { since, by: args.by.as_deref() });
    view.unsigned = UnsignedView::of(&loaded).filter(|_| args.require_signed);
    let exit = match (view.is_intact() && view.unsigned.is_none(), view.broken) {
        (false, _) => Exit::Broken,
        (true, 0) if !view.is_torn() => Exit::Clean,
        (true, _) => Exit::Findings,
    };
    let aside = super::sides::unplayed(&loaded.game.scenario);
    Ok(Answer { aside, ..Answer::of(exit, &view, render::audit(&view, call.width)) })
}
