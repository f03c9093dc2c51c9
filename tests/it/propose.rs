//! Figures left out are filled in so that the rules have nothing against them: every event of every game and
//! case that the book does not find broken is told again without its figures, completed, and judged.

use crate::support::draws;
use asl_core::audit::Game;
use asl_core::audit::live::Live;
use asl_core::event::{Event, What};
use asl_core::finding::Ruling;
use asl_core::propose::complete;
use asl_core::vocab::num::Mp;
use std::collections::BTreeMap;
use std::path::Path;

/// The event without the figures that the rules give; `None` when it has none.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event has figures that the rules give")]
fn untold(event: &Event) -> Option<(&'static str, Event)> {
    let mut bare = event.clone();
    let kind = match &mut bare.what {
        What::MpSpent(spent) => {
            spent.cost = Mp::ZERO;
            "expenditures"
        }
        What::EsbAttempted(attempt) => {
            (attempt.drm, attempt.total, attempt.success) = (None, None, None);
            "ESB attempts"
        }
        What::MotionAttempted(attempt) => {
            (attempt.in_los, attempt.success) = (None, None);
            "Motion attempts"
        }
        What::ReliabilityRolled(rolled) => {
            rolled.breakdown = None;
            "reliability DR"
        }
        What::FireAttack(attack) => {
            attack.firers.iter_mut().for_each(|firer| (firer.base, firer.factors) = (None, Vec::new()));
            (attack.fp, attack.column) = (None, None);
            "attacks"
        }
        What::IftResolved(ift) => {
            ift.drm.retain(|line| !line.name.as_str().eq_ignore_ascii_case("leader"));
            (ift.column, ift.total, ift.result) = (None, None, None);
            "resolutions"
        }
        What::Checked(checked) => {
            (checked.morale, checked.passed) = (None, None);
            "checks"
        }
        _ => return None,
    };
    (bare != *event).then_some((kind, bare))
}

fn is_broken(live: &Live, event: &Event) -> bool {
    live.judge(event).0.iter().any(|finding| finding.ruling == Ruling::Broken)
}

/// Every event of a game: what is wrong with it once it was completed.
fn check(name: &str, game: &Game, filled: &mut BTreeMap<&'static str, usize>) -> Vec<String> {
    let mut live = Live::of(Game { scenario: game.scenario.clone(), events: Vec::new() });
    let mut wrong = Vec::new();
    for (n, event) in game.events.iter().enumerate() {
        if let Some((kind, bare)) = untold(event).filter(|_| !is_broken(&live, event)) {
            let mut told = bare.clone();
            complete(&live.ctx(), &mut told.what);
            *filled.entry(kind).or_default() += usize::from(told != bare);
            if is_broken(&live, &told) {
                let said = asl_core::notation::print_event(&game.scenario.map, &told);
                let against: Vec<_> = live.judge(&told).0.into_iter().map(|finding| finding.breach).collect();
                wrong.push(format!("{name} event {n}: {said}: {against:?}"));
            }
        }
        live.append(event.clone());
    }
    wrong
}

/// A number of the name, so that a file that is added leaves the choice among the others as it was.
fn number(path: &Path) -> usize {
    let name = path.file_name().unwrap_or_default();
    name.as_encoded_bytes().iter().map(|byte| usize::from(*byte)).sum()
}

#[test]
fn what_is_proposed_is_never_broken() {
    let mut filled = BTreeMap::new();
    let mut wrong = Vec::new();
    let files = crate::games::files(&["games", "cases"]).into_iter();
    for path in files.filter(|path| draws::one_of(3, number(path))) {
        let parsed = asl_core::notation::parse(&std::fs::read_to_string(&path).expect("a game can be read"));
        let events = parsed.lines.into_iter().map(|line| line.event).collect();
        let game = Game { scenario: parsed.scenario.expect("a game has a head"), events };
        wrong.extend(check(&path.display().to_string(), &game, &mut filled));
    }
    println!("{filled:?}");
    assert!(wrong.is_empty(), "{} of {filled:?}:\n{}", wrong.len(), wrong.join("\n"));
    for kind in [
        "expenditures",
        "ESB attempts",
        "Motion attempts",
        "reliability DR",
        "attacks",
        "resolutions",
        "checks",
    ] {
        assert!(filled.get(kind).is_some_and(|n| *n >= 2), "{kind}: {filled:?}");
    }
}
