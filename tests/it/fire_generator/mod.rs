//! A second player of fire: it plays random legal fire phases by its own reading of A7 and its own chart, and
//! asks the engine to find nothing; then it breaks one thing in each turn and asks the engine to find it
//! (`second_player`).

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]

mod afv;
mod bench;
mod chart;
mod fire;
mod geometry;
mod heat;
mod lane;
mod men;
mod mutate;
mod plan;
mod play;
mod power;
mod rally;
mod repair;
mod residual;
mod rout;
mod scrambled;
mod suffer;
mod turn;
mod world;

pub(crate) use afv::battle::Battle;
pub(crate) use chart::{Res, chart};
pub(crate) use play::Player;

use crate::second_player::{Legal, turns};
use crate::support::draws;

#[test]
fn legal_fire_phases_break_nothing() {
    let legal = Legal::run::<Player>(|seed| seed % 5 < 2, |seed| seed.is_multiple_of(8));
    legal.assert_breaks_nothing();
    let phases = legal.count("fire phases");
    assert!(phases >= turns(), "{phases} fire phases");
    // Few seeds may draw fewer than one in a hundred, and of the rarest none.
    let one_in = if draws::is_whole() { 100 } else { 400 };
    let rare = ["replaced by ELR", "Residual FP", "attacks by Residual FP"].into_iter();
    let rare =
        rare.chain(["rallies", "under DM by fire", "routs", "Fire Lanes", "attacks by Fire Lane", "repairs"]);
    let rare = rare.chain(["Heat of Battle", "Snipers", "Sniper attacks"]);
    for rare in rare.chain(draws::is_whole().then_some("FPF")) {
        let drawn = legal.count(rare);
        assert!(drawn * one_in >= turns(), "{drawn} {rare}");
    }
}
