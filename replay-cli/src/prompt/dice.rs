//! Dice as they lie on the table: the roll that is owed next, with all that the rules make of it.

use super::declare::{self, Wanted, next_roll};
use super::draft::Draft;
use super::heat;
use super::loss;
use super::sw;
use super::to_hit;
use crate::words::one_line;
use asl_core::duty::{Debt, Duty, Occasion};
use asl_core::event::{AttackId, FireMode, IftResolved, Marker, Name, RollId, Status, UnitId, Use, What};
use asl_core::facts::Underway;
use asl_core::figures::fire::cowering::is_marked_by_cowering;
use asl_core::figures::to_kill::due::kill_due;
use asl_core::finding::{Finding, Ruling};
use asl_core::rules::left_to_word;
use asl_core::state::Unit;
use asl_core::vocab::Modifier;

/// So many lines may follow from one roll.
const MOST: usize = 24;

/// Takes the roll that is owed next, with these dice and what the player says behind them, and what the rules make of it.
///
/// # Errors
/// When no roll is owed, another player makes it, or a DRM has to be told.
pub(super) fn roll(draft: &mut Draft, dice: &[u8], behind: &[&str]) -> Result<(), String> {
    let duty = owed_roll(draft).ok_or_else(|| not_owed(draft))?;
    let Occasion::Attack(attack, _) = duty.key.occasion.clone() else {
        return Err(format!("{duty}: write this roll out\n"));
    };
    let me = draft.by().clone();
    if let Some(other) =
        draft.live().state().debtor(&duty, &draft.live().game().scenario).filter(|name| **name != me).cloned()
    {
        if has_key(draft, &other) {
            return Err(format!("{other} owes {duty}, and records it\n"));
        }
        draft.record_by(other);
    }
    let done = pay(draft, &duty, attack, dice, behind);
    draft.record_by(me);
    done
}

/// No roll is owed: how one is written out.
pub(super) fn not_owed(draft: &Draft) -> String {
    let (state, scenario) = (draft.live().state(), &draft.live().game().scenario);
    let own = |unit: &Unit| {
        let side = scenario.players.get(draft.by()).and_then(|player| player.side.as_ref());
        !unit.eliminated && (side.is_none() || unit.side.as_ref() == side)
    };
    let unit =
        state.units.iter().find(|(_, unit)| own(unit)).map_or_else(|| "g1".into(), |(id, _)| id.to_string());
    let n = next_roll(state);
    format!("no roll is owed: say what it is for, such as `roll r{n} DR 4,3 rally for {unit}`\n")
}

/// Takes a line that a unit's player records: under the player's own name where the player has no key, else under that of
/// whoever types it.
///
/// # Errors
/// What is wrong with the line.
pub(super) fn take_for(draft: &mut Draft, unit: &str, line: &str) -> Result<(), String> {
    let me = draft.by().clone();
    let owner = unit.parse().ok().and_then(|unit| owner(draft, &unit));
    if let Some(owner) = owner.filter(|name| !has_key(draft, name)) {
        draft.record_by(owner);
    }
    let done = draft.take(line);
    draft.record_by(me);
    done
}

/// Whether a player signs what they record: then nobody records for them.
pub(super) fn has_key(draft: &Draft, name: &Name) -> bool {
    draft.live().game().scenario.players.get(name).is_some_and(|player| player.key.is_some())
}

