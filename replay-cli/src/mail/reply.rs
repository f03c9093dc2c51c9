//! `reply`: what is due of me and needs no choice, my signature, and the mail, in one step. In a game whose dice come from
//! shares it commits, answers and rolls; dice of any other game are the player's own to record, and are left to the
//! player.

use super::asked::{AskedView, questions as asked};
use super::awaited::{AwaitedRow, AwaitedView, due as awaited};
use crate::audit::view::AuditView;
use crate::command::args::KeyArgs;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::dice;
use crate::dice::append::Open;
use crate::dice::command::SHARES;
use crate::dice::view::{DeclaredRow, DiceView};
use crate::home::keys::Passphrase;
use crate::home::seat::Seat;
use crate::home::{Signable, Signed, withheld};
use crate::read::Loaded;
use crate::text::findings::finding;
use crate::text::wrap::wrapped;
use crate::text::{BAD, GOOD, OPEN, STRONG, styled};
use crate::view::event::EventView;
use crate::view::finding::FindingView;
use crate::words::{counted, one_line};
use asl_core::event::{Name, RollId, What};
use asl_core::scenario::DiceScheme;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Do what is due and needs no choice, sign, and write the mail: shares of the dice given, your own dice rolled.
#[derive(Args, Debug)]
pub struct ReplyArgs {
    /// The game, by its name in the archive.
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
    /// The file to mail. An older mail of the same game is replaced.
    #[arg(short, long, value_name = "FILE", required_unless_present = "dry_run")]
    pub output: Option<PathBuf>,
    /// Only say what would be done. Needs no passphrase.
    #[arg(long, conflicts_with_all = ["output", "accept"])]
    pub dry_run: bool,
    /// Sign although events that you have not signed yet break a rule: the findings stand. Dice that were bent are not signed by this.
    #[arg(long)]
    pub accept: bool,
    /// Yes, I did agree to what is asked: a retraction, a roll made anew, deeds and harm of my units, a phase that he ended for me.
    #[arg(long)]
    pub agree: bool,
    /// The key.
    #[command(flatten)]
    pub key: KeyArgs,
}

impl Command for ReplyArgs {
    fn examples() -> &'static [&'static str] {
        &["reply bridge --dry-run", "reply bridge -o bridge.aslog"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let game = call.place.signable(&self.game, self.key.identity.as_deref())?;
        let me = game.me().cloned().ok_or_else(|| Failure::Usage("record 0 names no key of yours".into()))?;
        let mut view = planned(&game, &me);
        let broken = view.broken.saturating_sub(view.asked.deeds_of_mine.len());
        let asks = !self.agree && !view.asked.is_empty();
        let stops = self.dry_run || view.bent_dice > 0 || asks || broken > 0 && !self.accept;
        let Some(mail) = self.output.as_deref().filter(|_| !stops) else {
            return Ok(Answer::of(exit(&view, self.dry_run), &view, reply(&view, call.width)));
        };
        game.must_go_into(mail)?;
        let passphrase = Passphrase { file: self.key.passphrase_file.clone() };
        let key = (self.key.identity.as_deref(), &passphrase);
        let (loaded, signed) = if view.todo.is_empty() {
            let signed = call.place.sign(&self.game, key.0, key.1, mail)?;
            (None, signed)
        } else {
            let (loaded, signed) = done(call, (&game, &me), key, (mail, &mut view))?;
            (Some(loaded), signed)
        };
        let loaded = loaded.as_ref().unwrap_or_else(|| game.loaded());
        view.awaited = AwaitedView::of_mail(loaded, Some(me.as_str()));
        view.signed(&signed, mail);
        Ok(Answer::of(exit(&view, false), &view, reply(&view, call.width)))
    }

    fn output(&self) -> Option<&Path> {
        self.output.as_deref()
    }

    fn uses_keys(&self) -> bool {
        true
    }
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
    let unsettled = unsettled(loaded, me.as_str(), from);
    let asked = AskedView::of(loaded, me.as_str(), from, &unsettled);
    let findings: Vec<FindingView> = unsettled.into_iter().filter(FindingView::is_broken).collect();
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
        asked,
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

/// What is found from this event on, broken or open, but for what my signature settles.
pub(crate) fn unsettled(loaded: &Loaded, me: &str, from: u64) -> Vec<FindingView> {
    let all = AuditView::of(loaded).findings.into_iter();
    all.filter(|found| found.at.event >= from && !found.is_settled_by(loaded, me, from)).collect()
}

/// Adds what is due in one append, and signs. A player whose program was killed in between runs it again: what stands in
/// the game is due no more, and the rest is done.
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
        let committed = dice::command::commitment(open, seat, SHARES)?;
        open.suppose(&seat.player, &committed);
        events.push(committed);
    }
    if let Some(why) = withheld(&call.place, &open.loaded, &seat.player)? {
        view.notes.push(why);
        return Ok(events);
    }
    let (answers, early) = dice::command::answered(open, seat)?;
    view.notes.extend(early);
    events.extend(answers);
    let named = view.rolls().map(|roll| dice::command::roll_id(roll)).collect::<Result<Vec<RollId>, _>>()?;
    let rolled = dice::command::rolled(open, seat, &named, |roll| roll.is_open())?;
    events.extend(rolled);
    Ok(events)
}

