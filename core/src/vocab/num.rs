//! The numbers of the game: half-MP, exact FP fractions, DRM. Knows arithmetic and how players write
//! it; knows no rule and no unit.

use alloc::string::{String, ToString};
use core::fmt;
use core::iter::Sum;
use core::ops::{Add, Mul, Neg, Sub};
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// Movement Points, counted in halves (D2.16 is why halves are enough).
///
/// ```
/// use asl_core::vocab::num::Mp;
/// let mp: Mp = "9.5".parse().unwrap();
/// assert_eq!((mp.halves(), mp.to_string()), (19, "9½".into()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Mp(i32);

impl Mp {
    /// No MP at all.
    pub const ZERO: Mp = Mp(0);
    /// One half MP: the road rate of D2.16.
    pub const HALF: Mp = Mp(1);
    /// One MP.
    pub const ONE: Mp = Mp(2);
    /// The largest figure that a file may state, in whole MP: far above any counter.
    pub const MAX_WHOLE: i32 = 10_000;

    /// `n` whole MP.
    #[must_use]
    pub const fn whole(n: i32) -> Mp {
        Mp(n.saturating_mul(2))
    }

    /// `n` halves of a MP.
    #[must_use]
    pub const fn from_halves(n: i32) -> Mp {
        Mp(n)
    }

    /// The number of halves.
    #[must_use]
    pub const fn halves(self) -> i32 {
        self.0
    }

    /// Whole MP, fractions dropped (FRD).
    #[must_use]
    pub const fn floor(self) -> i32 {
        self.0.div_euclid(2)
    }

    /// Whole MP, fractions rounded up (FRU).
    #[must_use]
    pub const fn ceil(self) -> i32 {
        self.0.saturating_add(1).div_euclid(2)
    }

    /// `1/n` of these MP in whole MP, fractions rounded up (as D2.15 and B23 count half an allotment).
    #[must_use]
    pub const fn share_rounded_up(self, n: i32) -> Mp {
        let halves = 2 * n;
        Mp::whole((self.0.saturating_add(halves - 1)).div_euclid(halves))
    }

    /// How it is written in ASCII: `9.5`; the form of the notation.
    #[must_use]
    pub fn ascii(self) -> String {
        let whole = (self.0 / 2).to_string();
        let sign = if self.0 < 0 && self.0 > -2 { "-" } else { "" };
        if self.0 % 2 == 0 { whole } else { alloc::format!("{sign}{whole}.5") }
    }
}

impl fmt::Display for Mp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, n) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        let text = match (n / 2, n % 2) {
            (whole, 0) => alloc::format!("{sign}{whole}"),
            (0, _) => alloc::format!("{sign}½"),
            (whole, _) => alloc::format!("{sign}{whole}½"),
        };
        f.pad(&text)
    }
}

/// Movement Factors of Infantry, in the same halves (A4.11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Mf(pub Mp);

impl Mf {
    /// `n` whole MF.
    #[must_use]
    pub const fn whole(n: i32) -> Mf {
        Mf(Mp::whole(n))
    }
}

impl fmt::Display for Mf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no number of this kind.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is not {expected}")]
pub struct NumError {
    /// What stood there.
    pub found: String,
    /// What should have stood there.
    pub expected: &'static str,
}

impl NumError {
    pub(crate) fn new(found: &str, expected: &'static str) -> NumError {
        NumError { found: found.into(), expected }
    }
}

const MP_FORM: &str = "a number of MP such as 4, 9.5, 9½ or 1/2";

impl FromStr for Mp {
    type Err = NumError;

    /// Reads `4`, `9.5`, `9½`, `½`, `1/2`.
    fn from_str(text: &str) -> Result<Mp, NumError> {
        let fail = || NumError::new(text, MP_FORM);
        let (whole, half) = match text {
            "½" | "1/2" | ".5" | "0.5" => return Ok(Mp::HALF),
            _ => match text.strip_suffix('½').or_else(|| text.strip_suffix(".5")) {
                Some(whole) => (whole, 1),
                None => (text.strip_suffix(".0").unwrap_or(text), 0),
            },
        };
        let digits = whole.bytes().all(|b| b.is_ascii_digit());
        let n: i32 = if digits { whole.parse().map_err(|_| fail())? } else { return Err(fail()) };
        if n > Mp::MAX_WHOLE { Err(fail()) } else { Ok(Mp(2 * n + half)) }
    }
}

impl Add for Mp {
    type Output = Mp;
    fn add(self, other: Mp) -> Mp {
        Mp(self.0.saturating_add(other.0))
    }
}

impl Sub for Mp {
    type Output = Mp;
    fn sub(self, other: Mp) -> Mp {
        Mp(self.0.saturating_sub(other.0))
    }
}

impl Mul<i32> for Mp {
    type Output = Mp;
    fn mul(self, n: i32) -> Mp {
        Mp(self.0.saturating_mul(n))
    }
}

