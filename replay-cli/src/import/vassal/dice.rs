//! The lines VASL's dice button writes into the chat (SPEC 8.1), and the forms of older and newer versions.
//!
//! Input: one chat text. Output: the roll with every counter as printed, or where the line stops making sense. It
//! does not judge whether the counters are right.

use core::fmt;
use thiserror::Error;

use super::word::Word;
use asl_core::dice_audit::Faces;

/// DR (two dice, coloured first) or dr (one die).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RollKind {
    /// Two dice.
    Dr,
    /// One die.
    OneDie,
}

/// A printed mean; shown as it was printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Average {
    /// Its value.
    pub hundredths: u32,
    /// The roller's locale has a comma.
    comma: bool,
    /// So many decimals were printed.
    decimals: u8,
}

impl fmt::Display for Average {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.hundredths / 100, self.hundredths % 100);
        let point = if self.comma { ',' } else { '.' };
        match self.decimals {
            0 => write!(f, "{whole}"),
            1 => write!(f, "{whole}{point}{}", part / 10),
            _ => write!(f, "{whole}{point}{part:02}"),
        }
    }
}

/// Counters and receipt of a roll (absent in the 5.x form).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counters {
    /// How often this total has come up, this roll included.
    pub seen: u32,
    /// How many rolls of this kind, this one included.
    pub count: u32,
    /// Mean in this category.
    pub category_average: Average,
    /// Mean over all categories.
    pub total_average: Average,
    /// Series of the receipt.
    pub series: u32,
    /// Number within the series.
    pub instance: u32,
    /// Whether the pool came from random.org.
    pub random_org: bool,
}

/// A roll as printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roll {
    /// Display name of the roller.
    pub user: Word,
    /// Category, `None` in the 5.x form.
    pub category: Option<Word>,
    /// DR or dr.
    pub kind: RollKind,
    /// The dice: coloured, white; or the one die.
    pub dice: Faces,
    /// The dust die and its remark, when dust is in effect.
    pub dust: Option<Box<(u8, String)>>,
    /// The sniper or booby trap remark.
    pub san: Option<Word>,
    /// Counters.
    pub counters: Option<Counters>,
    /// What follows the receipt, `<Hull>` for instance.
    pub tail: Word,
}

/// A roll of the 3d6 extension: no counters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThreeDice {
    /// Display name of the roller.
    pub user: String,
    /// The three dice.
    pub dice: [u8; 3],
}

/// Any dice line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DiceLine {
    /// DR or dr.
    Roll(Roll),
    /// 3d6.
    ThreeDice(ThreeDice),
}

/// A line that starts like a roll and is none.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("a dice line that cannot be read: expected {expected} at character {position}")]
pub struct DiceError {
    /// Characters before the place.
    pub position: usize,
    /// What should stand there.
    pub expected: &'static str,
}

/// Reads a chat text that starts like a dice line; `None` when it does not.
#[must_use]
pub fn parse(text: &str) -> Option<Result<DiceLine, DiceError>> {
    let rest = text.strip_prefix("*** ")?;
    let known = rest.starts_with('(') || ["DR = ", "dr = ", "3d6 = "].iter().any(|p| rest.starts_with(p));
    known.then(|| line(Cursor { text, at: 4 }))
}

fn line(mut c: Cursor<'_>) -> Result<DiceLine, DiceError> {
    if c.take("3d6 = ") {
        return three_dice(c).map(DiceLine::ThreeDice);
    }
    if c.take("DR = ") {
        return old_roll(c, RollKind::Dr).map(DiceLine::Roll);
    }
    if c.take("dr = ") {
        return old_roll(c, RollKind::OneDie).map(DiceLine::Roll);
    }
    roll(c).map(DiceLine::Roll)
}

fn three_dice(mut c: Cursor<'_>) -> Result<ThreeDice, DiceError> {
    let at = c.clone();
    let dice = c.dice()?;
    let dice = dice.try_into().map_err(|_| at.error("three dice"))?;
    c.expect(" *** <", "` *** <`")?;
    Ok(ThreeDice { user: c.until('>', "`>` after the name")?, dice })
}

fn old_roll(mut c: Cursor<'_>, kind: RollKind) -> Result<Roll, DiceError> {
    let dice = c.dice_of(kind)?;
    c.expect(" *** <", "` *** <`")?;
    let user = Word::from(&*c.until('>', "`>` after the name")?);
    let san = Some(c.rest().trim()).filter(|rest| !rest.is_empty()).map(Word::from);
    let (dice, _) = dice;
    Ok(Roll { user, category: None, kind, dice, dust: None, san, counters: None, tail: "".into() })
}

fn roll(mut c: Cursor<'_>) -> Result<Roll, DiceError> {
    c.expect("(", "`(`")?;
    let (category, kind) = c.category()?;
    c.expect(" ", "a space")?;
    let (dice, third) = c.dice_of(kind)?;
    c.expect(" ***", "` ***`")?;
    let remark = c.until('<', "`<` before the name")?.trim().to_owned();
    let user = Word::from(&*c.until('>', "`>` after the name")?);
    c.skip_space();
    let san = c.until('[', "`[` before the counters")?;
    let san = Some(san.trim()).filter(|san| !san.is_empty()).map(Word::from);
    let counters = Some(c.counters()?);
    let dust = third.map(|die| Box::new((die, remark)));
    let category = Some(Word::from(&*category));
    Ok(Roll { user, category, kind, dice, dust, san, counters, tail: c.rest().into() })
}

