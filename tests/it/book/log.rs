//! Cases of the `LOG` clauses: logs that make no sense, and their like that do.

use super::cases::{Case, enter, log_with, moving, start};
use crate::support::builder::Log;
use asl_core::event::*;
use asl_core::vocab::num::Mp;
use asl_core::vocab::phase::Phase;

fn broken(name: &'static str, id: &'static str, log: Log) -> Case {
    Case { name, log, expected: vec![id] }
}

fn kept(name: &'static str, log: Log) -> Case {
    Case { name, log, expected: Vec::new() }
}

fn played(mut log: Log, play: impl FnOnce(&mut Log)) -> Log {
    play(&mut log);
    log
}

/// All of them.
pub(super) fn cases() -> Vec<Case> {
    [starts(), units(), phases(), rolls(), places()].into_iter().flatten().collect()
}

fn starts() -> Vec<Case> {
    let mut headless = log_with("", "");
    headless.events.remove(0);
    let again = played(log_with("", ""), |log| log.push(log.events[0].what.clone()));
    let over = played(moving("", ""), |log| {
        log.push(What::Conceded);
        start(log);
    });
    let words = played(moving("", ""), |log| {
        log.push(What::Conceded);
        log.push(What::Note("well played".parse().expect("a text")));
    });
    vec![
        broken("no record 0", "LOG.game-started-first", headless),
        broken("record 0 again", "LOG.game-started-first", again),
        broken("a move after the end", "LOG.after-the-end", over),
        kept("words after the end", words),
    ]
}

fn units() -> Vec<Case> {
    let ghost = played(moving("", ""), |log| log.spend_mf("ghost", "A1", Mp::ONE, None));
    let undescribed = played(moving("", ""), |log| log.place("ghost", "A1", ""));
    let gone = played(moving("", ""), |log| {
        log.push(What::Eliminated(log.unit("t")));
        start(log);
    });
    let unread = played(moving("", ""), |log| {
        let unit = log.unit("squad");
        let (on, cost) = (MpUse::Stop, Mp::ONE);
        log.phase(2, "german", Phase::MPh);
        log.push(What::MpSpent(MpSpent { unit, on, cost, total: None, turret: None, seen_by: None }));
    });
    vec![
        broken("MP spent by what is no vehicle", "LOG.no-vehicle", unread),
        broken("a unit nobody placed", "LOG.unknown-unit", ghost),
        broken("a unit nobody described", "LOG.undescribed-unit", undescribed),
        broken("an eliminated unit moves", "LOG.unit-gone", gone),
        kept("a unit in play moves", played(moving("", ""), start)),
    ]
}

fn phases() -> Vec<Case> {
    let phase = |turn, side: &'static str, phase| {
        played(log_with("", ""), move |log| {
            log.phase(2, "russian", Phase::MPh);
            log.phase(turn, side, phase);
        })
    };
    let outside = played(moving("", ""), |log| {
        log.push(What::PhaseEnded);
        log.spend_mf("squad", "A1", Mp::ONE, None);
    });
    vec![
        kept("the next phase", phase(2, "russian", Phase::DFPh)),
        kept("the other side's Player Turn", phase(3, "german", Phase::RPh)),
        broken("back to an earlier phase", "LOG.phase-order", phase(2, "russian", Phase::RPh)),
        broken("back to an earlier turn", "LOG.phase-order", phase(1, "german", Phase::RPh)),
        broken("a side of another game", "LOG.unknown-side", phase(3, "martian", Phase::RPh)),
        broken("MF between phases", "LOG.outside-phase", outside),
    ]
}

fn esb(log: &mut Log, roll: RollId) {
    let (unit, sought) = (log.unit("t"), Some(Mp::ONE));
    let attempt = EsbAttempted { unit, sought, roll: Some(roll), drm: None, total: None, success: None };
    log.push(What::EsbAttempted(attempt));
}

fn bog(log: &mut Log, roll: RollId) {
    let unit = log.unit("t");
    log.push(What::BogChecked(BogChecked { unit, roll: Some(roll), drm: None, bogged: false }));
}

fn rolls() -> Vec<Case> {
    let used = played(moving("", ""), |log| {
        let roll = log.roll(&[1, 2], Purpose::Esb, "t");
        esb(log, roll);
    });
    let twice = played(moving("", ""), |log| {
        let roll = log.roll(&[1, 2], Purpose::Esb, "t");
        esb(log, roll);
        bog(log, roll);
    });
    let repeated = played(moving("", ""), |log| {
        log.roll(&[1, 2], Purpose::Esb, "t");
        let same = log.events.last().expect("the roll").what.clone();
        log.push(same);
    });
    let unknown = played(moving("", ""), |log| bog(log, RollId(9)));
    let of_another = played(moving("", ""), |log| {
        let roll = log.roll(&[1, 2], Purpose::Esb, "squad");
        esb(log, roll);
    });
    let for_another = played(moving("", ""), |log| {
        let roll = log.roll(&[1, 2], Purpose::Bog, "t");
        esb(log, roll);
    });
    vec![
        kept("a roll used once", used),
        broken("a roll used twice", "LOG.roll-used-twice", twice),
        broken("a roll made for another unit", "LOG.roll-of-another", of_another),
        broken("a roll made for another purpose", "LOG.roll-purpose", for_another),
        broken("a roll's number given twice", "LOG.roll-repeated", repeated),
        broken("a roll never made", "LOG.roll-unknown", unknown),
    ]
}

fn places() -> Vec<Case> {
    let off = played(Log::of(&board()), |log| {
        log.phase(1, "german", Phase::CCPh);
        log.place("t", "C11", "C10-D10");
    });
    let on = played(Log::of(&board()), |log| {
        log.phase(1, "german", Phase::CCPh);
        log.place("t", "C10", "C9-D9");
    });
    let summed = |total: i32| {
        played(moving("", ""), move |log| {
            start(log);
            enter(log, "G5", Mp::ONE);
            log.declare_total(Mp::whole(total));
        })
    };
    vec![
        broken("a hex below the board", "LOG.off-map", off),
        kept("a hex of the board", on),
        kept("a running total", summed(2)),
        broken("a running total that is none", "LOG.declared-sum", summed(3)),
    ]
}

fn board() -> String {
    "printing = \"2e\"\n[[boards]]\nname = \"1\"\n[units.t]\nside = \"russian\"\nclass = \"tracked\"\n"
        .to_owned()
        + "[units.squad]\nside = \"german\"\n"
}
