//! Why FP are changed, as players write it behind a factor. What each does to FP, and by which rule, the rules say.

use super::meaning::words;

words! {
    /// Why FP are multiplied, halved or added to. A special rule may bring one of its own: that stands by its word.
    Reason: false, "the reason of a factor such as PBF, long-range or AFPh";
    /// Triple Point Blank Fire (A7.21).
    Tpbf = "TPBF" | "triple-point-blank",
    /// Point Blank Fire (A7.21).
    Pbf = "PBF" | "point-blank" | "point-blank-fire",
    /// Long Range (A7.22).
    LongRange = "long-range" | "longrange" | "LR" | "long-range-fire" | "LRF",
    /// Concealed target (A7.23).
    Concealed = "concealed" | "concealment",
    /// Fire in the AFPh (A7.24).
    Afph = "AFPh" | "advancing" | "advancing-fire",
    /// Pinned firer (A7.8, A7.81).
    Pin = "pinned" | "pin",
    /// Subsequent First Fire or FPF (A8.3).
    Subsequent = "SFF" | "FPF" | "subsequent" | "subsequent-first-fire",
    /// Final Fire of a unit under First Fire (A8.4).
    FinalFire = "final-fire" | "final",
    /// Spraying Fire (A7.34).
    Spraying = "spraying" | "spraying-fire" | "spray",
    /// Bounding First Fire of a non-ordnance weapon (D3.31).
    Bounding = "bounding" | "BFF" | "bounding-fire" | "bounding-first-fire",
    /// Fire from a vehicle in Motion, or under way (D2.42).
    Motion = "motion" | "moving" | "non-stopped",
    /// Assault Fire (A7.36).
    Assault = "assault" | "assault-fire" | "AF",
    /// Fire of Riders, of Passengers of a truck, or of Cavalry (A13, D6.1, D6.22).
    Mounted = "mounted" | "mounted-fire",
    /// A Snap Shot at the hexside that is crossed (A8.15).
    SnapShot = "snap-shot" | "snapshot" | "snap",
    /// A MG that one SMC fires alone (A9.12).
    LoneSmc = "one-smc" | "lone-smc" | "single-smc",
    /// A Dash in the road (A4.63).
    Dash = "dash",
    /// Area Fire of whatever ground: the firer says that the FP are halved by it, and not which (A7.23).
    Area = "area" | "area-fire",
}

impl Reason {
    /// Those that a fire sheet derives, in its order.
    pub const SHEET: [Reason; 15] = [
        Reason::Tpbf,
        Reason::Pbf,
        Reason::LongRange,
        Reason::Concealed,
        Reason::Afph,
        Reason::Pin,
        Reason::Subsequent,
        Reason::FinalFire,
        Reason::Spraying,
        Reason::Bounding,
        Reason::Motion,
        Reason::Mounted,
        Reason::LoneSmc,
        Reason::Dash,
        Reason::Assault,
    ];

    /// The grounds that players call Area Fire; the AFPh is no such ground by the rules, and often called so.
    pub const AREA_FIRE: [Reason; 11] = [
        Reason::Concealed,
        Reason::Pin,
        Reason::Subsequent,
        Reason::FinalFire,
        Reason::Spraying,
        Reason::Bounding,
        Reason::Motion,
        Reason::Mounted,
        Reason::LoneSmc,
        Reason::Dash,
        Reason::Afph,
    ];
}
