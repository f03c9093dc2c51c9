//! The claims about the real logs, each die and each roll in turn.
use asl_core::dice_audit::{Address, Class, Invariant, Kind, Roll, San, SanInForce, SanRemark};
use asl_replay::import::vassal::chat::Refill;
use asl_replay::import::vassal::dice::{self, RollKind};
use asl_replay::import::vassal::event::EventKind;
use asl_replay::import::vassal::scenario::ScenarioInfo;

use super::{findings, undetected, without};
use crate::vasl::expected::{LOGS, imported};

fn san(text: Option<&String>) -> San {
    text.map_or(San::Unset, |t| t.parse().map_or(San::Unreadable, San::Value))
}

fn in_force(info: &ScenarioInfo) -> SanInForce {
    SanInForce { axis: san(info.axis_san.as_ref()), allied: san(info.allied_san.as_ref()) }
}

fn remark(text: Option<&str>) -> SanRemark {
    match text {
        None => SanRemark::Sides { axis: false, allied: false },
        Some("Axis SAN") => SanRemark::Sides { axis: true, allied: false },
        Some("Allied SAN") => SanRemark::Sides { axis: false, allied: true },
        Some("Axis/Allied SAN") => SanRemark::Sides { axis: true, allied: true },
        Some(_) => SanRemark::Other,
    }
}

fn roll(at: Address, roll: &dice::Roll, refills: u32, san_in_force: SanInForce) -> Option<Roll> {
    let c = roll.counters.as_ref()?;
    let kind = if roll.kind == RollKind::Dr { Kind::Dr } else { Kind::OneDie };
    Some(Roll {
        at,
        player: (*roll.user).into(),
        kind,
        category: roll.category.as_deref()?.into(),
        dice: (*roll.dice).into(),
        seen: c.seen,
        count: c.count,
        category_mean: c.category_average.hundredths,
        total_mean: c.total_average.hundredths,
        series: c.series,
        instance: c.instance,
        refills,
        san: remark(roll.san.as_deref()),
        san_in_force,
    })
}

fn rolls(log: &str, file: usize) -> Option<Vec<Roll>> {
    let imported = imported(&format!("{log}.vlog"))?;
    let mut rolls = Vec::new();
    let (mut refills, mut san) = (0, in_force(&imported.scenario));
    for event in &imported.events {
        match &event.kind {
            EventKind::Refill(Refill::Generated | Refill::Retrieved) => refills += 1,
            EventKind::ScenarioInfo(info) => san = in_force(info),
            EventKind::Roll(printed) => {
                let at = Address { file, step: event.at.step, leaf: event.at.leaf };
                rolls.extend(roll(at, printed, refills, san));
                refills = 0;
            }
            _ => {}
        }
    }
    Some(rolls)
}

#[test]
fn the_ten_logs_give_no_finding() {
    for log in LOGS {
        let Some(rolls) = rolls(log, 0) else { return };
        assert_eq!(findings(&[rolls]), [], "{log}");
    }
}

#[test]
fn every_changed_die_of_full_and_multiple_1_is_found_at_its_step() {
    for log in ["full", "multiple-1"] {
        let Some(rolls) = rolls(log, 0) else { return };
        assert_eq!(undetected(&[rolls]), [], "{log}");
    }
}

#[test]
fn a_changed_die_of_4players_is_found_but_for_the_first_roll_of_a_player() {
    let Some(rolls) = rolls("4players", 0) else { return };
    let is_first = |index: usize| rolls[..index].iter().all(|before| before.player != rolls[index].player);
    let missed = undetected(std::slice::from_ref(&rolls));
    assert!(missed.iter().all(|(_, index, _)| is_first(*index)), "{missed:?}");
}

#[test]
fn a_changed_die_names_what_it_contradicts() {
    let Some(mut rolls) = rolls("full", 0) else { return };
    rolls[1].dice = [4, 2][..].into();
    let found = findings(std::slice::from_ref(&rolls));
    let [finding] = found.as_slice() else { panic!("{found:#?}") };
    assert_eq!((finding.at, finding.contradicts), (rolls[1].at, Some(rolls[0].at)));
    assert_eq!((finding.invariant, finding.class), (Invariant::I4, Class::Inconsistent));
    assert_eq!(finding.expected, "a total of 5");
    assert_eq!(finding.printed, "Rally DR 4,2 [1 / 2 avg 5.00 (7.00)] (01.46)");
    assert_eq!(finding.also, [Invariant::I3]);
}

#[test]
fn two_logs_of_one_session_are_continuous() {
    let (Some(a), Some(b)) = (rolls("multiple-1a", 0), rolls("multiple-1b", 1)) else { return };
    assert_eq!(findings(&[a.clone(), b.clone()]), []);
    for index in 1..a.len() + b.len() {
        let files = [a.clone(), b.clone()];
        let (file, at) = if index < a.len() { (0, index) } else { (1, index - a.len()) };
        let gone = &files[file][at];
        let later = |f: &Roll| f.player == gone.player && f.kind == gone.kind && f.count > gone.count;
        if files.iter().flatten().any(later) {
            let found = findings(&without(&files, file, at));
            assert!(found.iter().any(|f| f.class == Class::Gap && f.missing > 0), "{gone:?}: {found:#?}");
        }
    }
}

#[test]
fn the_whole_session_beside_its_two_parts_is_one_session() {
    let (Some(whole), Some(a), Some(b)) =
        (rolls("multiple-1", 0), rolls("multiple-1a", 1), rolls("multiple-1b", 2))
    else {
        return;
    };
    assert_eq!(findings(&[whole, a, b]), []);
}

#[test]
fn every_deleted_roll_of_full_is_found_but_the_last_of_a_stream() {
    let Some(rolls) = rolls("full", 0) else { return };
    let mut caught = 0;
    for (index, gone) in rolls.iter().enumerate() {
        let is_last = !rolls[index + 1..].iter().any(|r| r.player == gone.player && r.kind == gone.kind);
        let found = findings(&without(std::slice::from_ref(&rolls), 0, index));
        assert!(is_last || found.iter().any(|f| f.class == Class::Gap), "{gone:?}: {found:#?}");
        caught += usize::from(!found.is_empty());
    }
    assert!(caught >= 16 + 3, "{caught} of {}", rolls.len());
}
