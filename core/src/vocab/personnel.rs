//! What a Personnel counter is, and its class, as scenarios say it.

use super::meaning::words;

words! {
    /// What a Personnel counter is.
    InfantryKind: true, "a kind of Personnel: squad, hs, crew, leader, hero or cavalry";
    /// A squad.
    Squad = "squad",
    /// A half-squad.
    Hs = "hs" | "half-squad" | "halfsquad",
    /// A crew.
    Crew = "crew",
    /// A leader.
    Leader = "leader" | "ldr",
    /// A hero.
    Hero = "hero",
    /// Cavalry.
    Cavalry = "cavalry",
}

words! {
    /// Quality by class (A1.7), the best first, as far as Cowering asks for it (A7.9).
    Quality: true, "a class: elite, first-line, second-line, green or conscript";
    /// Elite.
    Elite = "elite" | "E",
    /// First Line.
    FirstLine = "first-line" | "1st-line" | "first" | "1",
    /// Second Line.
    SecondLine = "second-line" | "2nd-line" | "second" | "2",
    /// Green.
    Green = "green" | "G",
    /// Conscript.
    Conscript = "conscript" | "conscripts" | "C",
}

impl InfantryKind {
    /// A Single Man Counter.
    #[must_use]
    pub const fn is_smc(self) -> bool {
        matches!(self, InfantryKind::Leader | InfantryKind::Hero)
    }
}
