//! What a unit suffers behind a roll, as its counters show it.

/// What a unit suffers behind a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Harm {
    /// It breaks.
    Broke,
    /// It is pinned.
    Pinned,
    /// It is reduced.
    Reduced,
    /// It is gone, or a wreck.
    Lost,
}

impl Harm {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Harm::Broke => "breaks",
            Harm::Pinned => "is pinned",
            Harm::Reduced => "is reduced",
            Harm::Lost => "is lost",
        }
    }
}
