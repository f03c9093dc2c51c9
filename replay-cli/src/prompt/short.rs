//! Short forms: several steps on a line, moves by their hexes, fire by firer and target, dice as they lie on the table. Each
//! becomes lines of the notation on the position where it stands; nothing is judged here.

use super::declare;
use super::draft::Draft;
use super::untold::{self, Untold};
use super::{dice, fire, heat, next, own, residual};
use asl_core::event::Event;
use asl_core::state::Unit;
use asl_core::vocab::hex::{Cell, Vertex};
use asl_core::vocab::phase::Phase;

/// Takes what a player typed: steps between `;`, each a line of the notation or a short form of one.
///
/// # Errors
/// What is wrong with it.
pub(super) fn take(draft: &mut Draft, typed: &str) -> Result<(), String> {
    let typed = as_logged(draft, typed)?;
    let (mut subject, mut last): (Option<String>, Option<String>) = (None, None);
    for step in steps(typed) {
        let mut step = step.trim();
        if let Some((unit, rest)) = step.split_once(':').filter(|(unit, _)| unit_of(draft, unit).is_some()) {
            subject = Some(unit.to_owned());
            step = rest.trim();
        }
        let Some(word) = step.split_whitespace().next() else { continue };
        if let Some((units, rest)) = set_up_together(step) {
            units.split(',').try_for_each(|unit| one(draft, None, &format!("place {unit} {rest}")))?;
            continue;
        }
        if let Some(rest) = moved_as_one(draft, word, step) {
            as_one(draft, word, rest)?;
            last = Some(word.to_owned());
            continue;
        }
        let is_unit = unit_of(draft, word).is_some();
        let goes_on = !is_unit && (hex(draft, word).is_some() || STEPS.contains(&word));
        let goes = subject.as_deref().or(last.as_deref().filter(|_| goes_on));
        match goes.filter(|who| who.contains(',')) {
            Some(stack) => as_one(draft, stack, step)?,
            None => one(draft, goes, step)?,
        }
        if is_unit {
            last = Some(word.to_owned());
        }
    }
    Ok(())
}

/// What several units of a stack do as one, `s1,l1 K6`: a line each. Who fire as one have other words behind them.
fn moved_as_one<'t>(draft: &Draft, word: &str, step: &'t str) -> Option<&'t str> {
    let all = word.contains(',') && word.split(',').all(|unit| unit_of(draft, unit).is_some());
    let rest = step.strip_prefix(word)?.trim_start();
    let next = rest.split_whitespace().next().filter(|_| all)?;
    (hex(draft, next).is_some() || TOGETHER.contains(&next)).then_some(rest)
}

/// Several units that are set up in one Location, `place g1,g2 K5`.
fn set_up_together(step: &str) -> Option<(&str, &str)> {
    let placed = step.strip_prefix("place ")?.trim_start();
    placed.split_once(' ').filter(|(units, _)| units.contains(','))
}

fn as_one(draft: &mut Draft, stack: &str, step: &str) -> Result<(), String> {
    stack.split(',').try_for_each(|unit| one(draft, Some(unit), step))
}

/// What a stack does as one, besides a hex.
const TOGETHER: [&str; 7] = ["moves", "advances", "routs", "declares", "is", "ends", "cx"];

/// The dr of a Sniper with what it is used against, or by shares its declaration; `None` of a line of the notation.
fn sniper(draft: &mut Draft, side: &str, behind: &[&str]) -> Option<Result<(), String>> {
    let Some((dr, behind)) = behind.split_first() else {
        return declare::by_shares(draft).then(|| declare::of_sniper(draft));
    };
    let dr = dice(dr).and_then(|dice| <[u8; 1]>::try_from(dice).ok());
    dr.map(|[dr]| heat::sniper(draft, side, dr, behind))
}

/// A line whose last step is `roll`, without that step, and what stands behind its word: `g1 at K5; roll plain`.
pub(super) fn thrown_behind(typed: &str) -> (&str, Option<&str>) {
    let none = (typed, None);
    let Some(last) = steps(typed).pop() else { return none };
    let Some(before) = typed.strip_suffix(last).and_then(|before| before.strip_suffix(';')) else {
        return none;
    };
    let Some(rest) = last.trim().strip_prefix("roll") else { return none };
    let behind = rest.trim();
    let is_word = rest.is_empty() || rest.starts_with(' ');
    if !is_word || behind.split(' ').next().is_some_and(is_roll) {
        return none;
    }
    (before.trim_end(), Some(behind))
}

/// So many dice does the last step take where it is one of those that take dice of their own, and has none.
pub(super) fn lacks_dice(typed: &str) -> Option<usize> {
    let last = steps(typed).pop().unwrap_or_default();
    let last = last.split_once(": ").map_or(last, |(_, rest)| rest);
    let words: Vec<&str> = last.split_whitespace().collect();
    let own = own::own(words.get(1..).unwrap_or_default()).or_else(|| own::own(&words));
    own.map(|own| own.dice())
}

