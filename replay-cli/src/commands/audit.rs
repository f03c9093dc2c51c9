//! `audit`: integrity, dice and rules of a game, or of many.

use crate::args::AuditArgs;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call, sides};
use crate::exit::Exit;
use crate::home::{in_order, name_of, threads};
use crate::text::{audit, summary};
use crate::view::audit::{Asked, AuditView};
use crate::view::integrity::UnsignedView;
use crate::view::part::Part;
use crate::view::summary::{SummariesView, SummaryRow};
use std::path::PathBuf;

pub(super) fn run(call: &Call, args: &AuditArgs) -> Result<Answer, Failure> {
    match &call.place.by_game(&args.games, &call.viewer)[..] {
        [game] => {
            let audited = audited(call, args, game)?;
            let text = audit::audit(&audited.view, call.width);
            Ok(Answer { aside: audited.aside, ..Answer::of(audited.exit, &audited.view, text) })
        }
        games => Ok(many(call, args, games)),
    }
}

/// The audit of one game.
struct Audited {
    view: AuditView,
    exit: Exit,
    aside: String,
}

fn audited(call: &Call, args: &AuditArgs, game: &[PathBuf]) -> Result<Audited, Failure> {
    let loaded = call.load_answered(game, &args.answers)?;
    let asked = Asked { printing: args.printing, book: args.book, reveal: args.reveal };
    let mut view =
        AuditView::by(&loaded, asked).map_err(|why| Failure::Broken(format!("{}: {why}", loaded.name())))?;
    let since = command::since(args.since, &loaded)?;
    if let Some(by) = &args.by {
        command::must_be_known(by, &loaded)?;
    }
    view.keep(Part { since, by: args.by.as_deref() });
    view.unsigned = UnsignedView::of(&loaded).filter(|_| args.require_signed);
    let exit = match (view.is_intact() && view.unsigned.is_none(), view.broken) {
        (false, _) => Exit::Broken,
        (true, 0) if !view.is_torn() => Exit::Clean,
        (true, _) => Exit::Findings,
    };
    Ok(Audited { view, exit, aside: sides::unplayed(&loaded.game.scenario) })
}

/// A line each, in the order in which they were named; one that cannot be read hides none of the others.
fn many(call: &Call, args: &AuditArgs, games: &[Vec<PathBuf>]) -> Answer {
    let mut view = SummariesView { schema: "asl-replay/audits/1", games: Vec::new(), audits: Vec::new() };
    let (mut exit, of) = (Exit::Clean, games.len() as u64);
    call.waiting().done(0, of, "games");
    let each = |game: &Vec<PathBuf>, answer: Result<Audited, Failure>| {
        let name = name_of(game);
        match answer {
            Ok(one) => {
                exit = exit.max(one.exit);
                view.games.push(SummaryRow::of(name, &one.view, one.exit.code()));
                view.audits.extend(Some(one.view).filter(|_| args.findings));
            }
            Err(why) => {
                exit = exit.max(why.exit());
                view.games.push(SummaryRow::unread(name, why.to_string(), why.exit().code()));
            }
        }
        call.waiting().done(view.games.len() as u64, of, "games");
        true
    };
    in_order(games, threads(), || (), |(), game| audited(call, args, game), each);
    let whole: String = view.audits.iter().map(|one| audit::audit(one, call.width) + "\n").collect();
    Answer::of(exit, &view, whole + &summary::summaries(&view, call.width))
}
