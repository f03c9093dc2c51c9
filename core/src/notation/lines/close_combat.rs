//! Lines of Close Combat beside its attacks (A11.14, A11.2, A11.4), of leader creation (A18.2) and of surrender (A20.2).

use crate::event::{
    AmbushDr, AmbushRolled, CcAnnounced, CcPlan, LeaderCreated, Level, Surrendered, Withdrew,
};
use crate::notation::form::{Bare, Key, Opt, Or};
use crate::notation::list::ListOr;
use crate::notation::phrase::{Sub, choice, line};

use super::fire::DRM;

/// The level of a Location; ground level is not written.
const LEVEL: Or<Key<Bare>, Level> = Or(Key("level", Bare), Level::At(0));

line!(AmbushDr: part; side = Bare, roll = Bare;
    drm = DRM,
    total = Opt(Key("final", Bare)));

line!(AmbushRolled: "ambush"; hex = Bare, first = Sub, second = Key("against", Sub);
    level = LEVEL,
    won = Opt(Key("won-by", ListOr("nobody"))));

line!(CcAnnounced: unit "announces"; plan = Sub;);

choice!(CcPlan:
    "withdrawal" => Withdrawal { to: to = Bare },
    "alone" => Alone {},
);

line!(Withdrew: unit "withdraws"; hex = Bare;
    level = LEVEL,
    infiltration = Opt(Key("infiltration", Bare)));

line!(LeaderCreated: unit "creates-leader"; roll = Bare;
    drm = Opt(Key("drm", Bare)),
    total = Opt(Key("final", Bare)),
    leader = Opt(Key("creates", Bare)),
    like = Opt(Key("like", Bare)));

line!(Surrendered: unit "surrenders"; to = Key("to", Bare););