/// A line as `log` prints it, with its number and its recorder before it: the same player records it again, where that
/// player signs nothing.
///
/// # Errors
/// When that player does.
fn as_logged<'t>(draft: &mut Draft, typed: &'t str) -> Result<&'t str, String> {
    let line = typed.trim_start();
    let unnumbered = line.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
    let Some((name, rest)) = unnumbered.split_once(": ") else { return Ok(line) };
    let players = &draft.live().game().scenario.players;
    let Some(name) = players.keys().find(|player| player.as_str() == name).cloned() else { return Ok(line) };
    if unit_of(draft, name.as_str()).is_some() {
        return Ok(line);
    }
    if name != *draft.by() {
        if dice::has_key(draft, &name) {
            return Err(format!("{name} signs such lines, and records them\n"));
        }
        draft.record_by(name);
    }
    Ok(rest)
}

/// Steps that go on with the unit of the step before them, as a hex does.
const STEPS: [&str; 9] = ["start", "stop", "delay", "enter", "turn", "bypass", "moves", "routs", "ends"];

/// Between `;` that stand in no quoted text.
fn steps(typed: &str) -> Vec<&str> {
    let (mut steps, mut from, mut quoted, mut escaped) = (Vec::new(), 0, false, false);
    for (at, c) in typed.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '#' if !quoted && typed[..at].ends_with([' ', '\t']) => break,
            ';' if !quoted => {
                steps.push(&typed[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    steps.push(&typed[from..]);
    steps
}

fn one(draft: &mut Draft, subject: Option<&str>, step: &str) -> Result<(), String> {
    if let Some(unit) = subject {
        return of_unit(draft, unit, step);
    }
    let words: Vec<&str> = step.split_whitespace().collect();
    if words == ["roll"] {
        return roll(draft);
    }
    if let Some((untold, behind)) = made(draft, step) {
        return untold::tell(draft, &untold, &behind);
    }
    if let Some(event) = whole(draft, &words, step) {
        draft.add(event);
        return Ok(());
    }
    if let Some(done) = thrown(draft, &words).or_else(|| own::close_combat(draft, &words)) {
        return done;
    }
    let line = match words.as_slice() {
        [word] if let Some(phase) = phase(word) => next::phase_line(draft, phase)?,
        ["residual"] => {
            residual::asked(draft).ok_or("no Residual FP attacks who moved last, nor is any left\n")?
        }
        ["sniper", side, behind @ ..] if let Some(done) = sniper(draft, side, behind) => return done,
        [unit, rest @ ..] if unit_of(draft, unit).is_some() && !rest.contains(&"at") => {
            return of_unit(draft, unit, &rest.join(" "));
        }
        [attack, "to-kill", roll] if is_roll(roll) && !is_kill_known(draft, attack) => {
            return Err(format!(
                "{step}: the AF and the To Kill Number less the AF are yours to say: `{attack} to-kill {roll} {}`\n",
                dice::TO_KILL
            ));
        }
        words => match fire::attack(draft, words)? {
            Some((firer, line)) => return dice::take_for(draft, &firer, &line),
            None => step.to_owned(),
        },
    };
    draft.take(&line)
}

/// Dice that stand for the rolls that are owed, several in turn.
fn thrown(draft: &mut Draft, words: &[&str]) -> Option<Result<(), String>> {
    if let Some((rolls, behind)) = rolls_of(words) {
        return Some(in_turn(draft, &rolls, behind));
    }
    dice_of(words).map(|(dice, behind)| dice::roll(draft, &dice, behind))
}

/// The roll that is owed, where the step before has not declared it.
fn roll(draft: &mut Draft) -> Result<(), String> {
    let declared = draft.events.last().is_some_and(|last| declare::is_declaration(&last.event));
    if declared { Ok(()) } else { declare::declare(draft) }
}

fn is_kill_known(draft: &Draft, attack: &str) -> bool {
    attack.parse().is_ok_and(|attack| dice::is_kill_known(draft, attack))
}

/// A line of the notation that leaves nothing to be read into it: it is recorded as it stands, by whoever types it.
fn whole(draft: &Draft, words: &[&str], step: &str) -> Option<Event> {
    let lacks = match words {
        [_, "routs", ..] => true,
        [attack, "to-kill", _] => !is_kill_known(draft, attack),
        [_, "recovers", _] => declare::by_shares(draft),
        [_, "esb" | "bog" | "bog-check", ..] => !words.iter().any(|word| is_roll(word)),
        _ => false,
    };
    if lacks { None } else { draft.read(step).ok().flatten() }
}

/// The line of a roll by shares that was made and is not told yet, `a1 ift r1 ffmo`, and what stands behind it. A line with
/// figures of its own stands as it is.
fn made<'s>(draft: &Draft, step: &'s str) -> Option<(Untold, Vec<&'s str>)> {
    let untold = untold::untold(draft)?;
    let behind = step.strip_prefix(untold.line.as_str())?;
    let behind = behind.strip_suffix(untold.within().as_str()).unwrap_or(behind);
    let words: Vec<&str> = behind.split_whitespace().collect();
    let is_short = match words.as_slice() {
        ["drm", rest @ ..] => !rest.iter().any(|word| ["column", "final", "result", "morale"].contains(word)),
        words => words.iter().all(|word| ["ffmo", "ffnam", "plain"].contains(word)),
    };
    is_short.then_some((untold, words))
}

/// What a unit does, with the roll for it where dice stand behind it.
fn of_unit(draft: &mut Draft, unit: &str, step: &str) -> Result<(), String> {
    let words: Vec<&str> = step.split_whitespace().collect();
    if let ["smoke", ..] = words.as_slice() {
        return Err(smoke(draft, unit));
    }
    if let Some(done) = own::of_unit(draft, unit, &words) {
        return done;
    }
    let line = moved(draft, unit, step)?;
    // Both sides rout in one phase; whatever else a unit does is told by who tells it.
    let routs = line.split_whitespace().nth(1) == Some("routs");
    if routs { dice::take_for(draft, unit, &line) } else { draft.take(&line) }
}

/// How SMOKE is told.
fn smoke(draft: &Draft, unit: &str) -> String {
    let cell = unit_of(draft, unit).and_then(|unit| unit.place.cell());
    let at = cell.map_or_else(|| "K5".into(), |cell| draft.live().game().scenario.map.show_cell(cell));
    format!(
        "smoke: the MP are told by `{unit} spend smoke 1 MP`, the counter by `marker named smoke at {at}`; what it hinders is \
         a DRM of the shots through it, behind their dice: `34 drm hindrance +2`\n"
    )
}

/// `r12`.
pub(super) fn is_roll(word: &str) -> bool {
    word.strip_prefix('r').is_some_and(|number| number.parse::<u64>().is_ok())
}

/// Several DR at the start of a line, `33 22`: that of an attack with those of the checks that it brings; what stands behind the last belongs
/// to the first.
fn rolls_of<'w>(words: &'w [&'w str]) -> Option<(Vec<Vec<u8>>, &'w [&'w str])> {
    let rolls: Vec<Vec<u8>> =
        words.iter().map_while(|word| dice(word).filter(|dice| dice.len() == 2)).collect();
    let behind = words.get(rolls.len()..)?;
    (rolls.len() > 1).then_some((rolls, behind))
}

fn in_turn(draft: &mut Draft, rolls: &[Vec<u8>], behind: &[&str]) -> Result<(), String> {
    let Some((first, rest)) = rolls.split_first() else { return Ok(()) };
    dice::roll(draft, first, behind)?;
    rest.iter().try_for_each(|dice| dice::roll(draft, dice, &[]))
}

/// Dice at the start of a line: `34`, `3,4`, or a dr each of Random Selection, `5 3 2`; and what stands behind them.
fn dice_of<'w>(words: &'w [&'w str]) -> Option<(Vec<u8>, &'w [&'w str])> {
    let (first, rest) = words.split_first()?;
    let each: Option<Vec<Vec<u8>>> = words.iter().map(|word| dice(word)).collect();
    match each {
        Some(each) if each.len() > 1 && each.iter().all(|dice| dice.len() == 1) => {
            Some((each.into_iter().flatten().collect(), &[]))
        }
        _ => Some((dice(first)?, rest)),
    }
}

pub(super) fn unit_of<'d>(draft: &'d Draft, name: &str) -> Option<&'d Unit> {
    let units = &draft.live().state().units;
    units.iter().find(|(id, _)| id.as_str() == name).map(|(_, unit)| unit)
}

/// A hex in either case.
pub(super) fn hex(draft: &Draft, word: &str) -> Option<Cell> {
    let map = &draft.live().game().scenario.map;
    let is_short = word.len() <= 8 && word.ends_with(|c: char| c.is_ascii_digit());
    let hex = map.read(&word.to_ascii_uppercase()).ok().filter(|_| is_short)?;
    Some(map.cell(hex))
}

/// What a unit does: `N4` enters or moves to a hex, `turn left` turns by a hexspine, `bypass L3 left` goes round an obstacle.
fn moved(draft: &Draft, name: &str, step: &str) -> Result<String, String> {
    let words: Vec<&str> = step.split_whitespace().collect();
    let scenario = &draft.live().game().scenario;
    Ok(match words.as_slice() {
        [word, rest @ ..] if let Some(cell) = hex(draft, word) => {
            elsewhere(draft, name, cell)?;
            to_hex(draft, name, cell, rest)
        }
        ["breaks"] => format!("{name} is broken,dm"),
        ["cx"] => format!("{name} is cx"),
        ["bypass", word] if hex(draft, word).is_some() => {
            return Err(format!("bypass {word}: say on which side of it, `{name} bypass {word} left`\n"));
        }
        ["turn", way @ ("left" | "right"), rest @ ..] => {
            let unit = unit_of(draft, name);
            let at = unit.and_then(|unit| Some((unit.place.cell()?, unit.place.facing()?)));
            let (cell, facing) = at.ok_or_else(|| format!("{name} has no VCA to turn\n"))?;
            let to = facing.turned(if *way == "left" { -1 } else { 1 });
            let map = &scenario.map;
            format!("{name} turn {} {}", map.show_pair(map.spine_name(cell, to)), rest.join(" "))
        }
        ["bypass", word, way @ ("left" | "right"), rest @ ..] => {
            let (side, cafp) = bypass(draft, name, word, *way == "left")?;
            format!("{name} bypass {} along {side} cafp {cafp} {}", word.to_ascii_uppercase(), rest.join(" "))
        }
        [verb @ ("enter" | "moves" | "advances" | "routs" | "bypass"), word, rest @ ..]
            if let Some(cell) = hex(draft, word) =>
        {
            format!("{name} {verb} {} {}", scenario.map.show_cell(cell), rest.join(" "))
        }
        _ => format!("{name} {step}"),
    })
}

/// A hex alone is another one than the unit's own.
fn elsewhere(draft: &Draft, name: &str, cell: Cell) -> Result<(), String> {
    let map = &draft.live().game().scenario.map;
    if unit_of(draft, name).and_then(|unit| unit.place.cell()) != Some(cell) {
        return Ok(());
    }
    let here = map.show_cell(cell);
    Err(format!(
        "{name} stands in {here}: a move goes to another hex; within its own it is written out, `{name} moves {here} 1 MF`\n"
    ))
}

/// A step to a hex by the verb of the phase; a bare figure behind it is its cost.
fn to_hex(draft: &Draft, name: &str, cell: Cell, rest: &[&str]) -> String {
    let scenario = &draft.live().game().scenario;
    let is_vehicle = scenario.units.iter().any(|(id, def)| id.as_str() == name && def.vehicle.is_some());
    let (verb, of) = match draft.live().state().phase {
        _ if is_vehicle => ("enter", "MP"),
        Some(Phase::RtPh) => ("routs", "MF"),
        Some(Phase::APh) => ("advances", "MF"),
        _ => ("moves", "MF"),
    };
    let (cost, rest) = match rest {
        [cost, rest @ ..] if cost.parse::<f32>().is_ok() && rest.first() != Some(&of) => {
            (format!(" {cost} {of}"), rest)
        }
        rest => (String::new(), rest),
    };
    format!("{name} {verb} {}{cost} {}", scenario.map.show_cell(cell), rest.join(" "))
}

/// The hexside along which a vehicle goes round the obstacle of a hex, and the CAFP at its end.
fn bypass(draft: &Draft, name: &str, word: &str, left: bool) -> Result<(String, String), String> {
    let map = &draft.live().game().scenario.map;
    let none = || format!("{word} is no hex next to {name}\n");
    let to = hex(draft, word).ok_or_else(none)?;
    let from = unit_of(draft, name).and_then(|unit| unit.place.cell()).ok_or_else(none)?;
    // Seen from the obstacle: the hexside by which it comes, and the next one on its left or right.
    let by = to.dir_to(from).ok_or_else(none)?;
    let turn = if left { 1 } else { -1 };
    let (beside, ahead) = (to.to(by.turned(turn)), to.to(by.turned(2 * turn)));
    let side = format!("{}-{}", map.show_cell(to), map.show_cell(beside));
    let cafp = Vertex::of(to, beside, ahead).ok_or_else(none)?;
    let names = cafp.hexes().map(|cell| map.show_cell(cell));
    Ok((side, names.join("-")))
}

/// `3,4`, `34`, `5`: the dice as they lie there, the colored one first.
pub(super) fn dice(step: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = step.bytes().filter(|byte| *byte != b',').collect();
    let is_dice = matches!(digits.len(), 1 | 2)
        && digits.iter().all(|byte| (b'1'..=b'6').contains(byte))
        && step.bytes().filter(|byte| *byte == b',').count() < digits.len();
    is_dice.then(|| digits.into_iter().map(|byte| byte - b'0').collect())
}

/// A phase by its name, in small letters too.
fn phase(word: &str) -> Option<Phase> {
    next::PHASES.into_iter().find(|phase| phase.to_string().eq_ignore_ascii_case(word))
}
