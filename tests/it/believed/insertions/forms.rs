//! The forms of events that are put in, each with the phases that the ledger leaves to it; the statuses of the units
//! that they are about, and the little game around them. Written from the ledger alone.

/// One form of a kind of event.
pub(crate) struct Form {
    /// The kind of event.
    pub(crate) kind: &'static str,
    pub(crate) name: &'static str,
    /// Whose it is: `t` the tank, `s` the squad; nothing for an event of the game.
    pub(crate) unit: &'static str,
    /// The lines; the last is the event. `{foe}` is the hex of the enemy's squad.
    pub(crate) lines: &'static [&'static str],
    /// A sign for each phase of the Player Turn of the unit's side.
    pub(crate) own: &'static str,
    /// The same for the enemy's Player Turn.
    pub(crate) enemy: &'static str,
    /// What forbids it, or why it is open.
    pub(crate) rule: &'static str,
}

const fn form(
    kind: &'static str,
    name: &'static str,
    unit: &'static str,
    lines: &'static [&'static str],
    own: &'static str,
    enemy: &'static str,
    rule: &'static str,
) -> Form {
    Form { kind, name, unit, lines, own, enemy, rule }
}

const NEVER: &str = "--------";
const OPEN: &str = "????????";
const ALWAYS: &str = "++++++++";
const OWN_MPH: &str = "--+-----";