/// The roll of a duty, by who records now.
fn pay(draft: &mut Draft, duty: &Duty, attack: AttackId, dice: &[u8], behind: &[&str]) -> Result<(), String> {
    if let Debt::Selection(n) = duty.key.debt {
        select(draft, attack, n, dice)?;
        return follow(draft, attack);
    }
    if let (Debt::WoundSeverity, Some(unit), [dr]) = (duty.key.debt, &duty.key.unit, dice) {
        let (n, by) = (next_roll(draft.live().state()), draft.by().clone());
        draft.take(&format!("roll r{n} dr {dr} wound for {unit} in {attack} by {by}"))?;
        return follow(draft, attack);
    }
    let [colored, white] = dice else { return Err(format!("{duty} takes two dice\n")) };
    let (n, by) = (next_roll(draft.live().state()), draft.by().clone());
    match (&duty.key.debt, &duty.key.unit) {
        (Debt::Roll, _) => {
            // What is not known is asked for before the dice are told.
            claimed(behind, moved(draft, attack, RollId(n)))?;
            draft.take(&format!("roll r{n} DR {colored},{white} ift in {attack} by {by}"))?;
            tell_ift(draft, attack, RollId(n), behind)?;
        }
        (Debt::ToHit, _) => to_hit::roll(draft, attack, (*colored, *white), behind)?,
        (Debt::ToKill, _) => {
            said_to_kill(draft, attack, behind)?;
            draft.take(&format!("roll r{n} DR {colored},{white} to-kill in {attack} by {by}"))?;
            draft.take(&format!("{attack} to-kill r{n} {}", behind.join(" ")))?;
        }
        (Debt::Check(_) | Debt::Collateral(_), Some(unit)) => {
            let drm = claimed(behind, None)?;
            let check = duty.key.debt.to_string();
            let (check, purpose) = (check.split(' ').next().unwrap_or_default(), purpose(&check));
            draft
                .take(&format!("roll r{n} DR {colored},{white} {purpose} for {unit} in {attack} by {by}"))?;
            draft.take(&format!("{unit} checks {check} r{n}{drm} in {attack}"))?;
            must_have_morale(draft)?;
        }
        (Debt::WoundSeverity, _) => return Err(format!("{duty} takes one die\n")),
        _ => return Err(format!("{duty}: write this roll out\n")),
    }
    follow(draft, attack)
}

/// What an IFT DR gives, with the counters of the firers.
pub(super) fn tell_ift(
    draft: &mut Draft,
    attack: AttackId,
    roll: RollId,
    behind: &[&str],
) -> Result<(), String> {
    let drm = claimed(behind, moved(draft, attack, roll))?;
    draft.take(&format!("{attack} ift {roll}{drm}"))?;
    if behind.is_empty() {
        must_be_told(draft)?;
    }
    for line in counters(draft, attack) {
        draft.take(&line)?;
    }
    Ok(())
}

/// The number of a To Hit or To Kill roll that the rules do not give, or that hangs on what no head says: the player says it.
pub(super) fn said(roll: &str, word: &str, behind: &[&str], example: &str) -> Result<(), String> {
    if behind.contains(&word) {
        return Ok(());
    }
    Err(format!("the {roll} Number is yours to say: put it behind the dice, `34 {example}`\n"))
}

/// What stands behind the dice of a To Kill DR: the AF, and the Final To Kill Number, from which the AF is taken already.
pub(super) const TO_KILL: &str = "armor 11 number 6";

/// The rules give the To Kill Number of an attack (C7): its gun, ammunition, range and AF are known.
pub(super) fn is_kill_known(draft: &Draft, attack: AttackId) -> bool {
    let on = Underway::named(&draft.live().ctx(), attack);
    on.is_some_and(|on| kill_due(&on, None).is_some())
}

/// The same of a To Kill roll, where the rules do not give its number.
///
/// # Errors
/// When the number is missing.
pub(super) fn said_to_kill(draft: &Draft, attack: AttackId, behind: &[&str]) -> Result<(), String> {
    if is_kill_known(draft, attack) {
        return Ok(());
    }
    let net = |why: String| format!("{} (of 17 at AF 11)\n", why.trim_end());
    said("Final To Kill", "number", behind, TO_KILL).map_err(net)
}

