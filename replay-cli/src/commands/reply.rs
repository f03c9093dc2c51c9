//! `reply`: what is due of me and needs no choice, my signature, and the mail, in one step. In a game whose dice come from
//! shares it commits, answers and rolls; dice of any other game are the player's own to record, and are left to him.

use super::dice;
use crate::args::mail::ReplyArgs;
use crate::command::append::Open;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::keys::Passphrase;
use crate::home::seat::Seat;
use crate::home::{Signable, Signed, withheld};
use crate::read::Loaded;
use crate::text::reply;
use crate::view::asked::AskedView;
use crate::view::audit::AuditView;
use crate::view::awaited::AwaitedView;
use crate::view::finding::FindingView;
use crate::view::reply::ReplyView;
use asl_core::event::{Name, RollId, What};
use asl_core::scenario::DiceScheme;
use std::path::{Path, PathBuf};

/// Shares of a first commitment, as `dice commit` makes it.
pub(super) const SHARES: u32 = 1024;

pub(super) fn run(call: &Call, args: &ReplyArgs) -> Result<Answer, Failure> {
    let game = call.place.signable(&args.game, args.key.identity.as_deref())?;
    let me = game.me().cloned().ok_or_else(|| Failure::Usage("record 0 names no key of yours".into()))?;
    let mut view = planned(&game, &me);
    let broken = view.broken.saturating_sub(view.asked.deeds_of_mine.len());
    let asks = !args.agree && !view.asked.is_empty();
    let stops = args.dry_run || view.bent_dice > 0 || asks || broken > 0 && !args.accept;
    let Some(mail) = args.output.as_deref().filter(|_| !stops) else {
        return Ok(Answer::of(exit(&view, args.dry_run), &view, reply::reply(&view, call.width)));
    };
    game.must_go_into(mail)?;
    let passphrase = Passphrase { file: args.key.passphrase_file.clone() };
    let key = (args.key.identity.as_deref(), &passphrase);
    let (loaded, signed) = if view.todo.is_empty() {
        let signed = call.place.sign(&args.game, key.0, key.1, mail)?;
        (None, signed)
    } else {
        let (loaded, signed) = done(call, (&game, &me), key, (mail, &mut view))?;
        (Some(loaded), signed)
    };
    let loaded = loaded.as_ref().unwrap_or_else(|| game.loaded());
    view.awaited = AwaitedView::of_mail(loaded, Some(me.as_str()));
    view.signed(&signed, mail);
    Ok(Answer::of(exit(&view, false), &view, reply::reply(&view, call.width)))
}

const fn exit(view: &ReplyView, is_plan: bool) -> Exit {
    match (view.bent_dice, view.broken) {
        (0, 0) if view.signed || view.asked.is_empty() => Exit::Clean,
        (0, 0) => Exit::Findings,
        (0, _) => Exit::Findings,
        _ if is_plan => Exit::Findings,
        _ => Exit::Broken,
    }
}

/// What would be done, and what stands against signing: findings on what I have not signed yet, but for those that I took
/// back or waived in it, which waits for this very signature. What was taken in by `receive` is signed.
fn planned(game: &Signable, me: &Name) -> ReplyView {
    let (loaded, from) = (game.loaded(), game.signed_to());
    let findings = unsettled(loaded, me.as_str(), from);
    let awaited = AwaitedView::of_mail(loaded, Some(me.as_str()));
    let todo = awaited.of_player(me.as_str()).filter(|row| row.kind != "duty").cloned().collect();
    ReplyView {
        schema: "asl-replay/reply/1",
        game: game.game().to_string(),
        by: me.to_string(),
        todo,
        unsigned: (loaded.game.events.len() as u64).saturating_sub(from),
        broken: findings.len(),
        bent_dice: findings.iter().filter(|finding| finding.bends_dice).count(),
        asked: AskedView::of(loaded, me.as_str(), from, &findings),
        findings,
        added: Vec::new(),
        dice: Vec::new(),
        notes: Vec::new(),
        events: loaded.game.events.len() as u64,
        signed: false,
        already: false,
        output: None,
        awaited,
    }
}

/// What is broken from this event on, but for what my signature settles.
pub(super) fn unsettled(loaded: &Loaded, me: &str, from: u64) -> Vec<FindingView> {
    let broken = AuditView::of(loaded).findings.into_iter().filter(|finding| finding.ruling == "broken");
    broken.filter(|found| found.at.event >= from && !found.is_settled_by(loaded, me, from)).collect()
}

/// Adds what is due in one append, and signs. Who was killed in between runs it again: what stands in the game is due no
/// more, and the rest is done.
fn done(
    call: &Call,
    (game, me): (&Signable, &Name),
    (key, passphrase): (Option<&str>, &Passphrase),
    (mail, view): (&Path, &mut ReplyView),
) -> Result<(Loaded, Signed), Failure> {
    let path = PathBuf::from(format!("@{}", game.game()));
    let mut open = Open::game(call, &path)?;
    let scenario = &open.loaded.game.scenario;
    let seat = Seat::take(&call.place, scenario, open.key(), me.clone(), (key, passphrase))?;
    let events = due(call, &mut open, &seat, view)?;
    let loaded = if events.is_empty() {
        open.loaded
    } else {
        let (loaded, from) = open.add(me, events)?;
        view.tell(&loaded, from);
        loaded
    };
    let signed = call.place.sign_seated(Path::new(&game.game().to_string()), &seat, mail)?;
    Ok((loaded, signed))
}

/// The events that are due of me. What cannot be given yet is noted.
fn due(call: &Call, open: &mut Open, seat: &Seat, view: &mut ReplyView) -> Result<Vec<What>, Failure> {
    if open.loaded.game.scenario.dice != DiceScheme::Shares {
        return Ok(Vec::new());
    }
    let mut events = Vec::new();
    if open.state.shares.committed(&seat.player) == 0 {
        let committed = dice::commitment(open, seat, SHARES)?;
        open.suppose(&seat.player, &committed);
        events.push(committed);
    }
    if let Some(why) = withheld(&call.place, &open.loaded, &seat.player)? {
        view.notes.push(why);
        return Ok(events);
    }
    let (answers, early) = dice::answered(open, seat)?;
    view.notes.extend(early);
    events.extend(answers);
    let named = view.rolls().map(|roll| dice::roll_id(roll)).collect::<Result<Vec<RollId>, _>>()?;
    let rolled = dice::rolled(open, seat, &named, |roll| roll.is_open())?;
    events.extend(rolled);
    Ok(events)
}
