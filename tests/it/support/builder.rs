//! Builds a scenario and a log tersely: names as text, one method for each kind of event.

use asl_core::audit::{Audit, Game, Replay};
use asl_core::event::*;
use asl_core::notation::parse_event;
use asl_core::scenario::Scenario;
use asl_core::vocab::BOOK_VERSION;
use asl_core::vocab::dice::{Dice, Die, Dr};
use asl_core::vocab::hex::{Hex, HexPair, HexTriple};
use asl_core::vocab::num::Mp;
use asl_core::vocab::phase::Phase;

/// Two players who are the sides, each with a squad, and a third who may be the director: for a head.
pub(crate) const TWO_PLAYERS: &str = r#"[players]
ivan = { side = "russian" }
hans = { side = "german" }
tom = {}
[units.s1]
side = "russian"
type = "4-4-7"
[units.s2]
side = "german"
type = "4-6-7"
"#;

/// A log in the making.
#[derive(Clone)]
pub(crate) struct Log {
    /// What it is played with.
    pub(crate) scenario: Scenario,
    /// What happened so far.
    pub(crate) events: Vec<Event>,
    rolls: u32,
    attacks: u32,
}

impl Log {
    /// A log that begins with the start of a game.
    pub(crate) fn of(head: &str) -> Log {
        let scenario = Scenario::read(head).unwrap_or_else(|faults| panic!("{faults:?} in\n{head}"));
        let mut log = Log { scenario, events: Vec::new(), rolls: 0, attacks: 0 };
        let head = head.parse().expect("a head is a text");
        log.push(What::GameStarted(GameStarted { book: BOOK_VERSION, head }));
        log
    }

    /// Adds an event.
    pub(crate) fn push(&mut self, what: What) {
        self.push_by("p", what);
    }

    /// Adds an event of a player's.
    pub(crate) fn push_by(&mut self, by: &str, what: What) {
        self.events.push(Event { by: by.parse().expect("a name"), at: None, what });
    }

    /// Adds a player's line of the notation.
    pub(crate) fn line(&mut self, by: &str, line: &str) {
        let what = parse_event(&self.scenario, line).expect("a line").event.what;
        self.push_by(by, what);
    }

    /// The game so far.
    pub(crate) fn game(&self) -> Game {
        Game { scenario: self.scenario.clone(), events: self.events.clone() }
    }

    /// All that is found in it.
    pub(crate) fn audit(&self) -> Audit {
        Replay::of(&self.game()).audit()
    }

    /// A unit's name.
    pub(crate) fn unit(&self, name: &str) -> UnitId {
        name.parse().expect("a unit name")
    }

    /// A hex.
    pub(crate) fn hex(&self, name: &str) -> Hex {
        self.scenario.map.read(name).unwrap_or_else(|e| panic!("{e}"))
    }

    /// Two hexes.
    pub(crate) fn pair(&self, names: &str) -> HexPair {
        let (a, b) = names.split_once('-').expect("two hexes");
        HexPair(self.hex(a), self.hex(b))
    }

    /// Three hexes.
    pub(crate) fn triple(&self, names: &str) -> HexTriple {
        let mut hexes = names.split('-').map(|name| self.hex(name));
        let mut next = || hexes.next().expect("three hexes");
        HexTriple(next(), next(), next())
    }

    /// One end of a hexside.
    pub(crate) fn vertex_of(&self, side: HexPair) -> Option<HexTriple> {
        let map = &self.scenario.map;
        let [a, b, c] = map.hexside(side)?.ends()[0].hexes().map(|cell| map.hex(cell));
        Some(HexTriple(a, b, c))
    }

    /// Some hexspine of a hex.
    pub(crate) fn any_spine(&self, hex: &str) -> Option<HexPair> {
        let map = &self.scenario.map;
        Some(map.spine_name(map.cell(self.hex(hex)), asl_core::vocab::hex::Spine::ALL[0]))
    }

    /// A unit about to be placed; off board without a hex.
    pub(crate) fn placed(&self, unit: &str, hex: Option<&str>) -> UnitPlaced {
        UnitPlaced {
            unit: self.unit(unit),
            hex: hex.map(|hex| self.hex(hex)),
            level: Level::At(0),
            vca: None,
            tca: None,
            along: None,
            cafp: None,
            motion: None,
            under_way: None,
            spent: None,
            like: None,
        }
    }

    /// Places a unit facing a hexspine.
    pub(crate) fn place(&mut self, unit: &str, hex: &str, vca: &str) {
        let mut placed = self.placed(unit, Some(hex));
        placed.vca = (!vca.is_empty()).then(|| self.pair(vca));
        self.push(What::UnitPlaced(placed));
    }

