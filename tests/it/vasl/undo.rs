//! Undo brackets, and files of engines that had none.
use asl_replay::import::vassal::event::UndoMark::{self, Stands, Undoes, UndoneBy};

use super::builder::{Builder, movement, squad};

fn marks(builder: Builder) -> Vec<UndoMark> {
    let log = builder.setup(squad("1", "4-6-7", "null", "null", "400;432")).import();
    let steps = 1..=log.steps;
    steps.map(|step| log.events.iter().find(|e| e.at.step == step).unwrap().undo).collect()
}

fn there() -> String {
    movement("1", (400, 496), (400, 432), "x")
}

fn back() -> String {
    movement("1", (400, 432), (400, 496), "x")
}

fn bracketed(inverse: &[&str]) -> Vec<String> {
    let all = ["UNDO\ttrue"].iter().chain(inverse).chain(&["UNDO\tfalse"]);
    all.map(|leaf| (*leaf).to_owned()).collect()
}

#[test]
fn a_bracket_names_the_step_it_takes_back() {
    let game = Builder::new()
        .step(&[there(), "CHAT* 4-6-7 moves A1 -> A2 *".into()])
        .step(&["CHAT<a> - hm"])
        .step(&bracketed(&["CHAT* ANGRE: * 4-6-7 moves A1 -> A2 *", &back()]));
    assert_eq!(marks(game), [UndoneBy(3), Stands, Undoes(Some(1))]);
}

#[test]
fn a_second_undo_takes_back_the_step_before() {
    let roll = "CHAT*** (IFT DR) 5,2 ***   <t>      [1 / 1   avg   7.00 (7.00)]    (01.06)";
    let game = Builder::new()
        .step(&[roll])
        .step(&[there()])
        .step(&bracketed(&[&back()]))
        .step(&bracketed(&[&format!("CHAT* UNDO: {}", &roll[4..])]));
    assert_eq!(marks(game), [UndoneBy(4), UndoneBy(3), Undoes(Some(2)), Undoes(Some(1))]);
}

#[test]
fn a_bracket_without_its_step_is_still_an_undo() {
    assert_eq!(marks(Builder::new().step(&bracketed(&[&back()]))), [Undoes(None)]);
}

#[test]
fn without_brackets_the_chat_line_decides() {
    let game = || Builder::new().step(&[there(), "CHAT* m moves A1 -> A2 *".into()]);
    let undone = game().step(&["CHAT* UNDO: * m moves A1 -> A2 *".into(), back()]);
    assert_eq!(marks(undone), [UndoneBy(2), Undoes(Some(1))]);
    let walked = game().step(&[back(), "CHAT* m moves A2 -> A1 *".into()]);
    assert_eq!(marks(walked), [Stands, Stands], "walking back is a move");
}

#[test]
fn the_position_follows_the_undo() {
    let log = Builder::new()
        .setup(squad("1", "4-6-7", "null", "null", "400;432"))
        .step(&[there()])
        .step(&bracketed(&[&back()]))
        .import();
    assert_eq!(log.last.spot("1").unwrap().y, 432);
    assert_eq!(log.findings, []);
}
