//! What an event is about: a move, the end of one, a volley and its shots, the sheets of an attack. Built once for a
//! judged event, lazily, from scenario and position; every clause reads that and nothing else. Holds no rule: figures
//! that the rules work out are kept here so that no clause works them out again.

mod between;
mod closing;
mod ctx;
mod moved;
mod sheet;

mod shot;
mod sight;
mod subject;
mod traces;
mod underway;
mod volley;
mod walk;

pub use between::{Hinders, between, hindrance_with};
pub use closing::{Closing, PhaseClosing};
pub use ctx::Ctx;
pub use moved::{Move, Price};
pub use sheet::{CaseLine, FireSheet, MemberFp, Outcome, Outcomes, ToHitSheet};
pub use shot::{Shot, mode_of};
pub use sight::Shown;
pub use subject::{Deed, Told};
pub use traces::Traces;
pub use underway::{IftRoll, ToHitRoll, Underway};
pub use volley::Volley;
pub use walk::{Walk, WalkClosing};
