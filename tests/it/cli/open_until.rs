//! `open` ends when its pages are closed: what they say of themselves is counted, and the clock is turned by hand.

use asl_replay::open::presence::{ANEW, ASLEEP, FIRST, MOST, Presence, SILENT};
use std::time::Duration;

/// Turns the clock a little at a time, as the program looks at it. After how long it is over, if it is within `until`.
fn over_after(presence: &mut Presence, clock: &mut Duration, until: Duration) -> Option<Duration> {
    let from = *clock;
    while *clock - from < until {
        *clock += Duration::from_secs(1);
        if presence.is_over(*clock) {
            return Some(*clock - from);
        }
    }
    None
}

#[test]
fn it_ends_when_the_last_page_is_closed() {
    let (mut presence, mut clock) = (Presence::default(), Duration::ZERO);
    assert_eq!(
        over_after(&mut presence.clone(), &mut clock.clone(), FIRST * 2),
        Some(FIRST),
        "nobody ever comes"
    );
    presence.expect();
    presence.here(1);
    presence.here(2);
    presence.gone(1);
    assert_eq!(over_after(&mut presence.clone(), &mut clock.clone(), SILENT / 2), None, "another is there");
    presence.gone(2);
    // A page that says so and was not there changes nothing.
    presence.gone(7);
    assert_eq!(over_after(&mut presence, &mut clock, FIRST), Some(ANEW));
}

#[test]
fn a_page_that_is_loaded_anew_is_waited_for() {
    let (mut presence, mut clock) = (Presence::default(), Duration::ZERO);
    let second = Duration::from_secs(1);
    for order in 0..2 {
        presence.here(1);
        // It may be asked for before it is heard that it goes.
        if order == 0 {
            presence.gone(1);
            presence.expect();
        } else {
            presence.expect();
            presence.gone(1);
        }
        assert_eq!(over_after(&mut presence, &mut clock, ANEW * 3), None);
        presence.here(2);
        presence.gone(2);
        assert_eq!(over_after(&mut presence, &mut clock, ANEW - second), None);
    }
}

#[test]
fn a_tab_that_sleeps_and_a_machine_that_sleeps_are_waited_for() {
    let (mut presence, mut clock) = (Presence::default(), Duration::ZERO);
    presence.here(1);
    // A hidden tab speaks once a minute.
    for _ in 0..100 {
        assert_eq!(over_after(&mut presence, &mut clock, Duration::from_secs(61)), None);
        presence.here(1);
    }
    presence.asleep(1);
    assert_eq!(over_after(&mut presence, &mut clock, ASLEEP - ANEW), None);
    presence.here(1);
    // The lid was closed for a week.
    clock += Duration::from_secs(7 * 24 * 3600);
    assert!(!presence.is_over(clock));
    // A browser that was killed says nothing: at last it is over.
    let left = over_after(&mut presence, &mut clock, FIRST).unwrap();
    assert!(left <= SILENT + ANEW && left >= SILENT - MOST, "{left:?}");
}

/// More pages than anybody opens are no more memory.
#[test]
fn pages_are_bounded() {
    let (mut presence, mut clock) = (Presence::default(), Duration::ZERO);
    (0..10_000).for_each(|page| presence.here(page));
    (0..64).for_each(|page| presence.gone(page));
    assert_eq!(over_after(&mut presence, &mut clock, FIRST), Some(ANEW));
}
