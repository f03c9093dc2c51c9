//! What a PF Check brings about (C13.31).

/// Does a Final dr find a PF to fire (C13.31)?
///
/// ```
/// assert!(asl_core::effects::finds_pf(3) && !asl_core::effects::finds_pf(4));
/// ```
#[must_use]
pub const fn finds_pf(total: i16) -> bool {
    total <= 3
}
