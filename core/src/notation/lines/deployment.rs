//! Lines of squads that Deploy and HS that Recombine (A1.31, A1.32).

use crate::event::{Deployed, Recombined};
use crate::notation::form::{Bare, Key, Opt};
use crate::notation::phrase::line;

line!(Deployed: unit "deploys"; first = Key("into", Bare), second = Key("and", Bare);
    like = Opt(Key("like", Bare)));

line!(Recombined: unit "recombines"; with = Key("with", Bare), into = Key("into", Bare);
    like = Opt(Key("like", Bare)));
