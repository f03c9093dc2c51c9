//! What a Gun prints beside its FP, ROF and B#: calibre, ammunition, range, how it is moved. Values, never a state; no rule
//! of the book reads them yet.

use crate::vocab::{Calibre, GunKind, Mount};
use alloc::string::String;

/// Printed values of ordnance: of a Gun counter, or of a vehicle's armament. What is absent is unknown.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Gun {
    /// Calibre and barrel length.
    pub calibre: Option<Calibre>,
    /// Its calibre is overlined: no AP ammunition (C8.1).
    pub no_ap: bool,
    /// Its calibre is underlined: no HE ammunition (C8.1).
    pub no_he: bool,
    /// IFE on the IFT, in FP (C2.29).
    pub ife: Option<u8>,
    /// Minimum range, in hexes.
    pub min_range: Option<u16>,
    /// Maximum range, in hexes.
    pub max_range: Option<u16>,
    /// Special ammunition with its depletion numbers, as the listing writes it: `A5 s7 HE8`, years behind a `/`.
    pub ammo: Option<String>,
    /// What sort of Gun it is; absent for a vehicle's.
    pub sort: Option<GunKind>,
    /// Manhandling Number (C10.3).
    pub m: Option<i8>,
    /// Target size, a DRM of Case P (C2.271).
    pub target_size: Option<i8>,
    /// How its mount turns (C3.2); absent for a vehicle's, and where the listing does not tell.
    pub mount: Option<Mount>,
    /// It can be set up quickly (C10.23).
    pub qsu: bool,
}

impl Gun {
    /// Nothing is known of it.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        *self == Gun::default()
    }
}
