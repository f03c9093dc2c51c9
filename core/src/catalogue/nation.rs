//! Whose counters a vehicle, a unit or a weapon is printed on.

use crate::counter::Maker;

/// The nation of a counter: for a vehicle, the listing that it stands in (Chapter H).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Nation {
    /// Germany.
    German,
    /// Soviet Union.
    Russian,
    /// United States.
    American,
    /// Great Britain and the Commonwealth.
    British,
    /// France.
    French,
    /// Italy.
    Italian,
    /// Japan.
    Japanese,
    /// Finland.
    Finnish,
    /// On counters that all sides share.
    Common,
}

impl Nation {
    /// All of them.
    pub const ALL: [Nation; 9] = [
        Nation::German,
        Nation::Russian,
        Nation::American,
        Nation::British,
        Nation::French,
        Nation::Italian,
        Nation::Japanese,
        Nation::Finnish,
        Nation::Common,
    ];

    /// Its name, in lower case as in a scenario.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Nation::German => "german",
            Nation::Russian => "russian",
            Nation::American => "american",
            Nation::British => "british",
            Nation::French => "french",
            Nation::Italian => "italian",
            Nation::Japanese => "japanese",
            Nation::Finnish => "finnish",
            Nation::Common => "common",
        }
    }

    /// Who makes its vehicles unless the listing says otherwise (D2.5).
    #[must_use]
    pub const fn maker(self) -> Maker {
        match self {
            Nation::German => Maker::German,
            Nation::Russian => Maker::Russian,
            Nation::American => Maker::American,
            Nation::British => Maker::British,
            Nation::French => Maker::French,
            Nation::Italian => Maker::Italian,
            Nation::Japanese | Nation::Finnish | Nation::Common => Maker::Other,
        }
    }

    /// Its vehicles are Axis vehicles unless the players agree otherwise (D2.52, notes A11); nothing is said of
    /// Finnish ones and of counters that all sides share.
    #[must_use]
    pub const fn is_axis(self) -> Option<bool> {
        match self {
            Nation::German | Nation::Italian | Nation::Japanese => Some(true),
            Nation::Russian | Nation::American | Nation::British | Nation::French => Some(false),
            Nation::Finnish | Nation::Common => None,
        }
    }
}
