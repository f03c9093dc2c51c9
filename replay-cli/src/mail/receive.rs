//! `receive`: what the opponent mailed, checked against my copy and, if all is well, accepted with my signature.

use super::asked::{AskedView, questions, side};
use super::awaited::{self, AwaitedView, provisional};
use super::forces::{ForceRow, figures_of_head, forces, told_of_head};
use super::ground::{GroundRow, ground};
use super::new::players;
use super::own_figures::{OwnFigureRow, own_figures};
use super::unusual::unusual;
use crate::audit::view::AuditView;
use crate::command::args::KeyArgs;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::history::log::{self, Filter as LogFilter, LogRow, LogView};
use crate::home::keys::Passphrase;
use crate::home::{Incoming, Reception};
use crate::read::{Loaded, WitnessKey};
use crate::text::findings::finding;
use crate::text::{BAD, GOOD, OPEN, STRONG, styled};
use crate::view::agreement::AgreementRow;
use crate::view::duty::DutyView;
use crate::view::finding::FindingView;
use crate::words::{counted, one_line, short_hex};
use asl_core::audit::Replay;
use asl_core::event::UnitId;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Check what your opponent mailed, show what happened, and accept it with your signature.
#[derive(Args, Debug)]
pub struct ReceiveArgs {
    /// What your opponent mailed.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The game in your archive, or the name for a new one; found by itself when not given.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// Accept a game that you do not have yet.
    #[arg(long)]
    pub new: bool,
    /// With --new: a game recorded under this version of the rule book code, though it is not the latest.
    #[arg(long, value_name = "N", requires = "new")]
    pub book: Option<u16>,
    /// Take it in place of your copy, when the two part or their signatures contradict each other. Your copy stays in the
    /// archive as NAME.parted-1, .parted-2 and so on. Without need nothing is replaced.
    #[arg(long, conflicts_with = "new")]
    pub replace: bool,
    /// Only look: check everything, accept nothing. Needs no passphrase.
    #[arg(long, conflicts_with_all = ["accept", "accept_dice"])]
    pub look: bool,
    /// Accept although rules are broken: the findings stand. Dice that were bent are not accepted by this.
    #[arg(long)]
    pub accept: bool,
    /// Accept although dice were bent (typed in, made twice, not those of the two shares), and rules broken.
    #[arg(long)]
    pub accept_dice: bool,
    /// A witness, by its key, who must have cosigned all of it; may stand several times. Its cosignatures are kept.
    #[arg(long, value_name = "KEY")]
    pub require_witness: Vec<WitnessKey>,
    /// Yes, I did agree to what is asked: a retraction, a roll made anew, deeds and harm of my units, a phase that was ended for
    /// me, what is unusual in the head of a new game.
    #[arg(long)]
    pub agree: bool,
    /// For scripts; it is always so: a mail with an event that is not signed by its author is refused with exit code 2.
    #[arg(long)]
    pub require_signed: bool,
    /// The key.
    #[command(flatten)]
    pub key: KeyArgs,
}

impl Command for ReceiveArgs {
    fn examples() -> &'static [&'static str] {
        &["receive bridge.aslog --look", "receive bridge.aslog"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let reception = Reception::open(&call.place, incoming(self))?;
        let mut view = view(&reception);
        if view.nothing_new {
            view.never_signed = never_signed(call, self, &view.game);
        }
        if reception.has_news() && !self.look && takes(self, &view) {
            let passphrase = Passphrase { file: self.key.passphrase_file.clone() };
            let is_signed = reception.accept(&passphrase)?;
            view.accepted = true;
            view.accepted_by = is_signed.then(|| reception.me().to_owned());
        }
        Ok(Answer::of(exit(self, &view), &view, receive(&view, call.width)))
    }

    fn uses_keys(&self) -> bool {
        true
    }
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
    let is_his = |finding: &&FindingView| finding.is_broken() && !is_left_by_me(reception, finding);
    let broken = || unsettled.iter().filter(is_his);
    ReceiveView {
        schema: "asl-replay/receive/1",
        file: mail.name(),
        game: reception.game().to_string(),
        new_game,
        from: reception.signers_of_all(),
        players: if new_game { reception.players() } else { Default::default() },
        forces: if new_game { ForceRow::of(&mail.game.scenario) } else { Vec::new() },
        head: if new_game { figures_of_head(&mail.game.scenario) } else { Vec::new() },
        ground: if new_game { GroundRow::of(&mail.game.scenario) } else { Vec::new() },
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
        never_signed: 0,
        state_lost: reception.state_lost(),
        never_asked: reception.never_asked(),
        joined: joined(reception),
        replaced: replaced(reception),
    }
}

