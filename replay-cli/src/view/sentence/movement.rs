//! Movement of vehicles and Infantry, and what engines do.

use super::standing::level;
use super::{Sentence, Teller, say, with};
use asl_core::event::{
    Advanced, Boarding, BogChecked, CaChanged, ClearanceChecked, Direction, EsbAttempted, Level, MfSpent,
    MfSpentSo, MfWay, MotionAttempted, MoveDeclared, MoveEnd, MoveWay, MpSpent, MpUse, Rate,
    ReliabilityRolled, Routed, Stalled, SwDropped, SwGiven, SwRecovered, TurnTo, TurretTo, UnitMoveEnded,
};
use asl_core::vocab::hex::Arc;
use asl_core::vocab::num::Mp;

/// `PzKpfw IVH enters P6 by road: 1 MP, 7 so far`.
pub(super) fn spent(t: &Teller<'_>, e: &MpSpent) -> Sentence {
    let turret = e.turret.map(|to| format!(", turret to {}", turret(t, to)));
    let cost = (e.cost != Mp::whole(0)).then(|| format!("{} MP", e.cost));
    say![t.unit(&e.unit), " ", on(t, &e.on), with("", turret), with(": ", cost), with(", so far ", e.total)]
}

fn on(t: &Teller<'_>, on: &MpUse) -> String {
    let map = &t.scenario.map;
    match on {
        MpUse::Start { direction } => format!("starts{}", backwards(*direction)),
        MpUse::Stop => "stops".into(),
        MpUse::Delay => "spends Delay MP".into(),
        MpUse::Turn { to: TurnTo::Spine(to), .. } => format!("turns to {}", map.show_pair(*to)),
        MpUse::Turn { to: TurnTo::Along(side), .. } => {
            format!("turns to follow hexside {}", map.show_pair(*side))
        }
        MpUse::Enter { hex, rate, inside, direction, vca } => {
            let inside = if *inside { ", inside" } else { "" };
            let facing = with(", facing ", vca.map(|vca| map.show_pair(vca)));
            format!("enters {}{}{inside}{}{facing}", t.hex(*hex), by(*rate), backwards(*direction))
        }
        MpUse::Bypass { hex, along, direction, .. } => {
            format!("bypasses in {} along {}{}", t.hex(*hex), map.show_pair(*along), backwards(*direction))
        }
        MpUse::MinimumMove { hex, direction, .. } => {
            format!("makes a Minimum Move to {}{}", t.hex(*hex), backwards(*direction))
        }
        MpUse::Overrun { hex } => format!("overruns {}", t.hex(*hex)),
        MpUse::Other { what } => format!("spends MP: {what}"),
    }
}

const fn by(rate: Rate) -> &'static str {
    match rate {
        Rate::Terrain => "",
        Rate::Road => " by road",
        Rate::RoadDeclined => " over a road hexside, not at the road rate",
        Rate::Half => " for half of its MP",
        Rate::All => " for ALL of its MP",
    }
}

const fn backwards(direction: Option<Direction>) -> &'static str {
    match direction {
        Some(Direction::Reverse) => " in Reverse",
        Some(Direction::Forward) | None => "",
    }
}

fn turret(t: &Teller<'_>, to: TurretTo) -> String {
    match to {
        TurretTo::Spine(pair) => t.scenario.map.show_pair(pair),
        TurretTo::Facing(side) => format!("the {}", side.word()),
    }
}

/// `5-4-8 in O9 moves to N9: 1 MF`.
pub(super) fn walked(t: &Teller<'_>, e: &MfSpent) -> Sentence {
    let cost = e.cost.map(|cost| format!("{cost} MF"));
    let assault = if e.assault == Some(true) { ", Assault Movement" } else { "" };
    let seen = e.seen_by.as_deref().filter(|seen| !seen.is_empty());
    let seen = seen.map(|seen| say![", in LOS of ", t.units(seen)]).unwrap_or_default();
    say![t.standing(&e.unit), " moves to ", t.hex(e.hex), with(": ", cost), assault, seen]
}

/// `5-4-8 in O9 moves to N9: 1 MF, by road`.
pub(super) fn walked_so(t: &Teller<'_>, e: &MfSpentSo) -> Sentence {
    let cost = e.spent.cost.map(|cost| format!("{cost} MF"));
    let paid = with(": ", cost);
    let unit = t.standing(&e.spent.unit);
    match &e.way {
        MfWay::Road => say![walked(t, &e.spent), ", by road"],
        MfWay::Terrain => say![walked(t, &e.spent), ", into its terrain"],
        MfWay::Bypass { along } => {
            let sides: Vec<String> = along.iter().map(|pair| t.scenario.map.show_pair(*pair)).collect();
            say![walked(t, &e.spent), ", in Bypass along ", sides.join(", ")]
        }
        MfWay::Overrun => say![unit, " overruns ", t.hex(e.spent.hex), paid],
        MfWay::Stairs { to: Level::At(level) } => say![unit, " goes to level ", level.to_string(), paid],
        MfWay::Stairs { to: Level::In } => say![unit, " goes down", paid],
        MfWay::On { what } => say![unit, " spends MF on ", what.as_str(), paid],
    }
}

