//! What the other side leaves out of the receiver's Player Turn: the whole of it, or the RPh that it begins and ends itself.
//! Input: the events up to one of the other side's, and the position before that.

use super::fought::Round;
use asl_core::event::{AttackId, Event, PhaseBegan, Status, UnitId, What};
use asl_core::figures::yet_to_act::phases_closed;
use asl_core::state::{Attack, Unit};
use asl_core::vocab::phase::Phase;

impl Round<'_> {
    pub(super) fn takes(&self, event: &Event) -> Option<String> {
        self.skips(&event.what).or_else(|| self.ends_rph(event))
    }

    /// The next Game Turn is begun, and in this one the receiver had none: the log may begin with the second Player Turn of a
    /// Game Turn, so that no rule tells.
    fn skips(&self, what: &What) -> Option<String> {
        let What::PhaseBegan(PhaseBegan { turn, side, .. }) = what else { return None };
        let state = self.state;
        let had = state.sides_begun.contains(self.own) || state.side.as_ref() == Some(self.own);
        let next = state.turn > 0 && *turn > state.turn;
        let of_turn = state.turn;
        (next && !had)
            .then(|| format!("began turn {turn} {side}: your Player Turn of turn {of_turn} is left out"))
    }

    /// Who is in Good Order may Deploy, hand SW over and Recover in his own RPh, before the other side ends it. Where the receiver
    /// has done something in it, it is the last to act who ends it.
    fn ends_rph(&self, event: &Event) -> Option<String> {
        let mine = (self.own.clone(), Phase::RPh);
        if !phases_closed(self.state, &event.what).contains(&mine) {
            return None;
        }
        let earlier = self.earlier(self.state.seq);
        let is_mine = |event: &Event| {
            let player = self.scenario.players.get(&event.by);
            player.is_some_and(|player| player.side.as_ref() == Some(self.own))
        };
        let here = self.state.phase == Some(Phase::RPh) && self.state.side.as_ref() == Some(self.own);
        let begun = earlier.iter().rposition(|event| matches!(event.what, What::PhaseBegan(_)));
        let acted = |begun: usize| earlier[begun + 1..].iter().any(is_mine);
        if here && begun.is_some_and(acted) {
            return None;
        }
        let (id, _) = self.state.units.iter().find(|(id, unit)| self.may_act(id, unit))?;
        Some(format!("ended your RPh, in which {id} may act"))
    }

    /// The mover goes on though fire of the receiver's that answers its last expenditure waits for its dice (A8.1).
    pub(super) fn fires_still(&self, event: &Event) -> Option<AttackId> {
        let of_mp = if let What::MpSpent(spent) = &event.what { Some(&spent.unit) } else { None };
        let mover = event.what.mf().map(|spent| &spent.unit).or(of_mp);
        let mover = mover.filter(|mover| !self.is_mine(mover))?;
        let waits = |attack: &&Attack| {
            let told = !attack.rolls.is_empty() || !attack.to_hits.is_empty();
            let answers = attack.declared.target.answers.as_ref() == Some(mover);
            let of_mine = attack.declared.firers.iter().any(|firer| self.is_mine(&firer.unit));
            answers && of_mine && !told && !attack.closed && attack.phase == self.state.phase
        };
        self.state.attacks.values().find(waits).map(|attack| attack.declared.attack)
    }

    fn may_act(&self, id: &UnitId, unit: &Unit) -> bool {
        let on_foot = self.scenario.units.get(id).is_some_and(|def| def.infantry.is_some());
        let held = [Status::Captured, Status::Melee, Status::Berserk];
        unit.side.as_ref() == Some(self.own)
            && on_foot
            && unit.place.cell().is_some()
            && !unit.eliminated
            && !unit.is_broken()
            && !held.iter().any(|status| unit.status.has(*status))
    }
}
