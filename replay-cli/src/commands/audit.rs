//! `audit`: integrity, dice and rules of a game, or of many.

use super::{Answer, Call, Failure};
use crate::args::AuditArgs;
use crate::exit::Exit;
use crate::progress::Progress;
use crate::render;
use crate::session::name_of;
use crate::view::{Asked, AuditView, Part, SummariesView, SummaryRow, UnsignedView};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

pub(super) fn run(call: &Call, args: &AuditArgs) -> Result<Answer, Failure> {
    match &call.place.by_game(&args.games, &call.viewer)[..] {
        [game] => {
            let audited = audited(call, args, game)?;
            let text = render::audit(&audited.view, call.width);
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
    let since = super::since(args.since, &loaded)?;
    if let Some(by) = &args.by {
        super::must_be_known(by, &loaded)?;
    }
    view.keep(Part { since, by: args.by.as_deref() });
    view.unsigned = UnsignedView::of(&loaded).filter(|_| args.require_signed);
    let exit = match (view.is_intact() && view.unsigned.is_none(), view.broken) {
        (false, _) => Exit::Broken,
        (true, 0) if !view.is_torn() => Exit::Clean,
        (true, _) => Exit::Findings,
    };
    Ok(Audited { view, exit, aside: super::sides::unplayed(&loaded.game.scenario) })
}

/// A line each, in the order in which they were named; one that cannot be read hides none of the others.
fn many(call: &Call, args: &AuditArgs, games: &[Vec<PathBuf>]) -> Answer {
    let mut view = SummariesView { schema: "asl-replay/audits/1", games: Vec::new(), audits: Vec::new() };
    let mut exit = Exit::Clean;
    for (game, answer) in games.iter().zip(side_by_side(call, args, games)) {
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
    }
    let whole: String = view.audits.iter().map(|one| render::audit(one, call.width) + "\n").collect();
    Answer::of(exit, &view, whole + &render::summaries(&view, call.width))
}

/// Each game's audit, on as many threads as there are cores, in the order of the games.
fn side_by_side(call: &Call, args: &AuditArgs, games: &[Vec<PathBuf>]) -> Vec<Result<Audited, Failure>> {
    let (next, progress) = (AtomicUsize::new(0), Progress::of(games.len() as u64, "games"));
    let done: Mutex<Vec<(usize, Result<Audited, Failure>)>> = Mutex::default();
    let work = || {
        while let Some((at, game)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((at, games.get(at)?)))
        {
            let answer = audited(call, args, game);
            done.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((at, answer));
            progress.step();
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from).min(games.len());
    thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    let mut done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, answer)| answer).collect()
}
