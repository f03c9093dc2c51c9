//! DRM and the most MP of an ESB attempt (D2.5).

use crate::counter::Vehicle;
use crate::event::EsbAttempted;
use crate::facts::Ctx;
use crate::figures::vehicle::red::reddened;
use crate::finding::{Breach, Verdict};
use crate::scenario::Printing;
use crate::state::Unit;
use crate::vocab::Maker;
use crate::vocab::num::{Drm, Mp};
use alloc::boxed::Box;
use alloc::format;

/// The most MP that ESB may gain: a quarter of the printed ones, fractions dropped (D2.5). `None` when the printed MP
/// are unknown.
#[must_use]
pub fn esb_max(vehicle: &Vehicle) -> Option<Mp> {
    vehicle.mp.map(|printed| Mp::whole(printed.floor() / 4))
}

/// What the DRM of an attempt is made of.
pub(crate) struct Drms {
    pub(crate) said: i32,
    down: i32,
    up: i32,
    pub(crate) red: bool,
    pub(crate) nation: i32,
}

/// The DRM of an attempt (D2.5): one for each MP sought and that of the maker. `None` when the log does not
/// say how many MP are sought, or the scenario not who made the vehicle and whether its MP are red.
#[must_use]
pub fn esb_drm(ctx: &Ctx<'_>, attempt: &EsbAttempted) -> Option<Drm> {
    let said = attempt.drm.or(Some(Drm(0)));
    let due = drms(ctx, &EsbAttempted { drm: said, ..attempt.clone() })?.due();
    i16::try_from(due).ok().map(Drm)
}

pub(crate) fn drms(ctx: &Ctx<'_>, attempt: &EsbAttempted) -> Option<Drms> {
    let (_, vehicle): (&Unit, &Vehicle) = ctx.vehicle(&attempt.unit)?;
    let (sought, said) = (attempt.sought?, i32::from(attempt.drm?.0));
    let red = vehicle.red? || reddened(ctx, vehicle);
    let nation = nation(ctx.printing, vehicle.maker?);
    Some(Drms { said, down: sought.floor(), up: sought.ceil(), red, nation })
}

impl Drms {
    pub(crate) fn due(&self) -> i32 {
        self.nation + if self.red { self.up } else { self.down }
    }

    /// The fraction was rounded the wrong way, and nothing else.
    pub(crate) fn misrounded(&self) -> bool {
        self.said != self.due() && self.said == self.nation + if self.red { self.down } else { self.up }
    }

    pub(crate) fn verdict(&self, broken: bool, says: &str) -> Verdict {
        if !broken {
            return Verdict::Kept;
        }
        let drm = |n: i32| format!("{}", Drm(i16::try_from(n).unwrap_or(i16::MAX)));
        Verdict::Broken(Box::new(Breach::of(says).figures(drm(self.said), drm(self.due()))))
    }
}

/// Who made it, not who drives it.
const fn nation(printing: Printing, maker: Maker) -> i32 {
    match (maker, printing) {
        (Maker::American | Maker::Czech, _) => 0,
        (Maker::Russian, _) | (Maker::Chinese, Printing::First) => 1,
        (Maker::British | Maker::German, _) => 2,
        (Maker::French | Maker::Italian | Maker::Other, _) | (Maker::Chinese, Printing::Second) => 3,
    }
}
