//! One type of Personnel: what a counter of it prints, as far as A7 reads it.

use super::Nation;
use super::row::Row;
use crate::counter::Infantry;
use crate::vocab::num::Drm;
use crate::vocab::{InfantryKind, Quality};

/// One type of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Personnel {
    /// The nation and the printed factors, a word between them where two counters share both.
    pub name: &'static str,
    /// Whose counter it is.
    pub nation: Nation,
    /// What it is.
    pub kind: InfantryKind,
    /// Inherent FP; a leader has none.
    pub fp: Option<u8>,
    /// Normal range in hexes.
    pub range: Option<u8>,
    /// Morale Level of the unbroken side.
    pub morale: u8,
    /// Morale Level of the broken side.
    pub broken_morale: Option<u8>,
    /// Leadership DRM.
    pub leadership: Option<Drm>,
    /// FP underscored: Assault Fire (A7.36).
    pub assault: bool,
    /// Range underscored: Spraying Fire (A7.34).
    pub spraying: bool,
    /// Class of a squad or HS.
    pub quality: Option<Quality>,
    /// It is a Commissar (A25.22).
    pub commissar: bool,
    /// What is not sure about this row.
    pub doubt: Option<&'static str>,
    /// The version of the book that brought this row, as for vehicles.
    pub since: u16,
}

/// A squad: its factors are those that end its name.
pub(super) const fn squad(name: &'static str, quality: Quality, broken_morale: u8) -> Personnel {
    let unit = factored(name, InfantryKind::Squad, broken_morale);
    Personnel { quality: Some(quality), ..unit }
}

/// A half-squad.
pub(super) const fn half(name: &'static str, quality: Quality, broken_morale: u8) -> Personnel {
    let unit = factored(name, InfantryKind::Hs, broken_morale);
    Personnel { quality: Some(quality), ..unit }
}

/// A crew.
pub(super) const fn crew(name: &'static str, broken_morale: u8) -> Personnel {
    factored(name, InfantryKind::Crew, broken_morale)
}

/// A hero: no broken side.
pub(super) const fn hero(name: &'static str) -> Personnel {
    let unit = factored(name, InfantryKind::Hero, 0);
    Personnel { broken_morale: None, ..unit }
}

/// A leader, with a leadership of -3 to +1.
pub(super) const fn leader(name: &'static str, morale: u8, leadership: i16) -> Personnel {
    let kind = InfantryKind::Leader;
    let blank = blank(name, kind, morale);
    Personnel { leadership: Some(Drm(leadership)), ..blank }
}

/// FP, range and morale as the digits of `4-6-7` at the end of the name.
const fn factored(name: &'static str, kind: InfantryKind, broken_morale: u8) -> Personnel {
    let text = name.as_bytes();
    let digit = [text[text.len() - 5] - b'0', text[text.len() - 3] - b'0', text[text.len() - 1] - b'0'];
    let blank = blank(name, kind, digit[2]);
    Personnel { fp: Some(digit[0]), range: Some(digit[1]), broken_morale: Some(broken_morale), ..blank }
}

const fn blank(name: &'static str, kind: InfantryKind, morale: u8) -> Personnel {
    Personnel {
        name,
        nation: Nation::Common,
        kind,
        fp: None,
        range: None,
        morale,
        broken_morale: None,
        leadership: None,
        assault: false,
        spraying: false,
        quality: None,
        commissar: false,
        doubt: None,
        since: 1,
    }
}

/// Rows of one nation.
pub(super) const fn of<const N: usize>(nation: Nation, mut rows: [Personnel; N]) -> [Personnel; N] {
    let mut n = 0;
    while n < N {
        rows[n].nation = nation;
        n += 1;
    }
    rows
}

impl Personnel {
    pub(super) const fn assault(self) -> Personnel {
        Personnel { assault: true, ..self }
    }

    pub(super) const fn spraying(self) -> Personnel {
        Personnel { spraying: true, ..self }
    }

    pub(super) const fn commissar(self) -> Personnel {
        Personnel { commissar: true, ..self }
    }

    pub(super) const fn doubt(self, doubt: &'static str) -> Personnel {
        Personnel { doubt: Some(doubt), ..self }
    }

    /// The values that the rules read.
    #[must_use]
    pub fn infantry(&self) -> Infantry {
        let nation = (self.nation != Nation::Common).then(|| self.nation.name().parse().ok());
        Infantry {
            kind: Some(self.kind),
            fp: self.fp,
            range: self.range,
            morale: Some(self.morale),
            broken_morale: self.broken_morale,
            leadership: self.leadership,
            assault: self.assault,
            spraying: self.spraying,
            quality: self.quality,
            inexperienced: None,
            nation: nation.flatten(),
            commissar: self.commissar,
            sw: None,
        }
    }
}

impl Row for Personnel {
    fn name(&self) -> &'static str {
        self.name
    }

    fn since(&self) -> u16 {
        self.since
    }
}