#[derive(Clone)]
struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn error(&self, expected: &'static str) -> DiceError {
        DiceError { position: self.text[..self.at].chars().count(), expected }
    }

    fn take(&mut self, token: &str) -> bool {
        let found = self.rest().starts_with(token);
        self.at += if found { token.len() } else { 0 };
        found
    }

    fn expect(&mut self, token: &str, expected: &'static str) -> Result<(), DiceError> {
        if self.take(token) { Ok(()) } else { Err(self.error(expected)) }
    }

    fn skip_space(&mut self) -> bool {
        let trimmed = self.rest().trim_start();
        let skipped = self.rest().len() - trimmed.len();
        self.at += skipped;
        skipped > 0
    }

    fn space(&mut self) -> Result<(), DiceError> {
        if self.skip_space() { Ok(()) } else { Err(self.error("a space")) }
    }

    fn until(&mut self, end: char, expected: &'static str) -> Result<String, DiceError> {
        let length = self.rest().find(end).ok_or_else(|| self.error(expected))?;
        let found = self.rest()[..length].to_owned();
        self.at += length + end.len_utf8();
        Ok(found)
    }

    fn category(&mut self) -> Result<(String, RollKind), DiceError> {
        let start = self.clone();
        let ends = [(" DR) ", RollKind::Dr), (" dr) ", RollKind::OneDie)];
        let found = ends.iter().filter_map(|(end, kind)| Some((self.rest().find(end)?, *kind))).min();
        let (length, kind) = found.ok_or_else(|| start.error("a category and ` DR)` or ` dr)`"))?;
        if length == 0 {
            return Err(start.error("a category"));
        }
        let category = self.rest()[..length].to_owned();
        self.at += length + " DR)".len();
        Ok((category, kind))
    }

    fn digits(&mut self) -> &'a str {
        let rest = self.rest();
        let digits = &rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())];
        self.at += digits.len();
        digits
    }

    fn number(&mut self) -> Result<u32, DiceError> {
        let start = self.clone();
        self.digits().parse().map_err(|_| start.error("a number"))
    }

    fn die(&mut self) -> Result<u8, DiceError> {
        let start = self.clone();
        let die = self.digits().parse().ok().filter(|die| (1..=6).contains(die));
        die.ok_or_else(|| start.error("a die from 1 to 6"))
    }

    fn dice(&mut self) -> Result<Vec<u8>, DiceError> {
        let mut dice = vec![self.die()?];
        while dice.len() < 3 && self.take(",") {
            dice.push(self.die()?);
        }
        Ok(dice)
    }

    /// The dice of a DR or dr, and the dust die when there is one more.
    fn dice_of(&mut self, kind: RollKind) -> Result<(Faces, Option<u8>), DiceError> {
        let start = self.clone();
        let mut dice = self.dice()?;
        match (kind, dice.len()) {
            (RollKind::Dr, 2) | (RollKind::OneDie, 1) => Ok((Faces::from(&*dice), None)),
            (RollKind::Dr, 3) => {
                let dust = dice.pop();
                Ok((Faces::from(&*dice), dust))
            }
            (RollKind::Dr, _) => Err(start.error("two dice")),
            (RollKind::OneDie, _) => Err(start.error("one die")),
        }
    }

    /// Two decimals at most, `.` or `,` between.
    fn average(&mut self) -> Result<Average, DiceError> {
        let start = self.clone();
        let whole = self.number()?;
        let comma = self.take(",");
        let part = if comma || self.take(".") { self.digits() } else { "" };
        let (decimals, hundredths) = match part.len() {
            0 => (0, Some(0)),
            1 => (1, part.parse().ok().map(|d: u32| d * 10)),
            2 => (2, part.parse().ok()),
            _ => (0, None),
        };
        let value = hundredths.and_then(|h| whole.checked_mul(100)?.checked_add(h));
        let hundredths = value.ok_or_else(|| start.error("a mean with two decimals"))?;
        Ok(Average { hundredths, comma, decimals })
    }

    /// `1 / 2   avg   5.00 (7.00)]    (01.46)` after the opening bracket.
    fn counters(&mut self) -> Result<Counters, DiceError> {
        let seen = self.number()?;
        self.expect(" / ", "` / `")?;
        let count = self.number()?;
        self.space()?;
        self.expect("avg", "`avg`")?;
        self.space()?;
        let category_average = self.average()?;
        self.expect(" (", "` (`")?;
        let total_average = self.average()?;
        self.expect(")]", "`)]`")?;
        self.space()?;
        self.expect("(", "`(` before the receipt")?;
        let series = self.number()?;
        self.expect(".", "`.` in the receipt")?;
        let instance = self.number()?;
        let random_org = self.take(" - by random.org");
        self.expect(")", "`)` after the receipt")?;
        Ok(Counters { seen, count, category_average, total_average, series, instance, random_org })
    }
}
