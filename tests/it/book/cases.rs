//! Small cases for clauses that the vocabulary of the vectors does not reach, written from the ledger's checks.

use crate::support::builder::Log;
use asl_core::event::*;
use asl_core::vocab::hex::Arc;
use asl_core::vocab::num::Mp;
use asl_core::vocab::phase::Phase;

/// One case.
pub(crate) struct Case {
    /// What it shows.
    pub(crate) name: &'static str,
    /// Its log.
    pub(crate) log: Log,
    /// Clauses that must be reported; nothing else may be broken.
    pub(crate) expected: Vec<&'static str>,
}

/// Clauses that speak only against a log: where they are kept they are silent.
pub(crate) const NEVER_KEPT: &[&str] = &[
    "DICE.withheld",
    "AGREE.objected",
    "A11.16-must-withdraw",
    "A7.305-leader-mod-moving-stack",
    "A7.7-surrender",
    "A7.72-upper-level",
    "A7.72-ends-instantly",
    "A7.8-cc-attack-only",
    "A7.82-unarmored-facing-crew",
    "D2.1-own-mph-only",
    "D2.1-no-aph-move",
    "D2.11-vca-paid",
    "D2.11-vca-bog",
    "D2.12-offboard-exempt",
    "D2.12-motion-exempt",
    "D2.15-declare",
    "D2.18-2e-only-entry",
    "D2.23-1e-direction-silent",
    "D2.3-fail-restart",
    "D2.31-2e-both-sides",
    "D2.33-must-reach-cafp",
    "D2.38-no-tem",
    "D2.38-1e-no-residual-exc",
    "D2.38-exc-two-obstacles",
    "D2.401-free-ca-bypass",
    "D2.5-dr-required",
    "D2.51-late-call-must-roll",
    "D2.6-no-stop",
    "D2.6-no-motion-end",
    "D2.6-no-esb",
    "D2.6-known-1e",
    "D2.7-no-further-1e",
    "D2.7-mm-exc",
    "D3.12-tca-announced-with-mp",
    "D3.54-no-substitute-ma",
    "LOG.after-the-end",
];

/// Lines that double a line above them by the same figure: their omission cannot be told from its own, so the
/// general clause is named.
pub(crate) const NEVER_BLAMED: &[&str] =
    &["D2.11-vca-cost-woods-road", "D2.14-road-double", "D2.14-woods-double", "C4.3-apcr"];

/// A tank of the Russians, a German squad, and terrain of which the cases speak.
const HEAD: &str = r#"
printing = "2e"
excerpts = true
[units.t]
side = "russian"
class = "tracked"
afv = true
mp = 16
red-mp = false
[units.squad]
side = "german"
[default-terrain]
is = ["open-ground"]
"#;

/// The same, with further lines of the head before the tables.
pub(crate) fn log_with(top: &str, tables: &str) -> Log {
    let mut log = Log::of(&format!("{top}{HEAD}{tables}"));
    log.phase(1, "german", Phase::CCPh);
    log.place("t", "F5", "F4-G5");
    log.place("squad", "A1", "");
    log
}

/// The tank in its own MPh.
pub(crate) fn moving(top: &str, tables: &str) -> Log {
    let mut log = log_with(top, tables);
    log.phase(2, "russian", Phase::MPh);
    log
}

fn case(name: &'static str, expected: &[&'static str], log: Log, play: impl FnOnce(&mut Log)) -> Case {
    let mut log = log;
    play(&mut log);
    Case { name, log, expected: expected.to_vec() }
}

/// The notation has no way to write it.
fn nobody_fights(log: &mut Log) {
    let roll = log.roll(&[3, 4], Purpose::Cc, "t");
    log.push(What::CloseCombatFought(CloseCombatFought {
        attackers: Vec::new(),
        targets: vec![log.unit("t")],
        weapons: Vec::new(),
        roll,
        drm: Vec::new(),
    }));
}

pub(crate) fn start(log: &mut Log) {
    log.spend("t", Mp::ONE, MpUse::Start { direction: Some(Direction::Forward) });
}

pub(crate) fn enter(log: &mut Log, hex: &str, cost: Mp) {
    let hex = log.hex(hex);
    log.spend(
        "t",
        cost,
        MpUse::Enter { hex, rate: Rate::Terrain, inside: false, direction: None, vca: None },
    );
}

fn minimum_move(log: &mut Log, cost: Mp) {
    let hex = log.hex("G5");
    log.spend("t", cost, MpUse::MinimumMove { hex, entry_cost: None, towing: Mp::ZERO, direction: None });
}

/// A turn of the hull by MP, off the road.
pub(crate) fn turn(log: &mut Log, vca: &str, cost: Mp) {
    let to = TurnTo::Spine(log.pair(vca));
    log.spend("t", cost, MpUse::Turn { to, on_road: false });
}

fn turn_free(log: &mut Log, reason: CaReason) {
    let (unit, to) = (log.unit("t"), TurretTo::Spine(log.pair("G5-G6")));
    log.push(What::CaChanged(CaChanged { unit, arc: Arc::Vca, to, reason }));
}

