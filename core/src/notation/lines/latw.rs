//! The line of a PF Check (C13.31).

use crate::event::PfChecked;
use crate::notation::form::{Bare, Key, OneOf, Opt};
use crate::notation::phrase::line;

line!(PfChecked: unit "pf-check"; roll = Bare;
    drm = Opt(Key("drm", Bare)),
    found = Opt(OneOf(&[("found", true), ("none", false)])));
