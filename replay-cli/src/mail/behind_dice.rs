//! What the other side tells when its dice are known, and of which no declaration has words: the ammunition of a To Hit DR, the MP
//! asked of ESB. A note of that player before the answer binds it. Input: the events up to one of the other side's, and the position
//! before that.

use super::fought::Round;
use asl_core::event::{AttackId, Event, Marker, Name, Purpose, RollId, UnitId, What};
use asl_core::facts::Ctx;
use asl_core::figures::fire::lane::{laid_with, unlaid_lanes};
use asl_core::figures::fire::residual_due::left_by;
use asl_core::figures::fire::residual_lying::too_large;
use asl_core::figures::smoke::{grenades, is_laid_without_dr};
use asl_core::scenario::DiceScheme;
use asl_core::state::{Attack, Declared, side_of};
use asl_core::vocab::hex::Cell;
use asl_core::vocab::{Ammunition, Counter, Meaning as _, words_of};

/// Words by which a note leaves open what it says.
const OPEN: [&str; 10] = ["or", "if", "unless", "else", "either", "no", "not", "maybe", "perhaps", "but"];

impl Round<'_> {
    /// By shares: other than HE and AP that no note tells, and other than what the notes tell.
    pub(super) fn loads_late(&self, what: &What) -> Option<String> {
        let What::ToHitAttempt(attempt) = what else { return None };
        let (attack, roll) = (attempt.attack, attempt.roll);
        let declared = self.state.attacks.get(&attack).map_or(u64::MAX, |attack| attack.seq);
        let notes: Vec<&str> = self
            .notes(roll)?
            .filter(|(n, words)| is_of(words, attack, *n > declared))
            .map(|(_, words)| words)
            .collect();
        let told: Vec<&str> =
            notes.iter().flat_map(|words| words_of(words)).filter(|word| is_ammunition(word)).collect();
        let ammo = attempt.ammo.as_ref().map_or("HE", Name::as_str);
        let left_open = notes.iter().any(|words| is_open(words));
        let is_told = !told.is_empty() && !left_open && told.iter().all(|word| is_same(word, ammo));
        if is_told || told.is_empty() && is_usual(ammo) {
            return None;
        }
        let notes = notes.iter().map(|words| format!("{words:?}")).collect::<Vec<_>>().join(", ");
        let beside = if notes.is_empty() { String::new() } else { format!(", beside {notes}") };
        Some(format!(
            "{attack} fires {ammo}, as is told when {roll} could be known{beside} (`note \"{attack} fires {ammo}\"` before the answer binds it)"
        ))
    }

    /// By shares: other MP than those that its notes told.
    pub(super) fn strains_late(&self, what: &What) -> Option<String> {
        let What::EsbAttempted(attempt) = what else { return None };
        let (unit, sought) = (&attempt.unit, attempt.sought?);
        let roll = attempt.roll?;
        let is_of = |words: &str| {
            words_of(words).any(|word| word == unit.as_str())
                && words_of(words).any(|word| word.eq_ignore_ascii_case("esb"))
        };
        let notes: Vec<&str> =
            self.notes(roll)?.map(|(_, words)| words).filter(|words| is_of(words)).collect();
        let figures: Vec<&str> = notes
            .iter()
            .flat_map(|words| words_of(words))
            .filter(|word| word.bytes().all(|b| b.is_ascii_digit()))
            .collect();
        let said = sought.to_string();
        if figures.is_empty() || figures.iter().all(|figure| *figure == said) {
            return None;
        }
        let notes = notes.iter().map(|words| format!("{words:?}")).collect::<Vec<_>>().join(", ");
        Some(format!(
            "{unit} asks {said} MP of its ESB, as is told when {roll} could be known, beside {notes}"
        ))
    }

    /// By shares: a Fire Lane laid when the dice of its attack are known.
    pub(super) fn lays_late(&self, what: &What) -> Option<String> {
        let What::LaneLaid(laid) = what else { return None };
        let ctx = Ctx::of(self.scenario, self.state, self.scenario.printing);
        let by_shares = !laid.removed && self.scenario.dice == DiceScheme::Shares;
        let last = || laid_with(&ctx, laid).map(|attack| attack.declared.attack);
        let attack = laid.attack.or_else(last).filter(|_| by_shares)?;
        let (.., roll) = self.state.shares.of_attack(attack).find(|(.., roll)| roll.known.is_some())?;
        Some(format!(
            "{} lays the Fire Lane of its {} when {} of {attack} could be known: it is laid before",
            laid.unit, laid.weapon, roll.roll
        ))
    }

    /// As the mail ends: Residual FP of the other side that show more than their attack leaves by what was told since, and its Fire Lanes
    /// whose Infantry cowered. The book tells of them as they attack, or as the MPh ends.
    pub(super) fn lies_wrong(&self) -> Vec<String> {
        let ctx = Ctx::of(self.scenario, self.state, self.scenario.printing);
        let of_other =
            |id: &UnitId| side_of(self.state, self.scenario, id).is_some_and(|side| side != self.own);
        let by_other = |attack: &Attack| attack.declared.firers.iter().any(|firer| of_other(&firer.unit));
        let counters =
            too_large(&ctx).filter(|(_, lying)| by_other(lying.attack)).map(|((cell, _), lying)| {
                let (id, due) = (lying.attack.declared.attack, &lying.due);
                let hex = ctx.show(cell);
                format!(
                    "{} Residual FP lie in {hex}, and {id} leaves {}: {}",
                    lying.lies.fp, due.most, due.says
                )
            });
        let lanes = unlaid_lanes(&ctx).filter(|(id, ..)| of_other(id));
        let lanes =
            lanes.map(|(id, mg, why)| format!("the Fire Lane of the {mg} of {id} lies, though {}", why.says));
        counters.chain(lanes).collect()
    }

    /// Residual FP of mine that the other side takes off.
    pub(super) fn takes_off(&self, what: &What) -> Option<String> {
        let What::ResidualLaid(laid) = what else { return None };
        let at = (self.scenario.map.cell(laid.at.hex), laid.at.level);
        let lies = self.state.residual.get(&at).filter(|_| laid.removed)?;
        let attack = self.state.attacks.get(&lies.attack?)?;
        let mine = attack.declared.firers.iter().any(|firer| self.is_mine(&firer.unit));
        let (hex, id) = (self.scenario.map.show(laid.at.hex), attack.declared.attack);
        mine.then(|| format!("the {} Residual FP in {hex}, which your {id} left, are taken off", lies.fp))
    }

    /// SMOKE that a known dr had laid in another hex, which was taken back.
    pub(super) fn laid_elsewhere(&self, what: &What) -> Option<String> {
        let ctx = Ctx::of(self.scenario, self.state, self.scenario.printing);
        let cell = smoke_at(&ctx, what).filter(|cell| !self.state.smoke.contains(cell))?;
        let (id, roll) =
            grenades(&ctx, cell).filter(|_| !is_laid_without_dr(&ctx, cell)).max_by_key(|(id, _)| *id)?;
        let earlier = self.earlier(self.state.seq).iter().enumerate();
        let mut back = earlier.filter(|(n, _)| *n as u64 > roll.made && self.state.gone.holds(*n as u64));
        let other = back.find_map(|(_, event)| smoke_at(&ctx, &event.what).filter(|other| *other != cell))?;
        let hexes = (ctx.show(other), ctx.show(cell));
        Some(format!(
            "{id} was known when it laid SMOKE in {}, which was taken back, and lays it in {} now",
            hexes.0, hexes.1
        ))
    }

    /// Residual FP that no First Fire of the log can have left.
    pub(super) fn left_by_nothing(&self, what: &What) -> Option<String> {
        let What::ResidualLaid(laid) = what else { return None };
        let ctx = Ctx::of(self.scenario, self.state, self.scenario.printing);
        let nothing = !laid.removed && left_by(&ctx, laid).is_none();
        let hex = self.scenario.map.show(laid.at.hex);
        nothing
            .then(|| format!("{} Residual FP in {hex}, at which no First Fire of the log was made", laid.fp))
    }

    /// By shares: a SW that changes hands, or is left lying, when dice for its repair or Recovery are known and have settled nothing.
    pub(super) fn hands_late(&self, what: &What) -> Option<String> {
        let dropped =
            || if let What::SwDropped(gone) = what { Some((&gone.unit, &gone.weapon)) } else { None };
        let given = || if let What::SwGiven(gone) = what { Some((&gone.unit, &gone.weapon)) } else { None };
        let (unit, weapon) = dropped().or_else(given)?;
        if self.scenario.dice != DiceScheme::Shares {
            return None;
        }
        let words = |purpose: &Purpose| matches!(purpose, Purpose::Named(name) if words_of(name.as_str()).any(|word| word.eq_ignore_ascii_case(weapon.as_str())));
        let meant = |roll: &Declared| {
            (roll.purpose == Purpose::Repair && roll.unit.as_ref() == Some(unit)) || words(&roll.purpose)
        };
        let idle = |id: RollId| self.state.rolls.get(&id).is_none_or(|roll| roll.used_by.is_none());
        let mut all = self
            .state
            .shares
            .declared
            .iter()
            .filter(|(by, _)| self.is_of_other(by))
            .flat_map(|(_, rolls)| rolls.values());
        let roll = all.find(|roll| roll.known.is_some() && meant(roll) && idle(roll.roll))?;
        Some(format!(
            "{unit} parts with its {weapon} when {}, which is for it, could be known and has settled nothing",
            roll.roll
        ))
    }

    /// What that side noted in this phase before the dice of a roll could be known; `None` where they are not by shares, or not known.
    pub(super) fn notes(&self, roll: RollId) -> Option<impl Iterator<Item = (u64, &str)>> {
        if self.scenario.dice != DiceScheme::Shares {
            return None;
        }
        let known = self.state.shares.numbered(roll).find_map(|(_, _, roll)| roll.known.as_ref())?;
        let before = self.earlier(known.seq);
        let from = before.iter().rposition(|event| event.what.is_of_phase()).unwrap_or(0);
        let of_other = |event: &&Event| self.is_of_other(&event.by);
        let noted = before.iter().enumerate().skip(from).filter(move |(_, event)| of_other(event));
        Some(noted.filter_map(|(n, event)| {
            let What::Note(words) = &event.what else { return None };
            Some((n as u64, words.as_str()))
        }))
    }

    fn is_of_other(&self, player: &Name) -> bool {
        self.scenario.players.get(player).is_some_and(|player| player.side.as_ref() != Some(self.own))
    }
}