fn shot_with_turn(log: &mut Log) {
    let firer = log.firer("t", Use::Weapon("MA".parse().expect("a name")));
    let mph =
        matches!(log.events.last().map(|e| &e.what), Some(What::PhaseBegan(b)) if b.phase == Phase::MPh);
    let mode = if mph { FireMode::Bounding } else { FireMode::Advancing };
    let mut attack = log.attack(mode, firer, "A1", &["squad"]);
    attack.vca = Some(log.pair("G5-G6"));
    log.push(What::FireAttack(attack));
}

/// All of them.
pub(crate) fn all() -> Vec<Case> {
    let delay = [case(TURRET_WITH_DELAY, &[], moving("", ""), turret_with_delay)];
    [
        delay.into(),
        vec![case("Close Combat of nobody", &["LOG.names-both-sides"], moving("", ""), nobody_fights)],
        terrain(),
        windows(),
        radioless(),
        leftover(),
        arcs(),
        minimum_moves(),
        later(),
        super::log::cases(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The name of the case of D2.17-tca.
pub(crate) const TURRET_WITH_DELAY: &str = "a turret turned with a Delay";

fn turret_with_delay(log: &mut Log) {
    log.spend("t", Mp::ONE, MpUse::Delay);
    let to = TurretTo::Spine(log.pair("G5-G6"));
    if let Some(What::MpSpent(spent)) = log.events.last_mut().map(|event| &mut event.what) {
        spent.turret = Some(to);
    }
}

fn terrain() -> Vec<Case> {
    let marsh = "[terrain.G5]\nis = [\"marsh\"]\n";
    let brush = "[terrain.G5]\nis = [\"brush\"]\n";
    let into = |mp| {
        move |log: &mut Log| {
            start(log);
            enter(log, "G5", Mp::whole(mp));
        }
    };
    vec![
        case("a marsh is closed to tanks", &["D2.1-terrain-na"], moving("", marsh), into(1)),
        case("brush is open to tanks", &[], moving("", brush), into(2)),
        case("brush costs two", &["D2.18-2e-min"], moving("", brush), into(1)),
    ]
}

fn windows() -> Vec<Case> {
    let house = "[house]\nwindows-recorded = true\n";
    let answered = |log: &mut Log| {
        start(log);
        log.push(What::Passed(Passed { unit: log.unit("t") }));
        enter(log, "G5", Mp::ONE);
    };
    let unanswered = |log: &mut Log| {
        start(log);
        enter(log, "G5", Mp::ONE);
    };
    vec![
        case("every expenditure is answered", &[], moving("", house), answered),
        case("an answer is missing", &["D2.1-df-window"], moving("", house), unanswered),
        case("no answers are recorded", &[], moving("", ""), unanswered),
    ]
}

fn radioless() -> Vec<Case> {
    let old = "[units.old]\nside = \"russian\"\nclass = \"tracked\"\nafv = true\nradioless = true\n";
    let go = |log: &mut Log| {
        log.spend("old", Mp::ONE, MpUse::Start { direction: Some(Direction::Forward) });
    };
    let checked = |passed: bool| {
        move |log: &mut Log| {
            log.place("old", "C5", "C4-D4");
            let roll = log.roll(&[3, 3], Purpose::Tc, "old");
            log.push(What::Checked(Checked {
                unit: log.unit("old"),
                also: Vec::new(),
                check: Check::Ntc,
                roll,
                drm: Vec::new(),
                morale: None,
                passed: Some(passed),
                attack: None,
            }));
            go(log);
        }
    };
    let unchecked = |log: &mut Log| {
        log.place("old", "C5", "C4-D4");
        go(log);
    };
    vec![
        case("radioless and checked", &[], moving("", old), checked(true)),
        case("radioless, check failed", &["D2.1-radioless-exc"], moving("", old), checked(false)),
        case("radioless and alone", &["D2.1-radioless-exc"], moving("", old), unchecked),
    ]
}

/// Three MP were used, so the last hex counts its own and the thirteen that were not.
fn leftover() -> Vec<Case> {
    let claim = |mp: i32| {
        move |log: &mut Log| {
            start(log);
            enter(log, "G5", Mp::ONE);
            log.spend("t", Mp::ONE, MpUse::Stop);
            log.end_move("t", MoveEnd::Plain);
            log.claim("t", Claim::MpInHex(Mp::whole(mp)));
        }
    };
    vec![
        case("unused MP count in the last hex", &[], moving("", ""), claim(15)),
        case("unused MP left out", &["D2.1-leftover-mp"], moving("", ""), claim(2)),
    ]
}

fn arcs() -> Vec<Case> {
    let in_phase = |phase: Phase, reason: CaReason| {
        let mut log = log_with("", "");
        log.phase(2, "russian", phase);
        turn_free(&mut log, reason);
        log
    };
    let end = CaReason::EndOfFirePhase;
    let (no_fire_phase, no_cause) = ("D2.11-vca-end-of-fire-phase", "D2.11-vca-no-other-cause");
    let all = [
        ("re-faced as a fire phase ends", None, Phase::AFPh, end),
        ("re-faced in a phase without fire", Some(no_fire_phase), Phase::APh, end),
        ("turned without a cause", Some(no_cause), Phase::AFPh, CaReason::None),
        ("turned by an attempt never made", Some(no_cause), Phase::AFPh, CaReason::MotionAttempt),
    ];
    let free = all.into_iter().map(|(name, id, phase, reason)| {
        let expected: Vec<&'static str> = id.into_iter().collect();
        Case { name, log: in_phase(phase, reason), expected }
    });
    free.chain(turns()).collect()
}

fn turns() -> Vec<Case> {
    let shot = |phase: Phase| {
        move |log: &mut Log| {
            log.phase(2, "russian", phase);
            shot_with_turn(log);
        }
    };
    let bundle = |log: &mut Log| {
        start(log);
        let to = TurnTo::Spine(log.pair("G6-F6"));
        log.spend("t", Mp::whole(2), MpUse::Turn { to, on_road: false });
    };
    vec![
        case("a shot turns the hull", &[], log_with("", ""), shot(Phase::AFPh)),
        case("a shot in the own MPh", &["D2.11-vca-by-fire"], log_with("", ""), shot(Phase::MPh)),
        case("two hexspines at once", &["D2.11-vca-announce-each"], moving("", ""), bundle),
        case("a house turn of four", &["D2.18-2e-min"], woods_road(), turn_on_road),
    ]
}

/// The tank on the road of a woods hex, under the house rule that charges four MP.
fn woods_road() -> Log {
    let house = "[house]\nwoods-road-turn-four = true\n";
    moving("", &format!("{house}[terrain.F5]\nobstacle = [\"woods\"]\nroad = [\"F5-F4\", \"F5-F6\"]\n"))
}

fn turn_on_road(log: &mut Log) {
    start(log);
    let to = TurnTo::Spine(log.pair("G5-G6"));
    log.spend("t", Mp::whole(2), MpUse::Turn { to, on_road: true });
}

fn minimum_moves() -> Vec<Case> {
    let go = |log: &mut Log| {
        start(log);
        minimum_move(log, Mp::whole(15));
    };
    let lane = |wrecks: u8| format!("[terrain.G5]\nlevel = 5\nsunken-lane = true\nwrecks = {wrecks}\n");
    vec![
        case("brush may be entered so", &[], moving("", "[terrain.G5]\nis = [\"brush\"]\nlevel = 5\n"), go),
        case(
            "a marsh may not",
            &["D2.15-permissible-terrain"],
            moving("", "[terrain.G5]\nis = [\"marsh\"]\n"),
            go,
        ),
        case("an open Sunken Lane", &[], moving("", &lane(0)), go),
        case("a blocked Sunken Lane", &["D2.15-no-blocked-sunken-lane"], moving("", &lane(1)), go),
    ]
}

/// D2.32 and later: what needs an event that the vectors have no word for.
fn later() -> Vec<Case> {
    let woods = "[terrain.G5]\nobstacle = [\"woods\"]\n";
    let bypassing = |log: &mut Log| {
        let mut placed = log.placed("t", Some("G5"));
        (placed.along, placed.cafp) = (Some(log.pair("G5-F4")), Some(log.triple("G5-F4-G4")));
        log.push(What::UnitPlaced(placed));
        log.phase(2, "russian", Phase::AFPh);
    };
    let turret = move |log: &mut Log| {
        bypassing(log);
        let (unit, to) = (log.unit("t"), TurretTo::Spine(log.pair("G4-H4")));
        log.push(What::CaChanged(CaChanged { unit, arc: Arc::Tca, to, reason: CaReason::EndOfFirePhase }));
    };
    let shot = move |log: &mut Log| {
        bypassing(log);
        shot_with_turn(log);
    };
    let still = |log: &mut Log| {
        log.phase(2, "german", Phase::MPh);
        let roll = Some(log.roll(&[1], Purpose::Motion, "t"));
        let (unit, trigger) = (log.unit("t"), log.unit("squad"));
        let in_los = Some(Mp::ONE);
        log.push(What::MotionAttempted(MotionAttempted { unit, trigger, roll, in_los, success: Some(true) }));
    };
    vec![
        case("a turret to a hexspine in Bypass", &["D2.321-four-tca"], log_with("", woods), turret),
        case(
            "a hull turned for a shot in Bypass",
            &["D2.33-stationary-no-shot-turn"],
            log_with("", woods),
            shot,
        ),
        case("a trigger that spent nothing", &["D2.401-1e-anytime"], first_printing(), still),
    ]
}

fn first_printing() -> Log {
    let mut log = Log::of(&HEAD.replace("2e", "1e"));
    log.phase(1, "russian", Phase::CCPh);
    log.place("t", "F5", "F4-G5");
    log.place("squad", "A1", "");
    log
}
