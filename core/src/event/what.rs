//! The kinds of events as a type, [`What`], and what each names: the unit that it is about, the hex that a unit comes into by
//! it, the attack that it belongs to, the one roll that it uses up and what that has to be made for, the event that it
//! speaks of, its place in an imported file; the other units that it names, those who saw it, the one that it is aimed at,
//! the roll that an attempt is settled by, and the harm that it tells. All of it from the table of kinds.

use super::kinds::for_each_kind;
use super::{AttackId, FireAttack, Marker, MfSpent, MfSpentSo, Purpose, RollId, Source, Status, UnitId};
use crate::vocab::hex::Hex;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// What sort of event a kind is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// The game itself: it begins, it is given up.
    Game,
    /// A phase begins or ends.
    Phase,
    /// How a unit stands: its place, statuses, counters, weapons. A set-up says such things, and play changes them.
    Standing,
    /// A move, fire, an attempt, a roll that settles something.
    Play,
    /// Dice, or a share of them: they stand.
    Dice,
    /// A word between the players, or a secret, which nobody takes back alone.
    Word,
    /// What a player says, and may take back.
    Said,
    /// What a file of another program says.
    File,
}

/// The enum, and what each kind is.
macro_rules! declare {
    ($given:tt { $($(#[$doc:meta])+ $kind:ident $(($e:ident: $payload:ident))?
        $sort:ident $on_map:ident [$([$($field:literal)+] $why:literal)*])+ }) => {
        /// The vocabulary: every kind of event.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum What {
            $($(#[$doc])+ $kind $((super::$payload))?,)+
        }

        impl What {
            /// The names of all kinds, in the order of their numbers on the wire.
            pub const KINDS: &[&str] = &[$(stringify!($kind)),+];

            /// Fields that stand by a player's word, by kind, and why no log can check them.
            pub const BELIEVED: &[(&str, &[&str], &str)] =
                &[$($((stringify!($kind), &[$($field),+], $why),)*)+];

            /// The name of its kind.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self {
                    $(What::$kind { .. } => stringify!($kind),)+
                }
            }

            /// What sort of event it is.
            #[must_use]
            pub const fn sort(&self) -> Sort {
                match self {
                    $(What::$kind { .. } => Sort::$sort,)+
                }
            }

            /// Can terrain or a LOS say something of it?
            #[must_use]
            pub const fn is_on_map(&self) -> bool {
                match self {
                    $(What::$kind { .. } => declare!(@ $on_map),)+
                }
            }
        }
    };
    (@ yes) => { true };
    (@ no) => { false };
}

for_each_kind!(kinds => declare);

/// The functions of [`What`] that look up one thing that an event names.
macro_rules! names {
    ($given:tt { $($kind:ident $(($e:ident: $payload:ident))? => {
        $(as $as:tt)? $(unit $unit:tt)? $(into $hex:tt)? $(attack $attack:tt)? $(thrown_in $thrown:tt)? $(roll $roll:tt)?
        $(made_for $purpose:tt)? $(speaks_of $seq:tt)? $(source $source:tt)? $(acting $acting:tt)? $(others $others:tt)?
        $(seen_by $seen:tt)? $(aimed_at $aim:tt)? $(settled_by $settled:tt)? $(harm $harm:tt)?
    })+ }) => {
        impl What {
            names! {
                /// The unit that the event is about, where there is one.
                pub fn unit(&self) -> Option<&UnitId>: $($kind $(($e))? [$(as $as)? $($unit)?])+
            }
            names! {
                /// The hex that the event puts a unit into.
                pub fn hex(&self) -> Option<Hex>: $($kind $(($e))? [$(as $as)? $($hex)?])+
            }
            names! {
                /// The attack that it belongs to; dice are not asked for it, since shares declare them before their attack.
                pub fn attack(&self) -> Option<AttackId>: $($kind $(($e))? [$(as $as)? $($attack)?])+
            }
            names! {
                /// The one roll that it uses up; every other kind refers to rolls without using them up.
                pub fn roll(&self) -> Option<RollId>: $($kind $(($e))? [$(as $as)? $($roll)?])+
            }
            names! {
                /// What its rolls have to be made for, where only one purpose will do.
                pub fn made_for(&self) -> Option<Purpose>: $($kind $(($e))? [$(as $as)? $($purpose)?])+
            }
            names! {
                /// The number of the event that it speaks of.
                pub fn speaks_of(&self) -> Option<u64>: $($kind $(($e))? [$(as $as)? $($seq)?])+
            }
            names! {
                /// Where an imported event stands in its file; that of dice stands in their evidence.
                pub fn source(&self) -> Option<Source>: $($kind $(($e))? [$($source)?])+
            }
            names! {
                /// Those who fire, direct or fight in it: all that it names as acting.
                pub fn acting(&self) -> Option<Vec<&UnitId>>: $($kind $(($e))? [$(as $as)? $(Some $acting)?])+
            }
            names! {
                /// The other units that it names: those to whom something is done.
                pub fn others(&self) -> Option<Vec<&UnitId>>: $($kind $(($e))? [$(as $as)? $(Some $others)?])+
            }
            names! {
                /// Those who are said to have seen it.
                pub fn seen_by(&self) -> Option<&[UnitId]>: $($kind $(($e))? [$(as $as)? $($seen)?])+
            }
            names! {
                /// The one unit that its attack is aimed at, or does this to.
                pub fn aimed_at(&self) -> Option<&UnitId>: $($kind $(($e))? [$(as $as)? $($aim)?])+
            }
            names! {
                /// The roll that settles an attempt, which a log may leave out.
                pub fn settled_by(&self) -> Option<Option<RollId>>: $($kind $(($e))? [$(as $as)? $($settled)?])+
            }
            names! {
                /// What it says befell its unit.
                pub fn harm(&self) -> Option<Harm>: $($kind $(($e))? [$(as $as)? $($harm)?])+
            }
        }
    };
    (#[doc = $doc:literal] pub fn $name:ident(&$this:ident) -> Option<$of:ty>:
        $($kind:ident $(($e:ident))? [$($answer:tt)*])+) => {
        #[doc = $doc]
        #[must_use]
        #[expect(unused_variables, reason = "most kinds name no such thing")]
        pub fn $name(&$this) -> Option<$of> {
            match $this {
                $(What::$kind $(($e))? => names!(@ $name $($answer)*),)+
            }
        }
    };
    (@ $name:ident as $deed:tt $($_own:tt)*) => { $deed.$name() };
    (@ $name:ident Some $value:tt) => { Some($value) };
    (@ $name:ident $value:tt) => { $value };
    (@ $name:ident) => { None };
}

