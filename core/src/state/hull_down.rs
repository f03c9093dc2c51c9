//! What became of a Hull Down status (D4.2).

/// What a vehicle did since it was said to be Hull Down (D4.22).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum HullDown {
    /// Nothing that ends it.
    #[default]
    Kept,
    /// It started, turned its hull or went into Motion: by one source it is Hull Down no more (D4.221).
    Doubtful,
    /// It left the hex.
    Left,
}

impl HullDown {
    /// It started, turned or went into Motion.
    #[must_use]
    pub(crate) const fn or_doubtful(self) -> HullDown {
        match self {
            HullDown::Kept | HullDown::Doubtful => HullDown::Doubtful,
            HullDown::Left => HullDown::Left,
        }
    }
}
