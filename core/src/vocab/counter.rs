//! Counters without an event of their own, and what MP are spent on beside moving.

use super::as_read::as_seen;
use super::meaning::words;

words! {
    /// A counter that a log names, as far as a rule of the book speaks of it.
    Counter: false, "a counter such as cc, turret or smoke";
    /// Close Combat.
    Cc = "cc" | "close-combat",
    /// A turret counter (D3.12).
    Turret = "turret",
    /// SMOKE (A24).
    Smoke = "smoke",
    /// Acquisition (C6.5).
    Acquired = "acq" | "acquired" | "acquisition",
    /// A vehicle is Hull Down (D4.2).
    HullDown = "hull-down" | "hd",
}

words! {
    /// What MP are spent on that is no movement, as far as a rule of the book speaks of it.
    Work: false, "what MP are spent on";
    /// The turret is turned (D3.12).
    Turret = "turret" | "tca",
    /// A Gun or trailer is hooked up or unhooked (C10.1).
    Hook = "hook" | "unhook" | "hooking" | "unhooking" | "hook-up",
    /// Passengers or Riders get off (D6.5).
    Unload = "unload" | "unloads" | "unloading",
    /// A Hull Down Manoeuvre (D4.22).
    HullDown = "hull-down" | "hd" | "hull-down-maneuver" | "hull-down-manoeuvre",
}

words! {
    /// What Infantry spends MF on where it stands, as far as a rule of the book speaks of it.
    MfWork: false, "what MF are spent on";
    /// A SW is Recovered (A4.44).
    Recovery = "recovery" | "recover" | "recovers" | "recovering",
    /// SMOKE grenades (A24.1).
    Smoke = "smoke" | "smoke-grenades" | "grenades",
    /// Searching (A12.152).
    Search = "search" | "searching",
    /// Into a foxhole, a trench or another entrenchment of the hex, or out of it (B27.4).
    Foxhole = "foxhole" | "trench" | "entrenchment",
}

words! {
    /// What is tried by a dr beside what MF are spent on, as far as a rule of the book speaks of it.
    Tried: false, "what is tried by a dr";
    /// A weapon that malfunctioned is repaired (A9.72).
    Repair = "repair" | "repairs" | "repairing",
    /// A "?" is gained (A12.122).
    Concealment = "concealment" | "conceal" | "conceals" | "concealing",
    /// A PF is looked for (C13.31).
    PfCheck = "pf" | "pf-check" | "panzerfaust",
    /// Both sides dice for Ambush (A11.4).
    Ambush = "ambush" | "ambushes",
    /// A leader is created (A18.2).
    LeaderCreation = "leader-creation" | "leader" | "creation",
    /// A Gun is pushed (C10.3).
    Push = "push" | "pushes" | "pushing" | "manhandling" | "manhandle",
    /// A bogged vehicle gets free (D8.3).
    BogRemoval = "bog-removal" | "removal" | "unbogging",
}

words! {
    /// What ordnance fires (C8), as far as a rule of the book speaks of it.
    Ammunition: false, "ammunition such as HE, AP or SMOKE";
    /// HE (C8.1).
    He = "HE",
    /// AP (C8.1).
    Ap = "AP",
    /// APCR (C8.11).
    Apcr = "APCR" | "A",
    /// APDS (C8.11).
    Apds = "APDS" | "D",
    /// HEAT (C8.3).
    Heat = "HEAT" | "H",
    /// SMOKE (C8.5).
    Smoke = "SMOKE" | "s",
    /// White Phosphorus (C8.6).
    Wp = "WP",
}

/// The words of a player's text, as ids and names are written.
pub fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '-')).filter(|word| !word.is_empty())
}

/// Do words of a player's own name SMOKE?
#[must_use]
pub fn names_smoke(words: &str) -> bool {
    as_seen(words).contains("smoke")
}