/// What `reply` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ReplyView {
    /// `asl-replay/reply/1`.
    pub schema: &'static str,
    /// The game in the archive.
    pub game: String,
    /// Who replies.
    pub by: String,
    /// What was due of him and needs no choice: a commitment, answers, rolls.
    pub todo: Vec<AwaitedRow>,
    /// How many events he had not signed before.
    pub unsigned: u64,
    /// Broken findings on those.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<FindingView>,
    /// How many they are.
    pub broken: usize,
    /// Those among them that prove that dice were bent.
    pub bent_dice: usize,
    /// What others recorded on those that only I can say: without `--agree` nothing is signed.
    #[serde(flatten)]
    pub asked: AskedView,
    /// The events that were added.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<EventView>,
    /// The rolls that were made, with their dice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<DeclaredRow>,
    /// What could not be done yet, and why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Events of the game now.
    pub events: u64,
    /// It was signed and the mail was written; else nothing was changed.
    pub signed: bool,
    /// All of it was signed before, and nothing was added.
    pub already: bool,
    /// The file to mail.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
    /// What is awaited of whom then.
    pub awaited: AwaitedView,
}

impl ReplyView {
    /// The rolls that are due.
    pub fn rolls(&self) -> impl Iterator<Item = &String> {
        self.todo.iter().filter(|row| row.kind == "roll").flat_map(|row| &row.rolls)
    }

    /// Takes in what was added to the game, from this event on.
    pub fn tell(&mut self, loaded: &Loaded, from: usize) {
        let view = DiceView::of(loaded, from);
        let events = &loaded.game.events;
        let made: Vec<String> = events.iter().skip(from).filter_map(rolled).collect();
        self.dice = view.rolls.into_iter().filter(|row| made.contains(&row.roll)).collect();
        self.added = view.added;
    }
}

/// The number of the roll that an event is.
fn rolled(event: &asl_core::event::Event) -> Option<String> {
    let asl_core::event::What::DiceRolled(rolled) = &event.what else { return None };
    Some(rolled.roll.to_string())
}

impl ReplyView {
    /// Takes in that it was signed, and where the mail is.
    pub fn signed(&mut self, signed: &crate::home::Signed, mail: &std::path::Path) {
        self.signed = true;
        self.already = signed.already;
        self.events = signed.events;
        self.output = Some(mail.display().to_string());
    }
}

/// What was done, or would be; what stands against it; what is awaited then.
#[must_use]
pub fn reply(view: &ReplyView, columns: usize) -> String {
    let mut out = format!("{} · reply by {}\n", styled(STRONG, &one_line(&view.game)), one_line(&view.by));
    let is_done = view.signed;
    let word = if is_done { "" } else { "would " };
    out += &view.todo.iter().map(|row| format!("  {word}{}\n", one_line(&deed(row)))).collect::<String>();
    for row in &view.dice {
        let dice = styled(STRONG, row.dice.as_deref().unwrap_or_default());
        out += &format!("  {} {}: {dice}\n", one_line(&row.roll), one_line(&row.what));
    }
    for note in &view.notes {
        let lines = wrapped(columns, &one_line(note));
        out += &lines.iter().map(|line| styled(OPEN, line) + "\n").collect::<String>();
    }
    for found in &view.findings {
        out += &format!("\n{}", finding(found, columns));
    }
    out += &asked(&view.asked);
    if !view.findings.is_empty() || !view.asked.is_empty() {
        out += "\n";
    }
    out + &verdict(view) + &awaited(&view.awaited, columns)
}

fn deed(row: &AwaitedRow) -> String {
    match row.kind {
        "commitment" => "commit to shares of the dice".into(),
        "answer" => format!("give your share of {}", row.rolls.join(", ")),
        "roll" => format!("roll {}", row.rolls.join(", ")),
        _ => row.what.clone(),
    }
}

fn verdict(view: &ReplyView) -> String {
    let broken = counted(view.broken as u64, "rule is", "rules are");
    let events = counted(view.events, "event", "events");
    if let Some(output) = &view.output {
        let what = if view.already { "was signed before" } else { "is signed" };
        let text = format!("{events}, all of it {what} by {}: mail {}", one_line(&view.by), one_line(output));
        let findings =
            if view.broken > 0 { ", though new events break rules: the findings stand" } else { "" };
        return styled(GOOD, &format!("{text}{findings}")) + "\n";
    }
    match (view.bent_dice, view.broken) {
        (0, broken) if !view.asked.is_empty() && broken <= view.asked.deeds_of_mine.len() => {
            styled(BAD, "NOT signed: nothing was changed.")
                + "\nYour signature would make that yours. Sign it with --agree if it is so.\n"
        }
        (0, 0) => {
            let own = counted(view.unsigned, "event", "events");
            let news = if view.unsigned == 0 { String::new() } else { format!(", {own} unsigned until now") };
            format!("  would sign all {events}{news}, and write the mail\nNothing was changed.\n")
        }
        (0, _) => {
            styled(
                BAD,
                &format!("NOT signed: {broken} broken by what you have not signed yet; nothing was changed."),
            ) + if view.asked.is_empty() {
                ""
            } else {
                "\nYour signature would make what is asked above yours: that takes --agree."
            } + "\nSign it as it is with --accept, or take your unsent turn back: `receive LASTMAIL --replace` puts the mail that you \
                   answer in its place, `retract` asks your opponent to go back, and at the prompt `undo` drops a line.\n"
        }
        _ => {
            styled(
                BAD,
                "NOT signed: what you recorded bends dice, and your opponent's program would refuse it.",
            ) + "\nNothing was changed. `receive MAIL --replace` takes your opponent's last mail in its place.\n"
        }
    }
}