pub(crate) static FORMS: &[Form] = &[
    // The game.
    form(
        "GameStarted",
        "game",
        "",
        &["game book 1 head \"printing = \\\"2e\\\"\""],
        NEVER,
        NEVER,
        "record 0 is the first alone",
    ),
    form(
        "PhaseBegan",
        "earlier-phase",
        "",
        &["turn 1 {side} RPh"],
        "?-------",
        "?-------",
        "A3: the phases have an order",
    ),
    form("PhaseEnded", "phase-end", "", &["phase-end"], ALWAYS, ALWAYS, ""),
    form("PlayerTurnEnded", "turn-end", "", &["turn-end"], "-------+", "-------+", "A3: after the CCPh"),
    form("Conceded", "concede", "", &["concede"], ALWAYS, ALWAYS, ""),
    form("UnitPlaced", "placed-again", "s", &["place s I12"], NEVER, NEVER, "A2: a unit is set up once"),
    form(
        "UnitPlaced",
        "placed-late",
        "",
        &["place late I12"],
        NEVER,
        NEVER,
        "A2.5: who comes later enters from off-board",
    ),
    form(
        "DiceRolled",
        "roll",
        "",
        &["roll r90 DR 3,4 by anna"],
        OPEN,
        OPEN,
        "a roll without a purpose: dice by honour",
    ),
    // MP.
    form("MpSpent", "start", "t", &["t start 1 MP"], OWN_MPH, NEVER, "D2.1"),
    form(
        "MpSpent",
        "stop",
        "t",
        &["t stop 1 MP"],
        "--?-----",
        NEVER,
        "D2.1; no clause speaks of the stop of one that stands",
    ),
    form("MpSpent", "delay", "t", &["t delay 1 MP"], OWN_MPH, NEVER, "D2.1"),
    form("MpSpent", "turn", "t", &["t turn {spine} 1 MP"], NEVER, NEVER, "D2.1; D2.12: it has not started"),
    form("MpSpent", "enter", "t", &["t enter {ahead} 1 MP"], NEVER, NEVER, "D2.1; D2.12: it has not started"),
    form(
        "MpSpent",
        "reverse",
        "t",
        &["t enter {behind} reverse 4 MP"],
        NEVER,
        NEVER,
        "D2.1; D2.12: it has not started",
    ),
    form(
        "MpSpent",
        "bypass",
        "t",
        &["t bypass {wood} along {side-of-wood} 2 MP"],
        NEVER,
        NEVER,
        "D2.1; D2.12: it has not started",
    ),
    form(
        "MpSpent",
        "minimum-move",
        "t",
        &["t minimum-move {ahead} 12 MP"],
        NEVER,
        NEVER,
        "D2.1; D2.15: the hex costs less than the allotment",
    ),
    form(
        "MpSpent",
        "overrun",
        "t",
        &["t overrun {ahead} 3 MP"],
        "--?-----",
        NEVER,
        "D2.1; D7 is outside the ledger",
    ),
    form(
        "MpSpent",
        "smoke",
        "t",
        &["t spend smoke 1 MP"],
        "--?-----",
        NEVER,
        "D2.1; D13 is outside the ledger",
    ),
    form(
        "ClearanceChecked",
        "clearance",
        "t",
        &["t clearance {side-of-wood} clear"],
        NEVER,
        NEVER,
        "D2.3: after the Bypass was announced",
    ),
    form(
        "EsbAttempted",
        "esb",
        "t",
        &["roll r90 DR 1,2 esb for t", "t esb 1 MP drm +3 r90 final 6 success"],
        OWN_MPH,
        NEVER,
        "D2.5: in its own move",
    ),
    form(
        "ReliabilityCalled",
        "reliability-call",
        "t",
        &["t reliability-call"],
        NEVER,
        NEVER,
        "D2.51: its MP are not red",
    ),
    form(
        "ReliabilityRolled",
        "reliability",
        "t",
        &["roll r90 DR 1,2 reliability for t", "t reliability r90 ok"],
        NEVER,
        NEVER,
        "D2.51: its MP are not red",
    ),
    form(
        "Stalled",
        "stalled",
        "t",
        &["t stalled delay 2 MP"],
        OPEN,
        OPEN,
        "vehicle notes are outside the ledger",
    ),
    form(
        "BogChecked",
        "bog",
        "t",
        &["roll r90 DR 1,2 bog for t", "t bog-check r90 drm +0 free"],
        OPEN,
        OPEN,
        "D8.2 is outside the ledger",
    ),
    form(
        "MotionAttempted",
        "motion-attempt",
        "t",
        &[
            "t los foe blocked earlier",
            "roll r90 dr 1 motion for t",
            "t motion-attempt against foe r90 in-los 1 success",
        ],
        NEVER,
        "--+-----",
        "D2.401: the DEFENDER in the MPh",
    ),
    form(
        "CaChanged",
        "vca-shot",
        "t",
        &["t vca {spine} shot"],
        "-+--+---",
        "--++----",
        "D2.11, D3.12: where it may fire, and not in its own MPh",
    ),
    form(
        "CaChanged",
        "vca-end",
        "t",
        &["t vca {spine} end-of-fire-phase"],
        "-+--+---",
        "--?+----",
        "D3.12: a friendly fire phase",
    ),
    form(
        "CaChanged",
        "vca-motion",
        "t",
        &["t vca {spine} motion-attempt"],
        NEVER,
        NEVER,
        "D2.11: no attempt was made",
    ),
    form(
        "CaChanged",
        "vca-set-up",
        "t",
        &["t vca {spine} set-up"],
        NEVER,
        NEVER,
        "D2.11: the set-up is over",
    ),
    form("CaChanged", "vca-none", "t", &["t vca {spine}"], NEVER, NEVER, "D2.11: no lawful cause"),
    form(
        "CaChanged",
        "tca-shot",
        "t",
        &["t tca {spine} shot"],
        "-+--+---",
        "--++----",
        "D3.12, D3.52: where it may fire, and not in its own MPh",
    ),
    form(
        "CaChanged",
        "tca-end",
        "t",
        &["t tca {spine} end-of-fire-phase"],
        "-+--+---",
        "--?+----",
        "D3.12: a friendly fire phase",
    ),
    form(
        "CaChanged",
        "tca-motion",
        "t",
        &["t tca {spine} motion-attempt"],
        NEVER,
        NEVER,
        "D3.12: no attempt was made",
    ),
    form(
        "CaChanged",
        "tca-set-up",
        "t",
        &["t tca {spine} set-up"],
        NEVER,
        NEVER,
        "D3.12: the set-up is over",
    ),
    form("CaChanged", "tca-none", "t", &["t tca {spine}"], NEVER, NEVER, "D3.12: no lawful cause"),
    form("CrewStatusChanged", "crew", "t", &["t BU"], OPEN, OPEN, "D5.3 is outside the ledger"),
    form("UnitMoveEnded", "ends", "t", &["t ends"], OWN_MPH, NEVER, "A3.3: its MPh"),
    form(
        "UnitMoveEnded",
        "ends-motion",
        "t",
        &["t ends motion"],
        NEVER,
        NEVER,
        "D2.4: MP are left, or it is not under way",
    ),
    form(
        "UnitMoveEnded",
        "ends-reverse",
        "t",
        &["t ends reverse-motion"],
        NEVER,
        NEVER,
        "D2.24: it does not reverse",
    ),
    form("UnitMoveEnded", "squad-ends", "s", &["s ends"], "--?-----", NEVER, "A3.3: its MPh"),
    form("Passed", "passed", "t", &["t passed"], "--?-----", NEVER, "D2.1: after an expenditure of MP"),
    // Fire of the tank.
    form(
        "FireAttack",
        "ma-prep",
        "t",
        &["a90 prep by t MA at {foe} units foe infantry-target"],
        "-+------",
        NEVER,
        "A7.1",
    ),
    form(
        "FireAttack",
        "ma-first",
        "t",
        &["a90 first by t MA at {foe} units foe infantry-target answers foe"],
        NEVER,
        "--+-----",
        "A7.1",
    ),
    form(
        "FireAttack",
        "ma-final",
        "t",
        &["a90 final by t MA at {foe} units foe infantry-target"],
        NEVER,
        "---+----",
        "A7.1",
    ),
    form(
        "FireAttack",
        "ma-advancing",
        "t",
        &["a90 advancing by t MA at {foe} units foe infantry-target"],
        "----+---",
        NEVER,
        "A7.1",
    ),
    form(
        "FireAttack",
        "ma-opportunity",
        "t",
        &["a90 opportunity by t MA at {foe} units foe infantry-target"],
        NEVER,
        NEVER,
        "D3.3: never a vehicle",
    ),
    form(
        "FireAttack",
        "ma-bounding",
        "t",
        &["a90 bounding by t MA at {foe} units foe infantry-target"],
        OWN_MPH,
        NEVER,
        "A7.1, D3.3",
    ),
    form("FireAttack", "cmg-prep", "t", &["a90 prep by t CMG at {foe}"], "-+------", NEVER, "A7.1"),
    form("FireAttack", "cmg-final", "t", &["a90 final by t CMG at {foe}"], NEVER, "---+----", "A7.1"),
    form("FireAttack", "cmg-advancing", "t", &["a90 advancing by t CMG at {foe}"], "----+---", NEVER, "A7.1"),
    form(
        "FireAttack",
        "cmg-bounding",
        "t",
        &["a90 bounding by t CMG at {foe}"],
        OWN_MPH,
        NEVER,
        "A7.1, D3.3",
    ),
    form("FireAttack", "aamg-prep", "t", &["a90 prep by t AAMG at {foe}"], "-+------", NEVER, "A7.1"),
    // Fire of the squad.
    form("FireAttack", "prep", "s", &["a90 prep by s inherent at {foe}"], "-+------", NEVER, "A7.1"),
    form(
        "FireAttack",
        "first",
        "s",
        &["a90 first by s inherent at {foe} units foe answers foe"],
        NEVER,
        "--+-----",
        "A7.1",
    ),
    form(
        "FireAttack",
        "subsequent",
        "s",
        &["a90 subsequent by s inherent at {foe} units foe answers foe"],
        NEVER,
        "--?-----",
        "A7.1; A8.3 is outside the ledger",
    ),
    form(
        "FireAttack",
        "fpf",
        "s",
        &["a90 fpf by s inherent at {foe} units foe answers foe"],
        NEVER,
        "--?-----",
        "A7.1; A8.31 is outside the ledger",
    ),
    form("FireAttack", "final", "s", &["a90 final by s inherent at {foe}"], NEVER, "---+----", "A7.1"),
    form(
        "FireAttack",
        "advancing",
        "s",
        &["a90 advancing by s inherent at {foe}"],
        "----+---",
        NEVER,
        "A7.1",
    ),
    form(
        "FireAttack",
        "opportunity-fire",
        "s",
        &["a90 opportunity by s inherent at {foe}"],
        NEVER,
        NEVER,
        "A7.25: it has no Opportunity Fire counter",
    ),
    form(
        "FireAttack",
        "bounding",
        "s",
        &["a90 bounding by s inherent at {foe}"],
        NEVER,
        NEVER,
        "D3.3: vehicles and those aboard",
    ),
    form("FireAttack", "lmg-prep", "s", &["a90 prep by s sw:LMG at {foe}"], "-+------", NEVER, "A7.1"),
    form(
        "FireAttack",
        "lmg-first",
        "s",
        &["a90 first by s sw:LMG at {foe} units foe answers foe"],
        NEVER,
        "--+-----",
        "A7.1",
    ),
    form("FireAttack", "lmg-final", "s", &["a90 final by s sw:LMG at {foe}"], NEVER, "---+----", "A7.1"),
    form(
        "FireAttack",
        "lmg-advancing",
        "s",
        &["a90 advancing by s sw:LMG at {foe}"],
        "----+---",
        NEVER,
        "A7.1",
    ),
    form("FireAttack", "own-side", "s", &["a90 prep by s inherent at H10"], NEVER, NEVER, "A7.4: own units"),
    // What fire causes.
    form(
        "IftResolved",
        "ift",
        "",
        &["roll r90 DR 3,4 ift in a99", "a99 ift r90 column 4 final 7 result NMC"],
        NEVER,
        NEVER,
        "A7.3: no such attack was declared",
    ),
    form(
        "ToHitAttempt",
        "to-hit",
        "t",
        &["roll r90 DR 3,4 to-hit in a99", "a99 to-hit t MA r90 target foe number 8 final 7 hit"],
        NEVER,
        NEVER,
        "D3: no such attack was declared",
    ),
    form(
        "ToKillAttempt",
        "to-kill",
        "",
        &["roll r90 DR 3,4 to-kill in a99", "a99 to-kill r90 armor 3 number 9 result eliminated"],
        NEVER,
        NEVER,
        "D3: no such attack was declared",
    ),
    form(
        "Checked",
        "nmc",
        "s",
        &["roll r90 DR 2,3 mc for s", "s checks NMC r90 morale 7 passed"],
        NEVER,
        NEVER,
        "A7.303: nothing calls for it",
    ),
    form(
        "Checked",
        "ptc",
        "s",
        &["roll r90 DR 2,3 tc for s", "s checks PTC r90 morale 7 passed"],
        NEVER,
        NEVER,
        "A7.305: nothing calls for it",
    ),
    form(
        "Checked",
        "rally",
        "s",
        &["roll r90 DR 2,3 rally for s", "s checks rally r90 morale 7 passed"],
        NEVER,
        NEVER,
        "A10.6: it is not broken",
    ),
    form(
        "Checked",
        "tank-nmc",
        "t",
        &["roll r90 DR 2,3 mc for t", "t checks NMC r90 morale 7 passed"],
        NEVER,
        NEVER,
        "A7.303: nothing calls for it",
    ),
    form(
        "RandomlySelected",
        "selection",
        "",
        &["roll r90 dr 2 rs for s", "roll r91 dr 3 rs for l", "random-selection of s:r90,l:r91 chosen l"],
        OPEN,
        OPEN,
        "A.9: many rules call for it",
    ),
    form(
        "VehicleHit",
        "suffers",
        "t",
        &["t suffers immobilized"],
        NEVER,
        NEVER,
        "A7.308: a result of an attack",
    ),
    form("WeaponFailed", "ma-fails", "t", &["t malfunctions MA"], NEVER, NEVER, "D3.7: by a roll"),
    form("WeaponFailed", "low-ammo", "t", &["t low-ammo MA"], NEVER, NEVER, "D3.71: by a roll"),
    form("WeaponFailed", "disables", "t", &["t disables MA"], NEVER, NEVER, "D3.7: by a roll"),
    form("WeaponFailed", "lmg-fails", "s", &["s malfunctions sw:LMG"], NEVER, NEVER, "A9.7: by a roll"),
    form(
        "RepairAttempted",
        "repair",
        "t",
        &["roll r90 dr 1 repair for t", "t repair MA r90 repaired"],
        NEVER,
        NEVER,
        "D3.7: a weapon that malfunctioned, in the RPh",
    ),
    form("Reduced", "reduced", "s", &["s reduced into h"], NEVER, NEVER, "A7.302: a result of an attack"),
    form("Eliminated", "eliminated", "s", &["s eliminated"], NEVER, NEVER, "A7.301: a result of an attack"),
    form(
        "Eliminated",
        "tank-eliminated",
        "t",
        &["t eliminated"],
        NEVER,
        NEVER,
        "A7.308: a result of an attack",
    ),
    // Counters.
    form(
        "MarkerPlaced",
        "prep-marker",
        "s",
        &["marker prep-fire on s"],
        "-?-----",
        NEVER,
        "A7.9, A7.25: the ATTACKER's; in the PFPh a player may mark a unit",
    ),
    form(
        "MarkerPlaced",
        "opportunity-marker",
        "s",
        &["marker opportunity-fire on s"],
        "-+------",
        NEVER,
        "A7.25: in its own PFPh",
    ),
    form(
        "MarkerPlaced",
        "opportunity-tank",
        "t",
        &["marker opportunity-fire on t"],
        NEVER,
        NEVER,
        "D3.3: never a vehicle",
    ),
    form(
        "MarkerPlaced",
        "first-marker",
        "s",
        &["marker first-fire on s"],
        NEVER,
        "--??----",
        "A7.1: the DEFENDER's",
    ),
    form(
        "MarkerPlaced",
        "final-marker",
        "s",
        &["marker final-fire on s"],
        NEVER,
        "--??----",
        "A7.1: the DEFENDER's",
    ),
    form(
        "MarkerPlaced",
        "bounding-marker",
        "t",
        &["marker bounding-fire on t"],
        "--?-----",
        NEVER,
        "D3.3: in its own MPh",
    ),
    form(
        "MarkerPlaced",
        "bounding-squad",
        "s",
        &["marker bounding-fire on s"],
        NEVER,
        NEVER,
        "D3.3: a vehicle's",
    ),
    form(
        "MarkerPlaced",
        "motion-marker",
        "t",
        &["marker motion on t"],
        NEVER,
        NEVER,
        "D2.4: it is not under way",
    ),
    form("MarkerPlaced", "pin-marker", "s", &["marker pin on s"], NEVER, NEVER, "A7.8: nothing pinned it"),
    form(
        "MarkerPlaced",
        "encircled-marker",
        "s",
        &["marker encircled on s"],
        NEVER,
        NEVER,
        "A7.7: nobody fired at it",
    ),
    form(
        "MarkerPlaced",
        "melee-marker",
        "s",
        &["marker melee on s"],
        NEVER,
        NEVER,
        "A7.211, A11.15: no enemy is with it",
    ),
    form(
        "MarkerPlaced",
        "smoke-marker",
        "",
        &["marker named smoke at K3"],
        OPEN,
        OPEN,
        "A24 is outside the ledger",
    ),
    // Statuses.
    form(
        "StatusChanged",
        "is-broken",
        "s",
        &["s is broken"],
        "-----?--",
        "-----?--",
        "A7.303: it failed no check; A10.41: it may break of its own will",
    ),
    form("StatusChanged", "is-pinned", "s", &["s is pinned"], NEVER, NEVER, "A7.8: nothing pinned it"),
    form("StatusChanged", "is-encircled", "s", &["s is encircled"], NEVER, NEVER, "A7.7: nobody fired at it"),
    form(
        "StatusChanged",
        "is-melee",
        "s",
        &["s is melee"],
        NEVER,
        NEVER,
        "A7.211, A11.15: no enemy is with it",
    ),
    form("StatusChanged", "is-concealed", "s", &["s is concealed"], OPEN, OPEN, "A12 is outside the ledger"),
    form("StatusChanged", "is-cx", "s", &["s is cx"], OPEN, OPEN, "A4.5 is outside the ledger"),
    form("StatusChanged", "is-berserk", "s", &["s is berserk"], OPEN, OPEN, "A15 is outside the ledger"),
    form("StatusChanged", "unbroken", "s", &["s is no-longer broken"], OPEN, OPEN, "it is not broken"),
    form("StatusChanged", "unpinned", "s", &["s is no-longer pinned"], OPEN, OPEN, "it is not pinned"),
    form(
        "StatusChanged",
        "unencircled",
        "s",
        &["s is no-longer encircled"],
        OPEN,
        OPEN,
        "it is not encircled",
    ),
    form("StatusChanged", "is-motion", "t", &["t is motion"], NEVER, NEVER, "D2.4: it is not under way"),
    form(
        "StatusChanged",
        "is-immobilized",
        "t",
        &["t is immobilized"],
        NEVER,
        NEVER,
        "D2.5, D2.51, A7.308: nothing immobilized it",
    ),
    form("StatusChanged", "is-bogged", "t", &["t is bogged"], NEVER, NEVER, "D2.11: it failed no Bog Check"),
    form("StatusChanged", "is-stunned", "t", &["t is stunned"], NEVER, NEVER, "A7.307: nothing hit its crew"),
    form("StatusChanged", "is-recalled", "t", &["t is recalled"], NEVER, NEVER, "D3.7: no cause of a Recall"),
    form(
        "StatusChanged",
        "tank-pinned",
        "t",
        &["t is pinned"],
        NEVER,
        NEVER,
        "A7.82: a vehicle is never pinned",
    ),
    form(
        "StatusChanged",
        "tank-broken",
        "t",
        &["t is broken"],
        NEVER,
        NEVER,
        "A7.307: a vehicle does not break",
    ),
    // Moves of Infantry.
    form(
        "MfSpent",
        "moves",
        "s",
        &["s moves I11 1 MF not-assault"],
        OWN_MPH,
        NEVER,
        "A3.3, A4.1: in its own MPh",
    ),
    form("MfSpent", "tank-moves", "t", &["t moves {ahead} 1 MF"], NEVER, NEVER, "D2.1: a tank spends MP"),
    form("Advanced", "advances", "s", &["s advances I11"], "------+-", NEVER, "A3.7, A4.7: in its own APh"),
    form("Advanced", "advances-far", "s", &["s advances I13"], NEVER, NEVER, "A4.7: one hex"),
    form("Advanced", "tank-advances", "t", &["t advances {ahead}"], NEVER, NEVER, "D2.1: never in the APh"),
    form("Routed", "routs", "s", &["s routs I11"], NEVER, NEVER, "A10.5: a broken unit, in the RtPh"),
    form("Routed", "tank-routs", "t", &["t routs {ahead}"], NEVER, NEVER, "A10.5: Personnel"),
    form("Boarding", "boards", "s", &["s boards k"], NEVER, NEVER, "D2.36: in another hex"),
    form("Boarding", "leaves", "", &["p leaves k"], "--+-????", "????????", "D6.5 is outside the ledger"),
    form(
        "CloseCombatFought",
        "cc",
        "s",
        &["roll r90 DR 3,4 cc for s", "cc by s against foe r90"],
        NEVER,
        NEVER,
        "A11.1: not in one Location",
    ),
    form(
        "CloseCombatFought",
        "tank-cc",
        "t",
        &["roll r90 DR 3,4 cc for t", "cc by t against foe using CMG r90"],
        NEVER,
        NEVER,
        "A11.1: not in one Location",
    ),
    // Words and agreement.
    form(
        "Claimed",
        "claim",
        "t",
        &["t claims words \"I see him\""],
        OPEN,
        OPEN,
        "what is claimed is judged by the audit of fields",
    ),
    form("LosAttested", "los", "s", &["s los foe exists"], OPEN, OPEN, "both may agree at any time"),
    form("Attested", "attest", "", &["attest tem K7 +0"], OPEN, OPEN, "both may agree at any time"),
    form(
        "ObjectedTo",
        "object",
        "",
        &["object 1 why \"no\""],
        OPEN,
        OPEN,
        "an objection to nothing attested",
    ),
    form(
        "Waived",
        "waive",
        "",
        &["waive 1 why \"so be it\""],
        OPEN,
        OPEN,
        "a player may let be what he likes",
    ),
    form("Ruled", "rule", "", &["rule 1 stands why \"so be it\""], NEVER, NEVER, "anna is no director"),
    form(
        "Retracted",
        "retract",
        "",
        &["retract to 1 agreed-by boris why \"again\""],
        OPEN,
        OPEN,
        "both may go back at any time",
    ),
    form(
        "Sealed",
        "seal",
        "",
        &["seal orders 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"],
        OPEN,
        OPEN,
        "a player may seal what he likes",
    ),
    form(
        "Revealed",
        "reveal",
        "",
        &["reveal orders \"HIP\" nonce ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"],
        NEVER,
        NEVER,
        "D3.41: nothing was sealed",
    ),
    form("Note", "note", "", &["note \"free words\""], ALWAYS, ALWAYS, ""),
    form(
        "PieceMoved",
        "piece",
        "",
        &["piece 1.17.3 id 123 \"x\" from 2K5 to 2K6 mover player1"],
        OPEN,
        OPEN,
        "an imported log",
    ),
    form("StepUndone", "undone", "", &["undone 1.18.1 step 17"], OPEN, OPEN, "an imported log"),
    form("ImportedKept", "imported", "", &["imported 1.19.1 chat \"hello\""], OPEN, OPEN, "an imported log"),
    form(
        "SharesCommitted",
        "commit",
        "",
        &[
            "commit 256 salt 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f own ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff answers 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        ],
        OPEN,
        OPEN,
        "dice by shares have an audit of their own",
    ),
    form(
        "RollsDeclared",
        "declare",
        "",
        &["declare rolls 1 r92 DR"],
        OPEN,
        OPEN,
        "dice by shares have an audit of their own",
    ),
    form(
        "SharesAnswered",
        "answer",
        "",
        &["answer anna 7 ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"],
        NEVER,
        NEVER,
        "no roll was declared",
    ),
    form(
        "RollForfeited",
        "forfeit",
        "",
        &["forfeit anna 7 withheld-by boris why \"no answer\""],
        NEVER,
        NEVER,
        "no roll was declared",
    ),
    form(
        "RerollAgreed",
        "reroll",
        "",
        &["reroll r99 agreed-by boris why \"off the board\""],
        NEVER,
        NEVER,
        "no such roll was made",
    ),
];

/// A status of a unit, and how it came about.
pub(crate) struct Status {
    pub(crate) name: &'static str,
    /// The unit.
    pub(crate) unit: &'static str,
    /// At set-up, before the Player Turn.
    pub(crate) set_up: &'static [&'static str],
    /// In a phase of the Player Turn of its own side, or of the enemy's.
    pub(crate) in_phase: Option<(bool, usize, &'static [&'static str])>,
}

