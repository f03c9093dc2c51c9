//! What the book does not judge yet of a game, by its events: said with every audit, so that silence is no verdict. Input: a
//! scenario and events.

use asl_core::event::{
    Check, Event, FireMode, Marker, MpUse, Purpose, Status, UnitId, Use, VehicleResult, What,
};
use asl_core::figures::infantry::nation::nation_of;
use asl_core::scenario::Scenario;
use asl_core::vocab::{Counter, InfantryKind, Nation, WeaponWord};
use schemars::JsonSchema;
use serde::Serialize;

/// A kind of event that the book does not judge yet.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct Unjudged {
    /// The rules it belongs to.
    pub rules: &'static str,
    /// How many events.
    pub events: u64,
}

/// What an event shows of a rule that is not judged, or of what is left of one that is.
type Shows = fn(&Scenario, &What) -> bool;

/// The rules, each with the events that touch them, in the order in which they are told.
const ROWS: &[(&str, Shows)] = &[
    ("C3, C4: To Hit Numbers", |scenario, what| scenario.book < 2 && matches!(what, What::ToHitAttempt(_))),
    (
        "C3, C4: To Hit Numbers of what is not in the catalogue, and a CH that no line tells",
        |scenario, what| scenario.book >= 2 && matches!(what, What::ToHitAttempt(_)),
    ),
    (
        "C7: To Kill Numbers of Guns whose calibre or AF the head does not say, of DC, and whatever hangs on the CH of another die",
        |_, what| matches!(what, What::ToKillAttempt(_)),
    ),
    (
        "C7.41: the NTC of a crew for a possible Shock",
        |_, what| matches!(what, What::ToKillAttempt(tried) if tried.result == Some(VehicleResult::None)),
    ),
    ("A4.51: when CX ends", |scenario, what| scenario.book < 2 && is_said(what, &[Status::Cx])),
    (
        "A8.2: Residual FP that the log leaves out, and what ordnance leaves",
        |_, what| matches!(what, What::FireAttack(fire) if DEFENSIVE.contains(&fire.mode)),
    ),
    ("A9.22: whether the LOS of a Fire Lane is free, and which of its Hindrances count", |_, what| {
        matches!(what, What::LaneLaid(_)) || fires(what, WeaponWord::FireLane)
    }),
    ("A10.5: rout, other than who and when", |scenario, what| {
        scenario.book < 2 && matches!(what, What::Routed(_))
    }),
    (
        "A10.5: rout, other than who, when and with how many MF, and steps towards or beside enemies: whether its woods or building is the \
         nearest, Interdiction and Low Crawl",
        |scenario, what| scenario.book >= 2 && matches!(what, What::Routed(_)),
    ),
    (
        "A10.2: a LLMC or LLTC of units that broke, are pinned or were not fired at, when a leader breaks or is lost",
        is_leader_lost,
    ),
    (
        "A10.6: rally, other than who, when, the Morale Level, DM and the leader's DRM: whether a leader or Self-Rally \
         allows it, and other DRM",
        |scenario, what| scenario.book < 2 && is_rally(what),
    ),
    (
        "A10.6: rally of elite MMC without a leader, whose box no counter of the head tells, and trenches",
        |scenario, what| scenario.book >= 2 && is_rally(what),
    ),
    ("A12: concealment, other than what fire and moves take from it", |scenario, what| {
        scenario.book < 2 && is_said(what, &[Status::Concealed, Status::Hidden])
    }),
    (
        "A12: concealment of vehicles, Guns and Dummies, what a CC attack costs, what a Search finds, Mopping Up",
        |scenario, what| scenario.book >= 2 && is_said(what, &[Status::Concealed, Status::Hidden]),
    ),
    (
        "A14: Snipers: where one lands, which hex of several is attacked, and all of a side whose SAN the head does not tell",
        |_, what| made_for(what, Purpose::Sa),
    ),
    (
        "A15: Heat of Battle by FPF, of a log that tells no such DR, the way of a charge, and who is prisoner by surrender",
        |_, what| {
            matches!(what, What::HeatRolled(_))
                || is_two(what)
                || is_said(what, &[Status::Berserk, Status::Heroic, Status::Fanatic])
        },
    ),
    (
        "G1: the steps of Japanese squads, wounds and Morale of their leaders, their ELR and Encirclement",
        is_japanese,
    ),
    ("A17: wounds, other than the severity dr that kills", |_, what| is_said(what, &[Status::Wounded])),
    ("A19.12: Disruption", |_, what| is_said(what, &[Status::Disrupted])),
    ("A20: capture and surrender", |_, what| is_said(what, &[Status::Captured])),
    ("A23: how a DC is placed, thrown and set", |_, what| {
        fires(what, WeaponWord::Dc) || fires(what, WeaponWord::ThrownDc)
    }),
    (
        "A24: SMOKE, other than the hex it lies in",
        |_, what| matches!(what, What::MarkerPlaced(placed) if is_smoke(&placed.marker)),
    ),
    (
        "A25.23, D9.31, D14.2: who moves together, other than that it frees from moving one by one",
        |_, what| is_said(what, &[Status::HumanWave, Status::ArmoredAssault, Status::Platoon]),
    ),
    ("B30: who is in a pillbox, and what sees and fires out of it", |_, what| {
        is_said(what, &[Status::InPillbox])
    }),
    ("C1: OBA", |_, what| fires(what, WeaponWord::Oba)),
    ("C13.31, A22.6: the dr by which a PF or a MOL is found", |_, what| {
        fires(what, WeaponWord::Pf) || fires(what, WeaponWord::Mol)
    }),
    ("C10.1: who tows, and how it is coupled", |_, what| is_said(what, &[Status::Towing])),
    ("D4.2: who is Hull Down, and over which hexsides", |_, what| is_said(what, &[Status::HullDown])),
    ("D5.33: when a crew goes CE or BU", |scenario, what| {
        scenario.book < 2 && matches!(what, What::CrewStatusChanged(_))
    }),
    ("D5.5: the TC of a crew whose vehicle is immobilized", |_, what| {
        suffers(what, VehicleResult::Immobilized)
    }),
    ("D5.6: who of the crew of a destroyed vehicle survives, where no DR tells it", |_, what| {
        suffers(what, VehicleResult::Eliminated)
    }),
    (
        "D6: the MP that a vehicle keeps for who gets on, the PP of SW, the NMC of who bails out (D6.24), who unloads where no MP for it \
         are told",
        |_, what| matches!(what, What::Boarding(_)),
    ),
    (
        "D8.21: the DRM of a Bog DR, other than of a turn and of going inside; Bog DR at hexsides and on leaving depressions",
        |_, what| matches!(what, What::BogChecked(_)),
    ),
    (
        "D7.1: whom an Overrun may be at, and what Passengers and a FT add to it",
        |_, what| matches!(what, What::MpSpent(spent) if matches!(spent.on, MpUse::Overrun { .. })),
    ),
    (
        "what was read from VASL files, other than who did what when: import the files again to compare",
        |_, what| matches!(what, What::Inferred(_)),
    ),
    ("A11: Close Combat, other than what A7 and D2 ask of it", |scenario, what| {
        scenario.book < 2 && is_close_combat(what)
    }),
    (
        "A11: Close Combat, other than FP, odds, Final DR, result, CCV, leaders, broken units, Ambush, withdrawal, capture and PAATC: \
         what each side names before the dice, concealment, DRM against vehicles, SW that are lost, Street Fighting",
        |scenario, what| scenario.book >= 2 && is_close_combat(what),
    ),
];

