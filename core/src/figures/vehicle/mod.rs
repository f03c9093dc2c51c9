//! Figures of vehicles: arcs, leaders, weapons, Motion.

pub mod arc;
pub mod bog;
pub mod breakdown;
pub mod bypass_case_a;
pub mod crew;
pub mod esb;
pub mod facing;
pub mod fires_again;
pub mod firing;
pub mod leader_drm;
pub mod leaders;
pub mod motion;
pub mod motion_fire;
pub mod moving;
pub mod overrun;
pub mod overrun_fp;
pub mod recall;
pub mod red;
pub mod riders;
pub mod spine;
pub mod standing;
pub(crate) mod survivors;
pub mod turret;
pub mod underbelly;
pub mod within;
