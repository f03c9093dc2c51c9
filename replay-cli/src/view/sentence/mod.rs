//! An event as an English sentence, for page, terminal and log: one function for each kind. Sentences are made of words and of
//! names of units, so that a reader may have the names of the counters or those of the log. Judges nothing.

mod agreement;
mod close_combat;
mod concealment;
mod dice;
mod fire;
mod heat;
mod movement;
mod standing;

pub use fire::{name_of_check, name_of_result, name_of_vehicle_result};

use asl_core::catalogue::is_printed;
use asl_core::event::{Event, RollId, UnitId, What};
use asl_core::scenario::Scenario;
use asl_core::state::State;
use asl_core::vocab::dice::Dice;
use asl_core::vocab::hex::Hex;

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Words.
    Words(String),
    /// A unit.
    Unit {
        /// As the log calls it.
        id: String,
        /// As its counter does: `4-6-7`, `9-2`, `PzKpfw IVH`.
        counter: String,
    },
}

/// What happened, in English.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sentence(Vec<Part>);

impl Sentence {
    /// The sentence of an event, from the position before it.
    #[must_use]
    pub fn of(scenario: &Scenario, before: &State, event: &Event) -> Sentence {
        told(&Teller { scenario, before, by: event.by.as_str() }, event.what.done())
    }

    /// Its parts.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.0
    }

    /// With more behind it.
    fn and(mut self, more: impl Into<Sentence>) -> Sentence {
        for part in more.into().0 {
            match (self.0.last_mut(), part) {
                (Some(Part::Words(words)), Part::Words(more)) => words.push_str(&more),
                (_, part) => self.0.push(part),
            }
        }
        self
    }
}

/// As the counters have the names.
impl std::fmt::Display for Sentence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|part| match part {
            Part::Words(words) => f.write_str(words),
            Part::Unit { counter, .. } => f.write_str(counter),
        })
    }
}

impl From<&str> for Sentence {
    fn from(words: &str) -> Sentence {
        if words.is_empty() { Sentence::default() } else { Sentence(vec![Part::Words(words.to_owned())]) }
    }
}

impl From<String> for Sentence {
    fn from(words: String) -> Sentence {
        Sentence::from(words.as_str())
    }
}

/// Joins words and sentences.
macro_rules! say {
    ($($part:expr),+ $(,)?) => { $crate::view::sentence::Sentence::default()$(.and($part))+ };
}
use say;

/// What a sentence needs to know beside its event.
struct Teller<'a> {
    scenario: &'a Scenario,
    before: &'a State,
    by: &'a str,
}

impl Teller<'_> {
    /// A unit by the name of its counter.
    fn unit(&self, id: &UnitId) -> Sentence {
        self.alike(id, None)
    }

    /// A unit that may be alike another.
    fn alike(&self, id: &UnitId, like: Option<&UnitId>) -> Sentence {
        let known = self.before.units.get(id).and_then(|unit| unit.like.as_ref());
        let like = like.or(known).unwrap_or(id);
        let def = self.scenario.units.get(like);
        let printed = || if is_printed(like.as_str()) { like.to_string() } else { id.to_string() };
        let counter = def.and_then(|def| def.kind.as_deref()).map_or_else(printed, on_counter);
        Sentence(vec![Part::Unit { id: id.to_string(), counter }])
    }

    /// It, and where it stands: `4-6-7 in P6`.
    fn standing(&self, id: &UnitId) -> Sentence {
        let cell = self.before.units.get(id).and_then(|unit| unit.place.cell());
        match cell {
            Some(cell) => say![self.unit(id), " in ", self.scenario.map.show_cell(cell)],
            None => self.unit(id),
        }
    }

    /// Several units, each once: `4-6-7, 4-6-7 and 9-2`.
    fn units<'u>(&self, ids: impl IntoIterator<Item = &'u UnitId>) -> Sentence {
        let mut each: Vec<&UnitId> = Vec::new();
        for id in ids {
            if !each.contains(&id) {
                each.push(id);
            }
        }
        listed(each.into_iter().map(|id| self.unit(id)).collect())
    }

    /// The Original DR of a roll.
    fn dr(&self, roll: RollId) -> Option<i16> {
        if let Dice::Dr(dr) = self.before.rolls.get(&roll)?.dice { Some(dr.original()) } else { None }
    }

    fn hex(&self, hex: Hex) -> String {
        self.scenario.map.show(hex)
    }
}

/// What a counter of a type says: `german 4-4-7` is `4-4-7`; a vehicle has its whole name.
#[must_use]
pub fn on_counter(kind: &str) -> String {
    let last = kind.split_whitespace().last().unwrap_or(kind);
    let factors = last.starts_with(|c: char| c.is_ascii_digit()) && last.contains('-');
    if factors { last.to_owned() } else { kind.to_owned() }
}

/// `a, b and c`.
fn listed(all: Vec<Sentence>) -> Sentence {
    let last = all.len().saturating_sub(1);
    all.into_iter().enumerate().fold(Sentence::default(), |list, (n, one)| match n {
        0 => list.and(one),
        n if n == last => list.and(" and ").and(one),
        _ => list.and(", ").and(one),
    })
}

/// Words in front of something that may be missing.
fn with(before: &str, thing: Option<impl std::fmt::Display>) -> String {
    thing.map_or_else(String::new, |thing| format!("{before}{thing}"))
}

