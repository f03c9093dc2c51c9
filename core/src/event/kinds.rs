//! What each kind of event names, a row for each kind: the unit that it is about, the hex that a unit comes into by it,
//! the attack that it belongs to, the one roll that it uses up and what that has to be made for, the event that it speaks
//! of, its place in an imported file; the other units that it names, those who saw it, the one that it is aimed at, the
//! roll that an attempt is settled by, and the harm that it tells.

use super::{AttackId, FireAttack, Marker, Purpose, RollId, Source, Status, UnitId, What};
use crate::vocab::hex::Hex;
use alloc::vec::Vec;

/// The functions of [`What`], from the rows below. What a row leaves out its kind does not name.
macro_rules! kinds {
    ($($kind:ident $(($e:pat))?
        $(, unit $unit:expr)? $(, into $hex:expr)? $(, attack $attack:expr)? $(, roll $roll:expr)? $(, made_for $purpose:expr)?
        $(, speaks_of $seq:expr)? $(, source $source:expr)? $(, acting $acting:expr)? $(, others $others:expr)?
        $(, seen_by $seen:expr)? $(, aimed_at $aim:expr)? $(, settled_by $settled:expr)? $(, harm $harm:expr)?;)+) => {
        impl What {
            kinds! {
                /// The unit that the event is about, where there is one.
                pub fn unit(&self) -> Option<&UnitId>: $($kind $(($e))? => $($unit)?;)+
            }
            kinds! {
                /// The hex that the event puts a unit into.
                pub fn hex(&self) -> Option<Hex>: $($kind $(($e))? => $($hex)?;)+
            }
            kinds! {
                /// The attack that it belongs to; of dice it is not asked, which shares declare before their attack.
                pub fn attack(&self) -> Option<AttackId>: $($kind $(($e))? => $($attack)?;)+
            }
            kinds! {
                /// The one roll that it uses up; every other kind refers to rolls without using them up.
                pub fn roll(&self) -> Option<RollId>: $($kind $(($e))? => $($roll)?;)+
            }
            kinds! {
                /// What its rolls have to be made for, where only one purpose will do.
                pub fn made_for(&self) -> Option<Purpose>: $($kind $(($e))? => $($purpose)?;)+
            }
            kinds! {
                /// The number of the event that it speaks of.
                pub fn speaks_of(&self) -> Option<u64>: $($kind $(($e))? => $($seq)?;)+
            }
            kinds! {
                /// Where an imported event stands in its file; that of dice stands in their evidence.
                pub fn source(&self) -> Option<Source>: $($kind $(($e))? => $($source)?;)+
            }
            kinds! {
                /// Those who fire, direct or fight in it: all that it names as acting.
                pub fn acting(&self) -> Option<Vec<&UnitId>>: $($kind $(($e))? => $($acting)?;)+
            }
            kinds! {
                /// The other units that it names: those to whom something is done.
                pub fn others(&self) -> Option<Vec<&UnitId>>: $($kind $(($e))? => $($others)?;)+
            }
            kinds! {
                /// Those who are said to have seen it.
                pub fn seen_by(&self) -> Option<&[UnitId]>: $($kind $(($e))? => $($seen)?;)+
            }
            kinds! {
                /// The one unit that its attack is aimed at, or does this to.
                pub fn aimed_at(&self) -> Option<&UnitId>: $($kind $(($e))? => $($aim)?;)+
            }
            kinds! {
                /// The roll that settles an attempt, which a log may leave out.
                pub fn settled_by(&self) -> Option<Option<RollId>>: $($kind $(($e))? => $($settled)?;)+
            }
            kinds! {
                /// What it says befell its unit.
                pub fn harm(&self) -> Option<Harm>: $($kind $(($e))? => $($harm)?;)+
            }
        }
    };
    (#[doc = $doc:literal] pub fn $name:ident(&$this:ident) -> Option<$of:ty>:
        $($kind:ident $(($e:pat))? => $($value:expr)?;)+) => {
        #[doc = $doc]
        #[must_use]
        #[expect(unused_variables, reason = "most kinds name no such thing")]
        pub fn $name(&$this) -> Option<$of> {
            match $this {
                $(What::$kind $(($e))? => kinds!(@ $($value)?),)+
            }
        }
    };
    (@ $value:expr) => { $value };
    (@) => { None };
}

