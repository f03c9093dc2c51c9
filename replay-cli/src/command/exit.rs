//! Exit codes: what a script may conclude.

/// How the program ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Exit {
    /// Nothing found; undecided and waived findings alone are nothing.
    Clean = 0,
    /// Rule violations or dice inconsistencies.
    Findings = 1,
    /// Integrity broken: chain, fork, torn tail, copies that part, bent dice in a mail.
    Broken = 2,
    /// Could not run: usage, unreadable or unsupported input.
    CannotRun = 3,
}

impl Exit {
    /// The number of the exit code.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }
}
