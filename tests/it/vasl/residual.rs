//! Counters of Residual FP in a log become lines (A8.2).

use super::whose::Copy;

/// The counter of 4 FP that is laid in O7 after a shot there, in the words of VASL; it stands where the First Fire counter of the log
/// is made, with other layers.
fn with_counter(more: &[&str]) -> Copy {
    Copy::of("b_infantry.vlog", |log| {
        let step = |word: &str, steps: &[Vec<String>]| {
            steps.iter().position(|step| step.iter().any(|leaf| leaf.contains(word))).unwrap()
        };
        let made = log.steps[step("First Fire created in 03L4", &log.steps)].clone();
        let other = |leaf: &String| {
            leaf.replace("First Fire,First Fire IFP,First Fire SW", "4 FP,6 FP,8 FP")
                .replace("First Fire", "4 FP")
                .replace("1795344799822", "1795344799999")
                .replace("/1018/657/1795344799654/", "/1187/819/null/")
                .replace("03L4", "03O7")
        };
        let at = step("Pin in 03O7", &log.steps) + 1;
        log.steps.insert(at, made.iter().map(other).collect());
        for (n, leaf) in more.iter().enumerate() {
            log.steps.insert(at + 1 + n, vec![(*leaf).to_owned()]);
        }
    })
}

fn lines(copy: &Copy) -> Vec<String> {
    let text = copy.run(&["import", &copy.at("his.vlog")]).text;
    let told = text.lines().filter(|line| line.contains(" residual ")).map(str::trim);
    told.map(|line| line.split_once(" residual ").map_or("", |(_, rest)| rest).to_owned()).collect()
}

#[test]
fn a_counter_that_is_laid_is_a_line() {
    let copy = with_counter(&[]);
    let [line] = lines(&copy).try_into().expect("one line");
    assert!(line.starts_with("4 FP at 03O7"), "{line}");
    let ran = copy.audit();
    assert_eq!(ran.json["broken"], 0, "{}", ran.text);
}

#[test]
fn a_counter_that_is_deleted_in_the_mph_is_one_too() {
    let lines = lines(&with_counter(&["-/1795344799999"]));
    assert!(lines.len() == 2 && lines[1].contains("removed"), "{lines:?}");
}
