//! Lines of who possesses a SW (A4.43, A4.431, A4.44).

use crate::event::{SwDropped, SwGiven, SwRecovered};
use crate::notation::form::{Bare, Key, OneOf, Opt};
use crate::notation::phrase::line;

use super::fire::DRM;

line!(SwDropped: unit "drops"; weapon = Bare;);

line!(SwGiven: unit "gives"; weapon = Bare, to = Key("to", Bare););

line!(SwRecovered: unit "recovers"; weapon = Bare;
    from = Opt(Key("from", Bare)),
    roll = Opt(Bare),
    drm = DRM,
    success = Opt(OneOf(&[("recovered", true), ("not-recovered", false)])));
