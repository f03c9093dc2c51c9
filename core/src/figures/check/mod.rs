//! Checks: Morale, leadership, what is owed and what came of it.

pub mod casualties;
pub mod casualty;
pub mod commissar;
pub mod harm;
pub mod heat;
pub mod leader_loss;
pub mod leadership;
pub mod morale;
pub mod outcome;
pub mod owed;
pub mod passed;
pub mod pin;
pub mod rally;
pub mod replacement;
pub(crate) mod rout;
pub mod toll;
pub mod truly;
pub mod wound;
