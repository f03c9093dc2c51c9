//! Weapons of a log that malfunction: a SW that is turned over is a line, and one that is turned back by a slip is none (A9.7).

use super::whose::Copy;

/// Lines of the log of the infantry about a weapon that fails.
fn fails(more: impl FnOnce(&mut Vec<Vec<String>>)) -> Vec<String> {
    let copy = Copy::of("b_infantry.vlog", |log| more(&mut log.steps));
    let text = copy.run(&["import", &copy.at("his.vlog")]).text;
    let failed = text.lines().filter(|line| line.contains(" malfunctions "));
    failed.map(|line| line.split("  #").next().unwrap().to_owned()).collect()
}

#[test]
fn a_sw_that_is_turned_over_is_a_line() {
    let lines = fails(|_| {});
    let [line] = lines.as_slice() else { panic!("{lines:?}") };
    assert!(line.contains("ge467a malfunctions sw:MMG"), "{line}");
}

/// No weapon is repaired without a dr: what is turned back without one was a slip.
#[test]
fn a_sw_that_is_turned_back_without_a_dr_was_a_slip() {
    let lines = fails(|steps| {
        let rolled = |step: &Vec<String>| step.iter().any(|leaf| leaf.contains("(Other dr) 1 ***"));
        let at = steps.iter().position(rolled).unwrap();
        steps[at] = Vec::new();
    });
    assert_eq!(lines, [""; 0]);
}
