//! Values that are one word: names, numbers, hexes, dice, rolls. Knows how each is written and read;
//! knows no event.

use super::cursor::{Cursor, Read, Span, Stop};
use super::error::{ErrorKind, Fault, Spot};
use crate::event::{
    AttackId, Check, FactorOp, HeadText, Level, Location, Name, RollId, Source, Text, TurretTo, UnitId, Use,
};
use crate::map::Map;
use crate::vocab::dice::{Die, Dr};
use crate::vocab::hex::{Hex, HexError, HexPair, HexTriple, TurretSide};
use crate::vocab::num::{ColumnFp, Drm, Fp, Mp};
use crate::vocab::phase::Phase;
use crate::vocab::{Meaning, WeaponName, Word, alike, nearest};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::FromStr;

/// A value that is one word, or one item of a list.
pub(super) trait Atom: Sized {
    /// What it is, for the words "expected ...".
    const WHAT: &'static str;
    /// The kind of fault when it cannot be read.
    const KIND: ErrorKind;
    /// As it is written, without quotes.
    fn show(&self, map: &Map) -> String;
    /// Must it stand in quotes to be read back?
    fn needs_quotes(&self) -> bool {
        false
    }
    /// Reads it, or notes why not.
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<Self>;
    /// Can this word be nothing else than such a value? Asked where an optional one has no keyword.
    fn begins(_text: &str) -> bool {
        false
    }
}

/// Atoms that know by themselves how they are written.
macro_rules! atoms {
    ($($type:ty: $kind:ident, $what:literal $(, begins $begins:expr)?;)*) => {
        $(impl Atom for $type {
            const WHAT: &'static str = $what;
            const KIND: ErrorKind = ErrorKind::$kind;
            fn show(&self, _: &Map) -> String {
                self.to_string()
            }
            fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<$type> {
                <$type>::from_str(span.text).or_else(|_| from.refuse(Self::KIND, span, $what))
            }
            $(fn begins(text: &str) -> bool {
                let begins: fn(&str) -> bool = $begins;
                begins(text)
            })?
        })*
    };
}

atoms! {
    u8: BadNumber, "a number up to 255";
    u16: BadNumber, "a number up to 65535";
    u32: BadNumber, "a whole number";
    u64: BadNumber, "a whole number";
    i16: BadNumber, "a whole number, perhaps negative";
    ColumnFp: BadNumber, "a column such as 8, or 2.5 of the Incremental IFT, below 128";
    Drm: BadNumber, "a DRM such as +2 or -1", begins |t| t.starts_with(['+', '-']);
    Name: BadValue, "a name: up to 32 letters, digits and _ - . / '";
    HeadText: BadValue, "a scenario head of at most 524288 bytes without control characters";
    Text: BadValue, "a text of at most 16384 bytes without control characters";
    RollId: BadValue, "a roll such as r17", begins |t| t.parse::<RollId>().is_ok();
    AttackId: BadValue, "an attack such as a4", begins |t| t.parse::<AttackId>().is_ok();
    Die: BadDice, "a die from 1 to 6";
    Dr: BadDice, "a DR such as 4,3: the coloured die first, each 1 to 6";
}

