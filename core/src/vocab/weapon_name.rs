//! Names of weapons: `LMG`, `MA`, `CMG`, `LMG.2`. What a name begins with tells what the weapon is, unless a scenario
//! says it; letters in either case, and players' words for one weapon (`coax` for the CMG), are one name.

use super::ident::{IdentError, Name, Read, is_name};
use super::letters::Letters;
use super::meaning::{alike, plain, words};
use super::weapon::{WeaponKind, WeaponMount};
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::str::FromStr;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

words! {
    /// What the name of a weapon begins with.
    WeaponWord: false, "the name of a weapon such as LMG, MA or CMG";
    /// Main Armament.
    Ma = "MA" | "main-armament",
    /// Secondary Armament.
    Sa = "SA" | "secondary-armament",
    /// Coaxial MG.
    Cmg = "CMG" | "coax" | "coaxial" | "coax-MG",
    /// Bow MG.
    Bmg = "BMG" | "bow-MG",
    /// Rear MG.
    Rmg = "RMG" | "rear-MG",
    /// Anti-aircraft MG.
    Aamg = "AAMG" | "AA-MG",
    /// Light MG.
    Lmg = "LMG",
    /// Medium MG.
    Mmg = "MMG",
    /// Heavy MG.
    Hmg = "HMG",
    /// A MG.
    Mg = "MG",
    /// Infantry Firepower Equivalent.
    Ife = "IFE",
    /// Canister.
    Canister = "canister",
    /// Anti-tank rifle.
    Atr = "ATR",
    /// Flamethrower.
    Ft = "FT" | "flamethrower",
    /// Molotov cocktail.
    Mol = "MOL" | "molotov",
    /// Demolition Charge.
    Dc = "DC",
    /// A thrown one.
    ThrownDc = "thrown-DC" | "thrown",
    /// Goliath.
    Goliath = "goliath",
    /// Off-Board Artillery.
    Oba = "OBA",
    /// Panzerschreck.
    Psk = "PSK" | "panzerschreck",
    /// Bazooka.
    Baz = "BAZ" | "bazooka",
    /// PIAT.
    Piat = "PIAT",
    /// Panzerfaust.
    Pf = "PF" | "panzerfaust",
    /// Recoilless rifle.
    Rcl = "RCL",
    /// Infantry gun.
    Inf = "INF",
    /// Mortar.
    Mtr = "MTR" | "mortar",
    /// A Gun.
    Gun = "gun",
    /// Ordnance.
    Ordnance = "ordnance",
    /// Fire Lane.
    FireLane = "fire-lane",
    /// Sniper.
    Sniper = "sniper",
}

impl WeaponWord {
    /// What such a weapon is; none for a Secondary Armament, which may be anything.
    #[must_use]
    pub const fn kind(self) -> Option<WeaponKind> {
        Some(match self {
            WeaponWord::Sa => return None,
            WeaponWord::Cmg
            | WeaponWord::Bmg
            | WeaponWord::Rmg
            | WeaponWord::Aamg
            | WeaponWord::Lmg
            | WeaponWord::Mmg
            | WeaponWord::Hmg
            | WeaponWord::Mg => WeaponKind::Mg,
            WeaponWord::Ma
            | WeaponWord::Psk
            | WeaponWord::Baz
            | WeaponWord::Piat
            | WeaponWord::Pf
            | WeaponWord::Rcl
            | WeaponWord::Inf
            | WeaponWord::Mtr
            | WeaponWord::Gun
            | WeaponWord::Ordnance => WeaponKind::Ordnance,
            WeaponWord::Ife => WeaponKind::Ife,
            WeaponWord::Canister => WeaponKind::Canister,
            WeaponWord::Atr => WeaponKind::Atr,
            WeaponWord::Ft => WeaponKind::Ft,
            WeaponWord::Mol => WeaponKind::Mol,
            WeaponWord::Dc => WeaponKind::Dc,
            WeaponWord::ThrownDc => WeaponKind::ThrownDc,
            WeaponWord::Goliath => WeaponKind::Goliath,
            WeaponWord::Oba => WeaponKind::Oba,
            WeaponWord::FireLane => WeaponKind::FireLane,
            WeaponWord::Sniper => WeaponKind::Sniper,
        })
    }
}