kinds! {
    GameStarted(_);
    PhaseBegan(_);
    PhaseEnded;
    PlayerTurnEnded;
    Conceded;
    UnitPlaced(e), unit Some(&e.unit), into e.hex;
    DiceRolled(e), unit e.unit.as_ref();
    MpSpent(e), unit Some(&e.unit), into e.on.hex(), seen_by e.seen_by.as_deref();
    MfSpent(e), unit Some(&e.unit), into Some(e.hex), seen_by e.seen_by.as_deref();
    ClearanceChecked(e), unit Some(&e.unit), roll e.roll;
    EsbAttempted(e), unit Some(&e.unit), roll e.roll, made_for Some(Purpose::Esb), settled_by Some(e.roll);
    ReliabilityCalled(e), unit Some(&e.unit);
    ReliabilityRolled(e), unit Some(&e.unit), roll Some(e.roll), made_for Some(Purpose::Reliability);
    Stalled(e), unit Some(&e.unit);
    BogChecked(e), unit Some(&e.unit), roll e.roll, made_for Some(Purpose::Bog), settled_by Some(e.roll);
    MotionAttempted(e), unit Some(&e.unit), roll e.roll, made_for Some(Purpose::Motion), others Some(alloc::vec![&e.trigger]), settled_by Some(e.roll);
    CaChanged(e), unit Some(&e.unit);
    CrewStatusChanged(e), unit Some(&e.unit);
    UnitMoveEnded(e), unit Some(&e.unit);
    FireAttack(e), unit e.firers.first().map(|firer| &firer.unit), acting Some(firing(e)), others Some(e.target.units.iter().chain(&e.target.answers).collect());
    IftResolved(e), attack Some(e.attack), roll Some(e.roll), made_for Some(Purpose::Ift), others Some(e.drm.iter().flat_map(|line| &line.only).collect());
    ToHitAttempt(e), unit Some(&e.unit), attack Some(e.attack), roll Some(e.roll), made_for Some(Purpose::ToHit), others Some(e.target.iter().collect()), aimed_at e.target.as_ref();
    ToKillAttempt(e), attack Some(e.attack), roll Some(e.roll), made_for Some(Purpose::ToKill);
    Checked(e), unit Some(&e.unit), attack e.attack, roll Some(e.roll), made_for Some(e.check.rolled_as()), acting Some(e.also.iter().collect());
    RandomlySelected(e), attack e.attack, made_for Some(Purpose::Rs), others Some(e.rolls.iter().map(|(unit, _)| unit).chain(&e.chosen).collect());
    VehicleHit(e), unit Some(&e.unit), attack e.attack, aimed_at Some(&e.unit);
    WeaponFailed(e), unit Some(&e.unit);
    RepairAttempted(e), unit Some(&e.unit), roll Some(e.roll), made_for Some(Purpose::Repair);
    MarkerPlaced(e), unit e.unit.as_ref(), harm (e.marker == Marker::Pin && !e.removed).then_some(Harm::Pinned);
    CloseCombatFought(e), unit e.attackers.first(), roll Some(e.roll), made_for Some(Purpose::Cc), acting Some(e.attackers.iter().collect()), others Some(e.targets.iter().collect());
    StatusChanged(e), unit Some(&e.unit), attack e.attack, harm Harm::of_status(&e.add);
    Reduced(e), unit Some(&e.unit), attack e.attack, harm Some(Harm::Reduced);
    Eliminated(e), unit Some(e), harm Some(Harm::Lost);
    Boarding(e), unit Some(&e.unit), others Some(alloc::vec![&e.unit, &e.vehicle]);
    Advanced(e), unit Some(&e.unit), into Some(e.hex);
    Routed(e), unit Some(&e.unit), into Some(e.hex);
    Claimed(e), unit Some(&e.unit);
    LosAttested(e), unit Some(&e.unit), others Some(alloc::vec![&e.to]);
    Attested(_);
    ObjectedTo(e), speaks_of Some(e.seq);
    Waived(e), speaks_of Some(e.seq);
    Ruled(e), speaks_of Some(e.seq);
    Retracted(e), speaks_of Some(e.back_to);
    Sealed(_);
    Revealed(_);
    Note(_);
    PieceMoved(e), source Some(e.source);
    StepUndone(e), source Some(e.source);
    ImportedKept(e), source Some(e.source);
    Passed(e), unit Some(&e.unit);
    SharesCommitted(_);
    RollsDeclared(_);
    SharesAnswered(_);
    RollForfeited(_);
    RerollAgreed(_);
    Inferred(e), unit e.done.what().unit(), into e.done.what().hex(), attack e.done.what().attack(), roll e.done.what().roll(), made_for e.done.what().made_for(), source Some(e.source), acting e.done.what().acting(), others e.done.what().others(), seen_by e.done.what().seen_by(), aimed_at e.done.what().aimed_at(), settled_by e.done.what().settled_by(), harm e.done.what().harm();
}

impl What {
    /// The attack that it declares, or belongs to.
    pub fn of_attack(&self) -> Option<AttackId> {
        if let What::FireAttack(fire) = self.done() { Some(fire.attack) } else { self.attack() }
    }

    /// All rolls that it uses up: a Random Selection may use several.
    pub fn rolls(&self) -> impl Iterator<Item = RollId> {
        let selected = if let What::RandomlySelected(e) = self.done() { e.rolls.as_slice() } else { &[] };
        self.roll().into_iter().chain(selected.iter().map(|(_, roll)| *roll))
    }

    /// Does it say how a unit stands, as a set-up does: its place, statuses, counters, weapons?
    #[must_use]
    pub const fn is_of_set_up(&self) -> bool {
        matches!(
            self,
            What::UnitPlaced(_)
                | What::StatusChanged(_)
                | What::CrewStatusChanged(_)
                | What::CaChanged(_)
                | What::Boarding(_)
                | What::MarkerPlaced(_)
                | What::WeaponFailed(_)
                | What::VehicleHit(_)
                | What::Reduced(_)
                | What::Eliminated(_)
        )
    }
}

/// Who fires, with whom and for whom, and who directs it.
fn firing(fire: &FireAttack) -> Vec<&UnitId> {
    let firers = fire.firers.iter().flat_map(|f| [Some(&f.unit), f.with.as_ref(), f.spotter.as_ref()]);
    firers.flatten().chain(&fire.directors).collect()
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
