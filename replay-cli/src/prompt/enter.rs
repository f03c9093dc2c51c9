//! What an empty line stands for, and what is said of it in grey: the mail that came, the line that the rules give, the dice that are
//! due, the mail that is due. It knows no file but by its name, and does nothing itself.

use super::declare::{self, Wanted};
use super::draft::Draft;
use super::mail::{Mail, Mails};
use super::{dice, next};
use crate::words;
use asl_core::event::{Event, RollId};
use asl_core::figures::yet_to_act::phase_is_of;
use asl_core::state::{Declared, side_of};

/// What an empty line stands for.
pub(super) enum Enter {
    /// A mail is taken in, or written.
    Mail(Mail, String),
    /// The line is worked out.
    Line(String),
    /// `roll`, which does this.
    Roll(String),
    /// Nothing: this is told only.
    Nothing(String),
}

impl Enter {
    /// What stands in grey.
    pub(super) fn grey(&self) -> &str {
        let (Enter::Mail(_, said) | Enter::Line(said) | Enter::Roll(said) | Enter::Nothing(said)) = self;
        said
    }
}

/// What an empty line stands for, on this position. A mail that came goes before all else, for what is recorded beside it parts
/// the copies.
pub(super) fn enter(draft: &Draft, mails: &Mails) -> Enter {
    if let Some(file) = &mails.came {
        return came(file, mails.tried);
    }
    if let Some(line) = next::due(draft) {
        return Enter::Line(line);
    }
    let wanted = dice::wanted(draft);
    if let Some(Wanted::Taken(said)) = wanted {
        return Enter::Roll(said);
    }
    if let Some(reply) = shares_due(draft, mails) {
        return reply;
    }
    match (next::proposal(draft), wanted) {
        (Some(line), _) => Enter::Line(line),
        (None, Some(Wanted::Taken(said) | Wanted::Told(said))) => Enter::Nothing(said),
        (None, None) => handed_over(draft, mails).unwrap_or_else(|| Enter::Nothing(String::new())),
    }
}

/// A mail that was refused, or asked, is not tried again by an empty line.
fn came(file: &str, tried: bool) -> Enter {
    let file = words::one_line(file);
    if tried {
        let how = "`receive` with --agree, --accept or --replace takes it, as was said";
        return Enter::Nothing(format!("({file} is not taken in: {how})"));
    }
    let said = format!("receive {file}");
    Enter::Mail(Mail { is_reply: false, file, accept: false, agree: false, replace: false }, said)
}

fn reply(mails: &Mails, why: &str) -> Option<Enter> {
    let file = mails.next.clone()?;
    let said = format!("reply {}: {why}", words::one_line(&file));
    Some(Enter::Mail(Mail { is_reply: true, file, accept: false, agree: false, replace: false }, said))
}

/// Dice wait for a mail of mine: my share of the opponent's, or my declarations that went in no mail yet.
fn shares_due(draft: &Draft, mails: &Mails) -> Option<Enter> {
    if !mails.is_mine(draft.by()) || !declare::by_shares(draft) {
        return None;
    }
    let (state, scenario, by) = (draft.live().state(), &draft.live().game().scenario, draft.by());
    let of_others = state.shares.declared.iter().filter(|(roller, _)| scenario.are_opponents(roller, by));
    let asked = of_others.flat_map(|(_, rolls)| rolls.values()).filter(|roll| roll.awaits_answer());
    let asked: Vec<RollId> = asked.map(|roll: &Declared| roll.roll).collect();
    if !asked.is_empty() {
        return reply(mails, &format!("your share of {}", words::rolls(&asked)));
    }
    let waits = declare::waiting(draft);
    let is_new = unsigned(draft, mails).any(declare::is_declaration);
    if waits.is_empty() || !is_new {
        return None;
    }
    reply(mails, &format!("asks for the answer to {}", words::rolls(&waits)))
}

/// What I recorded is the opponent's to see: my unit spent MF or MP, and the opponent may fire; or the phase is not mine.
fn handed_over(draft: &Draft, mails: &Mails) -> Option<Enter> {
    let is_new = mails.is_mine(draft.by()) && unsigned(draft, mails).next().is_some();
    let (state, scenario) = (draft.live().state(), &draft.live().game().scenario);
    let own = scenario.players.get(draft.by())?.side.as_ref()?;
    let side = state.side.as_ref()?;
    let seen = |seq: u64| {
        let event = usize::try_from(seq).ok().and_then(|seq| draft.live().game().events.get(seq));
        event.and_then(|event| event.what.seen_by()).is_none_or(|seen| !seen.is_empty())
    };
    let answered = state.window.as_ref().is_some_and(|window| {
        !window.closed && side_of(state, scenario, &window.mover) == Some(own) && seen(window.seq)
    });
    let is_others = match state.phase {
        Some(phase) => phase_is_of(side, own, phase) == Some(false),
        None => true,
    };
    if is_new && (answered || is_others) { reply(mails, "tells what you did") } else { None }
}

/// The recorder's own events that bear no signature yet.
fn unsigned<'d>(draft: &'d Draft, mails: &Mails) -> impl Iterator<Item = &'d Event> {
    let events = &draft.live().game().events;
    let from =
        mails.signed.as_ref().map_or(events.len(), |(_, to)| usize::try_from(*to).unwrap_or(events.len()));
    events.iter().skip(from).filter(|event| event.by == *draft.by())
}