/// The name of a weapon.
///
/// ```
/// use asl_core::vocab::{WeaponKind, WeaponName};
/// let written: WeaponName = "coax".parse().unwrap();
/// assert_eq!(written, "CMG".parse().unwrap());
/// assert_eq!((written.as_str(), written.kind()), ("coax", Some(WeaponKind::Mg)));
/// ```
#[derive(Clone)]
pub struct WeaponName {
    letters: Letters,
    word: Option<WeaponWord>,
    /// Where the letters of the word end, in bytes; all of it for a name of no word.
    end: u8,
}

impl WeaponName {
    /// As it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.letters.as_str()
    }

    /// The weapon that its first letters name.
    #[must_use]
    pub const fn word(&self) -> Option<WeaponWord> {
        self.word
    }

    /// Is it just this word, with nothing behind it?
    #[must_use]
    pub fn is(&self, word: WeaponWord) -> bool {
        self.word == Some(word) && self.rest().is_empty()
    }

    /// What a weapon of this name is, when no scenario says it.
    #[must_use]
    pub fn kind(&self) -> Option<WeaponKind> {
        self.word.and_then(WeaponWord::kind)
    }

    /// Where a vehicle has a weapon of this name, when no scenario says it; that of the MA depends on its turret.
    #[must_use]
    pub fn mount(&self) -> Option<WeaponMount> {
        if self.is(WeaponWord::Cmg) {
            Some(WeaponMount::Turret)
        } else if self.is(WeaponWord::Bmg) {
            Some(WeaponMount::Bow)
        } else if self.is(WeaponWord::Rmg) {
            Some(WeaponMount::Rear)
        } else if self.is(WeaponWord::Aamg) {
            Some(WeaponMount::Aa)
        } else {
            None
        }
    }

    /// The normal range in hexes of a vehicle's MG of this name, when no scenario says it (D1.81 to D1.83).
    #[must_use]
    pub const fn vehicular_range(&self) -> Option<u8> {
        match self.word {
            Some(WeaponWord::Bmg | WeaponWord::Rmg | WeaponWord::Aamg) => Some(8),
            Some(WeaponWord::Cmg) => Some(12),
            Some(_) | None => None,
        }
    }

    /// The letters of the word as they are usually written, or the whole name.
    fn front(&self) -> &str {
        match self.word {
            Some(word) => word.word(),
            None => self.as_str(),
        }
    }

    /// What stands behind the word: a number or a letter that tells two weapons apart.
    fn rest(&self) -> &str {
        self.as_str().get(usize::from(self.end)..).unwrap_or_default()
    }

    fn key(&self) -> impl Iterator<Item = u8> {
        let rest = if self.word.is_some() { self.rest() } else { "" };
        self.front().bytes().chain(rest.bytes()).map(plain)
    }
}

/// The longest word that a name begins with, and where it ends: no letter follows it.
fn leading(text: &str) -> Option<(WeaponWord, usize)> {
    let begins = |word: &str| {
        let front = text.get(..word.len()).is_some_and(|front| alike(front, word));
        front && !text.as_bytes().get(word.len()).is_some_and(u8::is_ascii_alphabetic)
    };
    let found = WeaponWord::SPELLINGS.iter().filter(|(word, _)| begins(word));
    found.max_by_key(|(word, _)| word.len()).map(|(word, meaning)| (*meaning, word.len()))
}

impl FromStr for WeaponName {
    type Err = IdentError;

    fn from_str(text: &str) -> Result<WeaponName, IdentError> {
        let letters = Letters::of(text).filter(|_| is_name(text)).ok_or_else(|| Name::refusal(text))?;
        let found = leading(text);
        let end = found.map_or(text.len(), |(_, end)| end);
        Ok(WeaponName {
            letters,
            word: found.map(|(word, _)| word),
            end: u8::try_from(end).unwrap_or(u8::MAX),
        })
    }
}

impl From<WeaponWord> for WeaponName {
    fn from(word: WeaponWord) -> WeaponName {
        word.word().parse().expect("every usual spelling is a name")
    }
}

impl PartialEq for WeaponName {
    fn eq(&self, other: &WeaponName) -> bool {
        self.word == other.word && self.key().eq(other.key())
    }
}

impl Eq for WeaponName {}

impl Ord for WeaponName {
    fn cmp(&self, other: &WeaponName) -> Ordering {
        self.key().cmp(other.key())
    }
}

impl PartialOrd for WeaponName {
    fn partial_cmp(&self, other: &WeaponName) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Hash for WeaponName {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().for_each(|letter| letter.hash(state));
    }
}

impl fmt::Display for WeaponName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for WeaponName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl Serialize for WeaponName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for WeaponName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WeaponName, D::Error> {
        deserializer.deserialize_str(Read(PhantomData))
    }
}
