//! Lines of concealment (A12.122, A12.15).

use super::play::LEVEL;
use crate::event::{ConcealmentRolled, ForcedBack};
use crate::notation::form::{Bare, Key, OneOf, Opt};
use crate::notation::phrase::line;

line!(ConcealmentRolled: unit "conceals"; roll = Bare;
    drm = Opt(Key("drm", Bare)),
    gained = Opt(OneOf(&[("gained", true), ("not-gained", false)])));

line!(ForcedBack: unit "forced-back"; hex = Bare; level = LEVEL);
