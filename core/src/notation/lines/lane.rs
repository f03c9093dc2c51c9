//! The line of a Fire Lane (A9.22).

use crate::event::{LaneLaid, LaneSide};
use crate::notation::form::{Bare, FP, Flag, Key, OneOf, Opt};
use crate::notation::phrase::line;

line!(LaneLaid: unit "lane"; weapon = Bare, to = Key("to", Bare);
    side = Opt(OneOf(&[("left", LaneSide::Left), ("right", LaneSide::Right)])),
    fp = Opt(FP),
    attack = Opt(Key("in", Bare)),
    removed = Flag("removed"));
