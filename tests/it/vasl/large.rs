//! A log of many thousand rolls: no game has as many, and a file may. Counted are bytes, never time.

use super::builder::Builder;
use asl_replay::audit::view::AuditView;
use asl_replay::read::load_bytes;
use std::path::Path;

fn rolls(n: usize) -> Vec<u8> {
    let (mut seen, mut sum) = ([0_usize; 13], 0);
    let mut log = Builder::new();
    for k in 1..=n {
        let (c, w) = (1 + k * 7 % 6, 1 + k / 6 * 5 % 6);
        seen[c + w] += 1;
        sum += c + w;
        let mean = format!("{:.2}", sum as f64 / k as f64);
        let (series, receipt) = ((k - 1) / 99 + 1, (k - 1) % 99 + 1);
        let line = format!(
            "CHAT*** (IFT DR) {c},{w} ***   <Anna>      [{} / {k}   avg   {mean} ({mean})]    ({series:02}.{receipt:02})",
            seen[c + w]
        );
        log = log.step(&[line]);
    }
    log.file()
}

/// The most bytes that are held at once while it is read, told and audited.
fn most(n: usize) -> u64 {
    let bytes = rolls(n);
    let counted = allocation_counter::measure(|| {
        let loaded = load_bytes(Path::new("his.vlog"), &bytes).unwrap();
        let view = AuditView::of(&loaded);
        assert_eq!(view.dice[0].count, n as u64);
    });
    counted.bytes_max
}

/// Bytes that a roll takes at most, of all that is held at once.
const OF_A_ROLL: u64 = 1_080;

#[test]
fn each_roll_of_a_long_log_takes_the_same_and_no_more_than_it_may() {
    let [once, twice] = [10_000, 20_000].map(most);
    let of_a_roll = (twice - once) / 10_000;
    println!("{twice} bytes of 20,000 rolls, {of_a_roll} of each further one");
    assert!(of_a_roll <= OF_A_ROLL, "{of_a_roll} bytes of a roll");
}
