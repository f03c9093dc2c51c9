//! The game itself, and what players say to each other.

use super::{Sentence, Teller, say, with};
use asl_core::event::{
    Attested, Claim, Claimed, LosAttested, ObjectedTo, PieceMoved, Retracted, Ruled, Waived,
};
use asl_core::vocab::Text;
use asl_core::vocab::num::Drm;

pub(super) fn started(t: &Teller<'_>) -> Sentence {
    say!["The game begins: ", t.scenario.name.as_str()]
}

pub(super) fn claimed(t: &Teller<'_>, e: &Claimed) -> Sentence {
    let map = &t.scenario.map;
    let claim = match &e.claim {
        Claim::Tem { terrain, value, residual } => {
            format!("TEM {value} of {terrain}{}", if *residual { " against Residual FP" } else { "" })
        }
        Claim::Hindrance(value) => format!("a Hindrance of {value}"),
        Claim::WallAdvantage(side) => format!("Wall Advantage over {}", map.show_pair(*side)),
        Claim::Facing { from, facing } => format!("Target Facing {facing} from {}", t.hex(*from)),
        Claim::MovingTarget(is) => {
            (if *is { "that it is a moving target" } else { "that it is no moving target" }).into()
        }
        Claim::Case(case) => format!("Case {case}"),
        Claim::Firepower(fp) => format!("{fp} FP"),
        Claim::MpInHex(mp) => format!("{mp} unspent MP in the last hex"),
        Claim::Targets(units) => return say![t.by, " claims as the target ", t.units(units)],
        Claim::Words(words) => words.to_string(),
        Claim::Interdiction { .. } => "that it interdicts a rout".into(),
    };
    say![t.by, " claims for ", t.unit(&e.unit), ": ", claim]
}

pub(super) fn los(t: &Teller<'_>, e: &LosAttested) -> Sentence {
    let drm = (e.hindrance != Drm(0)).then_some(e.hindrance);
    let sees = if e.exists { " sees " } else { " has no LOS to " };
    say!["Both agree: ", t.standing(&e.unit), sees, t.standing(&e.to), with(", Hindrance ", drm)]
}

pub(super) fn attested(t: &Teller<'_>, e: &Attested) -> Sentence {
    let is = |yes: bool, words: &'static str| {
        if yes { format!(" is {words}") } else { format!(" is not {words}") }
    };
    match e {
        Attested::Clearance { along, clear } => {
            say!["Both agree: hexside ", t.scenario.map.show_pair(*along), is(*clear, "clear for Bypass")]
        }
        Attested::OnRoad { unit, on_road } => say!["Both agree: ", t.unit(unit), is(*on_road, "on the road")],
        Attested::Tem { hex, value } => format!("Both agree: the TEM of {} is {value}", t.hex(*hex)).into(),
        Attested::EnemyAfvHere { unit, may_remain } => {
            let remain = if *may_remain { ", and it may remain" } else { "" };
            say!["Both agree: an enemy AFV is in the hex of ", t.unit(unit), remain]
        }
        Attested::Capable { unit, capable } => {
            say!["Both agree: ", t.unit(unit), is(*capable, "able to hurt the enemy AFV")]
        }
        Attested::Words(words) => say!["Both agree: ", words.to_string()],
    }
}

pub(super) fn objected(t: &Teller<'_>, e: &ObjectedTo) -> Sentence {
    format!("{} objects to event {}: {}", t.by, e.seq, e.why).into()
}

pub(super) fn waived(t: &Teller<'_>, e: &Waived) -> Sentence {
    let clause =
        e.clause.as_ref().map_or_else(|| "what was found at".into(), |clause: &Text| format!("{clause} at"));
    format!("{} lets be {clause} event {}: {}", t.by, e.seq, e.why).into()
}

pub(super) fn ruled(e: &Ruled) -> Sentence {
    let word = if e.stands { "stands" } else { "falls" };
    format!("The director rules: event {} {word}, {}", e.seq, e.words).into()
}

pub(super) fn retracted(t: &Teller<'_>, e: &Retracted) -> Sentence {
    format!("{} and {} go back to event {}: {}", t.by, e.agreed, e.back_to, e.why).into()
}

pub(super) fn piece(e: &PieceMoved) -> Sentence {
    format!("The counter {} is moved from {} to {}", e.name, e.from, e.to).into()
}
