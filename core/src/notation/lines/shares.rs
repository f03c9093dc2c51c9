//! Lines of dice by shares: `declare rolls 4 r9 DR ift in a2, 5 r10 DR mc for 1SQ if r9 most 6`.

use super::agreement::WHY;
use crate::event::{
    Condition, DeclaredRoll, Purpose, RerollAgreed, RollForfeited, RollsDeclared, SharesAnswered,
    SharesCommitted, Throw,
};
use crate::notation::form::{Bare, Key, OneOf, Opt, Or};
use crate::notation::list::Series;
use crate::notation::phrase::{Sub, line};

/// The kinds of throw.
const THROWS: OneOf<Throw> = OneOf(&[("DR", Throw::Dr), ("dr", Throw::dr), ("3d6", Throw::Three)]);

line!(SharesCommitted: "commit";
    length = Bare, salt = Key("salt", Bare), own = Key("own", Bare), answers = Key("answers", Bare););

line!(Condition: part; roll = Bare; least = Opt(Key("least", Bare)), most = Opt(Key("most", Bare)));

line!(DeclaredRoll: part; index = Bare, roll = Bare, throw = THROWS;
    purpose = Or(Sub, Purpose::Other),
    unit = Opt(Key("for", Bare)),
    attack = Opt(Key("in", Bare)),
    condition = Opt(Key("if", Sub)));

line!(RollsDeclared: "declare"; rolls = Key("rolls", Series(Sub)););

line!(SharesAnswered: "answer"; roller = Bare, index = Bare, share = Bare;);

line!(RollForfeited: "forfeit"; roller = Bare, index = Bare, withheld = Key("withheld-by", Bare); why = WHY);

line!(RerollAgreed: "reroll"; roll = Bare, agreed = Key("agreed-by", Bare); why = WHY);