impl Atom for Phase {
    const WHAT: &'static str = "a phase (RPh PFPh MPh DFPh AFPh RtPh APh CCPh)";
    const KIND: ErrorKind = ErrorKind::UnknownWord;
    fn show(&self, _: &Map) -> String {
        self.name().into()
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<Phase> {
        let hinted = || Phase::ALL.iter().map(|phase| phase.name());
        span.text.parse().map_err(|_| {
            let mut fault = Fault::new(Self::KIND, span.spot, span.text, Self::WHAT);
            fault.hint = nearest(span.text, hinted());
            from.note(fault);
            Stop
        })
    }
}

/// A word of the game. One of a closed list that nobody knows is noted with the nearest; in quotes it is taken as it
/// stands, for logs made elsewhere are printed and read too.
impl<M: Meaning> Atom for Word<M> {
    const WHAT: &'static str = M::WHAT;
    const KIND: ErrorKind = ErrorKind::BadValue;
    fn show(&self, _: &Map) -> String {
        self.to_string()
    }
    fn needs_quotes(&self) -> bool {
        M::CLOSED && self.means().is_none()
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<Word<M>> {
        read_word(span, from, M::CLOSED)
    }
}

/// Reads a word that has to be known, or not.
pub(super) fn read_word<M: Meaning>(span: Span<'_>, from: &mut Cursor<'_>, closed: bool) -> Read<Word<M>> {
    let read: Option<Word<M>> = span.text.parse().ok();
    if let Some(word) = read.filter(|word| span.quoted || !closed || word.means().is_some()) {
        return Ok(word);
    }
    let kind = if closed { ErrorKind::UnknownWord } else { ErrorKind::BadValue };
    let mut fault = Fault::new(kind, span.spot, span.text, M::WHAT);
    fault.hint = M::nearest_to(span.text).filter(|_| closed);
    from.note(fault);
    Err(Stop)
}

impl Atom for WeaponName {
    const WHAT: &'static str = "the name of a weapon: up to 32 letters, digits and _ - . / '";
    const KIND: ErrorKind = ErrorKind::BadValue;
    fn show(&self, _: &Map) -> String {
        self.to_string()
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<WeaponName> {
        span.text.parse().or_else(|_| from.refuse(Self::KIND, span, Self::WHAT))
    }
}

impl Atom for UnitId {
    const WHAT: &'static str = "a unit of the scenario";
    const KIND: ErrorKind = ErrorKind::UnknownUnit;
    fn show(&self, _: &Map) -> String {
        self.to_string()
    }
    /// A name that no line has given yet is noted, and reading goes on.
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<UnitId> {
        let Ok(unit) = span.text.parse::<UnitId>() else {
            return from.refuse(ErrorKind::BadValue, span, "a unit: up to 32 letters, digits and _ - . / '");
        };
        let unknown = |units: &&BTreeSet<UnitId>| !units.contains(&unit);
        // Which name is near, the reader says of what is no unit in the end.
        if from.known.units.filter(unknown).is_some() && from.notes_more() {
            let expected = "a unit of the scenario, or one that an earlier line placed `like` another";
            from.note(Fault::new(ErrorKind::UnknownUnit, span.spot, span.text, expected));
        }
        Ok(unit)
    }
}

impl Atom for Mp {
    const WHAT: &'static str = "a number of MP such as 4, 9.5, 9½ or 1/2, at most 10000";
    const KIND: ErrorKind = ErrorKind::BadNumber;
    fn show(&self, _: &Map) -> String {
        self.ascii()
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<Mp> {
        span.text.parse().or_else(|_| from.refuse(Self::KIND, span, Self::WHAT))
    }
}

impl Atom for Fp {
    const WHAT: &'static str = "a number of FP such as 4, 2.5, 1.25 or 5/4, at most 100000";
    const KIND: ErrorKind = ErrorKind::BadNumber;
    fn show(&self, _: &Map) -> String {
        match self.parts() {
            (n, 0) => n.to_string(),
            (n, 1) => format!("{}.5", n / 2),
            (n, halvings) => format!("{n}/{}", 1u32 << halvings.min(31)),
        }
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<Fp> {
        span.text.parse().or_else(|_| from.refuse(Self::KIND, span, Self::WHAT))
    }
}

impl Atom for Hex {
    const WHAT: &'static str = "a hex such as FF6";
    const KIND: ErrorKind = ErrorKind::NotAHex;
    fn show(&self, map: &Map) -> String {
        map.show(*self)
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<Hex> {
        from.known.map.read(span.text).or_else(|error| match error {
            HexError::Form(_) => {
                let what = "a hex: column letters (A to Z, AA to ZZ) and a row, such as FF6";
                from.refuse(ErrorKind::NotAHex, span, what)
            }
            HexError::Small(_, capitals) => {
                let mut fault =
                    Fault::new(ErrorKind::NotAHex, span.spot, span.text, "a hex in capital letters");
                fault.hint = Some(capitals);
                from.note(fault);
                Err(Stop)
            }
            HexError::Board(_, boards) => {
                let what = format!("a hex on a board of this scenario ({boards}), such as 2FF6 or 1a:FF6");
                from.refuse(ErrorKind::NoSuchBoard, span, what)
            }
        })
    }
}

/// Where the hex at the beginning of a text ends, small letters taken for a hex: a `-` between letters and digits is the sign of the row.
fn hex_end(text: &str) -> usize {
    let run = |from: usize, of: fn(&u8) -> bool| {
        from + text.as_bytes()[from..].iter().take_while(|b| of(b)).count()
    };
    let board = run(0, u8::is_ascii_alphanumeric);
    let start = if text[board..].starts_with(':') { board + 1 } else { run(0, u8::is_ascii_digit) };
    let letters = run(start, u8::is_ascii_alphabetic);
    run(letters + usize::from(text[letters..].starts_with('-')), u8::is_ascii_digit)
}

/// Reads `N` hexes joined by `-`.
fn joined<const N: usize>(span: Span<'_>, what: &str, from: &mut Cursor<'_>) -> Read<[Hex; N]> {
    let (mut rest, mut start) = (span.text, span.spot.start);
    let mut all = Vec::with_capacity(N);
    for n in 0..N {
        let end = if n + 1 == N { rest.len() } else { hex_end(rest) };
        let exact = Spot { start, end: start + end };
        all.push(Hex::read(Span { text: &rest[..end], spot: exact, quoted: false }, from)?);
        start += end + 1;
        rest = match rest[end..].strip_prefix('-') {
            Some(rest) => rest,
            None if n + 1 == N => "",
            None => return from.refuse(ErrorKind::NotAHex, span, what),
        };
    }
    all.try_into().or_else(|_| from.refuse(ErrorKind::NotAHex, span, what))
}

impl Atom for HexPair {
    const WHAT: &'static str = "two hexes such as FF6-EE6";
    const KIND: ErrorKind = ErrorKind::NotAHex;
    fn show(&self, map: &Map) -> String {
        map.show_pair(*self)
    }
    fn begins(text: &str) -> bool {
        text.contains('-') && text.starts_with(|c: char| c.is_ascii_alphanumeric())
    }

    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<HexPair> {
        joined(span, Self::WHAT, from).map(|[a, b]| HexPair(a, b))
    }
}

impl Atom for HexTriple {
    const WHAT: &'static str = "three hexes such as FF6-EE6-EE7";
    const KIND: ErrorKind = ErrorKind::NotAHex;
    fn show(&self, map: &Map) -> String {
        map.show_triple(*self)
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<HexTriple> {
        joined(span, Self::WHAT, from).map(|[a, b, c]| HexTriple(a, b, c))
    }
}

impl Atom for Level {
    const WHAT: &'static str = "a level: a number, or `in` for IN a Depression";
    const KIND: ErrorKind = ErrorKind::BadValue;
    fn show(&self, _: &Map) -> String {
        self.to_string()
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<Level> {
        match (span.text, span.text.parse()) {
            (word, _) if alike(word, "in") => Ok(Level::In),
            (_, Ok(level)) => Ok(Level::At(level)),
            _ => from.refuse(Self::KIND, span, Self::WHAT),
        }
    }
}

impl Atom for Location {
    const WHAT: &'static str = "a Location such as K5, K5/1 (level 1) or K5/in (IN a Depression)";
    const KIND: ErrorKind = ErrorKind::NotAHex;
    fn show(&self, map: &Map) -> String {
        match self.level {
            Level::At(0) => map.show(self.hex),
            level @ (Level::At(_) | Level::In) => format!("{}/{}", map.show(self.hex), level.show(map)),
        }
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<Location> {
        let (hex, level) = span.text.split_once('/').unwrap_or((span.text, "0"));
        let hex = Hex::read(Span { text: hex, ..span }, from)?;
        Ok(Location { hex, level: Level::read(Span { text: level, ..span }, from)? })
    }
}

impl Atom for TurretTo {
    const WHAT: &'static str = "a hexspine such as FF4-GG5, or front, left, right or rear in Bypass";
    const KIND: ErrorKind = ErrorKind::NotAHex;
    fn show(&self, map: &Map) -> String {
        match self {
            TurretTo::Spine(pair) => pair.show(map),
            TurretTo::Facing(side) => side.word().into(),
        }
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<TurretTo> {
        let side = TurretSide::ALL.into_iter().find(|side| alike(side.word(), span.text));
        side.map_or_else(
            || joined(span, Self::WHAT, from).map(|[a, b]| TurretTo::Spine(HexPair(a, b))),
            |side| Ok(TurretTo::Facing(side)),
        )
    }
}

/// Words that are no weapon of that name; a weapon so called is written `weapon:gun`.
const USES: [(&str, Use); 3] = [("inherent", Use::Inherent), ("gun", Use::Gun), ("ordnance", Use::Ordnance)];

impl Atom for Use {
    const WHAT: &'static str = "a weapon: inherent, gun, ordnance, sw:LMG, or a name such as MA";
    const KIND: ErrorKind = ErrorKind::BadValue;
    fn show(&self, _: &Map) -> String {
        let taken = |name: &str| USES.iter().any(|(word, _)| alike(word, name));
        match self {
            Use::Inherent => "inherent".into(),
            Use::Gun => "gun".into(),
            Use::Ordnance => "ordnance".into(),
            Use::Sw(name) => format!("sw:{name}"),
            Use::Weapon(name) if taken(name.as_str()) => format!("weapon:{name}"),
            Use::Weapon(name) => name.to_string(),
        }
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<Use> {
        if let Some((_, found)) = USES.iter().find(|(word, _)| alike(word, span.text)) {
            return Ok(found.clone());
        }
        let named = match span.text.split_once(':') {
            Some((word, name)) if alike(word, "sw") => name.parse().map(Use::Sw),
            Some((word, name)) if alike(word, "weapon") => name.parse().map(Use::Weapon),
            _ => span.text.parse().map(Use::Weapon),
        };
        named.or_else(|_| from.refuse(Self::KIND, span, Self::WHAT))
    }
}

impl Atom for FactorOp {
    const WHAT: &'static str = "a factor such as x2, x1/2 or +1.5";
    const KIND: ErrorKind = ErrorKind::BadNumber;
    fn show(&self, map: &Map) -> String {
        match self {
            FactorOp::Times(n) => format!("x{n}"),
            FactorOp::Half => "x1/2".into(),
            FactorOp::Plus(fp) => format!("+{}", fp.show(map)),
        }
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<FactorOp> {
        let plus = || span.text.strip_prefix('+')?.parse().ok().map(FactorOp::Plus);
        let times = || span.text.strip_prefix('x')?.parse().ok().map(FactorOp::Times);
        match span.text {
            "x1/2" | "x½" => Ok(FactorOp::Half),
            _ => times().or_else(plus).map_or_else(|| from.refuse(Self::KIND, span, Self::WHAT), Ok),
        }
    }
    fn begins(text: &str) -> bool {
        let times = |t: &str| t.starts_with(|c: char| c.is_ascii_digit() || c == '½');
        text.strip_prefix('x').is_some_and(times) || text.starts_with('+')
    }
}

/// The checks that are one word without a number.
const CHECKS: [(&str, Check); 7] = [
    ("NMC", Check::Mc(0)),
    ("NTC", Check::Ntc),
    ("PTC", Check::Ptc),
    ("PAATC", Check::Paatc),
    ("LLMC", Check::Llmc),
    ("LLTC", Check::Lltc),
    ("rally", Check::Rally),
];

impl Atom for Check {
    const WHAT: &'static str = "a check: NMC, 1MC, 2MC, NTC, PTC, PAATC, LLMC, LLTC or rally";
    const KIND: ErrorKind = ErrorKind::UnknownWord;
    fn show(&self, _: &Map) -> String {
        let named = CHECKS.iter().find(|(_, check)| check == self);
        match (named, self) {
            (Some((word, _)), _) => (*word).into(),
            (None, Check::Mc(n)) => format!("{n}MC"),
            (None, Check::Ntc | Check::Ptc | Check::Paatc | Check::Llmc | Check::Lltc | Check::Rally) => {
                "?".into()
            }
        }
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<Check> {
        let named = CHECKS.iter().find(|(word, _)| alike(word, span.text)).map(|(_, check)| *check);
        let numbered = || span.text.to_ascii_uppercase().strip_suffix("MC")?.parse().ok().map(Check::Mc);
        named.or_else(numbered).map_or_else(|| no_check(span, from), Ok)
    }
}

fn no_check<T>(span: Span<'_>, from: &mut Cursor<'_>) -> Read<T> {
    let mut fault = Fault::new(Check::KIND, span.spot, span.text, Check::WHAT);
    let numbered = ["1MC", "2MC", "3MC", "4MC"].into_iter();
    fault.hint = nearest(span.text, CHECKS.iter().map(|(word, _)| *word).chain(numbered));
    from.note(fault);
    Err(Stop)
}

impl Atom for Source {
    const WHAT: &'static str = "an address in an imported file: file.step.leaf such as 1.17.2";
    const KIND: ErrorKind = ErrorKind::BadValue;
    fn show(&self, _: &Map) -> String {
        format!("{}.{}.{}", self.file, self.step, self.leaf)
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<Source> {
        let parts = || {
            let (file, rest) = span.text.split_once('.')?;
            let (step, leaf) = rest.split_once('.')?;
            Some(Source { file: file.parse().ok()?, step: step.parse().ok()?, leaf: leaf.parse().ok()? })
        };
        parts().map_or_else(|| from.refuse(Self::KIND, span, Self::WHAT), Ok)
    }
}

impl Atom for [u8; 32] {
    const WHAT: &'static str = "64 hexadecimal digits";
    const KIND: ErrorKind = ErrorKind::BadValue;
    fn show(&self, _: &Map) -> String {
        self.iter().map(|byte| format!("{byte:02x}")).collect()
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<[u8; 32]> {
        let nibble = |byte: &u8| char::from(*byte).to_digit(16);
        let digits: Option<Vec<u32>> = span.text.as_bytes().iter().map(nibble).collect();
        let Some(digits) = digits.filter(|digits| digits.len() == 64) else {
            return from.refuse(Self::KIND, span, Self::WHAT);
        };
        Ok(core::array::from_fn(|n| (digits[2 * n] * 16 + digits[2 * n + 1]) as u8))
    }
}

impl Atom for (UnitId, RollId) {
    const WHAT: &'static str = "a unit and its roll such as 1SQ:r4";
    const KIND: ErrorKind = ErrorKind::BadValue;
    fn show(&self, _: &Map) -> String {
        format!("{}:{}", self.0, self.1)
    }
    fn read(span: Span<'_>, from: &mut Cursor<'_>) -> Read<(UnitId, RollId)> {
        let Some((unit, roll)) = span.text.split_once(':') else {
            return from.refuse(Self::KIND, span, Self::WHAT);
        };
        Ok((
            UnitId::read(Span { text: unit, ..span }, from)?,
            RollId::read(Span { text: roll, ..span }, from)?,
        ))
    }
}

/// A keyword in backquotes; a description as it is.
pub(super) fn described(what: &str) -> String {
    if what.contains(' ') { what.into() } else { format!("`{what}`") }
}