/// A weapon as the notation says it.
pub(super) fn weapon(of: &Use) -> String {
    match of {
        Use::Inherent => "inherent".into(),
        Use::Gun => "gun".into(),
        Use::Ordnance => "ordnance".into(),
        Use::Sw(name) => format!("sw:{name}"),
        Use::Weapon(name) => name.to_string(),
    }
}

/// Dice on the table want a result. Where the rules give none, or give it without a TEM that nobody told, the player says what
/// they need.
///
/// # Errors
/// What is not known.
fn must_be_told(draft: &Draft) -> Result<(), String> {
    let Some(last) = draft.events.last() else { return Ok(()) };
    let What::IftResolved(IftResolved { result, .. }) = &last.event.what else { return Ok(()) };
    let open = |found: &&Finding| {
        found.ruling == Ruling::Undecided && (result.is_none() || found.clause.rule() == "A7.6")
    };
    let needs: String = last
        .findings
        .iter()
        .filter(open)
        .map(|found| format!("  {}\n", one_line(&found.breach.says)))
        .collect();
    if result.is_some() && needs.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the result of these dice needs more:\n{needs}say the DRM behind the dice, `34 drm TEM +3`, or `34 plain` for none\n"
    ))
}

/// What the roll of a check is made for, as the notation says it.
pub(super) fn purpose(check: &str) -> &'static str {
    if check.split(' ').next().unwrap_or_default().ends_with("TC") { "tc" } else { "mc" }
}

/// The first roll that is owed, and that dice alone can pay.
pub(super) fn owed_roll(draft: &Draft) -> Option<Duty> {
    let is_roll = |duty: &Duty| {
        matches!(
            duty.key.debt,
            Debt::Roll
                | Debt::ToHit
                | Debt::ToKill
                | Debt::Check(_)
                | Debt::Collateral(_)
                | Debt::Selection(_)
                | Debt::WoundSeverity
        )
    };
    draft
        .live()
        .owed()
        .into_iter()
        .filter(|duty| is_roll(duty))
        .find(|duty| !declare::is_declared(draft, duty))
}

/// What is to be typed for the roll that is owed: `(the dice of 1MC of r2)`, or whose dr they are in which order.
pub(super) fn wanted(draft: &Draft) -> Option<Wanted> {
    if declare::by_shares(draft) {
        return declare::wanted(draft).or_else(|| heat::wanted(draft).map(Wanted::Told));
    }
    let Some(duty) = owed_roll(draft) else { return heat::wanted(draft).map(Wanted::Told) };
    let dice = match (duty.key.debt, &duty.key.occasion) {
        (Debt::Selection(_), Occasion::Attack(attack, _)) => {
            let among = among(draft, *attack);
            let names: Vec<&str> = among.iter().map(UnitId::as_str).collect();
            format!("a dr each for {}", names.join(", "))
        }
        (_, Occasion::Attack(attack, _)) => format!("the dice of {duty} in {attack}"),
        _ => format!("the dice of {duty}"),
    };
    Some(Wanted::Told(format!("({dice})")))
}

/// The Personnel among whom Random Selection of an attack is made (A.9), in the order of their dice.
pub(super) fn among(draft: &Draft, attack: AttackId) -> Vec<UnitId> {
    let (state, scenario) = (draft.live().state(), &draft.live().game().scenario);
    let Some(attack) = state.attacks.get(&attack) else { return Vec::new() };
    let is_one = |id: &&UnitId| {
        let is_there = state.units.get(id).is_some_and(|unit| !unit.eliminated);
        is_there && scenario.units.get(*id).is_some_and(|def| def.vehicle.is_none())
    };
    attack.targets.iter().filter(is_one).cloned().collect()
}

