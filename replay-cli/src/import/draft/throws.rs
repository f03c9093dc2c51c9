//! Rolls of a draft in its game: what they were for is found, taken or asked; what units suffer is joined with the attack that is
//! open; and answers are taken.

use super::answered::Refused;
use super::ask::{Ask, label};
use super::deed;
use super::event::{At, Deed};
use super::found::{Candidate, Finding, MOST_WEIGHED, Opened, Table, found};
use super::game::{Asked, Choice, Maker, in_any_case};
use super::seen::{Seen, Throw};
use crate::import::vassal::counter::Sort;
use asl_core::event::{Check, Event, MpSpent, Reading, What};
use asl_core::vocab::{AttackId, UnitId};

/// So many answers stand under a question.
const MOST_CHOICES: usize = 6;

impl Maker<'_> {
    pub(super) fn dice(&mut self, at: At, event: Event) {
        if let What::DiceRolled(rolled) = &event.what {
            self.last = Some(rolled.roll);
        }
        self.add(Some(at), event, Vec::new());
    }

    /// A roll: it is found what it was for.
    pub(super) fn thrown(&mut self, at: At, seen: &Seen) {
        let attacks = matches!(seen.throw, Throw::Ift | Throw::ToHit);
        self.attacks += u32::from(attacks);
        self.struck = None;
        let has_units = !self.cast.is_empty();
        let finding = if has_units && self.weighed < MOST_WEIGHED { self.find(at, seen) } else { None };
        self.weighed += finding.as_ref().map_or(0, |finding| finding.candidates.len());
        let Some(finding) = finding else {
            seen.dice.iter().for_each(|dice| self.dice(at, dice.clone()));
            return self.untold(at, seen);
        };
        let label = label(finding.about, self.counted.next(at, finding.about));
        match self.lines(at, label.clone()) {
            Some(lines) => {
                seen.dice.iter().for_each(|dice| self.dice(at, dice.clone()));
                if !self.taken(at, &label, (&lines, Some(seen))) {
                    self.opened = self.provisional(seen, &finding);
                    self.asked(at, label, finding);
                }
            }
            None if finding.is_joined => self.joined(at, seen, finding),
            None => {
                seen.dice.iter().for_each(|dice| self.dice(at, dice.clone()));
                self.opened = self.provisional(seen, &finding);
                self.asked(at, label, finding);
            }
        }
    }

    fn find(&self, at: At, seen: &Seen) -> Option<Finding> {
        let table = Table {
            step: at.step,
            seen,
            course: &self.course,
            cast: &self.cast,
            hidden: &self.hidden,
            mover: self.mover.as_ref(),
            attack: AttackId(self.attacks),
        };
        found(&table, self.opened.as_ref(), &self.tried)
    }

    /// A roll of which nothing is found: of a Sniper or a Random Selection, of files without units, of one roll too many.
    fn untold(&mut self, at: At, seen: &Seen) {
        if self.cast.is_empty() || matches!(seen.throw, Throw::Sniper | Throw::Selection) {
            return self.open(at, None);
        }
        let says = format!("what the roll of step {} was for", at.step);
        let nth = self.counted.next(at, "roll");
        self.ask(at, &Ask { nth, ..Ask::of("roll", says) });
    }

    /// The candidate that alone fits: its declaration stands before the roll.
    fn joined(&mut self, at: At, seen: &Seen, finding: Finding) {
        let Some(one) = finding.candidates.into_iter().next() else { return };
        self.struck = one.targets.first().filter(|_| seen.throw == Throw::Sniper).cloned();
        let opened = Opened::after(&one, self.opened.take(), seen);
        let (before, behind): (Vec<Deed>, Vec<Deed>) =
            one.done.into_iter().partition(|deed| matches!(deed.what, What::FireAttack(_)));
        before.into_iter().for_each(|deed| self.deed(at, deed));
        seen.dice.iter().for_each(|dice| self.dice(at, dice.clone()));
        for deed in behind {
            self.notes(&deed.what);
            self.deed(at, deed);
        }
        self.opened = opened;
    }

    /// Who tried to rally.
    fn notes(&mut self, what: &What) {
        if let What::Checked(checked) = what
            && checked.check == Check::Rally
        {
            self.tried.insert(checked.unit.clone());
        }
    }

    /// What a shot comes to that is asked: who is its target whichever it was.
    fn provisional(&self, seen: &Seen, finding: &Finding) -> Option<Opened> {
        match seen.throw {
            Throw::Ift | Throw::ToHit => Opened::of_all(&finding.candidates, AttackId(self.attacks), seen),
            Throw::Mc | Throw::Tc | Throw::ToKill => self.opened.clone(),
            Throw::Rally | Throw::Cc | Throw::Sniper | Throw::Selection | Throw::Other { .. } => None,
        }
    }

    /// What a unit suffers: by the attack that is open, where that was at it.
    pub(super) fn suffered(&mut self, at: At, unit: &UnitId, deed: Deed) {
        let is_vehicle = self.cast.get(unit).is_some_and(|row| row.sort == Sort::Vehicle);
        // What a Sniper strikes no attack does.
        let open = self.opened.as_ref().filter(|_| self.struck.as_ref() != Some(unit));
        let deed = match open.and_then(|opened| opened.on(unit)) {
            Some(attack) => deed::by_attack(deed, attack, is_vehicle),
            None => deed,
        };
        self.deed(at, deed);
    }

    /// What the players answered to a question.
    fn lines(&self, at: At, label: String) -> Option<Vec<String>> {
        let file = self.source.file(at.file)?;
        let hash = file.provenance.plaintext_hash.to_string();
        self.source.answers.to(hash, at.step, label).map(<[String]>::to_vec)
    }

    /// An answer is taken with all its lines; where the notation takes one of them not, its question stays open.
    pub(super) fn answered(&mut self, at: At, ask: &Ask, lines: &[String]) {
        if !self.taken(at, &ask.label(), (lines, None)) {
            self.ask(at, ask);
        }
    }

    /// Whether the lines of an answer are taken.
    fn taken(&mut self, at: At, label: &str, (lines, seen): (&[String], Option<&Seen>)) -> bool {
        match self.answers.read(at, lines, self.last) {
            Ok(events) => {
                let told: Vec<What> = events.iter().map(|event| event.what.done().clone()).collect();
                told.iter().for_each(|what| self.notes(what));
                let from = self.opened.take();
                events.into_iter().for_each(|event| self.add(Some(at), event, Vec::new()));
                self.opened = Opened::answered(&told, from, seen, &self.course);
                true
            }
            Err(Refused { line, why }) => {
                self.out.faults.push(format!("{line}: {why} (step {}, {label}: still open)", at.step));
                false
            }
        }
    }

    /// A question, with what each answer to it would break.
    pub(super) fn ask(&mut self, at: At, ask: &Ask) {
        let choice = |done: &Vec<What>| {
            let done: Vec<What> = done.iter().map(|what| self.priced(what)).collect();
            let first = done.first().and_then(|what| self.inferred(at, Reading::Answered, what));
            let breaks = first.map(|event| self.course.broken_by(&event)).unwrap_or_default();
            Choice { done, roll: self.last, says: String::new(), breaks }
        };
        let plain =
            |says: &String| Choice { done: Vec::new(), roll: None, says: says.clone(), breaks: Vec::new() };
        let choices = ask.choices.iter().map(choice).chain(ask.plain.iter().map(plain)).collect();
        self.offer(at, (ask.label(), ask.says.clone()), choices, ask.whole);
    }

    /// A step of a vehicle costs what the book says; where it does not, what is asked stays.
    fn priced(&self, what: &What) -> What {
        let What::MpSpent(spent) = what else { return what.clone() };
        let cost = self.course.price(spent).unwrap_or(spent.cost);
        What::MpSpent(MpSpent { cost, ..spent.clone() })
    }

    /// A question with its candidates.
    fn asked(&mut self, at: At, label: String, finding: Finding) {
        let choice = |candidate: Candidate| {
            let told = candidate.figured().map(|figures| format!(": {figures}")).unwrap_or_default();
            let against: String = candidate.against.iter().map(|why| format!("; but {why}")).collect();
            let says = format!("{}{told}{against}", candidate.says);
            Choice { done: candidate.events(), roll: self.last, says, breaks: candidate.breaks }
        };
        let choices = finding.candidates.into_iter().map(choice).collect();
        self.offer(at, (label, finding.says), choices, finding.is_whole);
    }

    fn offer(&mut self, at: At, (about, says): (String, String), mut choices: Vec<Choice>, whole: bool) {
        if whole && choices.iter().all(|choice| !choice.breaks.is_empty()) {
            let seq = self.out.game.events.len().saturating_sub(1) as u64;
            self.out.in_any_case.extend(in_any_case(&choices, seq));
        }
        // Many more help nobody.
        choices.truncate(MOST_CHOICES);
        self.open(at, Some(Asked { about, says, choices }));
    }
}