/// What of mine it takes the place of.
fn replaced(reception: &Reception) -> Option<ReplacedView> {
    reception.replaced().map(|replaced| ReplacedView {
        from_event: replaced.from_event,
        events: replaced.events,
        signed: replaced.signed,
        answered: replaced.answered,
        kept_as: replaced.kept_as.clone(),
    })
}

/// What the end of a phase shows to be left out of my units is mine to mend; a figure that is not the one due may be his.
fn is_left_by_me(reception: &Reception, finding: &FindingView) -> bool {
    let (mail, me) = (reception.with_mine(), reception.me());
    let event = usize::try_from(finding.at.event).ok().and_then(|n| mail.game.events.get(n));
    let ends = event.is_some_and(|event| event.by.as_str() != me && event.what.is_of_phase());
    let unit = finding.unit.as_ref().and_then(|unit| unit.parse::<UnitId>().ok());
    let whose = unit.and_then(|unit| Some(&mail.game.scenario.units.get(&unit)?.side));
    let omitted = finding.due.is_none() && !finding.bends_dice;
    ends && omitted && whose.is_some() && whose == side(mail, me)
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

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it so")]
const fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// Of a mail that lies in the archive already.
fn never_signed(call: &Call<'_>, args: &ReceiveArgs, game: &str) -> usize {
    let Ok(game) = call.place.signable(Path::new(game), args.key.identity.as_deref()) else { return 0 };
    let signed = usize::try_from(game.signed_to()).unwrap_or(usize::MAX);
    let new = game.loaded().game.events.iter().skip(signed);
    new.filter(|event| Some(&event.by) != game.me()).count()
}

/// What is owed in the position that it leaves.
fn owed(game: &Loaded) -> Vec<DutyView> {
    let replay = Replay::of(&game.game);
    DutyView::open(&replay, &replay.end())
}

/// What `receive` answers when the file could be accepted or its rules are broken. A file that is refused for its
/// integrity is a failure with exit code 2.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ReceiveView {
    /// `asl-replay/receive/1`.
    pub schema: &'static str,
    /// The file.
    pub file: String,
    /// The game in the archive.
    pub game: String,
    /// It is a game that the archive did not have.
    pub new_game: bool,
    /// Whose signature covers all of it.
    pub from: Vec<String>,
    /// Players and their public keys, for a new game.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub players: BTreeMap<String, String>,
    /// Its units by side and type, with their SW, for a new game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forces: Vec<ForceRow>,
    /// ELR, SAN, theatre and date as the head gives them, for a new game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub head: Vec<String>,
    /// Its ground as the head gives it, for a new game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ground: Vec<GroundRow>,
    /// Figures of its counters that are not those of the catalogue, for a new game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub own_figures: Vec<OwnFigureRow>,
    /// Agreements in it that lack a signature: they waive nothing, and what follows is judged as if they were agreed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub provisional: Vec<AgreementRow>,
    /// The events that are new to me.
    pub events: Vec<LogRow>,
    /// The findings on them.
    pub findings: Vec<FindingView>,
    /// Broken ones among them, what the end of a phase shows of my own units apart.
    pub broken: usize,
    /// What is owed after the last event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<DutyView>,
    /// What is awaited of whom when it is taken in, and what comes then.
    pub awaited: AwaitedView,
    /// It stands in my archive now, with my signature.
    pub accepted: bool,
    /// Who accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepted_by: Option<String>,
    /// There was nothing new in it.
    pub nothing_new: bool,
    /// How many events of others lie in my archive and bear no signature of mine: they came there by another way than `receive`.
    #[serde(skip_serializing_if = "is_zero")]
    pub never_signed: usize,
    /// Broken findings that prove that dice were bent.
    pub bent_dice: usize,
    /// What others recorded in it that only I can say.
    #[serde(flatten)]
    pub asked: AskedView,
    /// Shares that I am said to have kept back, though the file is the first to ask for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub never_asked: Vec<String>,
    /// My own signature in it reaches so many events, and I hold fewer: what I knew of this game was lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state_lost: Option<u64>,
    /// Its signatures and mine differ, or it is older: both copies become one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub joined: Option<JoinedView>,
    /// It takes the place of my copy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replaced: Option<ReplacedView>,
}

