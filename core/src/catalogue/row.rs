//! What the rows of every table of the catalogue have.

/// What every row has.
pub(super) trait Row: Sized + 'static {
    /// Its name.
    fn name(&self) -> &'static str;
    /// The version of the book that brought it.
    fn since(&self) -> u16;
}
