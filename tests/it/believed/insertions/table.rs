//! The table of insertions, written from the rules ledger alone: which kind of event may stand in which phase, and of a
//! unit in which status. Where the ledger is silent the chapter of the rulebook is cited that forbids it, or the cell
//! is open with its reason.

use super::forms::Form;

/// May an event stand there?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cell {
    /// Nothing forbids it.
    Allowed,
    /// This rule forbids it.
    Forbidden(&'static str),
    /// Not decided by the table, and why.
    Open(&'static str),
}

/// The phases of a Player Turn in their order; a row has a sign for each: `+` allowed, `-` forbidden, `?` open.
pub(crate) const PHASES: [&str; 8] = ["RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh"];

/// What a status does to some forms: in the Player Turn of the unit's own side, and in the enemy's.
pub(crate) struct Bar {
    pub(crate) statuses: &'static [&'static str],
    pub(crate) forms: &'static [&'static str],
    pub(crate) own: &'static str,
    pub(crate) enemy: &'static str,
    pub(crate) rule: &'static str,
}

const fn bar(
    statuses: &'static [&'static str],
    forms: &'static [&'static str],
    own: &'static str,
    enemy: &'static str,
    rule: &'static str,
) -> Bar {
    Bar { statuses, forms, own, enemy, rule }
}

const NEVER: &str = "--------";
const OPEN: &str = "????????";
/// Open, also where the form's own row forbids it: it changes nothing, or comes of what the table does not know.
const AGAIN: &str = "~~~~~~~~";

/// Forms of moving with MP.
const MOVES: &[&str] = &["start", "turn", "enter", "bypass", "minimum-move", "overrun", "reverse", "smoke"];
/// Other expenditures of MP.
const WAITS: &[&str] = &["delay", "stop"];
const HULL_TURNS: &[&str] = &["vca-shot", "vca-end"];
const TANK_FIRE: &[&str] = &[
    "ma-prep",
    "ma-first",
    "ma-final",
    "ma-advancing",
    "ma-bounding",
    "cmg-prep",
    "cmg-final",
    "cmg-advancing",
    "cmg-bounding",
];
const SQUAD_FIRE: &[&str] = &[
    "prep",
    "first",
    "subsequent",
    "fpf",
    "final",
    "advancing",
    "lmg-prep",
    "lmg-first",
    "lmg-final",
    "lmg-advancing",
];
/// What else only a vehicle in play can do.
const OF_TANK: &[&str] = &[
    "esb",
    "motion-attempt",
    "vca-shot",
    "vca-end",
    "tca-shot",
    "tca-end",
    "crew",
    "ends",
    "ends-motion",
    "aamg-prep",
    "repair",
];
/// What else only Infantry in play can do.
const OF_SQUAD: &[&str] = &[
    "moves",
    "moves-so",
    "declares",
    "advances",
    "routs",
    "rally",
    "opportunity-marker",
    "cc",
    "nmc",
    "ptc",
    "boards",
    "boards-here",
];