/// Random Selection: those with the highest dr, and all who tie with the last of them (A.9).
fn select(draft: &mut Draft, attack: AttackId, n: usize, dice: &[u8]) -> Result<(), String> {
    let among = among(draft, attack);
    if among.len() != dice.len() {
        let names: Vec<&str> = among.iter().map(UnitId::as_str).collect();
        return Err(format!("Random Selection takes a dr each for {}: `5 3 2`\n", names.join(", ")));
    }
    let (first, by) = (next_roll(draft.live().state()), draft.by().clone());
    let mut each = Vec::new();
    for (at, (unit, dr)) in (first..).zip(among.iter().zip(dice)) {
        draft.take(&format!("roll r{at} dr {dr} rs for {unit} in {attack} by {by}"))?;
        each.push((unit.clone(), RollId(at), *dr));
    }
    draft.take(&format!("{} in {attack}", selection(&each, n)))
}

/// Random Selection as a line, without its attack: so many of those who have a dr each are chosen, and who ties with the last.
pub(super) fn selection(each: &[(UnitId, RollId, u8)], n: usize) -> String {
    let mut dice: Vec<u8> = each.iter().map(|(.., dr)| *dr).collect();
    dice.sort_unstable_by(|a, b| b.cmp(a));
    let least = n.checked_sub(1).and_then(|last| dice.get(last)).copied().unwrap_or(1);
    let rolls: Vec<String> = each.iter().map(|(unit, roll, _)| format!("{unit}:{roll}")).collect();
    let chosen = each.iter().filter(|(.., dr)| *dr >= least).map(|(unit, ..)| unit.as_str());
    format!("random-selection of {} chosen {}", rolls.join(","), chosen.collect::<Vec<_>>().join(","))
}

/// What the log leaves open of FFMO and FFNAM against Infantry that an attack answers (A4.6): the player says it.
fn moved(draft: &Draft, attack: AttackId, roll: RollId) -> Option<String> {
    let ift = IftResolved {
        attack,
        roll,
        drm: Vec::new(),
        column: None,
        total: None,
        result: None,
        locations: Vec::new(),
    };
    let ctx = draft.live().ctx();
    let open = left_to_word(&ctx, &ift);
    let mover = ctx.before.attacks.get(&attack)?.declared.target.answers.clone()?;
    let wanted = match open.as_slice() {
        [] => return None,
        [Modifier::Ffmo] => "say `ffmo` behind the dice if it is in Open Ground, else `plain`",
        [Modifier::Ffnam] => "say `ffnam` behind the dice, or `plain` if it used Assault Movement",
        _ => "say `ffmo` in Open Ground, `ffnam`, both, or `plain` for neither, behind the dice",
    };
    Some(format!("{mover} moved, and the log does not tell all of it: {wanted}\n"))
}

/// DRM behind dice: `ffmo ffnam` for -1 each, where the log does not tell, `cx` for +1; others are written out behind `drm`; `plain` for
/// none. The Morale Level of a check stands behind them, `morale 8`.
///
/// # Errors
/// When a word is no DRM, or nothing was said and something is to be.
pub(super) fn claimed(behind: &[&str], ask: Option<String>) -> Result<String, String> {
    if let [drm @ .., "morale", level] = behind {
        return Ok(format!("{} morale {level}", claimed(drm, ask)?));
    }
    let name = |word: &&str| match word.to_ascii_lowercase().as_str() {
        "ffmo" => Ok("FFMO -1"),
        "ffnam" => Ok("FFNAM -1"),
        "cx" => Ok("CX +1"),
        _ => Err(format!(
            "{word}: behind dice stand ffmo, ffnam, cx, plain, or `drm` with the DRM written out\n"
        )),
    };
    match behind {
        ["drm", rest @ ..] => Ok(format!(" drm {}", rest.join(" "))),
        ["plain"] => Ok(String::new()),
        [] => ask.map_or_else(|| Ok(String::new()), Err),
        words => {
            let names: Vec<&str> = words.iter().map(name).collect::<Result<_, _>>()?;
            Ok(format!(" drm {}", names.join(", ")))
        }
    }
}

