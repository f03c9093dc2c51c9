//! Recording as a conversation: a player's line in, a proposal or an event out. Knows no terminal and no
//! store: whoever runs it prints what it says and keeps what it gives.
//!
//! A line is read, short forms are written out, and the figures it leaves out are filled in. What breaks no rule is recorded;
//! what does is shown, and needs the word `insist`.

mod bundle;
mod close;
pub(crate) mod console;
mod declare;
mod dice;
mod draft;
mod enter;
mod fire;
mod heat;
mod loss;
mod mail;
mod next;
mod own;
mod proposal;
mod rally;
mod residual;
mod short;
mod sw;
mod to_hit;
mod undo;
mod untold;
pub(crate) mod words;

pub use console::{Console, Heard, Pipe, Terminal};
pub use declare::{next_roll, uncommitted};
pub use mail::{Mail, Mails};
pub use words::{Completion, Words};

use asl_core::audit::Game;
use asl_core::audit::live::Live;
use asl_core::audit::{Signed, last_standing, may_undo};
use asl_core::duty::Key;
use asl_core::event::{Event, Name, Retracted, RollId, What};
use draft::Draft;
use enter::Enter;

/// A conversation about one game.
pub struct Conversation {
    live: Live,
    by: Name,
    width: usize,
    /// What breaks a rule and waits for the player's word.
    shown: Option<Draft>,
    /// What was owed when it was last told.
    owed: Vec<Key>,
    /// The first event of each line that was recorded here and still stands.
    lines: Vec<u64>,
    /// What stood behind `;` and waits until the steps before it are kept: the throw of dice on honour.
    then: Option<String>,
    /// What is told of dice that are kept first, breaks a rule, and waits for the player's word.
    waits: Vec<Event>,
    /// The files of the next mails.
    mails: Mails,
}

/// What comes of a player's line.
pub enum Reply {
    /// Words, and nothing else.
    Say(String),
    /// Words, and the line that is at hand to be corrected or entered again.
    Propose {
        /// What the rules would say, or what is wrong with the line.
        text: String,
        /// The line with its figures.
        line: String,
    },
    /// The events are to be kept, all or none; then [`Conversation::kept`] is called, or [`Conversation::catch_up`].
    Keep {
        /// The lines with their figures, and what the rules say of them.
        text: String,
        /// The events.
        events: Vec<Event>,
    },
    /// The player wants to take back their last line: [`Conversation::undo`] is called, told how far the game is signed.
    Undo,
    /// So many dice are to be thrown, and heard between what the player said before and behind them: `r2 rally 34 drm ..`.
    Throw(usize, [String; 2]),
    /// The player's shares are wanted: the first commitment where there is none, and the player's rolls that were answered
    /// and are due, those named here among them. Then [`Conversation::made`] is called, with what the player said behind
    /// them.
    Shares(Vec<RollId>, String),
    /// A mail is to be written or taken in; then [`Conversation::went_on`] is called.
    Mail(Mail),
    /// The conversation is over.
    Done,
}

const UNDO_ALONE: &str = "`undo` stands alone: it takes back your last line, and again the one before; `asl-replay retract` goes back farther\n";

const HELP: &str = "\
A line of the notation is recorded: `bt7 enter FF4`, `roll r7 DR 4,3 ift in a2`, `turn 3 german PFPh`. Figures that you leave
out are filled in where the rules give them. What breaks a rule is shown first: `insist` records it as it stands, Up
brings it back to be corrected, an empty line drops it. Ctrl-C drops the line that you type, what is shown and what stands in
grey, and records nothing; Ctrl-U clears the line. Several steps go on a line: `t34: start; N4; bypass M4 left; turn right; stop`.

  t34 N4         a unit enters or moves to a hex; `s1 N4 2` for 2 MF     mph      the phase
  s1,l1 N4       a stack moves as one; before its first MF `s1 declares double-time` (assault, minimum-move, dash K7)
  turn left      by one hexspine; right                        34 ffmo  the dice of the roll that is owed, and what follows
  bypass N4 left round its obstacle, with hexside and CAFP     g1,g2+LMG at K5   an attack: mode, number, range
  33 22 ffmo     with the dice of the checks that follow         l1 rally 34 morale 8   a Morale Level that the head does not print
  place g1,g2 K5      several units; `g1,g2 cx` under CX         t34 CMG,BMG at K5   a vehicle's weapons
  t34 esb 2 32   an ESB and its dice; `t34 bog 43`
  an empty line  takes what is proposed in grey, but for what stands in brackets; Tab goes through what else may come,
                 and completes words

  show [N]      the position (after N) explain       every clause on what is shown
  log           the last events        by NAME       who records from here on
  owed          what is to be done yet help          this text
  phase-end     ends the phase, `turn-end` the Player Turn: also where a unit could act still
  roll          the dice of the roll that is owed, thrown. In a game by shares: declared, with the checks that the result may
                ask of each target (`g1 at K5; roll`); made, and its outcome told, once it is answered
  reply FILE    shares, dice that are due, your signature, the mail; `receive FILE` takes one in (`--accept`, `--agree`, `--replace`).
                Without FILE: the next number beside the last mail, and what came there; an empty line does it where grey says so
  undo          takes back your last line: the log tells of it, too      quit     leave; what was recorded stays
