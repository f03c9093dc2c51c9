//! Every kind of event and the verb that it is told by. A line begins with a verb (`turn`, `roll`), or with
//! a unit or attack and then a verb (`bt7 enter`, `a4 first`).

use crate::event;
use crate::event::kinds::for_each_kind;
use crate::event::{AttackId, UnitId, What};
use crate::notation::cursor::{Cursor, Printer, Read, Stop};
use crate::notation::error::{ErrorKind, Fault};
use crate::notation::phrase::Phrase;
use crate::notation::token::{Token, TokenKind};
use crate::vocab::nearest;
use alloc::format;

/// Words that begin a line and no event: directives of the file.
const DIRECTIVES: [&str; 2] = ["by", "book"];

/// Prints and reads by the words of the table of kinds. Verbs there that are not those of the payload's own line do not
/// compile.
macro_rules! lines {
    ($given:tt { $($kind:ident $(($e:ident: $payload:ident))? => $words:tt)+ }) => {
        /// Writes what happened.
        pub(in crate::notation) fn print(what: &What, out: &mut Printer<'_>) {
            match what {
                $(What::$kind $(($e))? => lines!(@ print $($e)? $words out),)+
            }
        }

        /// Reads the event of a known verb. Of kinds that share it the one is meant whose line ends where the event does; the
        /// faults are those of the one that was read farthest.
        fn read_as(verb: &str, subject: bool, from: &mut Cursor<'_>) -> Option<Read<What>> {
            let (start, mut farthest) = (from.place(), None);
            $(if lines!(@ verbs $words).tells(verb, subject) {
                let read = lines!(@ read $kind $($e)? $words from);
                if read.is_ok() && from.peek().is_none() {
                    return Some(read);
                }
                let end = from.turn_back(start);
                if farthest.as_ref().is_none_or(|(_, other)| end.is_beyond(other)) {
                    farthest = Some((read, end));
                }
            })+
            farthest.map(|(read, end)| {
                from.go_to(end);
                read
            })
        }

        /// The verbs of every kind.
        const VERBS: &[Verbs] = &[$(lines!(@ verbs $words)),+];

        $($(const _: () = assert!(
            lines!(@ verbs $words).are_of::<event::$payload>(),
            concat!("the table of kinds has other verbs for ", stringify!($kind), " than its line"),
        );)?)+
    };
    (@ print ($word:literal) $out:ident) => { $out.word($word) };
    (@ print $e:ident $words:tt $out:ident) => { Phrase::print($e, $out) };
    (@ read $kind:ident ($word:literal) $from:ident) => {
        if $from.takes($word) { Ok(What::$kind) } else { $from.no_such_word(&[$word]) }
    };
    (@ read $kind:ident $e:ident $words:tt $from:ident) => { Phrase::parse($from).map(What::$kind) };
    (@ verbs ($subject:ident: $($verb:literal)+)) => { Verbs { subject: true, words: &[$($verb),+] } };
    (@ verbs ($($verb:literal)+)) => { Verbs { subject: false, words: &[$($verb),+] } };
}

for_each_kind!(words => lines);

/// The verbs of a kind.
struct Verbs {
    /// Does a unit or an attack come before them?
    subject: bool,
    words: &'static [&'static str],
}

impl Verbs {
    fn tells(&self, verb: &str, subject: bool) -> bool {
        self.subject == subject && self.words.contains(&verb)
    }

    /// Are they those of this line?
    const fn are_of<P: Phrase>(&self) -> bool {
        let mut alike = self.subject == P::SUBJECT && self.words.len() == P::VERBS.len();
        let mut n = 0;
        while alike && n < self.words.len() {
            alike = same(self.words[n].as_bytes(), P::VERBS[n].as_bytes());
            n += 1;
        }
        alike
    }
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut n = 0;
    while n < one.len() && n < other.len() && one[n] == other[n] {
        n += 1;
    }
    n == one.len() && n == other.len()
}

/// All verbs of one position: those that begin a line, or those behind a unit or attack.
pub fn verbs(subject: bool) -> impl Iterator<Item = &'static str> {
    let told = VERBS.iter().filter(move |verbs| verbs.subject == subject);
    let directives = DIRECTIVES.into_iter().filter(move |_| !subject);
    directives.chain(told.flat_map(|verbs| verbs.words.iter().copied()))
}

/// Does this word begin a line? A unit of that name is written in quotes there.
pub(in crate::notation) fn is_leading(word: &str) -> bool {
    verbs(false).any(|verb| verb == word)
}

/// Reads one event and nothing behind it.
pub(in crate::notation) fn read(from: &mut Cursor<'_>) -> Read<What> {
    let leading = from.peek().filter(|token| token.kind == TokenKind::Word && is_leading(&token.text));
    let verb = leading.or_else(|| from.peek_second()).filter(|token| token.kind == TokenKind::Word);
    let found = verb.and_then(|verb| read_as(&verb.text, leading.is_none(), from));
    let what = found.unwrap_or_else(|| unknown_verb(from))?;
    from.done().map(|()| what)
}

/// No verb stands where one should: is the first word a mistyped verb, or the second?
fn unknown_verb<T>(from: &mut Cursor<'_>) -> Read<T> {
    let (first, second) = (from.peek(), from.peek_second());
    let hint = |token: Option<&Token<'_>>, subject| token.and_then(|t| nearest(&t.text, verbs(subject)));
    // How a unit will move is declared (A4.5, A4.61, A4.63).
    let way = |token: &Token<'_>| ["assault", "dash", "double-time"].contains(&token.text.as_ref());
    let declares = second.filter(|token| way(token)).map(|token| format!("declares {}", token.text));
    let (leading, behind) = (hint(first, false), declares.or_else(|| hint(second, true)));
    let unit = first.is_some_and(|token| is_subject(token, from));
    let (at, hint) = match (unit, leading, second) {
        (false, Some(leading), _) => (first, Some(leading)),
        (true, _, None) => return from.missing("a verb behind the unit or attack"),
        (true, _, Some(_)) => (second, behind),
        (false, None, Some(_)) if behind.is_some() => (second, behind),
        (false, None, _) => (first, None),
    };
    let Some(token) = at else { return from.missing("a verb") };
    let expected = "a verb such as turn, place, roll, note, or a unit and then start, enter, stop, ...";
    let mut fault = Fault::new(ErrorKind::UnknownVerb, token.spot, &token.text, expected);
    fault.hint = hint;
    from.note(fault);
    Err(Stop)
}

fn is_subject(token: &Token<'_>, from: &Cursor<'_>) -> bool {
    let unit = token.text.parse::<UnitId>().ok();
    unit.is_some_and(|unit| from.known.units.is_none_or(|units| units.contains(&unit)))
        || token.text.parse::<AttackId>().is_ok()
}
