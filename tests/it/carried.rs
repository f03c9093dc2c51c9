//! Those aboard are where their vehicle is, whatever moves it.

use crate::games::files;
use crate::support::builder::Log;
use asl_core::audit::{Game, Replay};
use asl_core::event::Level;
use asl_core::notation::parse;
use asl_core::state::{State, Unit};
use asl_core::vocab::hex::Cell;

const HEAD: &str = "printing = \"2e\"\n[players]\ngerda = { side = \"german\" }\nrudi = { side = \"russian\" }\n\
    [default-terrain]\nis = [\"open-ground\"]\n[terrain.K4]\nis = [\"woods\"]\n[units]\n\
    ht = { side = \"german\", type = \"SPW 251\", class = \"halftrack\", afv = true, mp = 16 }\n\
    pax = { side = \"german\", type = \"german 4-6-7\" }\nt = { side = \"russian\", type = \"russian 4-4-7\" }\n";

/// `pax` is aboard `ht`, and this happens.
fn after(lines: &[&str]) -> State {
    let mut log = Log::of(HEAD);
    let begin = ["place ht K5 vca K4-L4", "place pax K5", "place t K9", "pax boards ht", "turn 1 german MPh"];
    begin.iter().chain(lines).for_each(|line| log.line("gerda", line));
    Replay::of(&log.game()).end()
}

/// Where `pax` is after these; `together` that its vehicle is there too.
fn place(lines: &[&str], together: bool) -> String {
    let state = after(lines);
    let map = Log::of(HEAD).scenario.map;
    assert_eq!(state.units["pax"].location() == state.units["ht"].location(), together, "{lines:?}");
    state.units["pax"].place.cell().map_or_else(|| "off".into(), |cell| map.show_cell(cell))
}

#[test]
fn passengers_come_along() {
    assert_eq!(place(&["ht start 1 MP", "ht enter L4 1 MP"], true), "L4");
    assert_eq!(place(&["ht start 1 MP", "ht bypass K4 along K4-L4 2 MP"], true), "K4");
    assert_eq!(place(&["place ht M9"], true), "M9");
    assert_eq!(place(&["place ht off-board"], true), "off");
    assert_eq!(place(&["ht start 1 MP", "ht enter L4 1 MP", "pax leaves ht"], true), "L4");
    let behind = ["ht start 1 MP", "ht enter L4 1 MP", "pax leaves ht", "ht enter L3 1 MP"];
    assert_eq!(place(&behind, false), "L4", "who got off stays");
}

#[test]
fn a_bypass_that_fails_brings_them_back() {
    let bypass = ["ht start 1 MP", "ht bypass K4 along K4-L4 2 MP"];
    let fails = "ht clearance K4-L4 not-clear";
    assert_eq!(place(&[&bypass[..], &[fails]].concat(), true), "K5");
}

#[test]
fn a_hindrance_attested_to_those_who_were_carried_off_is_forgotten() {
    let seen = ["t los pax exists hindrance +1", "t los ht exists hindrance +1"];
    assert_eq!(after(&seen).hindrance.len(), 2);
    assert!(after(&[&seen[..], &["ht start 1 MP", "ht enter L4 1 MP"]].concat()).hindrance.is_empty());
}

/// Where a unit and its vehicle are, when both are in play and not together.
fn parted(state: &State, unit: &Unit) -> Option<[Option<(Cell, Level)>; 2]> {
    let vehicle = state.units.get(unit.aboard.as_ref()?)?;
    let places = [unit.location(), vehicle.location()];
    (!unit.eliminated && places[0] != places[1]).then_some(places)
}

#[test]
fn nobody_aboard_is_elsewhere_in_any_case_or_game() {
    let mut aboard = 0;
    for path in files(&["cases", "games"]) {
        let text = std::fs::read_to_string(&path).expect("a file");
        let events = parse(&text).lines.into_iter().map(|line| line.event).collect();
        let Ok(game) = Game::of(events) else { continue };
        Replay::of(&game).walk(|n, state, _| {
            for (id, unit) in state.units.iter().filter(|(_, unit)| unit.aboard.is_some()) {
                assert_eq!(parted(state, unit), None, "{id} before event {n} of {}", path.display());
                aboard += 1;
            }
        });
    }
    assert!(aboard > 100, "{aboard}");
}
