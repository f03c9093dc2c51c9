//! The dice audit: on the real logs when they are there, on generated sessions always.
#![expect(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "helpers of tests, which fail by panicking"
)]
mod generated;
mod mean;
mod real;

use asl_core::dice_audit::{Finding, Roll, audit};

/// The files as the audit takes them.
fn findings(files: &[Vec<Roll>]) -> Vec<Finding> {
    let files: Vec<&[Roll]> = files.iter().map(Vec::as_slice).collect();
    audit(&files)
}

/// The files with one die of one roll set to another face.
fn with_die(files: &[Vec<Roll>], (file, roll, die): (usize, usize, usize), face: u8) -> Vec<Vec<Roll>> {
    let mut files = files.to_vec();
    files[file][roll].dice[die] = face;
    files
}

/// The files without one roll; its refill line stays and comes before the next.
fn without(files: &[Vec<Roll>], file: usize, roll: usize) -> Vec<Vec<Roll>> {
    let mut files = files.to_vec();
    let gone = files[file].remove(roll);
    if let Some(next) = files[file].get_mut(roll) {
        next.refills += gone.refills;
    }
    files
}

/// Every other face of every die, with whether the change is found at that roll.
fn undetected(files: &[Vec<Roll>]) -> Vec<(usize, usize, u8)> {
    let mut missed = Vec::new();
    for (f, file) in files.iter().enumerate() {
        for (r, roll) in file.iter().enumerate() {
            for (d, face) in roll.dice.iter().enumerate() {
                for other in (1..=6).filter(|other| other != face) {
                    let found = findings(&with_die(files, (f, r, d), other));
                    if !found.iter().any(|finding| finding.at == roll.at) {
                        missed.push((f, r, other));
                    }
                }
            }
        }
    }
    missed
}
