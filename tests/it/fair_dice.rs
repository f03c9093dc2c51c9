//! What fair dice do, against counting, a table of the distribution, and where two ways of computing meet.

use asl_replay::stats::fair::{Throw, sums};

/// Every sequence of three dice, counted.
#[test]
fn sums_are_those_of_every_sequence() {
    let mut counts = vec![0_u32; 16];
    for a in 0..6 {
        for b in 0..6 {
            for c in 0..6 {
                counts[a + b + c] += 1;
            }
        }
    }
    for (share, count) in sums(3).iter().zip(counts) {
        assert!((share - f64::from(count) / 216.0).abs() < 1e-12);
    }
}

/// One DR of 2: fair dice do so once in 36; of 3 or less three times.
#[test]
fn tails_are_exact() {
    assert!((Throw::TWO.sample(1, 2).tail - 1.0 / 36.0).abs() < 1e-12);
    assert!((Throw::TWO.sample(1, 11).tail - 3.0 / 36.0).abs() < 1e-12);
    assert!((Throw::TWO.sample(1, 11).as_low - 35.0 / 36.0).abs() < 1e-12);
    assert!((Throw::TWO.sample(1, 7).as_low - 21.0 / 36.0).abs() < 1e-12);
    assert_eq!(Throw::ONE.due_tenths(12), [20; 6]);
    let twice = Throw::TWO.sample(2, 4);
    assert!(twice.is_outside && (twice.tail - 1.0 / 1296.0).abs() < 1e-12);
    assert!(!Throw::TWO.sample(1, 2).is_outside);
}

/// Where the one ends and the other begins they say the same.
#[test]
fn the_normal_distribution_goes_on_where_the_exact_one_ends() {
    let (exact, normal) = (Throw::TWO.sample(2000, 13_900), Throw::TWO.sample(2001, 13_907));
    assert!((exact.fair[0] - normal.fair[0]).abs() < 0.005);
    assert!((exact.tail - normal.tail).abs() < 0.005);
    assert!((exact.as_low - normal.as_low).abs() < 0.005);
}

#[test]
fn evenness_is_told_of_large_samples_alone() {
    assert!(Throw::ONE.chi_square(&[4, 5, 5, 5, 5, 5]).is_none());
    let even = Throw::ONE.chi_square(&[10, 10, 10, 10, 10, 10]).unwrap();
    assert_eq!((even.hundredths, even.freedom, even.fair_thousandths), (0, 5, 1000));
    // 2.7 of 5 degrees: from a table of the distribution, 0.746.
    let uneven = Throw::ONE.chi_square(&[15, 7, 9, 11, 6, 12]).unwrap();
    assert_eq!((uneven.hundredths, uneven.fair_thousandths), (560, 347));
}
