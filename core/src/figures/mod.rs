//! What the rules work out from a position and an event: pure, each a sum with its rules or a set of readings. Clauses compare
//! them with what was declared; views, the prompt and the import ask the same functions. Knows no clause and no verdict of one.

pub mod ambush;
pub mod answer;
pub(crate) mod cc_results;
pub mod chances;
pub mod check;
pub mod close_combat;
pub mod concealment;
pub mod depletion;
pub(crate) mod dummies;
pub mod encirclement;
pub mod fire;
pub(crate) mod hidden_place;
pub mod infantry;
pub mod leader_creation;
pub mod left_play;
pub(crate) mod paatc;
pub mod pf;
pub mod price;
pub mod prisoners;
pub mod smoke;
pub mod sniper;
pub mod to_hit;
pub mod to_kill;
pub mod vehicle;
pub mod yet_to_act;
