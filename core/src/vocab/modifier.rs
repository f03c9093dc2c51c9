//! Names of DRM: the Cases of a To Hit roll (C5, C6) by their letters or by what they are for, and those of the IFT
//! and of checks (A7.6, A10). What each is worth, the rules say.

use super::meaning::{alike, words};
use super::word::Word;

words! {
    /// What a DRM is for. A special rule may bring one of its own: that stands by its word.
    Modifier: false, "a DRM such as TEM, leader, FFMO or a To Hit Case by its letter";
    /// Case A: fire outside the covered arc (C5.1).
    A = "A" | "case-A",
    /// Case B: fire in the AFPh (C5.2).
    B = "B" | "case-B",
    /// Case C: Bounding First Fire (C5.3).
    C = "C" | "case-C",
    /// Case C1: three MP or fewer spent in LOS (C5.31).
    C1 = "C1" | "case-C1",
    /// Case C2: two MP or fewer spent in LOS (C5.32).
    C2 = "C2" | "case-C2",
    /// Case C3: a light anti-tank weapon in the AFPh (C5.33).
    C3 = "C3" | "case-C3",
    /// Case C4: the firer is in Motion (C5.35).
    C4 = "C4" | "case-C4",
    /// Case D: a pinned firer (C5.4).
    D = "D" | "case-D" | "pinned" | "pin",
    /// Case E: fire within the own hex (C5.5).
    E = "E" | "case-E" | "own-hex",
    /// Case F: Intensive Fire (C5.6).
    F = "F" | "case-F" | "intensive" | "intensive-fire",
    /// Case G: Deliberate Immobilization (C5.7).
    G = "G" | "case-G" | "deliberate-immobilization",
    /// Case H: a captured weapon, or one of a crew that is not trained for it (C5.8).
    H = "H" | "case-H" | "captured",
    /// Case I: a BU firer (C5.9).
    I = "I" | "case-I" | "BU" | "buttoned-up",
    /// Case J: a target that moves, or is in Motion (C6.1); in CC too (D2.41).
    J = "J" | "case-J" | "moving" | "motion" | "non-stopped" | "moving-target",
    /// Case J1: three MP or fewer spent in LOS (C6.11).
    J1 = "J1" | "case-J1",
    /// Case J2: one MP or less spent in LOS (C6.12).
    J2 = "J2" | "case-J2",
    /// Case J3: First Fire at Non-Assault Movement (A4.6, C6.13).
    Ffnam = "FFNAM" | "J3" | "case-J3",
    /// Case J4: First Fire at Movement in the Open (A4.6, C6.14).
    Ffmo = "FFMO" | "J4" | "case-J4" | "open-ground",
    /// Case K: a concealed target (C6.2).
    K = "K" | "case-K" | "concealed" | "concealment",
    /// Case L: a target within two hexes (C6.3).
    L = "L" | "case-L" | "point-blank" | "PB",
    /// Case M: Bore Sighting (C6.4).
    M = "M" | "case-M" | "bore-sighted" | "bore-sighting",
    /// Case N: an acquired target (C6.5).
    N = "N" | "case-N" | "acq" | "acquired" | "acquisition",
    /// Case O: Hazardous Movement (C6.6).
    O = "O" | "case-O" | "hazardous" | "hazardous-movement",
    /// Case P: the target's size (C6.7).
    P = "P" | "case-P" | "size" | "target-size",
    /// Case Q: the target's TEM (A7.6, C6.8).
    Tem = "TEM" | "Q" | "case-Q" | "woods" | "building" | "wooden-building" | "stone-building" | "rubble" | "wall"
        | "hedge" | "roadblock" | "foxhole" | "trench" | "emplaced" | "emplacement" | "graveyard" | "crag" | "light-woods"
        | "olive-grove" | "cactus-patch" | "debris" | "air-burst" | "air-bursts" | "terrain",
    /// Case R: LOS Hindrance (A6.7, C6.9).
    Hindrance = "hindrance" | "R" | "case-R" | "hind" | "LOS-hindrance" | "grain" | "brush" | "orchard" | "smoke" | "wreck",
    /// A leader who directs or helps (A7.53, A10.7).
    Leader = "leader" | "leadership" | "ldr",
    /// An Armor Leader (D3.4).
    ArmorLeader = "armor-leader" | "armour-leader" | "AL",
    /// The quasi leader of an Inexperienced Crew (D3.45).
    QuasiLeader = "quasi-leader",
    /// A Commissar (A25.22).
    Commissar = "commissar",
    /// Fire out of Encirclement, or a Morale Level under it (A7.7).
    Encircled = "encircled" | "encirclement" | "enc",
    /// Exposed crews and Passengers (A7.211, D5.31).
    Ce = "CE" | "crew-exposed",
    /// A firer that is Counter Exhausted (A4.51).
    Cx = "CX" | "counter-exhausted" | "exhausted",
    /// Height Advantage (B10.31).
    Height = "height" | "height-advantage" | "HA",
    /// Desperation Morale in a rally (A10.62).
    Dm = "DM" | "desperation-morale" | "desperation",
    /// A rally without a leader (A10.63).
    SelfRally = "self-rally" | "self",
    /// An attack of a hero, or of a heroic unit (A15.24).
    Heroic = "heroic" | "hero",
    /// A hero who fires a MG alone (A15.23).
    HeroMg = "hero-MG" | "lone-MG",
    /// More than a Location holds (A5.12, A5.131).
    Overstacked = "overstacked" | "overstacking",
    /// A broken unit attacked in CC (A11.16).
    Broken = "broken",
    /// An Ambush (A11.4).
    Ambush = "ambush" | "ambushed",
    /// A unit that withdraws from Melee (A11.2).
    Withdrawing = "withdrawing" | "withdraw" | "withdrawal",
    /// A Stealthy unit (A11.17).
    Stealthy = "stealthy" | "stealth",
    /// A Lax unit (A11.18).
    Lax = "lax",
    /// An attempt to capture in CC (A20.22).
    Capture = "capture" | "capturing" | "capture-attempt",
    /// The shield of a Gun, for its crew on the IFT (C11.5).
    Gunshield = "gunshield" | "gun-shield",
    /// A mortar that is fired by a spotter (C9.3).
    Spotted = "spotted" | "spotter",
    /// A vehicle whose crew was stunned, for the rest of the game (D5.34).
    Stun = "stun" | "stun-counter",
}