";

impl Conversation {
    /// A conversation that goes on with a game; `width` is that of the screen, in columns.
    #[must_use]
    pub fn of(game: Game, by: Name, width: usize) -> Conversation {
        let live = Live::of(game);
        let owed = live.owed().into_iter().map(|duty| duty.key).collect();
        Conversation {
            live,
            by,
            width,
            shown: None,
            owed,
            lines: Vec::new(),
            then: None,
            waits: Vec::new(),
            mails: Mails::default(),
        }
    }

    /// The game so far.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.live.game()
    }

    /// Where the game is and who records: `turn 2 russian MPh, ivan`.
    #[must_use]
    pub fn prompt(&self) -> String {
        let state = self.live.state();
        let place = match (&state.side, state.phase) {
            (Some(side), Some(phase)) => format!("turn {} {side} {phase}", state.turn),
            (Some(side), None) => format!("turn {} {side}", state.turn),
            (None, _) => "before turn 1".into(),
        };
        format!("{place}, {}", self.by)
    }

    /// What is shown and would be lost if the conversation ended here.
    #[must_use]
    pub fn pending(&self) -> Option<String> {
        self.shown.as_ref().map(Draft::line)
    }

    /// What stands in grey where the player types: what an empty line does, or in brackets what is wanted.
    #[must_use]
    pub fn hint(&self) -> String {
        if self.shown.is_some() {
            return String::new();
        }
        enter::enter(&Draft::of(&self.live, &self.by), &self.mails).grey().to_owned()
    }

    /// An empty line: what stands in grey is done.
    fn entered(&mut self) -> Reply {
        match enter::enter(&Draft::of(&self.live, &self.by), &self.mails) {
            Enter::Mail(mail, _) => Reply::Mail(mail),
            Enter::Line(line) => self.work_out(&line),
            Enter::Roll(_) => self.roll(&[]),
            Enter::Nothing(_) => Reply::Say(String::new()),
        }
    }

    /// Names that the next line may hold.
    #[must_use]
    pub fn words(&self) -> Words {
        let draft = Draft::of(&self.live, &self.by);
        let proposals = if self.shown.is_some() { Vec::new() } else { next::proposals(&draft) };
        Words::of(&self.live).with_hint(self.hint(), proposals).with_mails(self.mails.clone())
    }

    /// Hears one line.
    pub fn hear(&mut self, line: &str) -> Reply {
        self.then = None;
        let line = line.trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] if self.shown.is_none() => self.entered(),
            [] | ["no" | "n"] => self.drop_it(),
            ["insist"] => self.insist(),
            ["undo"] => Reply::Undo,
            ["undo", ..] => Reply::Say(UNDO_ALONE.into()),
            ["roll", behind @ ..] if !behind.first().is_some_and(|word| is_roll(word)) => self.roll(behind),
            [unit, "checks", check @ ("LLMC" | "LLTC" | "llmc" | "lltc")]
                if let Some(roll) = untold::loss_of(&Draft::of(&self.live, &self.by), unit, check) =>
            {
                self.shown = None;
                Reply::Shares(vec![roll], String::new())
            }
            ["reply" | "receive", ..] => match Mail::of(&words, &self.mails) {
                Ok(mail) => Reply::Mail(mail),
                Err(how) => Reply::Say(how.into()),
            },
            ["quit" | "exit"] => Reply::Done,
            ["help"] => Reply::Say(HELP.into()),
            ["show"] => Reply::Say(proposal::position(&self.live, None)),
            ["show", n] if let Ok(n) = n.parse() => Reply::Say(proposal::position(&self.live, Some(n))),
            ["owed"] => Reply::Say(proposal::owed(&self.live)),
            ["log"] => Reply::Say(proposal::last_events(&self.live)),
            ["explain"] => self.explain(),
            ["by", name] => self.record_by(name),
            _ => self.work_out(line),
        }
    }

    /// Tells where the next mails lie, as far as that is known.
    pub fn mails_lie_at(&mut self, mails: Mails) {
        self.mails = mails;
    }

    /// A line that was typed when a mail had come since the prompt was shown: an empty one takes nothing that was proposed without it.
    pub fn hear_beside(&mut self, line: &str, fresh: Option<&str>) -> Reply {
        match fresh.filter(|_| line.trim().is_empty()) {
            Some(file) => Reply::Say(format!(
                "a mail came meanwhile, {}: Enter takes it\n",
                crate::words::one_line(file)
            )),
            None => self.hear(line),
        }
    }

    /// Drops what is shown: nothing is recorded.
    pub fn drop_it(&mut self) -> Reply {
        let word = if self.shown.take().is_some() { "dropped: nothing was recorded\n" } else { "" };
        Reply::Say(word.into())
    }

    fn insist(&mut self) -> Reply {
        match self.shown.take() {
            Some(draft) => Reply::Keep { text: String::new(), events: events(&draft) },
            None => Reply::Say("nothing waits for your word: enter a line first\n".into()),
        }
    }

    fn explain(&self) -> Reply {
        Reply::Say(match &self.shown {
            Some(draft) => proposal::opinions(&self.live, draft, self.width),
            None => "nothing is shown: `asl-replay explain GAME N` explains a recorded event\n".into(),
        })
    }

    fn record_by(&mut self, name: &str) -> Reply {
        self.shown = None;
        let known = |name: &Name| {
            let players = &self.game().scenario.players;
            players.is_empty() || players.contains_key(name)
        };
        match name.parse::<Name>().ok().filter(known) {
            Some(name) => {
                self.by = name;
                Reply::Say(String::new())
            }
            None => {
                let all: Vec<&str> = self.game().scenario.players.keys().map(Name::as_str).collect();
                Reply::Say(format!("{name} is no player of this game: {}\n", all.join(", ")))
            }
        }
    }

    /// The dice of the roll that is owed: thrown here on honour, declared in a game by shares.
    fn roll(&mut self, behind: &[&str]) -> Reply {
        self.shown = None;
        if let Some(file) = self.mails.waiting() {
            return Reply::Say(proposal::waits(&file));
        }
        let mut draft = Draft::of(&self.live, &self.by);
        if !declare::by_shares(&draft) {
            return match declare::thrown(&draft) {
                Ok(dice) => Reply::Throw(dice, [String::new(), behind.join(" ")]),
                Err(text) => Reply::Say(text),
            };
        }
        let ready = declare::ready(&draft);
        if !ready.is_empty() || declare::must_commit(&draft) {
            return Reply::Shares(ready, behind.join(" "));
        }
        let done = match untold::untold(&draft) {
            Some(_) => untold::tell_all(&mut draft, behind),
            None => declare::declare(&mut draft),
        };
        match done {
            Ok(()) => self.take(draft),
            Err(text) => Reply::Say(text),
        }
    }

    /// The rolls of the player that were answered and are to be made now.
    #[must_use]
    pub fn ready(&self) -> Vec<RollId> {
        declare::ready(&Draft::of(&self.live, &self.by))
    }

    /// What the player's shares gave, asked for by [`Reply::Shares`]: kept with what comes of it. Where a DRM has to be said
    /// first the dice are kept alone: they stand.
    #[must_use]
    pub fn made(&mut self, made: Vec<Event>, behind: &str) -> Reply {
        let behind: Vec<&str> = behind.split_whitespace().collect();
        let mut draft = Draft::of(&self.live, &self.by);
        made.iter().for_each(|event| draft.add(event.clone()));
        let told = untold::tell_all(&mut draft, &behind);
        if told.is_ok() && !draft.is_broken() {
            return self.take(draft);
        }
        let mut alone = Draft::of(&self.live, &self.by);
        made.iter().for_each(|event| alone.add(event.clone()));
        let mut text = proposal::text(&alone, self.width);
        match told {
            Err(why) => text += &why,
            // The dice stand; what is told of them waits for the word.
            Ok(()) => {
                let rest = draft.events.split_off(made.len());
                draft.events = rest;
                text += &proposal::text(&draft, self.width);
                self.waits = events(&draft);
            }
        }
        Reply::Keep { text, events: made }
    }

    /// What a mail brought, or was made for one: the game goes on behind it.
    pub fn went_on(&mut self, events: Vec<Event>) {
        self.shown = None;
        self.lines.clear();
        events.into_iter().for_each(|event| self.live.append(event));
    }

    /// A mail took the place of what was played here: the game goes on from there.
    pub fn begin_anew(&mut self, game: Game) {
        self.shown = None;
        self.lines.clear();
        self.live = Live::of(game);
    }

    /// Takes back the last line that was recorded here, else the last event: what is the player's own, and nobody has signed.
    /// The log only grows: it is a retraction, and is told as one.
    #[must_use]
    pub fn undo(&mut self, signed: Option<&Signed>) -> Reply {
        self.shown = None;
        let seq = self.live.state().seq;
        let first = self.lines.last().copied().unwrap_or_else(|| last_standing(&self.game().events));
        let back = first.saturating_sub(1);
        if self.lines.is_empty() && !undo::is_play(&self.game().events, first) {
            let stands = "what is left is the set-up, which stands: to put it right, `games remove` the game and record \
                          it anew\n";
            return Reply::Say(stands.into());
        }
        if let Err(stands) = may_undo(&self.game().events, &self.by, (back, seq), signed) {
            return Reply::Say(undo::refused(&stands));
        }
        let what = What::Retracted(Retracted { back_to: back, agreed: self.by.clone(), why: undo::why() });
        let text = format!("  what stands behind event {back} is taken back\n");
        Reply::Keep { text, events: vec![Event { by: self.by.clone(), at: None, what }] }
    }

    /// Works a line out behind the last event. What breaks no rule is to be kept.
    fn work_out(&mut self, line: &str) -> Reply {
        self.shown = None;
        let mut draft = Draft::of(&self.live, &self.by);
        let (line, then) = if declare::by_shares(&draft) { (line, None) } else { short::thrown_behind(line) };
        if let Some((behind, dice)) = then.zip(short::lacks_dice(line)) {
            return Reply::Throw(dice, [format!("{line} "), behind.to_owned()]);
        }
        if let Err(text) = short::take(&mut draft, line) {
            return self.refuse(draft, text, line);
        }
        let draft = draft.with_seen(&self.live);
        self.then = then.map(|behind| format!("roll {behind}"));
        if draft.events.is_empty() {
            return Reply::Say(String::new());
        }
        self.take(draft)
    }

    /// A step is refused; what is found in the steps before it may be the reason, and is said first.
    fn refuse(&mut self, draft: Draft, text: String, line: &str) -> Reply {
        let reason = if draft.is_open() { proposal::text(&draft, self.width) } else { String::new() };
        let line = if draft.is_broken() { draft.line() } else { line.into() };
        self.shown = Some(draft).filter(Draft::is_broken);
        // On the position that a mail brings it may be right.
        let text = self.mails.waiting().map_or(text, |file| proposal::waits(&file));
        Reply::Propose { text: reason + &text, line }
    }

    /// What is to be heard once the last line is kept, if anything.
    #[must_use]
    pub fn then(&mut self) -> Option<String> {
        self.then.take()
    }

    /// What breaks no rule is to be kept; what does is shown.
    fn take(&mut self, draft: Draft) -> Reply {
        let text = proposal::text(&draft, self.width);
        let waits = self.mails.waiting().map(|file| proposal::beside(&file));
        if draft.is_broken() || waits.is_some() {
            let line = draft.line();
            self.shown = Some(draft);
            return Reply::Propose { text: text + &waits.unwrap_or_default(), line };
        }
        Reply::Keep { text, events: events(&draft) }
    }

    /// The events given by [`Reply::Keep`] are safe: the game goes on behind them. The number of the first.
    pub fn kept(&mut self, events: Vec<Event>) -> u64 {
        self.shown = None;
        let seq = self.live.state().seq;
        if matches!(events.as_slice(), [Event { what: What::Retracted(_), .. }]) {
            self.lines.pop();
        } else {
            self.lines.push(seq);
        }
        events.into_iter().for_each(|event| self.live.append(event));
        let waits = core::mem::take(&mut self.waits);
        if !waits.is_empty() {
            let mut draft = Draft::of(&self.live, &self.by);
            waits.into_iter().for_each(|event| draft.add(event));
            self.shown = Some(draft);
        }
        seq
    }

    /// What is owed since the last event that was kept and was not before it, a line each.
    pub fn newly_owed(&mut self) -> String {
        let all = self.live.owed();
        let known = core::mem::replace(&mut self.owed, all.iter().map(|duty| duty.key.clone()).collect());
        proposal::open(&self.live, all.iter().filter(|duty| !known.contains(&duty.key)))
    }

    /// Somebody else's events came first; what was to be kept is worked out anew behind them, and shown.
    pub fn catch_up(&mut self, missed: Vec<Event>, mine: Vec<Event>) -> Reply {
        (self.then, self.waits) = (None, Vec::new());
        let text = proposal::missed(&self.live, &missed);
        missed.into_iter().for_each(|event| self.live.append(event));
        let mut draft = Draft::of(&self.live, &self.by);
        mine.into_iter().for_each(|event| draft.add(event));
        let (anew, line) = (proposal::text(&draft, self.width), draft.line());
        self.shown = Some(draft);
        Reply::Propose { text: text + &anew, line }
    }
}

/// The number of a roll, `r7`: a line of the notation, and no word of the conversation.
fn is_roll(word: &str) -> bool {
    word.strip_prefix('r').is_some_and(|number| number.parse::<u32>().is_ok())
}

fn events(draft: &Draft) -> Vec<Event> {
    draft.events.iter().map(|drafted| drafted.event.clone()).collect()
}