const fn at_once(name: &'static str, unit: &'static str, set_up: &'static [&'static str]) -> Status {
    Status { name, unit, set_up, in_phase: None }
}

const fn later(
    name: &'static str,
    unit: &'static str,
    own: bool,
    phase: usize,
    lines: &'static [&'static str],
) -> Status {
    Status { name, unit, set_up: &[], in_phase: Some((own, phase, lines)) }
}

pub(crate) static STATUSES: &[Status] = &[
    at_once("plain", "t", &[]),
    at_once("bu", "t", &["t BU"]),
    at_once("ti", "t", &["t is ti"]),
    at_once("immobilized", "t", &["t is immobilized"]),
    at_once("bogged", "t", &["t is bogged"]),
    at_once("abandoned", "t", &["t is abandoned"]),
    at_once("stunned", "t", &["t is stunned"]),
    at_once("shocked", "t", &["t is shocked"]),
    at_once("recalled", "t", &["t is recalled"]),
    at_once("wreck", "t", &["t suffers eliminated"]),
    at_once("concealed", "t", &["t is concealed"]),
    at_once("malfunctioned", "t", &["t malfunctions MA"]),
    at_once("motion", "t", &["t is motion"]),
    Status { name: "bypass", unit: "t", set_up: &["place t L9 along K9-L9 cafp K9-L9-L8"], in_phase: None },
    later(
        "prep-fired",
        "t",
        true,
        1,
        &[
            "a1 prep by t MA at {foe} units foe infantry-target",
            "roll r1 DR 6,5 to-hit in a1",
            "a1 to-hit t MA r1 target foe final 11 miss",
            "marker prep-fire on t",
        ],
    ),
    later("moving", "t", true, 2, &["t start 1 MP total 1", "t enter K9 1 MP total 2"]),
    later(
        "stopped",
        "t",
        true,
        2,
        &["t start 1 MP total 1", "t enter K9 1 MP total 2", "t stop 1 MP total 3"],
    ),
    later(
        "bounding-fired",
        "t",
        true,
        2,
        &[
            "a1 bounding by t MA at {foe} units foe infantry-target",
            "roll r1 DR 6,5 to-hit in a1",
            "a1 to-hit t MA r1 target foe final 11 miss",
            "marker bounding-fire on t",
        ],
    ),
    later(
        "first-fired",
        "t",
        false,
        2,
        &[
            "a1 first by t MA at {foe} units foe infantry-target answers foe",
            "roll r1 DR 6,5 to-hit in a1",
            "a1 to-hit t MA r1 target foe final 11 miss",
            "marker first-fire on t",
        ],
    ),
    at_once("plain", "s", &[]),
    at_once("broken", "s", &["s is broken"]),
    at_once("pinned", "s", &["s is pinned"]),
    at_once("cx", "s", &["s is cx"]),
    at_once("ti", "s", &["s is ti"]),
    at_once("concealed", "s", &["s is concealed"]),
    at_once("berserk", "s", &["s is berserk"]),
    at_once("melee", "s", &["s is melee"]),
    at_once("captured", "s", &["s is captured"]),
    at_once("disrupted", "s", &["s is disrupted"]),
    at_once("encircled", "s", &["s is encircled"]),
    at_once("eliminated", "s", &["s eliminated"]),
    at_once("aboard", "s", &["place s H10", "s boards k"]),
    later(
        "prep-fired",
        "s",
        true,
        1,
        &[
            "a1 prep by s inherent at {foe}",
            "roll r1 DR 6,5 ift in a1",
            "a1 ift r1 final 11 result NE",
            "marker prep-fire on s",
        ],
    ),
    later("opportunity", "s", true, 1, &["marker opportunity-fire on s"]),
    later("moved", "s", true, 2, &["s moves I11 1 MF not-assault", "s moves I10 1 MF not-assault"]),
    later(
        "first-fired",
        "s",
        false,
        2,
        &[
            "a1 first by s inherent at {foe} units foe answers foe",
            "roll r1 DR 6,5 ift in a1",
            "a1 ift r1 drm FFMO -1, FFNAM -1 final 9 result NE",
            "marker first-fire on s",
        ],
    ),
    at_once("plain", "", &[]),
];