    /// Begins a phase.
    pub(crate) fn phase(&mut self, turn: u16, side: &str, phase: Phase) {
        let side = side.parse().expect("a side");
        self.push(What::PhaseBegan(PhaseBegan { turn, side, phase }));
    }

    /// Spends MP.
    pub(crate) fn spend(&mut self, unit: &str, cost: Mp, on: MpUse) {
        let unit = self.unit(unit);
        self.push(What::MpSpent(MpSpent { unit, on, cost, total: None, turret: None, seen_by: None }));
    }

    /// Declares the running total with the expenditure just written.
    pub(crate) fn declare_total(&mut self, total: Mp) {
        if let Some(What::MpSpent(spent)) = self.events.last_mut().map(|event| &mut event.what) {
            spent.total = Some(total);
        }
    }

    /// Infantry spends MF.
    pub(crate) fn spend_mf(&mut self, unit: &str, hex: &str, cost: Mp, seen_by: Option<&str>) {
        let (unit, hex) = (self.unit(unit), self.hex(hex));
        let seen_by = seen_by.map(|by| vec![self.unit(by)]);
        self.push(What::MfSpent(MfSpent { unit, hex, cost: Some(cost), assault: None, seen_by }));
    }

    /// Rolls two dice, or one.
    pub(crate) fn roll(&mut self, dice: &[i64], purpose: Purpose, unit: &str) -> RollId {
        self.rolls += 1;
        let die = |n: i64| u8::try_from(n).ok().and_then(|n| Die::try_from(n).ok()).expect("1 to 6");
        let dice = match dice {
            [one] => Dice::dr(die(*one)),
            [a, b] => Dice::Dr(Dr { colored: die(*a), white: die(*b) }),
            other => panic!("{other:?} is no roll"),
        };
        let (roll, unit) = (RollId(self.rolls), Some(self.unit(unit)));
        let roller = "p".parse().expect("a text");
        let evidence = Evidence::Declared;
        self.push(What::DiceRolled(DiceRolled { roll, dice, purpose, unit, attack: None, roller, evidence }));
        roll
    }

    /// Changes statuses.
    pub(crate) fn status(&mut self, unit: &str, add: &[Status], remove: &[Status]) {
        let (add, remove) = (add.to_vec(), remove.to_vec());
        let unit = self.unit(unit);
        self.push(What::StatusChanged(StatusChanged { unit, add, remove, attack: None }));
    }

    /// Places a counter on a unit.
    pub(crate) fn marker(&mut self, unit: &str, marker: Marker) {
        let unit = Some(self.unit(unit));
        self.push(What::MarkerPlaced(MarkerPlaced { unit, hex: None, marker, removed: false }));
    }

    /// States a value.
    pub(crate) fn claim(&mut self, unit: &str, claim: Claim) {
        let unit = self.unit(unit);
        self.push(What::Claimed(Claimed { unit, claim, roll: None }));
    }

    /// Ends a unit's MPh.
    pub(crate) fn end_move(&mut self, unit: &str, end: MoveEnd) {
        let unit = self.unit(unit);
        self.push(What::UnitMoveEnded(UnitMoveEnded { unit, end, intended: None, insufficient: false }));
    }

    /// An attack about to be declared.
    pub(crate) fn attack(&mut self, mode: FireMode, firer: Firer, hex: &str, target: &[&str]) -> FireAttack {
        self.attacks += 1;
        let location = Location { hex: self.hex(hex), level: Level::At(0) };
        let units = target.iter().map(|unit| self.unit(unit)).collect();
        FireAttack {
            attack: AttackId(self.attacks),
            mode,
            firers: vec![firer],
            target: Target {
                locations: vec![location],
                units,
                ranges: Vec::new(),
                target_type: None,
                answers: None,
            },
            directors: Vec::new(),
            vca: None,
            tca: None,
            fp: None,
            column: None,
        }
    }

    /// Who fires with what.
    pub(crate) fn firer(&self, unit: &str, weapon: Use) -> Firer {
        Firer {
            unit: self.unit(unit),
            with: None,
            weapon,
            hex: None,
            base: None,
            factors: Vec::new(),
            rof_kept: false,
            to_kill: false,
            spotter: None,
        }
    }

    /// Declares fire with the main armament, or with inherent FP.
    pub(crate) fn fire(&mut self, mode: FireMode, firer: &str, target: &str, hex: &str) -> AttackId {
        let firer = self.firer(firer, Use::Inherent);
        let attack = self.attack(mode, firer, hex, &[target]);
        let id = attack.attack;
        self.push(What::FireAttack(attack));
        id
    }

    /// One DRM.
    pub(crate) fn drm(&self, name: &str, value: Option<i16>) -> DrmLine {
        DrmLine {
            name: name.parse().expect("a name"),
            value: value.map(asl_core::vocab::num::Drm),
            only: Vec::new(),
        }
    }
}
