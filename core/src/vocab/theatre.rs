//! Theatres of war, where a rule names one.

use super::meaning::words;

words! {
    /// A theatre that a rule of the book names (D2.52).
    Theatre: false, "a theatre such as North Africa";
    /// North Africa.
    NorthAfrica = "North Africa" | "N. Africa" | "Northern Africa" | "NA" | "Western Desert",
}