impl Sum for Mp {
    fn sum<I: Iterator<Item = Mp>>(all: I) -> Mp {
        all.fold(Mp::ZERO, Add::add)
    }
}

/// Firepower as an exact fraction: a whole number of FP halved so many times (A7.2 knows no other
/// divisor). Always in lowest terms, so that one value has one form on the wire.
///
/// ```
/// use asl_core::vocab::num::Fp;
/// let long_range = Fp::whole(5).halved();
/// assert_eq!(long_range.to_string(), "2½");
/// assert_eq!((long_range.times(2), long_range.floor()), (Fp::whole(5), 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u32, u8)", into = "(u32, u8)")]
pub struct Fp {
    numerator: u32,
    halvings: u8,
}

/// Halvings beyond this are lost: no attack of the rulebook comes near.
const MAX_HALVINGS: u8 = 16;

impl Fp {
    /// `n` whole FP.
    #[must_use]
    pub const fn whole(n: u32) -> Fp {
        Fp { numerator: n, halvings: 0 }
    }

    /// `n / 2^halvings` FP in lowest terms.
    #[must_use]
    pub fn fraction(n: u32, halvings: u8) -> Fp {
        let shared = n.trailing_zeros().min(u32::from(halvings));
        if n == 0 { Fp::whole(0) } else { Fp { numerator: n >> shared, halvings: halvings - shared as u8 } }
    }

    /// These FP times `n` (2 for PBF, 3 for TPBF: A7.21).
    #[must_use]
    pub fn times(self, n: u32) -> Fp {
        Fp::fraction(self.numerator.saturating_mul(n), self.halvings)
    }

    /// Half of these FP, exactly (A7.22 to A7.25).
    #[must_use]
    pub fn halved(self) -> Fp {
        Fp::fraction(self.numerator, (self.halvings + 1).min(MAX_HALVINGS))
    }

    /// Whole FP, fractions dropped: what chooses the IFT column (A7.3).
    #[must_use]
    pub const fn floor(self) -> u32 {
        self.numerator >> self.halvings
    }

    /// Whole FP, fractions rounded up (A7.36).
    #[must_use]
    pub fn ceil(self) -> u32 {
        self.floor() + u32::from(self.halvings > 0)
    }

    /// Numerator and number of halvings.
    #[must_use]
    pub const fn parts(self) -> (u32, u8) {
        (self.numerator, self.halvings)
    }
}

/// By their worth; each has one form alone.
impl Ord for Fp {
    fn cmp(&self, other: &Fp) -> core::cmp::Ordering {
        let halvings = self.halvings.max(other.halvings);
        let raise = |fp: &Fp| u64::from(fp.numerator) << (halvings - fp.halvings);
        raise(self).cmp(&raise(other))
    }
}

impl PartialOrd for Fp {
    fn partial_cmp(&self, other: &Fp) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Add for Fp {
    type Output = Fp;
    fn add(self, other: Fp) -> Fp {
        let halvings = self.halvings.max(other.halvings);
        let raise = |fp: Fp| fp.numerator.saturating_mul(1 << (halvings - fp.halvings));
        Fp::fraction(raise(self).saturating_add(raise(other)), halvings)
    }
}

impl From<Fp> for (u32, u8) {
    fn from(fp: Fp) -> (u32, u8) {
        fp.parts()
    }
}

impl TryFrom<(u32, u8)> for Fp {
    type Error = NumError;
    fn try_from((numerator, halvings): (u32, u8)) -> Result<Fp, NumError> {
        let fp = Fp { numerator, halvings };
        let lowest = halvings <= MAX_HALVINGS && Fp::fraction(numerator, halvings) == fp;
        if lowest { Ok(fp) } else { Err(NumError::new("a fraction", "FP in lowest terms")) }
    }
}

impl fmt::Display for Fp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rest = self.numerator & ((1 << self.halvings) - 1);
        let whole = if self.floor() == 0 && rest != 0 { String::new() } else { self.floor().to_string() };
        let part = match (rest, self.halvings) {
            (0, _) => String::new(),
            (1, 1) => "½".into(),
            (1, 2) => "¼".into(),
            (3, 2) => "¾".into(),
            (n, h) => alloc::format!(" {n}/{}", 1u32 << h),
        };
        f.pad(alloc::format!("{whole}{part}").trim_start())
    }
}

impl FromStr for Fp {
    type Err = NumError;