/// The game around it: a tank, a squad and a leader of one side, an enemy squad within reach, a truck with its load.
pub(crate) const HEAD: &str = r#"name = "insertions"
printing = "2e"
[players]
anna = { side = "blue" }
boris = { side = "red" }
[default-terrain]
is = ["open-ground"]
[terrain]
L8 = { is = ["open-ground", "woods"] }
L9 = { is = ["open-ground", "woods"] }
[weapons]
LMG = { fp = 3, range = 8, rof = 1, b = 12 }
[units.t]
side = "blue"
class = "tracked"
afv = true
mp = 12
maker = "german"
mount = "T"
ce = true
open-topped = false
red-mp = false
radioless = false
armor = { front = 6, side = 4 }
weapons = { MA = { kind = "ordnance", rof = 1, b = 12 }, CMG = { kind = "mg", fp = 5, range = 12, mount = "turret" }, BMG = { kind = "mg", fp = 3, range = 8, mount = "bow" }, AAMG = { kind = "mg", fp = 4, range = 8, mount = "aa" } }
[units.s]
side = "blue"
type = "german 4-6-7"
sw = ["LMG"]
[units.h]
side = "blue"
type = "german 2-4-7"
sw = []
[units.l]
side = "blue"
type = "8-1"
[units.late]
side = "blue"
type = "german 4-6-7"
sw = []
[units.k]
side = "blue"
class = "truck"
afv = false
mp = 20
armed = false
radioless = false
red-mp = false
[units.p]
side = "blue"
type = "german 4-6-7"
sw = []
[units.foe]
side = "red"
type = "russian 4-4-7"
sw = []
---
place t K10 vca K9-L9
place s I10
place l I10
place k H10 vca H9-I9
place p H10
p boards k
place foe K7
foe is known
t is known
s is known
"#;