/// The one player of a unit's side.
fn owner(draft: &Draft, unit: &UnitId) -> Option<Name> {
    let side = draft.live().state().units.get(unit)?.side.clone()?;
    draft.live().game().scenario.player_of(&side).cloned()
}

/// What becomes of units by the rules, without a choice and without dice.
pub(super) fn follow(draft: &mut Draft, attack: AttackId) -> Result<(), String> {
    let mut before = None;
    for _ in 0..MOST {
        // A line that changes nothing would come again.
        let Some(line) = outcome(draft, Some(attack)).filter(|line| before.as_ref() != Some(line)) else {
            break;
        };
        draft.take(&line)?;
        before = Some(line);
    }
    Ok(())
}

/// The first line that the rules leave no choice about and that needs no dice: a unit breaks, is pinned, eliminated, loses
/// its "?"; of one attack, or of any.
pub(super) fn outcome(draft: &Draft, of: Option<AttackId>) -> Option<String> {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "whatever else is owed leaves a choice, or needs dice"
    )]
    let owed = draft.live().owed().into_iter().find_map(|duty| {
        let Occasion::Attack(attack, _) = duty.key.occasion else { return None };
        let unit = duty.key.unit.as_ref().filter(|_| of.is_none_or(|of| of == attack))?;
        let unit = loss::left_of(draft, unit, attack);
        match duty.key.debt {
            Debt::Breaks => Some(format!("{unit} is broken,dm in {attack}")),
            Debt::Desperation => Some(format!("{unit} is dm in {attack}")),
            Debt::Pinned => Some(format!("{unit} is pinned in {attack}")),
            Debt::Vehicle(result) => Some(format!("{unit} suffers {} in {attack}", result.word())),
            Debt::Eliminated => Some(format!("{unit} eliminated")),
            Debt::ButtonsUp => Some(format!("{unit} BU")),
            Debt::Reduced => loss::reduction(draft, unit, attack),
            Debt::Replaced => loss::replacement(draft, unit, attack),
            Debt::LosesConcealment => Some(format!("{unit} is no-longer concealed in {attack}")),
            _ => None,
        }
    });
    owed.or_else(|| sw::broken_down(draft, of)).or_else(|| rallied(draft).filter(|_| of.is_none()))
}

/// The lines of the first Reduction that leaves a choice.
pub(super) fn choices(draft: &Draft) -> Vec<String> {
    let reduced = draft.live().owed().into_iter().find(|duty| duty.key.debt == Debt::Reduced);
    let Some(Duty { key, .. }) = reduced else { return Vec::new() };
    let (Occasion::Attack(attack, _), Some(unit)) = (key.occasion, key.unit) else { return Vec::new() };
    loss::reductions(draft, loss::left_of(draft, &unit, attack), attack)
}

/// A unit that passed its rally DR is Good Order again (A10.6).
fn rallied(draft: &Draft) -> Option<String> {
    let passed = |unit: &Unit| unit.rally.as_ref().is_some_and(|rally| rally.passed) && unit.is_broken();
    let (id, unit) = draft.live().state().units.iter().find(|(_, unit)| passed(unit))?;
    let dm = if unit.status.has(Status::Dm) { ",dm" } else { "" };
    Some(format!("{id} is no-longer broken{dm}"))
}

/// A rally DR with its check, and the unit in Good Order where it passed.
pub(super) fn rally(draft: &mut Draft, unit: &str, dice: (u8, u8), behind: &[&str]) -> Result<(), String> {
    let drm = claimed(behind, None)?;
    let n = next_roll(draft.live().state());
    let me = draft.by().clone();
    let by = unit.parse().ok().and_then(|unit| owner(draft, &unit)).unwrap_or_else(|| me.clone());
    if by != me && has_key(draft, &by) {
        return Err(format!("{by} rolls for {unit}, and records it\n"));
    }
    draft.record_by(by.clone());
    let taken = draft.take(&format!("roll r{n} DR {},{} rally for {unit} by {by}", dice.0, dice.1));
    let taken = taken.and_then(|()| told_of_its_own(draft, &format!("{unit} checks rally r{n}{drm}")));
    draft.record_by(me);
    taken?;
    must_have_morale(draft).map_err(|why| why.replace("`34 ", &format!("`{unit} rally 34 ")))
}