/// Where a SMOKE counter is laid.
fn smoke_at(ctx: &Ctx<'_>, what: &What) -> Option<Cell> {
    let What::MarkerPlaced(placed) = what else { return None };
    let smoke = matches!(&placed.marker, Marker::Named(name) if name.is(Counter::Smoke));
    placed.hex.filter(|_| smoke && !placed.removed).map(|hex| ctx.cell(hex))
}

/// It names the attack, or stands behind its declaration and names none.
pub(super) fn is_of(words: &str, attack: AttackId, behind: bool) -> bool {
    let mut named = words_of(words).filter_map(|word| word.parse::<AttackId>().ok()).peekable();
    if named.peek().is_none() {
        return behind;
    }
    named.any(|of| of == attack)
}

pub(super) fn is_open(words: &str) -> bool {
    words_of(words).any(|word| OPEN.iter().any(|open| word.eq_ignore_ascii_case(open)))
}

/// A single letter in words says nothing.
fn is_ammunition(word: &str) -> bool {
    word.len() > 1 && Ammunition::read(word).is_some()
}

fn is_usual(ammo: &str) -> bool {
    matches!(Ammunition::read(ammo), Some(Ammunition::He | Ammunition::Ap))
}

/// By whatever name of it; HE and AP are what a gun fires where nothing is said.
fn is_same(word: &str, ammo: &str) -> bool {
    let means = Ammunition::read(ammo);
    word.eq_ignore_ascii_case(ammo)
        || means.is_some() && Ammunition::read(word) == means
        || is_usual(word) && is_usual(ammo)
}
