//! What a draft tells: each field of an event by what it is told, and a file told once however often it is looked at.

use super::made::made;
use asl_core::event::{Reading, What};
use asl_replay::import::draft::{By, Drafted, Field};
use asl_replay::import::vassal::viewer::Viewer;
use asl_replay::read::{Loaded, load_several};

fn loaded() -> Loaded {
    load_several(&[("b.vlog".into(), made("b_infantry.vlog"))], &Viewer::Public).unwrap()
}

fn drafted(loaded: &Loaded) -> &Drafted {
    &loaded.vasl_game().unwrap().telling().drafted
}

/// The fields of the first event of a kind, with how it was read.
fn fields(drafted: &Drafted, is: impl Fn(&What) -> bool) -> (Reading, &[Field]) {
    let n = drafted.game.events.iter().position(|event| is(event.what.done())).unwrap();
    let What::Inferred(deed) = &drafted.game.events[n].what else { panic!("event {n} is stated") };
    (deed.reading, &drafted.told[&n])
}

#[test]
fn a_field_has_what_tells_it() {
    let loaded = loaded();
    let drafted = drafted(&loaded);
    let by = |fields: &[Field], name: &str| fields.iter().find(|field| field.name == name).map(|f| f.by);
    let (reading, attack) = fields(drafted, |what| matches!(what, What::FireAttack(_)));
    assert_eq!(reading, Reading::Joined);
    assert_eq!(by(attack, "firers"), Some(By::Laid));
    assert_eq!(by(attack, "locations"), Some(By::Words));
    assert_eq!(by(attack, "directors"), Some(By::Words));
    let (reading, broken) = fields(drafted, |what| matches!(what, What::StatusChanged(_)));
    assert_eq!((reading, by(broken, "add")), (Reading::Shown, Some(By::Counter)));
    assert_eq!(by(broken, "attack"), Some(By::Attack), "that it broke is shown, by what is joined");
    let (reading, moved) = fields(drafted, |what| matches!(what, What::MfSpent(_)));
    assert_eq!((reading, by(moved, "hex")), (Reading::Shown, Some(By::Drag)));
}

/// How an event was read is how its first field is told, and each event has its place.
#[test]
fn an_event_is_read_as_its_first_field() {
    let loaded = loaded();
    let drafted = drafted(&loaded);
    assert_eq!(drafted.places.len(), drafted.game.events.len());
    for (n, event) in drafted.game.events.iter().enumerate() {
        let told = drafted.told.get(&n).and_then(|told| told.first());
        let reading = if let What::Inferred(deed) = &event.what { Some(deed.reading) } else { None };
        assert_eq!(reading, told.map(|field| field.by.reading()), "{event:?}");
    }
}

/// What is looked at twice is told once.
#[test]
fn files_are_told_once() {
    let loaded = loaded();
    let (once, again) = (loaded.vasl_game().unwrap(), loaded.vasl_game().unwrap());
    assert!(std::ptr::eq(once, again));
    assert!(std::ptr::eq(once.findings(), again.findings()));
}
