//! Phases, and how units stand: placed, turned, marked, reduced.

use super::{Sentence, Teller, say, with};
use asl_core::event::{
    CrewStatusChanged, Deployed, Direction, Level, Marker, MarkerPlaced, PhaseBegan, Recombined, Reduced,
    Status, StatusChanged, UnitPlaced,
};
use asl_core::vocab::phase::Phase;

/// `Turn 2, russian Movement Phase`.
pub(super) fn phase(e: &PhaseBegan) -> Sentence {
    format!("Turn {}, {} {}", e.turn, e.side, name(e.phase)).into()
}

/// The whole name of a phase.
const fn name(phase: Phase) -> &'static str {
    match phase {
        Phase::RPh => "Rally Phase",
        Phase::PFPh => "Prep Fire Phase",
        Phase::MPh => "Movement Phase",
        Phase::DFPh => "Defensive Fire Phase",
        Phase::AFPh => "Advancing Fire Phase",
        Phase::RtPh => "Rout Phase",
        Phase::APh => "Advance Phase",
        Phase::CCPh => "Close Combat Phase",
    }
}

pub(super) fn placed(t: &Teller<'_>, e: &UnitPlaced) -> Sentence {
    let unit = t.alike(&e.unit, e.like.as_ref());
    let Some(hex) = e.hex else { return say![unit, " waits off board"] };
    let verb = if t.before.phase.is_none() { " is set up in " } else { " comes to stand in " };
    let motion = e.motion.or(e.under_way).map(|way| match way {
        Direction::Forward => "in Motion",
        Direction::Reverse => "in Reverse Motion",
    });
    let map = &t.scenario.map;
    let pair = |word, pair: Option<_>| with(word, pair.map(|pair| map.show_pair(pair)));
    say![unit, verb, t.hex(hex), level(e.level), pair(", facing ", e.vca), pair(", turret ", e.tca)]
        .and(pair(", along hexside ", e.along))
        .and(with(", ", motion))
}

pub(super) fn deployed(t: &Teller<'_>, e: &Deployed) -> Sentence {
    let of = |unit| t.alike(unit, e.like.as_ref());
    say![t.standing(&e.unit), " Deploys into ", of(&e.first), " and ", of(&e.second)]
}

pub(super) fn recombined(t: &Teller<'_>, e: &Recombined) -> Sentence {
    let into = t.alike(&e.into, e.like.as_ref());
    say![t.standing(&e.unit), " and ", t.unit(&e.with), " Recombine into ", into]
}

/// `, level 1`; nothing on the ground.
pub(super) fn level(level: Level) -> String {
    match level {
        Level::At(0) => String::new(),
        Level::At(n) => format!(", level {n}"),
        Level::In => ", IN the Depression".into(),
    }
}

pub(super) fn crew(t: &Teller<'_>, e: &CrewStatusChanged) -> Sentence {
    say!["The crew of ", t.unit(&e.unit), if e.ce { " is CE now" } else { " is BU now" }]
}

pub(super) fn marker(t: &Teller<'_>, e: &MarkerPlaced) -> Sentence {
    let (name, verb) = (counter(&e.marker), if e.removed { " is taken off " } else { " is put on " });
    let article = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "An " } else { "A " };
    match (&e.unit, e.hex) {
        (Some(unit), _) => say![article, name, " counter", verb, t.standing(unit)],
        (None, Some(hex)) => say![article, name, " counter", verb, t.hex(hex)],
        (None, None) => {
            say![article, name, " counter", if e.removed { " is taken off" } else { " is placed" }]
        }
    }
}

/// A counter as players call it.
fn counter(marker: &Marker) -> String {
    let name = match marker {
        Marker::PrepFire => "Prep Fire",
        Marker::BoundingFire => "Bounding Fire",
        Marker::OpportunityFire => "Opportunity Fire",
        Marker::FirstFire => "First Fire",
        Marker::FinalFire => "Final Fire",
        Marker::IntensiveFire => "Intensive Fire",
        Marker::NoFire => "No Fire",
        Marker::Motion => "Motion",
        Marker::ReverseMotion => "Reverse Motion",
        Marker::Pin => "Pin",
        Marker::Encircled => "Encircled",
        Marker::Melee => "Melee",
        Marker::Malfunction => "Malfunction",
        Marker::Named(name) => return name.to_string(),
        Marker::EncircledLevel(at) => return format!("Encircled{}", level(*at)),
    };
    name.to_owned()
}

pub(super) fn status(t: &Teller<'_>, e: &StatusChanged) -> Sentence {
    let list =
        |all: &[Status], and: &str| all.iter().map(|status| word(*status)).collect::<Vec<_>>().join(and);
    let unit = t.standing(&e.unit);
    match (e.add.is_empty(), e.remove.is_empty()) {
        (false, true) => say![unit, " is ", list(&e.add, " and ")],
        (true, _) => say![unit, " is no longer ", list(&e.remove, " or ")],
        (false, false) => say![unit, " is ", list(&e.add, " and "), ", no longer ", list(&e.remove, " or ")],
    }
}

/// A status behind "is".
const fn word(status: Status) -> &'static str {
    match status {
        Status::Broken => "broken",
        Status::Disrupted => "Disrupted",
        Status::Dm => "under DM",
        Status::Pinned => "pinned",
        Status::Berserk => "berserk",
        Status::Heroic => "heroic",
        Status::Fanatic => "Fanatic",
        Status::Wounded => "wounded",
        Status::Encircled => "Encircled",
        Status::Melee => "in Melee",
        Status::Concealed => "concealed",
        Status::Hidden => "hidden",
        Status::Known => "known to the enemy",
        Status::Ti => "TI",
        Status::Cx => "CX",
        Status::Captured => "captured",
        Status::Immobilized => "immobilized",
        Status::Bogged => "bogged",
        Status::Abandoned => "abandoned",
        Status::Stunned => "stunned",
        Status::Shocked => "shocked",
        Status::Recalled => "Recalled",
        Status::Towing => "towing",
        Status::Platoon => "in a platoon",
        Status::Motion => "in Motion",
        Status::Moved => "moved",
        Status::HullDown => "Hull Down",
        Status::InPillbox => "in a pillbox",
        Status::QuasiLeader => "led by a quasi leader",
        Status::HumanWave => "in a Human Wave",
        Status::ArmoredAssault => "in an Armored Assault",
    }
}

pub(super) fn reduced(t: &Teller<'_>, e: &Reduced) -> Sentence {
    match &e.into {
        Some(into) => say![t.standing(&e.unit), " is reduced to ", t.alike(into, e.like.as_ref())],
        None => say![t.standing(&e.unit), " suffers Casualty Reduction"],
    }
}