/// Two copies whose signatures differ, as one.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct JoinedView {
    /// Checkpoints that I had not.
    pub added: u64,
    /// Checkpoints of mine that the file has not: they stay.
    pub kept: u64,
    /// Events of mine that the file has not: they stay.
    pub older_by: u64,
}

/// My copy put aside for another.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct ReplacedView {
    /// The first event of my copy that goes, or its end.
    pub from_event: u64,
    /// How many events of my copy go.
    pub events: u64,
    /// I had signed some of them: whoever has that mail can show that I signed two pasts.
    pub signed: bool,
    /// The first of them in which I gave a share: what it gave is known to whoever has that mail.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered: Option<u64>,
    /// The name under which my copy stays in the archive.
    pub kept_as: String,
}

/// What came by mail.
#[must_use]
pub fn receive(view: &ReceiveView, columns: usize) -> String {
    let from = if view.from.is_empty() { "nobody".to_owned() } else { view.from.join(", ") };
    let mut out = format!(
        "{} · game {} · signed by {}\n",
        styled(STRONG, &view.file),
        one_line(&view.game),
        styled(GOOD, &from)
    );
    out += &provisional(&view.provisional);
    if view.nothing_new {
        out += "You have received this already: nothing new, nothing changed.\n";
        out += &unsigned(view);
        return out + &awaited::due(&view.awaited, columns);
    }
    out += &lost(view);
    if view.new_game {
        out += "A new game. Compare its keys with those that the players gave you:\n";
        out += &players(&view.players);
        out += &forces(&view.forces);
        out += &told_of_head(&view.head);
        out += &ground(&view.ground);
        out += &own_figures(&view.own_figures);
    }
    out += &copies(view);
    out += &news(view, columns);
    for found in &view.findings {
        out += &format!("\n{}", finding(found, columns));
    }
    for asked in &view.never_asked {
        out += &format!("\n{}\n", styled(OPEN, asked));
    }
    out += &questions(&view.asked);
    out + "\n" + &verdict(view) + &then(view, columns)
}

/// What is in the archive was checked by no `receive`: who signs it is asked then.
fn unsigned(view: &ReceiveView) -> String {
    if view.never_signed == 0 {
        return String::new();
    }
    let events = counted(view.never_signed as u64, "event of others bears", "events of others bear");
    let says = format!(
        "But {events} no signature of yours, and `receive` never looked at what came so: `sign` does, and asks."
    );
    styled(OPEN, &says) + "\n"
}

/// What is owed, and what comes then: by the mail as it is, and only said to be so when it was taken.
fn then(view: &ReceiveView, columns: usize) -> String {
    let head = if view.accepted { "" } else { "If you take it:\n" };
    head.to_owned() + &awaited::due(&view.awaited, columns)
}

/// What I knew of this game is not here any more.
pub(crate) fn lost(view: &ReceiveView) -> String {
    let Some(signed) = view.state_lost else { return String::new() };
    let says = format!(
        "It bears YOUR OWN signature under {signed} events, and you do not hold them: what you knew of this game is gone \
         from here, lost or removed. Ask all who have it for their copies, and take the newest. No share of yours is given \
         until your opponent has signed a copy that goes on from here."
    );
    styled(BAD, &says) + "\n"
}

