//! What fair dice do: the exact distribution of the sum of so many.

use libm::erfc;
use std::f64::consts::{FRAC_2_SQRT_PI, SQRT_2};

/// Beyond so many rolls the normal distribution stands for the exact one: by then they differ by less than is printed.
const MOST_EXACT: usize = 2000;
/// The share of each tail that lies outside of what fair dice do.
const TAIL: f64 = 0.025;
/// So often a total has to be due for the test of evenness to hold.
const DUE: f64 = 5.0;

/// One or two dice.
#[derive(Clone, Copy)]
pub struct Throw {
    dice: usize,
}

/// A number of rolls beside as many fair ones.
pub struct Sample {
    /// Mean of the rolls.
    pub mean: f64,
    /// The mean of as many fair rolls lies between these 95 times in 100.
    pub fair: [f64; 2],
    /// The mean less that of fair dice.
    pub luck: f64,
    /// How many rolls a difference of this size needs to lie outside.
    pub needs: Option<u64>,
    /// The mean lies outside.
    pub is_outside: bool,
    /// How often fair dice are at least as far to this side.
    pub tail: f64,
    /// How often the mean of as many fair rolls is this low or lower.
    pub as_low: f64,
}

/// What as many fair rolls do.
struct Range {
    /// The least mean within.
    least: f64,
    /// The share of sums at least as far from the middle on this side.
    tail: f64,
    /// The share of sums at most as high.
    as_low: f64,
}

/// Counts of dice as real numbers; far below where these become coarse.
#[expect(clippy::cast_precision_loss, reason = "counts of dice are small")]
const fn real(n: i64) -> f64 {
    n as f64
}

impl Throw {
    /// A dr.
    pub const ONE: Throw = Throw { dice: 1 };
    /// A DR.
    pub const TWO: Throw = Throw { dice: 2 };

    fn dice(self) -> i64 {
        i64::try_from(self.dice).unwrap_or(1)
    }

    /// Its totals, from the least.
    pub fn totals(self) -> impl Iterator<Item = i16> {
        let least = if self.dice == 1 { 1 } else { 2 };
        least..=6 * least
    }

    fn mean(self) -> f64 {
        3.5 * real(self.dice())
    }

    /// Variance of one roll: 35/12 a die.
    fn variance(self) -> f64 {
        real(self.dice()) * 35.0 / 12.0
    }

    /// The mean of `n` rolls with this sum, and about where that of fair ones lies 95 times in 100.
    #[must_use]
    pub fn mean_of(self, n: usize, sum: i64) -> (f64, [f64; 2]) {
        let rolls = real(i64::try_from(n).unwrap_or(i64::MAX));
        let off = 1.96 * (self.variance() / rolls).sqrt();
        (real(sum) / rolls, [self.mean() - off, self.mean() + off])
    }

    /// `n` rolls with this sum.
    #[must_use]
    pub fn sample(self, n: usize, sum: i64) -> Sample {
        let rolls = real(i64::try_from(n).unwrap_or(i64::MAX));
        let mean = real(sum) / rolls;
        let luck = mean - self.mean();
        let Range { least, tail, as_low } =
            if n <= MOST_EXACT { self.exact(n, sum) } else { self.normal(rolls, luck) };
        let fair = [least, 2.0 * self.mean() - least];
        let needed = (1.96 * self.variance().sqrt() / luck).powi(2).ceil();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "bounded right before")]
        let needs = (luck.abs() > 0.005).then(|| needed.min(1e12) as u64);
        Sample { mean, fair, luck, needs, is_outside: mean < fair[0] || mean > fair[1], tail, as_low }
    }

    fn exact(self, n: usize, sum: i64) -> Range {
        let dice = n * self.dice;
        let shares = sums(dice);
        let least = i64::try_from(dice).unwrap_or(i64::MAX);
        let mut below = 0.0;
        let within = shares.iter().position(|share| {
            below += share;
            below > TAIL
        });
        let rolls = real(i64::try_from(n).unwrap_or(i64::MAX));
        let first = real(least + i64::try_from(within.unwrap_or(0)).unwrap_or(0)) / rolls;
        // The distribution is the same from both ends: a high sum is as rare as the low one that mirrors it.
        let upto = |sum: i64| shares.iter().take(usize::try_from(sum - least).unwrap_or(0) + 1).sum::<f64>();
        Range { least: first, tail: upto(sum.min(7 * least - sum)), as_low: upto(sum).min(1.0) }
    }

    fn normal(self, rolls: f64, luck: f64) -> Range {
        let spread = (self.variance() / rolls).sqrt();
        let upto = |luck: f64| erfc(-luck / (spread * SQRT_2)) / 2.0;
        Range { least: self.mean() - 1.96 * spread, tail: upto(-luck.abs()), as_low: upto(luck) }
    }

    /// How often each total is due of so many rolls, in tenths.
    #[must_use]
    pub fn due_tenths(self, n: usize) -> Vec<u64> {
        let rolls = real(i64::try_from(n).unwrap_or(i64::MAX));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "shares of a count")]
        let tenths = |share: &f64| (share * rolls * 10.0).round() as u64;
        sums(self.dice).iter().map(tenths).collect()
    }

    /// How even the totals are, where each is due often enough.
    #[must_use]
    pub fn chi_square(self, totals: &[u64]) -> Option<super::ChiRow> {
        let n: u64 = totals.iter().sum();
        let shares = sums(self.dice);
        let due: Vec<f64> = shares.iter().map(|share| share * real(i64::try_from(n).unwrap_or(0))).collect();
        if due.iter().any(|due| *due < DUE) {
            return None;
        }
        let apart =
            |(count, due): (&u64, &f64)| (real(i64::try_from(*count).unwrap_or(0)) - due).powi(2) / due;
        let value: f64 = totals.iter().zip(&due).map(apart).sum();
        let freedom = u32::try_from(totals.len() - 1).ok()?;
        let fair = chi_square_at_least(value, freedom);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "no negative figures")]
        let [hundredths, fair_thousandths] = [value * 100.0, fair * 1000.0].map(|value| value.round() as u64);
        Some(super::ChiRow { hundredths, freedom, fair_thousandths })
    }
}

/// How often a chi square of so many degrees of freedom is at least as large: a sum of as many terms as pairs of degrees, from
/// that of one degree or of two.
fn chi_square_at_least(value: f64, freedom: u32) -> f64 {
    let half = value / 2.0;
    let (mut share, mut degrees, mut term) = match freedom % 2 {
        0 => ((-half).exp(), 2, half * (-half).exp()),
        _ => (erfc(half.sqrt()), 1, half.sqrt() * (-half).exp() * FRAC_2_SQRT_PI),
    };
    while degrees < freedom {
        share += term;
        degrees += 2;
        term *= value / f64::from(degrees);
    }
    share
}

/// The share of each sum of so many dice, from the least sum on.
#[must_use]
pub fn sums(dice: usize) -> Vec<f64> {
    let mut shares = vec![1.0];
    for _ in 0..dice {
        let mut window = 0.0;
        let share = |n: Option<usize>| n.and_then(|n| shares.get(n)).copied().unwrap_or(0.0);
        let next = (0..shares.len() + 5).map(|n| {
            window += share(Some(n)) - share(n.checked_sub(6));
            f64::max(window, 0.0) / 6.0
        });
        shares = next.collect();
    }
    shares
}
