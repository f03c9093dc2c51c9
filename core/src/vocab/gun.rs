//! What the counter and the listing of a Gun print: calibre and barrel, what sort of Gun it is, and how heavily a vehicle
//! lies on the ground. Facts for the reader and for the chapters that will read them.

use super::meaning::words;
use alloc::format;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Deserializer, de};

words! {
    /// What sort of Gun it is (C2.2): the letters on the counter.
    GunKind: true, "a sort of Gun: AT, INF, ART, MTR, AA, ATR or RCL";
    /// Anti-tank Gun.
    At = "AT",
    /// Infantry gun.
    Inf = "INF",
    /// Artillery piece.
    Art = "ART",
    /// Mortar.
    Mtr = "MTR" | "mortar",
    /// Anti-aircraft Gun.
    Aa = "AA",
    /// Anti-tank rifle.
    Atr = "ATR",
    /// Recoilless rifle.
    Rcl = "RCL",
}

words! {
    /// Ground pressure of a fully-tracked vehicle (D1.41).
    GroundPressure: true, "a ground pressure: low, normal or high";
    /// Low.
    Low = "low" | "L",
    /// Normal.
    Normal = "normal" | "N",
    /// High.
    High = "high" | "H",
}

/// How long a barrel is: the mark behind the calibre (C2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Barrel {
    /// `*`.
    Short,
    /// No mark.
    Normal,
    /// `L`.
    Long,
    /// `LL`.
    ExtraLong,
}

impl Barrel {
    /// The mark as printed; empty for a barrel of normal length.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Barrel::Short => "*",
            Barrel::Normal => "",
            Barrel::Long => "L",
            Barrel::ExtraLong => "LL",
        }
    }
}

/// Calibre and barrel length of a Gun as printed: `75L`, `76*`, `12.7`.
///
/// ```
/// use asl_core::vocab::{Barrel, Calibre};
/// let panther: Calibre = "75LL".parse().unwrap();
/// assert_eq!((panther.whole_mm(), panther.barrel), (75, Barrel::ExtraLong));
/// assert_eq!("12.7".parse::<Calibre>().unwrap().to_string(), "12.7");
/// assert!("LL75".parse::<Calibre>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Calibre {
    /// Tenths of a millimetre.
    tenths: u16,
    /// Barrel length.
    pub barrel: Barrel,
}

impl Calibre {
    /// The greatest calibre that is read, in millimetres.
    pub const MAX_MM: u16 = 600;

    /// Millimetres, without a fraction.
    #[must_use]
    pub const fn whole_mm(self) -> u16 {
        self.tenths / 10
    }
}

impl fmt::Display for Calibre {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.tenths / 10)?;
        if !self.tenths.is_multiple_of(10) {
            write!(f, ".{}", self.tenths % 10)?;
        }
        f.write_str(self.barrel.mark())
    }
}

impl FromStr for Calibre {
    type Err = String;

    /// # Errors
    /// When it is no number of millimetres with `*`, `L`, `LL` or nothing behind it.
    fn from_str(text: &str) -> Result<Calibre, String> {
        let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
        let barrel = match &text[digits.len()..] {
            "*" => Barrel::Short,
            "" => Barrel::Normal,
            "L" => Barrel::Long,
            "LL" => Barrel::ExtraLong,
            _ => return Err(no_calibre(text)),
        };
        let tenths = tenths(digits).filter(|tenths| (10..=Calibre::MAX_MM * 10).contains(tenths));
        tenths.map(|tenths| Calibre { tenths, barrel }).ok_or_else(|| no_calibre(text))
    }
}

/// A number with at most one decimal, in tenths.
fn tenths(text: &str) -> Option<u16> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let plain = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if !plain(whole) || !plain(tenth) || tenth.len() != 1 {
        return None;
    }
    whole.parse::<u16>().ok()?.checked_mul(10)?.checked_add(tenth.parse().ok()?)
}

fn no_calibre(text: &str) -> String {
    format!("{text:?} is no calibre such as \"75L\": millimetres, then *, L, LL or nothing")
}

impl<'de> Deserialize<'de> for Calibre {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Calibre, D::Error> {
        String::deserialize(from)?.parse().map_err(de::Error::custom)
    }
}
