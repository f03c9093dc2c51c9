//! The test vectors of the rules ledger, run through the public interface.

mod adapter;
mod facts;
mod fights;
mod read;
mod run;
mod setup;

pub(crate) use run::games;

/// Every vector of every file holds, or waits for a clause that is not in the book.
#[test]
fn vectors_hold() {
    let mut failures = Vec::new();
    let mut executed = 0;
    for path in run::files() {
        let Some(report) = run::run(&path) else { continue };
        executed += 1;
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        report.failed.iter().for_each(|failure| println!("{failure}"));
        let (failed, unchecked) = (report.failed.len(), report.unchecked.values().sum::<usize>());
        report.unchecked.iter().for_each(|(fact, n)| println!("{file}: unchecked: {fact} ({n})"));
        report.not_yet.iter().for_each(|(clause, n)| println!("{file}: not yet: {clause} ({n})"));
        println!("{file}: {} waiting for clauses that are not in the book", report.waiting);
        println!("{file}: {} passed, {failed} failed, {unchecked} unchecked", report.passed);
        failures.extend(report.failed);
    }
    assert!(executed > 0, "no vector file was found");
    assert!(failures.is_empty(), "{} vectors fail", failures.len());
}