#[expect(clippy::too_many_lines, reason = "a kind a line")]
fn told(t: &Teller<'_>, what: &What) -> Sentence {
    match what {
        What::GameStarted(_) => agreement::started(t),
        What::PhaseBegan(e) => standing::phase(e),
        What::PhaseEnded => "The phase ends".into(),
        What::PlayerTurnEnded => "The Player Turn ends".into(),
        What::Conceded => say![t.by, " concedes the game"],
        What::UnitPlaced(e) => standing::placed(t, e),
        What::DiceRolled(e) => dice::rolled(t, e),
        What::MpSpent(e) => movement::spent(t, e),
        What::MfSpent(e) => movement::walked(t, e),
        What::MfSpentSo(e) => movement::walked_so(t, e),
        What::MoveDeclared(e) => movement::says(t, e),
        What::SwDropped(e) => movement::dropped(t, e),
        What::SwGiven(e) => movement::given(t, e),
        What::SwRecovered(e) => movement::recovered(t, e),
        What::LaneLaid(e) => fire::lane(t, e),
        What::ResidualLaid(e) => fire::residual(t, e),
        What::HeatRolled(e) => heat::heat(t, e),
        What::SniperRolled(e) => heat::sniper(t, e),
        What::SniperChecked(e) => heat::check(t, e),
        What::ConcealmentRolled(e) => concealment::rolled(t, e),
        What::ForcedBack(e) => concealment::forced_back(t, e),
        What::AmbushRolled(e) => close_combat::ambush(t, e),
        What::CcAnnounced(e) => close_combat::announced(t, e),
        What::Withdrew(e) => close_combat::withdrew(t, e),
        What::LeaderCreated(e) => close_combat::leader(t, e),
        What::Surrendered(e) => close_combat::surrendered(t, e),
        What::PfChecked(e) => fire::pf_check(t, e),
        What::Deployed(e) => standing::deployed(t, e),
        What::Recombined(e) => standing::recombined(t, e),
        What::ClearanceChecked(e) => movement::clearance(t, e),
        What::EsbAttempted(e) => movement::esb(t, e),
        What::ReliabilityCalled(e) => {
            say!["A mechanical reliability DR of ", t.unit(&e.unit), " is called for"]
        }
        What::ReliabilityRolled(e) => movement::reliability(t, e),
        What::Stalled(e) => movement::stalled(t, e),
        What::BogChecked(e) => movement::bog(t, e),
        What::MotionAttempted(e) => movement::motion(t, e),
        What::CaChanged(e) => movement::arc(t, e),
        What::CrewStatusChanged(e) => standing::crew(t, e),
        What::UnitMoveEnded(e) => movement::ended(t, e),
        What::FireAttack(e) => fire::declared(t, e),
        What::IftResolved(e) => fire::resolved(t, e),
        What::ToHitAttempt(e) => fire::to_hit(t, e),
        What::ToKillAttempt(e) => fire::to_kill(t, e),
        What::CriticalHit(e) => fire::critical(t, e),
        What::Checked(e) => fire::checked(t, e),
        What::RandomlySelected(e) => dice::selected(t, e),
        What::VehicleHit(e) => fire::vehicle(t, e),
        What::WeaponFailed(e) => fire::failed(t, e),
        What::RepairAttempted(e) => fire::repair(t, e),
        What::MarkerPlaced(e) => standing::marker(t, e),
        What::CloseCombatFought(e) => close_combat::fought(t, e),
        What::StatusChanged(e) => standing::status(t, e),
        What::Reduced(e) => standing::reduced(t, e),
        What::Eliminated(e) => say![t.standing(e), " is eliminated"],
        What::Boarding(e) => movement::boarding(t, e),
        What::Advanced(e) => movement::advanced(t, e),
        What::Routed(e) => movement::routed(t, e),
        What::Claimed(e) => agreement::claimed(t, e),
        What::LosAttested(e) => agreement::los(t, e),
        What::Attested(e) => agreement::attested(t, e),
        What::ObjectedTo(e) => agreement::objected(t, e),
        What::Waived(e) => agreement::waived(t, e),
        What::Ruled(e) => agreement::ruled(e),
        What::Retracted(e) => agreement::retracted(t, e),
        What::Sealed(e) => say![t.by, " seals a secret, ", e.secret.to_string()],
        What::Revealed(e) => {
            say![t.by, " opens the secret ", e.secret.to_string(), ": ", e.plaintext.to_string()]
        }
        What::Note(e) => say!["“", e.to_string(), "”"],
        What::PieceMoved(e) => agreement::piece(e),
        What::StepUndone(e) => say!["Step ", with("", e.step), " of the file is undone"],
        What::ImportedKept(e) => say!["The file has a ", e.kind.to_string(), ": ", e.raw.to_string()],
        What::Passed(e) => say!["No fire answers what ", t.unit(&e.unit), " just spent"],
        What::SharesCommitted(e) => dice::committed(t, e),
        What::RollsDeclared(e) => dice::declared(t, e),
        What::SharesAnswered(e) => say![t.by, " answers the rolls of ", e.roller.to_string()],
        What::RollForfeited(e) => dice::forfeited(e),
        What::RerollAgreed(e) => say!["Roll ", e.roll.to_string(), " is made anew: ", e.why.to_string()],
        What::Inferred(e) => told(t, e.done.what()),
        What::CcResolved(e) => close_combat::resolved(t, e),
    }
}
