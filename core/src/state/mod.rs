//! The position: what the events say happened, and nothing else. Facts, never duties and never
//! judgements.

mod afoot;
mod aim;
mod attack;
mod attacks;
mod close_combat;
mod course;
mod crew;
mod debtor;
mod fold;
mod gun;
mod hull_down;
mod known;
mod lane;
mod lookup;
mod mode;
mod mph;
mod pf;
mod place;
mod position;
mod secret;
mod shared_map;
mod shared_set;
mod shares;
mod shot_turn;
mod sniper;
mod stack;
mod taken_back;
mod telltale;
mod together;
mod unit;
mod unit_weapons;
mod units;
mod weapon;
mod window;

pub use afoot::{Afoot, DoubleTime, FootStep};
pub use aim::{
    all_dash, closed_by, enemies_in, firing_side, locations_of, names_fired_at, overrun_open, overruns,
    side_of, targets_of, was_fired_at,
};
pub use attack::{Aimed, Attack, CheckMade, Crowds, Resolution, Thrown, is_first_fire};
pub use attacks::{Attacks, MAX_ATTACKS, MAX_ATTACKS_OF_UNIT};
pub use close_combat::{Ambush, CloseCombats, Fight, Left};
pub use course::{bypass_course, bypass_place, implied_direction, side_followed, turn_steps};
pub use crew::{Crew, CrewCheck, is_armor_leader_drm};
pub use fold::apply;
pub(crate) use fold::{keep_dice, recovers_by_dr};
pub use gun::{beside_gun, guns_with, may_be_manned_otherwise, personnel_kind, sole_crew_of, stands_as_gun};
pub use hull_down::HullDown;
pub use known::Known;
pub use lane::Lane;
pub use lookup::Named;
pub use mode::fires_as;
pub(crate) use mode::has_fired_first;
pub use mph::{BeforeBypass, FailedClearance, Mph, PendingTurn};
pub use pf::{Panzerfausts, PfCheck};
pub use place::Place;
pub use position::{Residual, Roll, State, Uses};
pub use secret::{OpenedSecret, Secret};
pub use shared_map::{Iter, SharedMap};
pub use shared_set::{SharedList, SharedSet};
pub use shares::{Commitment, Declared, MAX_MISFITS, Opened, Shares, Standing};
pub use shot_turn::ShotTurn;
pub use sniper::{SniperShot, Snipers, Woke};
pub use stack::{Stack, excess_in, joined, joined_before, stack_in};
pub use taken_back::Gone;
pub use telltale::{Act, Telltale};
pub use unit::{Attempt, ClaimedTem, Phases, Rally, Rout, Statuses, Struck, Turret, Two, Unit};
pub use units::{UnitNo, Units, UnitsIter};
pub use weapon::{Repair, SwState, Tested, WeaponShot, WeaponState, Weapons};
pub use window::Window;