impl What {
    /// A deed of the game itself, after which nothing is set up any more.
    pub(crate) const fn is_deed(&self) -> bool {
        matches!(
            self,
            What::MpSpent(_)
                | What::MfSpent(_)
                | What::MfSpentSo(_)
                | What::FireAttack(_)
                | What::Advanced(_)
                | What::Routed(_)
        )
    }
}

for_each_kind!(names => names);

impl What {
    /// The attack that it declares, or belongs to.
    pub fn of_attack(&self) -> Option<AttackId> {
        if let What::FireAttack(fire) = self.done() { Some(fire.attack) } else { self.attack() }
    }

    /// All rolls that it uses up: a Random Selection may use several, and an Ambush has one of each side.
    pub fn rolls(&self) -> impl Iterator<Item = RollId> {
        let selected = if let What::RandomlySelected(e) = self.done() { e.rolls.as_slice() } else { &[] };
        let ambush =
            if let What::AmbushRolled(e) = self.done() { Some([e.first.roll, e.second.roll]) } else { None };
        let selected = selected.iter().map(|(_, roll)| *roll);
        self.roll().into_iter().chain(selected).chain(ambush.into_iter().flatten())
    }

    /// Does it say how a unit stands, as a set-up does: its place, statuses, counters, weapons?
    #[must_use]
    pub const fn is_of_set_up(&self) -> bool {
        matches!(self.sort(), Sort::Standing)
    }

    /// Is it a move, fire, an attempt, a roll that settles something?
    #[must_use]
    pub const fn is_of_play(&self) -> bool {
        matches!(self.sort(), Sort::Play)
    }

    /// Does a phase end with it, or the phase before it?
    #[must_use]
    pub const fn is_of_phase(&self) -> bool {
        matches!(self.sort(), Sort::Phase)
    }

    /// What was done: the deed of what was inferred, else the event itself.
    #[must_use]
    pub fn done(&self) -> &What {
        if let What::Inferred(inferred) = self { inferred.done.what() } else { self }
    }
}

/// Who fires, with whom and for whom, and who directs it.
fn firing(fire: &FireAttack) -> Vec<&UnitId> {
    let firers = fire.firers.iter().flat_map(|f| [Some(&f.unit), f.with.as_ref(), f.spotter.as_ref()]);
    firers.flatten().chain(&fire.directors).collect()
}

impl What {
    /// MF of Infantry, however the line tells them.
    #[must_use]
    pub const fn mf(&self) -> Option<&MfSpent> {
        if let What::MfSpent(spent) | What::MfSpentSo(MfSpentSo { spent, .. }) = self {
            Some(spent)
        } else {
            None
        }
    }
}

/// What befalls a unit, as an event tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Harm {
    /// It is pinned.
    Pinned,
    /// It breaks.
    Broken,
    /// It suffers Casualty Reduction, or is wounded.
    Reduced,
    /// It is lost.
    Lost,
}

impl Harm {
    /// The worst that a status says; none where no status is harm.
    fn of_status(add: &[Status]) -> Option<Harm> {
        let each = [
            (Status::Wounded, Harm::Reduced),
            (Status::Broken, Harm::Broken),
            (Status::Pinned, Harm::Pinned),
        ];
        each.into_iter().find(|(status, _)| add.contains(status)).map(|(_, harm)| harm)
    }

    /// As words tell it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Harm::Pinned => "pinned",
            Harm::Broken => "broken",
            Harm::Reduced => "reduced",
            Harm::Lost => "eliminated",
        }
    }

    /// It costs men.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        matches!(self, Harm::Reduced | Harm::Lost)
    }
}