/// `4-6-7 in K5 will Assault Move`.
pub(super) fn says(t: &Teller<'_>, e: &MoveDeclared) -> Sentence {
    let unit = t.standing(&e.unit);
    match e.way {
        MoveWay::Assault => say![unit, " will Assault Move"],
        MoveWay::DoubleTime => say![unit, " Double Times"],
        MoveWay::MinimumMove => say![unit, " will make a Minimum Move"],
        MoveWay::Dash { to } => say![unit, " will Dash to ", t.hex(to)],
    }
}

/// `4-6-7 in K5 drops its LMG`.
pub(super) fn dropped(t: &Teller<'_>, e: &SwDropped) -> Sentence {
    say![t.standing(&e.unit), " drops its ", e.weapon.as_str()]
}

pub(super) fn given(t: &Teller<'_>, e: &SwGiven) -> Sentence {
    say![t.standing(&e.unit), " gives its ", e.weapon.as_str(), " to ", t.unit(&e.to)]
}

pub(super) fn recovered(t: &Teller<'_>, e: &SwRecovered) -> Sentence {
    let from = e.from.as_ref().map(|from| say![" of ", t.unit(from)]).unwrap_or_default();
    let how = outcome(e.success, ": it has it", ": it fails");
    say![t.standing(&e.unit), " tries to Recover the ", e.weapon.as_str(), from, how]
}

pub(super) fn clearance(t: &Teller<'_>, e: &ClearanceChecked) -> Sentence {
    let word = if e.clear { " is clear for " } else { " is too tight for " };
    say!["Hexside ", t.scenario.map.show_pair(e.along), word, t.unit(&e.unit)]
}

pub(super) fn esb(t: &Teller<'_>, e: &EsbAttempted) -> Sentence {
    let how = outcome(e.success, ": it succeeds", ": it fails");
    say![
        t.unit(&e.unit),
        " tries ESB",
        with(" for ", e.sought.map(|mp| format!("{mp} MP"))),
        with(", ", e.total),
        how
    ]
}

/// Words for either outcome, none where it is not told.
pub(super) const fn outcome(is: Option<bool>, yes: &'static str, no: &'static str) -> &'static str {
    match is {
        Some(true) => yes,
        Some(false) => no,
        None => "",
    }
}

pub(super) fn reliability(t: &Teller<'_>, e: &ReliabilityRolled) -> Sentence {
    say!["Mechanical reliability of ", t.unit(&e.unit), outcome(e.breakdown, ": it breaks down", ": it runs")]
}

pub(super) fn stalled(t: &Teller<'_>, e: &Stalled) -> Sentence {
    say!["The engine of ", t.unit(&e.unit), " stalls", with(", Delay MP ", e.delay)]
}

pub(super) fn bog(t: &Teller<'_>, e: &BogChecked) -> Sentence {
    say![
        t.unit(&e.unit),
        " makes a Bog Check",
        with(" with ", e.drm),
        if e.bogged { ": it bogs" } else { ": it is free" }
    ]
}

pub(super) fn motion(t: &Teller<'_>, e: &MotionAttempted) -> Sentence {
    let how = outcome(e.success, ": it is in Motion", ": it fails");
    say![t.unit(&e.unit), " tries to go into Motion as ", t.unit(&e.trigger), " moves", how]
}

pub(super) fn arc(t: &Teller<'_>, e: &CaChanged) -> Sentence {
    let word = match e.arc {
        Arc::Vca => "its hull",
        Arc::Tca => "its turret",
        Arc::Ca => "",
    };
    say![t.unit(&e.unit), " turns ", word, if word.is_empty() { "to " } else { " to " }, turret(t, e.to)]
}

pub(super) fn ended(t: &Teller<'_>, e: &UnitMoveEnded) -> Sentence {
    let how = match e.end {
        MoveEnd::Plain => "",
        MoveEnd::Motion => " in Motion",
        MoveEnd::ReverseMotion => " in Reverse Motion",
    };
    let wish = e.intended.as_ref().map(|next| format!(", {} in mind", t.hex(next.hex)));
    say![t.standing(&e.unit), " ends its move", how, with("", wish)]
}

pub(super) fn boarding(t: &Teller<'_>, e: &Boarding) -> Sentence {
    say![
        t.unit(&e.unit),
        if e.aboard { " gets on " } else { " gets off " },
        t.unit(&e.vehicle),
        with(" in ", e.hex.map(|hex| t.hex(hex)))
    ]
}

pub(super) fn advanced(t: &Teller<'_>, e: &Advanced) -> Sentence {
    say![t.standing(&e.unit), " advances to ", t.hex(e.hex), level(e.level)]
}

pub(super) fn routed(t: &Teller<'_>, e: &Routed) -> Sentence {
    let how = if e.voluntary { ", of its own will" } else { "" };
    say![t.standing(&e.unit), " routs to ", t.hex(e.hex), how]
}