/// Dice on the table want an outcome: where the head does not print the Morale Level of the side that is up, the player says it.
///
/// # Errors
/// When it is missing.
fn must_have_morale(draft: &Draft) -> Result<(), String> {
    let check = draft.events.iter().rev().find_map(|drafted| {
        if let What::Checked(checked) = &drafted.event.what { Some(checked) } else { None }
    });
    let Some(checked) = check.filter(|checked| checked.morale.is_none() && checked.passed.is_none()) else {
        return Ok(());
    };
    let unit = &checked.unit;
    let broken = draft.live().state().units.get(unit).is_some_and(Unit::is_broken);
    let side = if broken { "broken side" } else { "counter" };
    Err(format!(
        "the Morale Level on the {side} of {unit} stands in no head: put it behind the dice, `34 morale 8`\n"
    ))
}

/// What a unit rolled of its own, and the unit in Good Order where it rallied by it.
pub(super) fn told_of_its_own(draft: &mut Draft, line: &str) -> Result<(), String> {
    draft.take(line)?;
    let unit = line.split(' ').next();
    let rallied = rallied(draft).filter(|line| line.split(' ').next() == unit);
    rallied.map_or(Ok(()), |line| draft.take(&line))
}

/// The counters that firers get by the mode of the attack (A7.2, A8.1, D3.3): Personnel by its inherent FP, a vehicle by a
/// weapon without ROF; where ROF may be kept the player says.
pub(super) fn counters(draft: &Draft, attack: AttackId) -> Vec<String> {
    let ctx = draft.live().ctx();
    let (state, scenario) = (ctx.before, ctx.scenario);
    let Some(fired) = state.attacks.get(&attack) else { return Vec::new() };
    let word = match fired.declared.mode {
        FireMode::Prep => "prep-fire",
        FireMode::First => "first-fire",
        FireMode::Final => "final-fire",
        FireMode::Bounding => "bounding-fire",
        // A8.3: a unit that fires again lies under Final Fire.
        FireMode::Subsequent | FireMode::Fpf => "final-fire",
        FireMode::Advancing | FireMode::Opportunity | FireMode::Residual | FireMode::Overrun => {
            return Vec::new();
        }
    };
    let mut lines = Vec::new();
    for firer in &fired.declared.firers {
        let (Some(unit), Some(def)) = (state.units.get(&firer.unit), scenario.units.get(&firer.unit)) else {
            continue;
        };
        let is_vehicle = def.vehicle.is_some();
        let no_rof = scenario.weapon(def, &firer.weapon).is_some_and(|weapon| weapon.rof.is_none());
        let is_due = if is_vehicle { no_rof } else { firer.weapon == Use::Inherent };
        // A7.9: a unit that cowers has fired for good.
        let cowers = word == "first-fire" && is_marked_by_cowering(&ctx, fired, &firer.unit);
        let word = if cowers { "final-fire" } else { word };
        let again = cowers || matches!(fired.declared.mode, FireMode::Subsequent | FireMode::Fpf);
        let has = unit.markers.iter().any(|marker| {
            matches!(marker, Marker::PrepFire | Marker::FinalFire | Marker::BoundingFire)
                || *marker == Marker::FirstFire && !again
        });
        let place = unit.place.cell().filter(|_| !is_vehicle);
        let at = place.map(|cell| format!(" at {}", scenario.map.show_cell(cell))).unwrap_or_default();
        let line = format!("marker {word} on {}{at}", firer.unit);
        if is_due && !has && (is_vehicle || place.is_some()) && !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}