/// The last row that fits says what a cell is; without one, the form's own row does.
pub(crate) static BARS: &[Bar] = &[
    // Movement of a vehicle that is under way.
    bar(&["moving"], &["enter", "turn", "bypass", "stop"], "--+-----", NEVER, "D2.1"),
    bar(&["moving"], &["start"], NEVER, NEVER, "D2.12"),
    bar(&["moving"], &["delay"], NEVER, NEVER, "D2.17"),
    bar(&["moving"], &["ends"], NEVER, NEVER, "D2.13: neither stopped nor under a Motion counter"),
    bar(&["moving"], &["reverse"], NEVER, NEVER, "D2.23"),
    bar(&["motion"], &["enter", "turn", "bypass", "stop"], "--+-----", NEVER, "D2.1"),
    bar(&["motion"], &["start"], NEVER, NEVER, "D2.12"),
    bar(&["motion"], &["delay"], NEVER, NEVER, "D2.17"),
    bar(&["motion"], &["ends"], NEVER, NEVER, "D2.4: it must use one MP at least"),
    bar(&["motion"], &["reverse"], NEVER, NEVER, "D2.23"),
    bar(&["motion"], &["is-motion", "motion-marker"], AGAIN, AGAIN, "it has that counter already"),
    // That its move ended neither stopped nor in Motion was told when its MPh closed.
    bar(
        &["moving"],
        &["is-motion", "motion-marker"],
        "--~~~~~~",
        NEVER,
        "D2.4: the counter says how the move ended, if nothing follows it",
    ),
    bar(&["stopped"], &["reverse", "enter", "turn", "bypass"], NEVER, NEVER, "D2.13: it has to start again"),
    bar(&["stopped"], &["stop"], NEVER, NEVER, "D2.13: it has stopped"),
    bar(&["bypass"], &["vca-shot", "vca-end"], NEVER, NEVER, "D2.33"),
    bar(
        &["bypass"],
        &["tca-shot", "tca-end"],
        OPEN,
        OPEN,
        "D2.321: the turret has facings there, not hexspines",
    ),
    bar(
        &["bypass"],
        &["turn", "enter", "bypass", "reverse", "minimum-move"],
        NEVER,
        NEVER,
        "D2.12: it has not started",
    ),
    // Those who may not move.
    bar(&["ti"], MOVES, NEVER, NEVER, "D2.1: TI"),
    bar(&["ti"], WAITS, NEVER, NEVER, "D2.1: TI"),
    bar(&["prep-fired"], MOVES, NEVER, NEVER, "D2.1: Prep Fire"),
    bar(&["prep-fired"], WAITS, NEVER, NEVER, "D2.1: Prep Fire"),
    bar(&["immobilized", "bogged", "abandoned"], MOVES, NEVER, NEVER, "D2.1: Immobile"),
    bar(&["shocked", "stunned"], MOVES, NEVER, NEVER, "D2.1: Immobile (C7.42, D5.34)"),
    bar(&["bogged"], &["start"], "--?-----", NEVER, "D8.3: a start to get free"),
    bar(
        &["immobilized", "bogged", "abandoned", "shocked", "stunned"],
        &["delay", "smoke", "esb"],
        "--?-----",
        NEVER,
        "D2.1 names starts, entries and turns",
    ),
    bar(
        &["immobilized", "bogged", "abandoned", "shocked", "stunned"],
        HULL_TURNS,
        NEVER,
        NEVER,
        "D2.1: an Immobile vehicle does not turn",
    ),
    bar(
        &["shocked", "stunned"],
        &["tca-shot", "tca-end"],
        OPEN,
        OPEN,
        "C7.42 and D5.34 are outside the ledger",
    ),
    bar(
        &["ti", "abandoned"],
        &["vca-shot", "vca-end", "tca-shot", "tca-end"],
        OPEN,
        OPEN,
        "whether a TI or abandoned vehicle may fire is outside the ledger",
    ),
    bar(
        &["abandoned", "immobilized", "bogged", "shocked", "stunned"],
        &["motion-attempt"],
        NEVER,
        NEVER,
        "D2.401: a Mobile vehicle",
    ),
    bar(&["ti"], &["motion-attempt", "esb"], OPEN, OPEN, "D2.401 and D2.5 do not name TI"),
    bar(&["recalled"], OF_TANK, OPEN, OPEN, "D5.341 is outside the ledger"),
    bar(&["recalled"], MOVES, OPEN, OPEN, "D5.341 is outside the ledger"),
    bar(&["recalled"], WAITS, OPEN, OPEN, "D5.341 is outside the ledger"),
    bar(&["recalled"], TANK_FIRE, OPEN, OPEN, "D5.341 is outside the ledger"),
    bar(&["first-fired"], &["motion-attempt"], NEVER, NEVER, "D2.401: no fire marker"),
    bar(&["prep-fired", "bounding-fired"], &["esb"], "--?-----", NEVER, "it moves no more"),
    bar(&["immobilized"], &["is-immobilized"], AGAIN, AGAIN, "it is immobilized already"),
    bar(&["bogged"], &["is-bogged"], AGAIN, AGAIN, "it is bogged already"),
    bar(&["stunned"], &["is-stunned"], AGAIN, AGAIN, "it is stunned already"),
    // A7.307 names Stun and Recall together as what befalls an inherent crew; which follows which is D5.34's and C7.42's.
    bar(
        &["stunned", "shocked"],
        &["is-recalled"],
        AGAIN,
        AGAIN,
        "D5.34, D5.341 and C7.42 are outside the ledger",
    ),
    bar(
        &["abandoned", "bu", "concealed", "recalled", "shocked", "stunned"],
        &["crew"],
        AGAIN,
        AGAIN,
        "it is BU, or goes so by what befell it; of what is concealed nobody tells",
    ),
    bar(
        &["prep-fired", "bounding-fired"],
        &["crew"],
        "--?---+-",
        NEVER,
        "D5.33: one source alone bars it after fire",
    ),
    // Fire of vehicles.
    bar(&["motion"], &["ma-prep", "cmg-prep", "aamg-prep"], NEVER, NEVER, "D2.4: no Prep Fire out of Motion"),
    bar(
        &["motion"],
        &["vca-end", "tca-end"],
        "----+---",
        "--?+----",
        "D3.12, D2.4: nothing of it could prep fire",
    ),
    bar(
        &["bounding-fired", "prep-fired"],
        &["ma-advancing", "cmg-advancing"],
        NEVER,
        NEVER,
        "D3.3: a fire counter",
    ),
    bar(
        &["prep-fired"],
        &["ma-bounding", "cmg-bounding", "ma-advancing", "cmg-advancing"],
        NEVER,
        NEVER,
        "D3.5: one fire phase",
    ),
    // C2.24: its ROF is lost; as Intensive Fire it may fire, which its To Hit roll says.
    bar(
        &["prep-fired"],
        &["ma-prep"],
        "-?------",
        NEVER,
        "C5.6: its To Hit roll says whether it is Intensive Fire",
    ),
    // D3.3 and C5.6 alike.
    bar(
        &["bounding-fired"],
        &["ma-bounding"],
        "--?-----",
        NEVER,
        "C5.6: its To Hit roll says whether it is Intensive Fire",
    ),
    bar(&["bounding-fired"], &["bounding-marker"], "--~~~~~~", NEVER, "it has that counter already"),
    bar(&["first-fired"], &["ma-first", "ma-final"], "--------", "????????", "A8.4 is outside the ledger"),
    bar(
        &["malfunctioned"],
        &["ma-prep", "ma-first", "ma-final", "ma-advancing", "ma-bounding"],
        NEVER,
        NEVER,
        "D3.7",
    ),
    bar(&["malfunctioned"], &["repair"], "+-------", "+-------", "D3.7: in the RPh"),
    bar(
        &["sw-out"],
        &["lmg-prep", "lmg-first", "lmg-final", "lmg-advancing"],
        NEVER,
        NEVER,
        "A9.7: it does not work",
    ),
    bar(&["sw-out"], &["lmg-repair"], "+-------", "+-------", "A9.72: in the RPh"),
    bar(&["bu"], &["aamg-prep"], NEVER, NEVER, "D3.5: a CE crew"),
    bar(
        &["ti", "abandoned", "stunned", "shocked"],
        TANK_FIRE,
        OPEN,
        OPEN,
        "their fire is outside the ledger",
    ),
    bar(
        &["ti", "abandoned", "stunned", "shocked"],
        &["aamg-prep"],
        OPEN,
        OPEN,
        "their fire is outside the ledger",
    ),
    bar(
        &["prep-fired"],
        &["vca-end", "tca-end"],
        "-+------",
        NEVER,
        "D3.12: while another weapon may still fire; nothing fires later",
    ),
    bar(
        &["bounding-fired"],
        &["vca-end", "tca-end", "vca-shot", "tca-shot"],
        NEVER,
        NEVER,
        "D3.12: nothing left to fire",
    ),
    bar(&["prep-fired"], &["vca-shot", "tca-shot"], "-?------", NEVER, "D3.51: only after Known targets"),
    bar(&["wreck"], OF_TANK, NEVER, NEVER, "it is out of play"),
    bar(&["wreck"], MOVES, NEVER, NEVER, "it is out of play"),
    bar(&["wreck"], WAITS, NEVER, NEVER, "it is out of play"),
    bar(&["wreck"], TANK_FIRE, NEVER, NEVER, "it is out of play"),
    bar(
        &["wreck"],
        &[
            "suffers",
            "is-immobilized",
            "is-motion",
            "motion-marker",
            "bounding-marker",
            "ma-fails",
            "passed",
            "ends-reverse",
        ],
        NEVER,
        NEVER,
        "it is out of play",
    ),
    bar(
        &["wreck"],
        &["tank-eliminated"],
        AGAIN,
        AGAIN,
        "D10.4 is outside the ledger: a wreck may be taken away",
    ),
    // Infantry.
    bar(&["broken"], SQUAD_FIRE, NEVER, NEVER, "A7.35, A10.4: a broken unit does not fire"),
    bar(
        &["broken"],
        &["moves", "moves-so", "advances"],
        NEVER,
        NEVER,
        "A10.5: a broken unit moves by rout alone",
    ),
    bar(&["broken"], &["routs"], "-----~--", "-----~--", "A10.5: in the RtPh, under DM, which no line tells"),
    bar(&["broken"], &["rally"], "+-------", "+-------", "A10.6: in the RPh"),
    bar(&["broken"], &["eliminated"], "-----~--", "-----~--", "A10.5: who cannot rout in the RtPh is lost"),
    bar(&["broken"], &["is-broken"], AGAIN, AGAIN, "it is broken already"),
    bar(
        &["broken"],
        &["is-pinned", "pin-marker", "ptc"],
        NEVER,
        NEVER,
        "A7.305, A7.8: a broken unit is not pinned",
    ),
    bar(&["broken"], &["opportunity-marker"], NEVER, NEVER, "A7.25: Good Order"),
    bar(&["broken"], &["boards"], NEVER, NEVER, "A10.5: a broken unit moves by rout alone"),
    bar(&["broken"], &["unbroken"], NEVER, NEVER, "A10.6: by a rally, which the log has"),
    bar(&["pinned"], &["moves", "moves-so", "advances", "boards"], NEVER, NEVER, "A7.8"),
    bar(&["pinned"], &["is-pinned", "pin-marker"], AGAIN, AGAIN, "it is pinned already"),
    bar(&["pinned"], &["ptc"], NEVER, NEVER, "A7.8: no further TC"),
    bar(&["pinned"], &["unpinned"], "-------+", "-------+", "A7.8: at the end of the Player Turn"),
    bar(&["pinned"], &["opportunity-marker"], OPEN, OPEN, "A7.25 does not name a Pin"),
    bar(&["ti"], &["moves", "moves-so", "boards"], NEVER, NEVER, "A4.1: TI"),
    bar(&["ti"], &["advances"], NEVER, NEVER, "A4.7: TI"),
    bar(&["ti"], &["opportunity-marker"], NEVER, NEVER, "A7.25: not TI"),
    bar(&["ti"], SQUAD_FIRE, NEVER, NEVER, "A4.1: TI"),
    bar(&["prep-fired"], &["moves", "moves-so", "boards"], NEVER, NEVER, "A7.1, A4.1: Prep Fire"),
    bar(&["prep-fired"], &["prep"], NEVER, NEVER, "A7.33: its FP is used"),
    bar(&["prep-fired"], &["lmg-prep"], NEVER, NEVER, "A7.55: it should have fired with its squad"),
    bar(&["prep-fired"], &["advancing", "lmg-advancing"], NEVER, NEVER, "A7.1: one fire phase"),
    bar(&["prep-fired"], &["opportunity-marker"], NEVER, NEVER, "A7.25: it has fired"),
    bar(&["opportunity"], &["prep", "lmg-prep", "moves", "moves-so", "boards"], NEVER, NEVER, "A7.25"),
    bar(
        &["opportunity"],
        &["advancing", "lmg-advancing"],
        "----?---",
        NEVER,
        "A7.25: it is Opportunity Fire then",
    ),
    bar(&["opportunity"], &["opportunity-fire"], "----+---", NEVER, "A7.25"),
    bar(&["opportunity"], &["opportunity-marker"], OPEN, NEVER, "it has the counter already"),
    bar(&["first-fired"], &["first"], NEVER, NEVER, "A7.33, A8.3: its FP is used"),
    bar(
        &["first-fired"],
        &["final", "lmg-first", "lmg-final", "subsequent", "fpf"],
        NEVER,
        "--??----",
        "A8.3 and A8.4 are outside the ledger",
    ),
    bar(
        &["plain", "cx", "moved", "concealed", "encircled", "pinned"],
        &["subsequent", "fpf"],
        NEVER,
        "--?-----",
        "A8.3 is outside the ledger",
    ),
    bar(&["concealed"], &["opportunity-marker"], "-+------", NEVER, "A7.25"),
    bar(&["melee"], SQUAD_FIRE, NEVER, NEVER, "A7.21: no IFT attack in Melee"),
    bar(
        &["melee"],
        &["moves", "moves-so", "advances", "boards", "routs"],
        NEVER,
        NEVER,
        "A11.15: held in Melee",
    ),
    bar(&["melee"], &["opportunity-marker"], NEVER, NEVER, "A7.25: Good Order"),
    bar(&["melee"], &["is-melee", "melee-marker"], AGAIN, AGAIN, "it is in Melee already"),
    bar(
        &["captured", "disrupted", "berserk"],
        OF_SQUAD,
        OPEN,
        OPEN,
        "A15, A19 and A20 are outside the ledger",
    ),
    bar(
        &["captured", "disrupted", "berserk"],
        SQUAD_FIRE,
        OPEN,
        OPEN,
        "A15, A19 and A20 are outside the ledger",
    ),
    bar(
        &["captured", "disrupted", "berserk"],
        &["is-broken", "is-pinned", "pin-marker"],
        OPEN,
        OPEN,
        "A15, A19 and A20 are outside the ledger",
    ),
    bar(&["captured", "disrupted", "berserk"], &["opportunity-marker"], NEVER, NEVER, "A7.25: Good Order"),
    bar(&["berserk"], &["is-pinned", "pin-marker"], NEVER, NEVER, "A7.8: a berserk unit is not pinned"),
    bar(
        &["encircled"],
        &["moves", "moves-so"],
        NEVER,
        NEVER,
        "A7.7: the first Location costs double, 2 MF and not 1",
    ),
    bar(&["encircled"], &["is-encircled", "encircled-marker"], AGAIN, AGAIN, "it is encircled already"),
    bar(&["encircled"], &["unencircled"], NEVER, NEVER, "A7.7: until it left"),
    bar(
        &["aboard"],
        &["moves", "moves-so", "declares", "advances", "routs", "boards", "boards-here"],
        OPEN,
        OPEN,
        "D6 is outside the ledger",
    ),
    bar(&["aboard"], SQUAD_FIRE, OPEN, OPEN, "D6.1: Mounted Fire is outside the ledger"),
    // D3.3 gives Bounding First Fire to the PRC of a vehicle, D3.31 their fire in the AFPh.
    bar(&["aboard"], &["bounding"], "--~-~---", NEVER, "D6.1: Mounted Fire is outside the ledger"),
    bar(&["aboard"], &["opportunity-marker"], OPEN, OPEN, "D6 is outside the ledger"),
    bar(&["eliminated"], OF_SQUAD, NEVER, NEVER, "it is out of play"),
    bar(&["eliminated"], SQUAD_FIRE, NEVER, NEVER, "it is out of play"),
    bar(
        &["eliminated"],
        &[
            "is-broken",
            "is-pinned",
            "pin-marker",
            "is-encircled",
            "is-melee",
            "prep-marker",
            "first-marker",
            "reduced",
            "eliminated",
        ],
        NEVER,
        NEVER,
        "it is out of play",
    ),
    bar(
        &["broken", "pinned", "ti", "prep-fired", "opportunity", "melee"],
        &["boards-here"],
        "?-------",
        "?-------",
        "D6.4: who cannot move does not get on",
    ),
    bar(&["moved"], &["declares"], NEVER, NEVER, "A4.61: before its first MF"),
    bar(&["moved"], &["boards", "boards-here"], "--?-----", NEVER, "its MF are not judged"),
];

/// What the table says of a form of event, in a phase of a Player Turn, of a unit in a status.
pub(crate) fn cell(form: &Form, status: &str, own: bool, phase: usize) -> Cell {
    let barred = |bar: &&Bar| bar.statuses.contains(&status) && bar.forms.contains(&form.name);
    let (signs, rule) = match BARS.iter().rev().find(barred) {
        Some(bar) => (if own { bar.own } else { bar.enemy }, bar.rule),
        None => (if own { form.own } else { form.enemy }, form.rule),
    };
    // What a status leaves open, the form's own row may forbid for all.
    let own_sign = (if own { form.own } else { form.enemy }).as_bytes().get(phase);
    if signs.as_bytes().get(phase) == Some(&b'?') && own_sign == Some(&b'-') {
        return Cell::Forbidden(form.rule);
    }
    match signs.as_bytes().get(phase) {
        Some(b'+') => Cell::Allowed,
        Some(b'?' | b'~') => Cell::Open(rule),
        _ => {
            let own_row = if own { form.own } else { form.enemy };
            // Where the form's own row forbids it for every status, that is the reason.
            let rule = if own_row.as_bytes().get(phase) == Some(&b'-') { form.rule } else { rule };
            Cell::Forbidden(rule)
        }
    }
}