    /// Reads `4`, `2.5`, `1.25`, `2½`, `¾`, `5/4`, `1 3/8`.
    fn from_str(text: &str) -> Result<Fp, NumError> {
        let fail = || NumError::new(text, "a number of FP such as 4, 2½ or 5/4");
        let part = |t: &str| t.parse::<u32>().ok().filter(|n| *n <= 100_000);
        let plain = |t: &str| if t.is_empty() { Some(0) } else { part(t) };
        let ended = |mark: &str, n, h| {
            text.strip_suffix(mark).and_then(plain).map(|w| Fp::whole(w) + Fp::fraction(n, h))
        };
        let ends: [(&str, u32, u8); 10] = [
            ("½", 1, 1),
            (".5", 1, 1),
            ("¼", 1, 2),
            (".25", 1, 2),
            ("¾", 3, 2),
            (".75", 3, 2),
            (".125", 1, 3),
            (".375", 3, 3),
            (".625", 5, 3),
            (".875", 7, 3),
        ];
        if let Some(fp) = ends.into_iter().find_map(|(mark, n, halvings)| ended(mark, n, halvings)) {
            return Ok(fp);
        }
        let Some((top, bottom)) = text.split_once('/') else {
            return part(text).map(Fp::whole).ok_or_else(fail);
        };
        let (whole, top) = top.split_once(' ').unwrap_or(("", top));
        let bottom = part(bottom).filter(|b| b.is_power_of_two() && *b <= 1 << MAX_HALVINGS);
        let whole = plain(whole).map(Fp::whole);
        match (whole, part(top), bottom) {
            (Some(whole), Some(n), Some(b)) => Ok(whole + Fp::fraction(n, b.trailing_zeros() as u8)),
            _ => Err(fail()),
        }
    }
}

/// The FP that name a column: whole ones, or a half above them as the Incremental IFT has them (A7.37). One
/// byte on the wire: the whole FP, and 128 more for a half, so that a whole column is its own number.
///
/// ```
/// use asl_core::vocab::num::{ColumnFp, Fp};
/// let column: ColumnFp = "2.5".parse().unwrap();
/// assert_eq!((column.fp(), column.to_string().as_str()), (Fp::fraction(5, 1), "2.5"));
/// assert_eq!(ColumnFp::whole(8).fp(), Fp::whole(8));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ColumnFp(u8);

/// What marks a half on the wire.
const HALF_COLUMN: u8 = 128;

impl ColumnFp {
    /// A column of so many whole FP, at most 127.
    #[must_use]
    pub const fn whole(n: u8) -> ColumnFp {
        ColumnFp(n % HALF_COLUMN)
    }

    /// A column of so many half FP.
    #[must_use]
    pub const fn from_halves(n: u8) -> ColumnFp {
        ColumnFp(n / 2 + n % 2 * HALF_COLUMN)
    }

    /// Its FP.
    #[must_use]
    pub fn fp(self) -> Fp {
        let (whole, half) = (self.0 % HALF_COLUMN, self.0 / HALF_COLUMN);
        Fp::fraction(2 * u32::from(whole) + u32::from(half), 1)
    }
}

impl fmt::Display for ColumnFp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.0 < HALF_COLUMN { "" } else { ".5" };
        f.pad(&alloc::format!("{}{half}", self.0 % HALF_COLUMN))
    }
}

impl FromStr for ColumnFp {
    type Err = NumError;

    /// Reads `8`, `2.5`, `2½`.
    fn from_str(text: &str) -> Result<ColumnFp, NumError> {
        let halves = text.parse::<Fp>().ok().map(|fp| fp.times(2)).filter(|halves| halves.parts().1 == 0);
        let small = halves.map(Fp::floor).filter(|halves| *halves < 2 * u32::from(HALF_COLUMN));
        let byte = small.and_then(|halves| u8::try_from(halves / 2 + halves % 2 * 128).ok());
        byte.map(ColumnFp).ok_or_else(|| NumError::new(text, "a column such as 8 or 2.5"))
    }
}

/// A To Hit Number: a Final DR up to it hits (C3.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct ToHit(pub i16);

impl fmt::Display for ToHit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A To Kill Number (C7.1), which a DR has to stay below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct KillNumber(pub i16);

impl fmt::Display for KillNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A dice roll modifier. Positive is worse for the roller unless its rule says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Drm(pub i16);

impl fmt::Display for Drm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&if self.0 == 0 { "+0".into() } else { alloc::format!("{:+}", self.0) })
    }
}

impl FromStr for Drm {
    type Err = NumError;

    /// Reads `+2`, `-1`, `+0`, `0`.
    fn from_str(text: &str) -> Result<Drm, NumError> {
        let n = text.parse::<i16>().ok().filter(|n| n.unsigned_abs() <= 100);
        n.map(Drm).ok_or_else(|| NumError::new(text, "a DRM such as +2 or -1"))
    }
}

impl Add for Drm {
    type Output = Drm;
    fn add(self, other: Drm) -> Drm {
        Drm(self.0.saturating_add(other.0))
    }
}

impl Neg for Drm {
    type Output = Drm;
    fn neg(self) -> Drm {
        Drm(self.0.saturating_neg())
    }
}
