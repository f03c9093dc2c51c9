//! The lines of Heat of Battle (A15.1) and of Snipers (A14).

use crate::event::{Heat, HeatRolled, SniperChecked, SniperFate, SniperRolled};
use crate::notation::form::{Bare, Flag, Key, OneOf, Opt};
use crate::notation::list::List;
use crate::notation::phrase::line;

/// The words for what Heat of Battle brings about.
const HEAT: OneOf<Heat> = OneOf(&[
    (Heat::Hero.word(), Heat::Hero),
    (Heat::Hardening.word(), Heat::Hardening),
    (Heat::Both.word(), Heat::Both),
    (Heat::Berserk.word(), Heat::Berserk),
    (Heat::Surrender.word(), Heat::Surrender),
]);

line!(HeatRolled: unit "hob"; roll = Bare;
    drm = Opt(Key("drm", Bare)),
    result = Opt(HEAT),
    hero = Opt(Key("creates", Bare)),
    into = Opt(Key("into", Bare)),
    like = Opt(Key("like", Bare)),
    fanatic = Flag("fanatic"));

line!(SniperRolled: "sniper"; side = Bare, roll = Bare;
    woken_by = Opt(Key("woken-by", Bare)),
    lands = Opt(Key("lands", Bare)),
    hex = Opt(Key("at", Bare)),
    target = Opt(Key("against", Bare)));

/// The words for what a Sniper Check does.
const FATE: OneOf<SniperFate> = OneOf(&[
    (SniperFate::Eliminated.word(), SniperFate::Eliminated),
    (SniperFate::Pinned.word(), SniperFate::Pinned),
    (SniperFate::Unharmed.word(), SniperFate::Unharmed),
]);

line!(SniperChecked: "sniper-check"; side = Bare, roll = Bare;
    units = Key("by", List),
    drm = Opt(Key("drm", Bare)),
    fate = Opt(FATE));