/// How the file stands to my copy, when it is no plain continuation.
fn copies(view: &ReceiveView) -> String {
    let mut out = String::new();
    // Where it brings events, whose signatures are new in it is nobody's concern.
    if let Some(joined) = view.joined.as_ref().filter(|joined| joined.older_by > 0 || view.events.is_empty())
    {
        let brings = counted(joined.added, "checkpoint", "checkpoints");
        let both = format!("Your mails crossed: it brings {brings} and lacks {} of yours.", joined.kept);
        out += &format!("{both} Nothing is wrong: all of them stand in your copy then.\n");
        if joined.older_by > 0 {
            let events = counted(joined.older_by, "event", "events");
            out += &format!("It is older than your copy: it lacks the last {events}, which stay.\n");
        }
    }
    if let Some(replaced) = &view.replaced {
        let events = counted(replaced.events, "event", "events");
        let from = replaced.from_event;
        let goes =
            format!("It takes the place of your copy, of which {events} from event {from} on are not in it.");
        out += &format!("{}\n", styled(OPEN, &goes));
        if replaced.signed {
            let says = "You signed some of them: whoever has that mail can show that you signed two pasts.";
            out += &format!("{}\n", styled(BAD, says));
        }
        if let Some(event) = replaced.answered {
            let says = format!(
                "You gave a share in them (event {event}): whoever has that mail knows its dice, and a declaration in the \
                 same words has the same dice again. Agree on a `reroll` before you answer for the same thing."
            );
            out += &format!("{}\n", styled(BAD, &says));
        }
        let (is, name) = (if view.accepted { "is" } else { "would be" }, one_line(&replaced.kept_as));
        out += &format!("Your copy {is} kept in the archive as {}.\n", styled(STRONG, &name));
    }
    out
}

fn news(view: &ReceiveView, columns: usize) -> String {
    let is_plain = view.joined.as_ref().is_none_or(|joined| joined.older_by == 0) && view.replaced.is_none();
    if view.events.is_empty() && !is_plain {
        return "No new event.\n".into();
    }
    if view.events.is_empty() {
        return "No new event: your opponent accepts what you sent.\n".into();
    }
    let count = counted(view.events.len() as u64, "event", "events");
    let since = if view.new_game { "" } else { " since your last mail" };
    let title = format!("{count}{since}:\n");
    title + &short_hex(&log::rows(&view.events, true, columns))
}

fn verdict(view: &ReceiveView) -> String {
    let broken = counted(view.broken as u64, "rule is", "rules are");
    let bent = counted(view.bent_dice as u64, "proof", "proofs");
    match (view.accepted, view.broken, view.bent_dice) {
        (true, 0, _) => {
            let signed = view.accepted_by.as_ref().map(|by| format!("Accepted, and signed by {by}."));
            styled(GOOD, &signed.unwrap_or_else(|| "Accepted; there was nothing to sign.".into())) + "\n"
        }
        (true, _, 0) => {
            styled(OPEN, &format!("Accepted although {broken} broken: the findings stand.")) + "\n"
        }
        (true, ..) => {
            styled(BAD, &format!("Accepted although dice were bent ({bent} above): the findings stand."))
                + "\n"
        }
        (false, 0, _) if !view.asked.said_to_agree.is_empty() => {
            styled(BAD, "NOT accepted: nothing was changed.")
                + "\nYour signature would make that agreement yours. Take it with --agree if you did agree.\n"
        }
        (false, 0, _) if !view.asked.is_empty() => {
            styled(BAD, "NOT accepted: nothing was changed.")
                + "\nYour signature would make that yours. Take it with --agree if it is so; else tell your opponent.\n"
        }
        (false, 0, _) => "Nothing is wrong with it. Without --look it is accepted.\n".into(),
        (false, _, 0) => {
            styled(BAD, &format!("NOT accepted: {broken} broken; nothing was changed."))
                + "\n"
                + as_it_is(view)
        }
        (false, ..) => {
            styled(BAD, &format!("NOT accepted: dice were bent ({bent} above); nothing was changed."))
                + "\nTell your opponent, or make a file for a director with `asl-replay bundle`. --accept does not take\n\
                   this; --accept-dice does, and the findings stand.\n"
        }
    }
}

/// How a mail is taken in which rules are broken.
const fn as_it_is(view: &ReceiveView) -> &'static str {
    match (!view.asked.is_empty(), view.broken > view.asked.deeds_of_mine.len()) {
        (false, _) => "Tell your opponent, or accept it as it is with --accept.\n",
        (true, false) => {
            "Your signature would make that yours. Tell your opponent, or take it with --agree if you did agree: the \
             findings stand until both of you waive them.\n"
        }
        (true, true) => {
            "Your signature would make that agreement yours. Tell your opponent, or accept it as it is with --accept \
             --agree if you did agree.\n"
        }
    }
}
