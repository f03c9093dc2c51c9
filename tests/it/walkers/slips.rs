//! The mistakes that turns of Infantry are played with, and those that need no more of a turn than a unit and a phase.

use super::turn::Turn;
use asl_core::vocab::hex::Cell;

/// One mistake that a turn is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slip {
    /// A hex is paid half a MF or more too cheap.
    Cheap,
    /// A wall is not paid.
    NoWall,
    /// A rise is not paid.
    NoRise,
    /// A hex too many is entered.
    TooFar,
    /// What is carried is not counted.
    Load,
    /// A squad goes on with the leader's MF and without the leader.
    Unled,
    /// Double Time without its counter.
    NoCx,
    /// Double Time of who is CX.
    Tired,
    /// Two hexes of Assault Movement.
    AssaultTwo,
    /// Assault Movement with all MF.
    AssaultAll,
    /// It is said when MF were spent.
    AssaultLate,
    /// A stack moves on after another moved.
    Back,
    /// A move ends in Bypass.
    InBypass,
    /// A difficult advance leaves no CX.
    AdvanceEasy,
    /// Who is CX advances into Difficult Terrain.
    AdvanceTired,
    /// A SW is given away in the MPh.
    Given,
    /// A dr of 6 Recovers.
    Six,
    /// Recovery without a MF.
    Free,
    /// A hex that is not next to the last.
    Jump,
    /// A broken unit moves.
    Broken,
    /// A pinned unit moves.
    Pinned,
    /// A unit that is TI moves.
    Entrenching,
    /// A unit advances two hexes.
    AdvanceFar,
    /// A unit advances twice.
    AdvanceTwice,
    /// MF are spent in the APh.
    MovesInAph,
    /// A broken unit advances.
    AdvanceBroken,
    /// A unit advances in the MPh.
    AdvanceEarly,
    /// A SW that nobody has is handed over.
    GivesNone,
}

impl Slip {
    /// It shows in its own lines; another, when the rest of the phase is told.
    pub(super) const fn shows_at_once(self) -> bool {
        match self {
            Slip::Cheap
            | Slip::NoWall
            | Slip::NoRise
            | Slip::Tired
            | Slip::AssaultTwo
            | Slip::AssaultAll
            | Slip::AssaultLate
            | Slip::Back
            | Slip::InBypass
            | Slip::AdvanceTired
            | Slip::Given
            | Slip::Six
            | Slip::Free
            | Slip::Jump
            | Slip::Broken
            | Slip::Pinned
            | Slip::Entrenching
            | Slip::AdvanceFar
            | Slip::AdvanceTwice
            | Slip::MovesInAph
            | Slip::AdvanceBroken
            | Slip::AdvanceEarly
            | Slip::GivesNone => true,
            Slip::TooFar | Slip::Load | Slip::Unled | Slip::NoCx | Slip::AdvanceEasy => false,
        }
    }
}

impl Slip {
    /// It is made by a stack that has not moved.
    pub(super) const fn wants_one_unmoved(self) -> bool {
        matches!(self, Slip::Jump | Slip::Broken | Slip::Pinned | Slip::Entrenching | Slip::AdvanceEarly)
    }

    /// It is made where nobody has advanced.
    pub(super) const fn wants_none_advanced(self) -> bool {
        matches!(self, Slip::AdvanceFar | Slip::AdvanceTwice | Slip::AdvanceBroken)
    }
}

