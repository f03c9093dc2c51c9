//! Mails from within a conversation: the verbs `reply` and `receive`, with a file or without.

use crate::words::one_line;
use asl_core::event::Name;

/// The files of the next mails, where they are known: whoever runs the conversation looks for them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Mails {
    /// The one to write: what `reply` alone writes.
    pub next: Option<String>,
    /// The one that came and is not taken in yet: what `receive` alone takes in.
    pub came: Option<String>,
    /// It was tried, and refused or asked about: an empty line does not try it again.
    pub tried: bool,
    /// The player whose key is here, and how many events of the game bear that player's signature.
    pub signed: Option<(Name, u64)>,
}

impl Mails {
    /// Is it this player who signs here?
    pub(super) fn is_mine(&self, by: &Name) -> bool {
        self.signed.as_ref().is_some_and(|(me, _)| me == by)
    }

    /// A mail that came and was not tried yet.
    pub(super) fn waiting(&self) -> Option<String> {
        self.came.as_deref().filter(|_| !self.tried).map(one_line)
    }
}

/// What is done with a file from the prompt, as the commands of these names do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mail {
    /// It is written; else it is taken in.
    pub is_reply: bool,
    /// The file.
    pub file: String,
    /// What breaks a rule is taken all the same.
    pub accept: bool,
    /// What is asked was agreed to.
    pub agree: bool,
    /// It takes the place of my copy, where the two part.
    pub replace: bool,
}

const HOW: &str = "`reply FILE` writes the mail, `receive FILE` takes one in; behind them may stand --accept and --agree, behind \
     `receive` --replace. Behind the first mail the verb does alone: the next is written beside the last, under the next \
     number, and what came there is taken in; an empty line does it, where grey says so\n";

const NONE_CAME: &str =
    "no mail of this game came beside the last one that went or came here: name its file, `receive FILE`\n";

const CAME_FIRST: &str = "a mail of this game came and is not taken in: `receive` first, for what is signed beside it parts the copies; \
     `reply FILE` writes all the same\n";

impl Mail {
    /// `reply`, `receive`, with a file or the one that is known, and `--accept`, `--agree` and `--replace` anywhere behind the
    /// verb, as on a command line.
    ///
    /// # Errors
    /// What to say, when it is no such line, or no file is named and none is known.
    pub(super) fn of(words: &[&str], mails: &Mails) -> Result<Mail, &'static str> {
        let Some((verb, rest)) = words.split_first() else { return Err(HOW) };
        let is_reply = *verb == "reply";
        let (flags, files): (Vec<&str>, Vec<&str>) = rest.iter().partition(|word| word.starts_with("--"));
        let file = match files.as_slice() {
            [file] => (*file).to_owned(),
            [] if is_reply && mails.came.is_some() => return Err(CAME_FIRST),
            [] if is_reply => mails.next.clone().ok_or(HOW)?,
            [] => mails.came.clone().ok_or(if mails.next.is_some() { NONE_CAME } else { HOW })?,
            _ => return Err(HOW),
        };
        let has = |flag| flags.contains(&flag);
        let (accept, agree, replace) = (has("--accept"), has("--agree"), has("--replace"));
        let known = ["--accept", "--agree", "--replace"];
        let fits = flags.iter().all(|flag| known.contains(flag)) && !(is_reply && replace);
        if fits { Ok(Mail { is_reply, file, accept, agree, replace }) } else { Err(HOW) }
    }
}
