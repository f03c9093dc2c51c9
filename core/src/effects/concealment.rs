//! What a dr for a "?" brings about (A12.122).

/// Does a Final dr gain a "?" (A12.122)?
///
/// ```
/// assert!(asl_core::effects::conceals(5) && !asl_core::effects::conceals(6));
/// ```
#[must_use]
pub const fn conceals(total: i16) -> bool {
    total <= 5
}