impl Modifier {
    /// Its letter as a Case of a To Hit roll; none for what is no Case.
    #[must_use]
    #[rustfmt::skip] // A line for those of To Hit rolls, of fire and checks, and of Close Combat.
    pub const fn case(self) -> Option<&'static str> {
        use Modifier as M;
        match self {
            M::Tem => Some("Q"),
            M::Hindrance => Some("R"),
            M::Ffnam => Some("J3"),
            M::Ffmo => Some("J4"),
            M::A | M::B | M::C | M::C1 | M::C2 | M::C3 | M::C4 | M::D | M::E | M::F | M::G | M::H | M::I | M::J | M::J1 | M::J2
            | M::K | M::L | M::M | M::N | M::O | M::P => Some(self.word()),
            M::Leader | M::ArmorLeader | M::QuasiLeader | M::Commissar | M::Encircled | M::Ce | M::Cx | M::Height | M::Heroic
            | M::HeroMg | M::Overstacked | M::Dm | M::SelfRally | M::Broken | M::Ambush | M::Withdrawing | M::Stealthy
            | M::Lax | M::Capture | M::Gunshield | M::Spotted | M::Stun => None,
        }
    }

    /// As a sheet of a To Hit roll names it: by its letter.
    #[must_use]
    pub const fn on_to_hit(self) -> &'static str {
        match self.case() {
            Some(letter) => letter,
            None => self.word(),
        }
    }

    /// A member of Case C: at most one is paid (C5.3).
    #[must_use]
    pub const fn is_case_c(self) -> bool {
        matches!(self, Modifier::C | Modifier::C1 | Modifier::C2 | Modifier::C4)
    }

    /// It is paid for a target's movement: Case J and its members, FFMO and FFNAM.
    #[must_use]
    pub const fn is_of_movement(self) -> bool {
        self.is_case_j() || matches!(self, Modifier::Ffmo | Modifier::Ffnam)
    }

    /// A member of Case J for vehicles: at most one is paid (C6.1).
    #[must_use]
    pub const fn is_case_j(self) -> bool {
        matches!(self, Modifier::J | Modifier::J1 | Modifier::J2)
    }
}

/// Hindrances that are no DRM of a Fire Lane (A9.222), as far as a DRM is told by such a name.
const SOFT_HINDRANCES: [&str; 3] = ["smoke", "grain", "brush"];

impl Word<Modifier> {
    /// A Hindrance that is told by the name of what is no DRM of a Fire Lane (A9.222).
    #[must_use]
    pub fn is_soft_hindrance(&self) -> bool {
        SOFT_HINDRANCES.iter().any(|soft| alike(self.as_str(), soft))
    }
}
