//! The fold: a file for each kind of thing that events change. It knows the position and what is asked of it, no figure
//! and no rule.

mod acquired;
mod apply;
mod attacks;
mod attest;
mod carry;
mod change;
mod checks;
mod close_combat;
mod concealment;
mod crew;
mod deployment;
mod heat;
mod known;
mod lane;
mod latw;
mod motion_attempt;
mod movement;
mod phase;
mod possession;
mod reduce;
mod residual;
mod rout;
mod secret;
mod shares;
mod shot_turn;
mod sniper;
mod status;
mod surroundings;
mod take_back;
mod weapons;
mod wears_off;

pub use apply::apply;
pub(crate) use apply::keep_dice;
pub(crate) use possession::recovers_by_dr;