/// All of them, each with the clauses of which one must speak.
pub(super) const SLIPS: [(Slip, &[&str]); 28] = [
    (Slip::Cheap, &["A4.13", "A4.133", "A4.131", "A4.132", "A4.31"]),
    (Slip::NoWall, &["A4.13", "A4.31"]),
    (Slip::NoRise, &["A4.133", "A4.13", "A4.132", "A4.31"]),
    (Slip::TooFar, &["A4.1-allotment", "A4.11", "A4.12", "A4.5", "A4.42", "A4.52", "A4.4-"]),
    (Slip::Load, &["A4.1-allotment", "A4.42", "A4.52", "A4.5-ceiling", "A4.11", "A4.12"]),
    (Slip::Unled, &["A4.1-allotment", "A4.12", "A4.42", "A4.52", "A4.5-ceiling", "A4.11"]),
    (Slip::NoCx, &["A4.5-marked-cx"]),
    (Slip::Tired, &["A4.5-who-not"]),
    (Slip::AssaultTwo, &["A4.61-one-location"]),
    (Slip::AssaultAll, &["A4.61-not-all-mf"]),
    (Slip::AssaultLate, &["A4.61-said-before"]),
    (Slip::Back, &["A4.2-one-by-one"]),
    (Slip::InBypass, &["A4.32"]),
    (Slip::AdvanceEasy, &["A4.72-difficult-cx"]),
    (Slip::AdvanceTired, &["A4.72-cx-may-not"]),
    (Slip::Given, &["A4.431-transfer-when"]),
    (Slip::Six, &["A4.44-recovery-dr"]),
    (Slip::Free, &["A4.44-recovery-cost"]),
    (Slip::Jump, &["A4.1-next-hex"]),
    (Slip::Broken, &["A4.1-able"]),
    (Slip::Pinned, &["A7.8-no-move-no-advance"]),
    (Slip::Entrenching, &["A4.1-able"]),
    (Slip::AdvanceFar, &["A4.7-advance-one", "A4.7-next-location"]),
    (Slip::AdvanceTwice, &["A4.7-once"]),
    (Slip::MovesInAph, &["A4.1-own-mph"]),
    (Slip::AdvanceBroken, &["A4.7-able"]),
    (Slip::AdvanceEarly, &["A4.7-own-aph"]),
    (Slip::GivesNone, &["A4.431-has-it"]),
];

impl Turn {
    /// At the end of the MPh: a unit that has not moved does what it may not.
    pub(super) fn moves_wrongly(&mut self) {
        let Some(n) = self.stacks.iter().position(|stack| !stack.moved) else { return };
        let (id, at) = (self.ids(n).remove(0), self.stacks[n].at);
        let near = at.neighbours().into_iter().find(|to| self.is_free(*to));
        let Some(near) = near else { return };
        for (slip, state) in
            [(Slip::Broken, "is broken"), (Slip::Pinned, "is pinned"), (Slip::Entrenching, "is TI")]
        {
            if self.slip == Some(slip) {
                self.say(format_args!("{id} {state}"));
            }
            if self.slips(slip) {
                self.goes(&id, near);
            }
        }
        if self.slips(Slip::AdvanceEarly) {
            let hex = self.world.name(near);
            self.say(format_args!("{id} advances {hex}"));
        }
        let far = near.neighbours().into_iter().find(|to| to.range(at) == 2 && self.world.holds(*to));
        if let Some(far) = far.filter(|_| self.slips(Slip::Jump)) {
            self.goes(&id, far);
        }
    }

    /// At the end of the APh.
    pub(super) fn advances_wrongly(&mut self) {
        let stacks =
            self.stacks.iter().position(|stack| stack.at.neighbours().into_iter().any(|to| self.is_free(to)));
        let Some(n) = stacks else { return };
        let (id, at) = (self.ids(n).pop().expect("a member"), self.stacks[n].at);
        let near = at.neighbours().into_iter().find(|to| self.is_free(*to)).expect("a hex");
        let far = near.neighbours().into_iter().find(|to| to.range(at) == 2 && self.world.holds(*to));
        let Some(far) = far else { return };
        if self.slips(Slip::MovesInAph) {
            self.goes(&id, near);
        }
        if self.slip == Some(Slip::AdvanceBroken) {
            let hex = self.world.name(near);
            self.say(format_args!("{id} is broken"));
            let _ = self.slips(Slip::AdvanceBroken);
            self.say(format_args!("{id} advances {hex}"));
        }
        if let [from, to, ..] = self.ids(n).as_slice()
            && self.slips(Slip::GivesNone)
        {
            self.say(format_args!("{from} gives Spare to {to}"));
        }
        if self.slips(Slip::AdvanceFar) {
            let hex = self.world.name(far);
            self.say(format_args!("{id} advances {hex}"));
        }
        if self.slip == Some(Slip::AdvanceTwice) {
            let (first, second) = (self.world.name(near), self.world.name(far));
            self.say(format_args!("{id} advances {first}"));
            let _ = self.slips(Slip::AdvanceTwice);
            self.say(format_args!("{id} advances {second}"));
        }
    }

    fn is_free(&self, cell: Cell) -> bool {
        self.world.holds(cell) && !self.stacks.iter().any(|stack| stack.at == cell)
    }

    fn goes(&mut self, id: &str, to: Cell) {
        let hex = self.world.name(to);
        self.say(format_args!("{id} moves {hex} 1 MF not-assault"));
    }
}
