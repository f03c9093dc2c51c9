//! Lines of what another program's log said.

use super::agreement::Quoted;
use crate::event::{ImportedKept, PieceMoved, StepUndone};
use crate::notation::form::{Bare, Key, Opt};
use crate::notation::phrase::line;

line!(PieceMoved: "piece";
    source = Bare,
    piece = Key("id", Bare),
    name = Quoted,
    from = Key("from", Bare),
    to = Key("to", Bare);
    mover = Opt(Key("mover", Bare)));

line!(StepUndone: "undone"; source = Bare; step = Opt(Key("step", Bare)));

line!(ImportedKept: "imported"; source = Bare, kind = Bare, raw = Quoted;);
