//! `audit`: integrity, dice and rules of a game, or of many.

use super::part::Part;
use super::summary::{self, SummariesView, SummaryRow};
use super::text;
use super::view::{Asked, AuditView};
use crate::command::args::{AnswersArg, Since, book, printing};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call, Command, sides};
use crate::home::{in_order, name_of, threads};
use crate::view::integrity::UnsignedView;
use asl_core::scenario::Printing;
use clap::Args;
use std::path::PathBuf;

/// Integrity, dice and rules of a game: every finding with its event, its rule and both figures.
#[derive(Args, Debug)]
pub struct AuditArgs {
    /// The game; of several a line each. Several VASL logs of one session are one game.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// Of several games the whole audit of each, too.
    #[arg(long)]
    pub findings: bool,
    /// Judge by this printing of the rules and show which findings change.
    #[arg(long, value_name = "1e|2e", value_parser = printing)]
    pub printing: Option<Printing>,
    /// Judge anew by this version of the rule book code, or by the latest, and show which findings change; a game is
    /// judged by the version that it was recorded under.
    #[arg(long, value_name = "N|latest", value_parser = book)]
    pub book: Option<u16>,
    /// Only findings on this event and those behind it, or on what the last mail added.
    #[arg(long, value_name = "N|last-mail", conflicts_with_all = ["printing", "book"])]
    pub since: Option<Since>,
    /// Only findings on events that this player recorded.
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["printing", "book"])]
    pub by: Option<String>,
    /// After the game: hold against it what the opened secrets say, as if all had known it.
    #[arg(long)]
    pub reveal: bool,
    /// Exit code 2 when an event is not signed by its author, the player who recorded it.
    #[arg(long)]
    pub require_signed: bool,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
}

impl Command for AuditArgs {
    fn examples() -> &'static [&'static str] {
        &["audit his.vlog --boards ~/vasl/boards", "audit bridge --since last-mail", "audit *.vlog *.asl"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        match &call.place.by_game(&self.games, &call.viewer)[..] {
            [game] => {
                let audited = audited(call, self, game)?;
                let text = text::audit(&audited.view, call.width);
                Ok(Answer { aside: audited.aside, ..Answer::of(audited.exit, &audited.view, text) })
            }
            games => Ok(many(call, self, games)),
        }
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
    let whole: String = view.audits.iter().map(|one| text::audit(one, call.width) + "\n").collect();
    Answer::of(exit, &view, whole + &summary::summaries(&view, call.width))
}
