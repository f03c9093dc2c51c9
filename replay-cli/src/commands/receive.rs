//! `receive`: what the opponent mailed, checked against my copy and, if all is well, accepted with my signature.

use crate::args::mail::ReceiveArgs;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::keys::Passphrase;
use crate::home::{Incoming, Reception};
use crate::read::Loaded;
use crate::text::mail;
use crate::view::agreement::AgreementRow;
use crate::view::asked::AskedView;
use crate::view::audit::AuditView;
use crate::view::awaited::AwaitedView;
use crate::view::duty::DutyView;
use crate::view::finding::FindingView;
use crate::view::log::{Filter as LogFilter, LogView};
use crate::view::mail::{JoinedView, ReceiveView, ReplacedView};
use crate::view::own_figures::OwnFigureRow;
use crate::view::unusual::unusual;
use asl_core::audit::Replay;

pub(super) fn run(call: &Call, args: &ReceiveArgs) -> Result<Answer, Failure> {
    let reception = Reception::open(&call.place, incoming(args))?;
    let mut view = view(&reception);
    if reception.has_news() && !args.look && takes(args, &view) {
        let passphrase = Passphrase { file: args.key.passphrase_file.clone() };
        let is_signed = reception.accept(&passphrase)?;
        view.accepted = true;
        view.accepted_by = is_signed.then(|| reception.me().to_owned());
    }
    Ok(Answer::of(exit(args, &view), &view, mail::receive(&view, call.width)))
}

fn incoming(args: &ReceiveArgs) -> Incoming<'_> {
    Incoming {
        file: &args.file,
        name: args.name.as_deref(),
        new: args.new,
        book: args.book,
        replace: args.replace,
        identity: args.key.identity.as_deref(),
        witnesses: &args.require_witness,
    }
}

/// A slip of the rules can be let be; dice that were bent are taken only by who says so, and so is what another recorded
/// of my units.
const fn takes(args: &ReceiveArgs, view: &ReceiveView) -> bool {
    let agreed = args.agree || view.asked.is_empty();
    let broken = view.broken.saturating_sub(view.asked.deeds_of_mine.len());
    agreed && (args.accept_dice || view.bent_dice == 0 && (args.accept || broken == 0))
}

const fn exit(args: &ReceiveArgs, view: &ReceiveView) -> Exit {
    match (view.bent_dice, view.broken) {
        (0, 0) if view.accepted || args.agree || view.asked.is_empty() => Exit::Clean,
        (0, 0) => Exit::Findings,
        (0, _) => Exit::Findings,
        _ if view.accepted => Exit::Findings,
        _ => Exit::Broken,
    }
}

/// What is new in it, before it is accepted.
fn view(reception: &Reception) -> ReceiveView {
    let (mail, known, new_game) = (reception.with_mine(), reception.known(), reception.is_new_game());
    let rows = LogView::of(mail, &LogFilter::default()).events;
    let findings = AuditView::of(mail).findings;
    let findings: Vec<_> = findings.into_iter().filter(|finding| finding.at.event >= known).collect();
    let unsettled = unsettled(mail, &findings, (reception.me(), known));
    let own_figures = if new_game { OwnFigureRow::of(&mail.game.scenario) } else { Vec::new() };
    let asked = asked(reception, &unsettled, &own_figures);
    let broken = || unsettled.iter().filter(|finding| finding.ruling == "broken");
    ReceiveView {
        schema: "asl-replay/receive/1",
        file: mail.name(),
        game: reception.game().to_string(),
        new_game,
        from: reception.signers_of_all(),
        players: if new_game { reception.players() } else { Default::default() },
        own_figures,
        provisional: AgreementRow::provisional(mail),
        events: rows.into_iter().filter(|row| row.event.event >= known).collect(),
        broken: broken().count(),
        owed: owed(reception.afterwards()),
        awaited: AwaitedView::of_mail(reception.afterwards(), Some(reception.me())),
        asked,
        bent_dice: broken().filter(|finding| finding.bends_dice).count(),
        findings,
        accepted: false,
        accepted_by: None,
        nothing_new: !reception.has_news(),
        state_lost: reception.state_lost(),
        never_asked: reception.never_asked(),
        joined: joined(reception),
        replaced: reception.replaced().map(|replaced| ReplacedView {
            from_event: replaced.from_event,
            events: replaced.events,
            signed: replaced.signed,
            kept_as: replaced.kept_as.clone(),
        }),
    }
}

/// What is asked before it is signed.
fn asked(reception: &Reception, findings: &[FindingView], own_figures: &[OwnFigureRow]) -> AskedView {
    let (mail, me) = (reception.with_mine(), reception.me());
    let mut asked = AskedView::of(mail, me, reception.known(), findings);
    if reception.is_new_game() {
        asked.unusual = unusual(&mail.game.scenario, me, own_figures);
    }
    asked
}

fn joined(reception: &Reception) -> Option<JoinedView> {
    let joined = reception.joined()?;
    Some(JoinedView { added: joined.added, kept: joined.kept, older_by: joined.older_by })
}

/// What is taken back breaks nothing, once I have said that I agreed to that.
fn unsettled(mail: &Loaded, findings: &[FindingView], (me, known): (&str, u64)) -> Vec<FindingView> {
    findings.iter().filter(|found| !found.is_settled_by(mail, me, known)).cloned().collect()
}

/// What is owed in the position that it leaves.
fn owed(game: &Loaded) -> Vec<DutyView> {
    let replay = Replay::of(&game.game);
    DutyView::open(&replay, &replay.end())
}