const DEFENSIVE: [FireMode; 3] = [FireMode::First, FireMode::Subsequent, FireMode::Fpf];

fn is_close_combat(what: &What) -> bool {
    what.source().is_none() && made_for(what, Purpose::Cc)
}

fn is_rally(what: &What) -> bool {
    matches!(what, What::Checked(checked) if checked.check == Check::Rally)
}

/// What the book does not judge of these events.
pub(crate) fn unjudged(scenario: &Scenario, events: &[Event]) -> Vec<Unjudged> {
    let count = |shows: Shows| events.iter().filter(|event| shows(scenario, &event.what)).count() as u64;
    let rows = ROWS.iter().map(|(rules, shows)| Unjudged { rules, events: count(*shows) });
    rows.filter(|row| row.events > 0).collect()
}

fn made_for(what: &What, purpose: Purpose) -> bool {
    what.made_for() == Some(purpose)
}

/// An Original 2 on a MC or a Rally DR.
fn is_two(what: &What) -> bool {
    let What::DiceRolled(rolled) = what else { return false };
    matches!(rolled.purpose, Purpose::Mc | Purpose::Rally) && rolled.dice.total() == 2
}

/// A status is put on a unit, or taken off, by a line of its own.
fn is_said(what: &What, which: &[Status]) -> bool {
    let What::StatusChanged(changed) = what else { return false };
    changed.add.iter().chain(&changed.remove).any(|status| which.contains(status))
}

fn fires(what: &What, weapon: WeaponWord) -> bool {
    let named = |used: &Use| matches!(used, Use::Sw(name) | Use::Weapon(name) if name.is(weapon));
    matches!(what, What::FireAttack(fire) if fire.firers.iter().any(|firer| named(&firer.weapon)))
}

fn suffers(what: &What, result: VehicleResult) -> bool {
    matches!(what, What::VehicleHit(hit) if hit.result == result)
}

fn is_smoke(marker: &Marker) -> bool {
    matches!(marker, Marker::Named(name) if name.is(Counter::Smoke))
}

/// A Japanese unit checks, breaks or is reduced.
fn is_japanese(scenario: &Scenario, what: &What) -> bool {
    let told = matches!(what, What::Checked(_) | What::Reduced(_))
        || matches!(what, What::StatusChanged(changed) if changed.add.contains(&Status::Broken));
    let def = what.unit().and_then(|id| scenario.units.get(id)).filter(|_| told);
    def.is_some_and(|def| nation_of(def) == Some(Nation::Japanese))
}

fn is_leader_lost(scenario: &Scenario, what: &What) -> bool {
    let is_leader = |id: &UnitId| {
        let def = scenario.units.get(id).and_then(|def| def.infantry.as_ref());
        def.is_some_and(|infantry| infantry.kind == Some(InfantryKind::Leader))
    };
    let breaks = matches!(what, What::StatusChanged(changed) if changed.add.contains(&Status::Broken));
    (breaks || matches!(what, What::Eliminated(_))) && what.unit().is_some_and(is_leader)
}
