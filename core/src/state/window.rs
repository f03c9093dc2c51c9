//! The DEFENDER's chance to react to an expenditure.

use crate::event::UnitId;
use serde::Serialize;

/// The DEFENDER's chance to react to an expenditure of MP or MF (A8.1, D3.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Window {
    /// The unit that spent.
    pub mover: UnitId,
    /// The event of the expenditure.
    pub seq: u64,
    /// Bounding First Fire was announced since: it is too late.
    pub closed: bool,
}
