//! The one table of the kinds of events: every kind once, with all that any floor of the house has to know of it. It is a
//! macro that hands the answers to one question on to another macro, [`for_each_kind`]; each floor asks its own question and
//! is the only one that reads the names in the answers. The order of the entries is the format: a new kind stands at the end.
//!
//! An entry, in this order (an answer that is missing does not compile; the compiler names the one that it was looking for):
//!
//! | answer | question | asked by |
//! |---|---|---|
//! | `/// ..`, `Kind(e: Payload)` | what happened; its number on the wire is its place | `event/what.rs` |
//! | `words("verb" ..)` | the verbs that a line begins with, behind a `unit:` or an `attack:` where there is one; `line!` of the payload tells the rest | `notation/lines/kinds.rs` |
//! | `sort(..)` | which [`Sort`](super::Sort) of event it is | `event/what.rs` |
//! | `on_map(..)` | can terrain or a LOS say something of it? | `event/what.rs` |
//! | `inferred(..)` | may an import infer it: `yes`, `no`, or `as` a deed of its own | `event/inferred.rs` |
//! | `names { .. }` | the unit that it is about, the hex that it puts it `into`, its attack, its roll and what that is `made_for`, ..; what it does not name is left out | `event/what.rs`, `facts/subject.rs` |
//! | `recorder(..)` | whose word it is | `rules/log/recorder.rs` |
//! | `asks [..]` | the triggers of the book and the fact that each is handed; `then [..]` what else the engine does | `rules/table.rs` |
//! | `fold { .. }` | what it changes in a position | `state/fold/apply.rs` |
//! | `believed { .. }` | fields that stand by a player's word, and why | `docs/what-is-believed.md` |
//!
//! In the answers `e` is the payload; the fold has `state`, `scenario` and `by`, the rules have `ctx`, `event` and `what`.

/// Hands the answers to one question, of every kind in order, to a macro: `for_each_kind!(fold => callback)` is
/// `callback! { (state scenario by ctx event what) { Kind(e) => {answer} .. } }`.
macro_rules! for_each_kind {
    ($question:ident => $callback:ident) => {
        $crate::event::kinds::answers! { $question $callback (state scenario by ctx event what)

/// Record 0.
GameStarted(e: GameStarted) {
    words("game") sort(Game) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Table of event]
    fold { begin_game(state, e) }
    believed {}
}
/// A phase began; the one before it ended.
PhaseBegan(e: PhaseBegan) {
    words("turn") sort(Phase) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Table of event] then [close_phase(ctx)]
    fold { phase::begin_phase(state, scenario, e) }
    believed {}
}
/// The phase in play ended (needed only before something that belongs to no phase).
PhaseEnded {
    words("phase-end") sort(Phase) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Table of event] then [close_phase(ctx)]
    fold { phase::end_phase(state, scenario) }
    believed {}
}
/// The Player Turn ended.
PlayerTurnEnded {
    words("turn-end") sort(Phase) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Table of event] then [close_phase(ctx)]
    fold { phase::end_player_turn(state, scenario) }
    believed {}
}
/// The recording player conceded.
Conceded {
    words("concede") sort(Game) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Table of event]
    fold { end_game(state) }
    believed {}
}
/// A unit was set up or came into play.
UnitPlaced(e: UnitPlaced) {
    words("place") sort(Standing) on_map(no) inferred(yes)
    names { unit(Some(&e.unit)) into(e.hex) }
    recorder(its_player(what))
    asks [Placed of e]
    fold { place(state, scenario, e) }
    believed {}
}
/// Dice were rolled.
DiceRolled(e: DiceRolled) {
    words("roll") sort(Dice) on_map(no) inferred(no)
    names { unit(e.unit.as_ref()) thrown_in(e.attack) }
    recorder(nobody())
    asks [Rolled of e, Table of event]
    fold { keep_roll(state, by, e) }
    believed {
        "dice.*": "What the dice showed is a player's word, unless they are rolled by shares (`DICE`): every figure that is drawn from them is held against them.";
        "roller" "evidence.*": "Who threw the dice and what backs them: the audit of dice judges it, no rule of play.";
    }
}
/// MP were spent, or MF by a vehicle that counts MF (D2).
MpSpent(e: MpSpent) {
    words(unit: "start" "stop" "delay" "turn" "enter" "bypass" "minimum-move" "overrun" "spend")
    sort(Play) on_map(yes) inferred(yes)
    names { unit(Some(&e.unit)) into(e.on.hex()) seen_by(e.seen_by.as_deref()) }
    recorder(its_player(what))
    asks [] then [spend(ctx, e), close_movers(ctx, &ctx.before.moves_over_by_mp(ctx.scenario, e))]
    fold { movement::spend(state, scenario, e) }
    believed { "on.Turn.on_road": "Whether it stands on the road of the hex: told by the map."; }
}
/// MF were spent by Infantry (as far as D2.401 and A7 need them).
MfSpent(e: MfSpent) {
    words(unit: "moves") sort(Play) on_map(yes) inferred(as Went)
    names { unit(Some(&e.unit)) into(Some(e.hex)) seen_by(e.seen_by.as_deref()) }
    recorder(its_player(what))
    asks [Mf of e] then [walk(ctx, e, None), close_movers(ctx, &ctx.before.moves_over_by_mf(ctx.scenario, e))]
    fold { walk(state, scenario, e, None) }
    believed {
        "cost": "MF below the price of a hex are found; what is paid beyond it may go to several things at once (A4.13).";
        "assault": "Assault Movement is declared (A4.61), and FFNAM hangs on the word; that it enters one Location alone is judged.";
    }
}
/// The clearance of a hexside was looked at (D2.3).
ClearanceChecked(e: ClearanceChecked) {
    words(unit: "clearance") sort(Play) on_map(yes) inferred(no)
    names { unit(Some(&e.unit)) roll(e.roll) }
    recorder(its_player(what))
    asks [Clearance of e]
    fold { movement::check_clearance(state, scenario, e) }
    believed {
        "clear": "Clearance is measured on the map; who does not agree objects; until then it stands.";
    }
}
/// Excessive Speed Breakdown was tried (D2.5).
EsbAttempted(e: EsbAttempted) {
    words(unit: "esb") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) roll(e.roll) made_for(Some(Purpose::Esb)) settled_by(Some(e.roll)) }
    recorder(its_player(what))
    asks [Esb of e]
    fold { movement::attempt_esb(state, e) }
    believed {}
}
/// The opponent called for a reliability DR (D2.51).
ReliabilityCalled(e: ReliabilityCalled) {
    words(unit: "reliability-call") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) }
    recorder(nobody())
    asks [Called of e]
    fold { movement::call_reliability(state, e) }
    believed {}
}
/// A mechanical reliability DR was made (D2.51).
ReliabilityRolled(e: ReliabilityRolled) {
    words(unit: "reliability") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) roll(Some(e.roll)) made_for(Some(Purpose::Reliability)) }
    recorder(its_player(what))
    asks [Reliability of e]
    fold { movement::roll_reliability(state, e) }
    believed {}
}
/// An engine stalled under its vehicle note.
Stalled(e: Stalled) {
    words(unit: "stalled") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) }
    recorder(its_player(what))
    asks [Table of event]
    fold { movement::stall(state, e) }
    believed {}
}
/// A Bog Check was made (D8.2).
BogChecked(e: BogChecked) {
    words(unit: "bog-check") sort(Play) on_map(yes) inferred(no)
    names { unit(Some(&e.unit)) roll(e.roll) made_for(Some(Purpose::Bog)) settled_by(Some(e.roll)) }
    recorder(its_player(what))
    asks [Bog of e]
    fold { movement::check_bog(state, e) }
    believed {
        "drm": "The DRM of a Bog DR are D8.2's, by ground and weather, which no head says; what the Final DR does is derived.";
    }
}
/// A Motion attempt was made (D2.401).
MotionAttempted(e: MotionAttempted) {
    words(unit: "motion-attempt") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) roll(e.roll) made_for(Some(Purpose::Motion)) others(alloc::vec![&e.trigger]) settled_by(Some(e.roll)) }
    recorder(its_player(what))
    asks [Motion of e]
    fold { motion_attempt::attempt_motion(state, e) }
    believed {
        "in_los": "MF and MP in LOS are told by the map; where the log says who saw each, they are derived.";
    }
}
/// A covered arc changed without MP.
CaChanged(e: CaChanged) {
    words(unit: "vca" "tca" "ca") sort(Standing) on_map(yes) inferred(yes)
    names { unit(Some(&e.unit)) }
    recorder(its_player(what))
    asks [CaChanged of e]
    fold { change_arc(state, scenario, e) }
    believed {}
}
/// A crew became CE or BU.
CrewStatusChanged(e: CrewStatusChanged) {
    words(unit: "CE" "BU") sort(Standing) on_map(no) inferred(yes)
    names { unit(Some(&e.unit)) }
    recorder(its_player(what))
    asks []
    fold { crew::expose(state, e) }
    believed {}
}
/// A unit's MPh ended.
UnitMoveEnded(e: UnitMoveEnded) {
    words(unit: "ends") sort(Play) on_map(no) inferred(yes)
    names { unit(Some(&e.unit)) }
    recorder(its_player(what))
    asks [] then [end(ctx, e)]
    fold { movement::end_move(state, e) }
    believed {
        "intended.cost" "intended.road": "What the hex wished for costs: told by the map where the head does not; else derived (D2.4).";
    }
}
/// Fire was declared (A7, D3).
FireAttack(e: FireAttack) {
    words(attack: "prep" "first" "subsequent" "fpf" "final" "advancing" "opportunity" "bounding" "residual" "ovr")
    sort(Play) on_map(yes) inferred(yes)
    names { unit(e.firers.first().map(|firer| &firer.unit)) acting(firing(e)) others(e.target.units.iter().chain(&e.target.answers).collect()) }
    recorder(who_fires(ctx, e))
    asks [] then [fire(ctx, e)]
    fold { fire(state, scenario, e) }
    believed {}
}
/// An IFT roll was made for a declared attack (A7.3).
IftResolved(e: IftResolved) {
    words(attack: "ift") sort(Play) on_map(yes) inferred(yes)
    names { attack(Some(e.attack)) roll(Some(e.roll)) made_for(Some(Purpose::Ift)) others(e.drm.iter().flat_map(|line| &line.only).collect()) }
    recorder(its_firers(ctx, what))
    asks [] then [resolve(ctx, e)]
    fold { resolve(state, scenario, e) }
    believed {}
}
/// A To Hit roll was made (C3, D3).
ToHitAttempt(e: ToHitAttempt) {
    words(attack: "to-hit") sort(Play) on_map(yes) inferred(yes)
    names { unit(Some(&e.unit)) attack(Some(e.attack)) roll(Some(e.roll)) made_for(Some(Purpose::ToHit)) others(e.target.iter().collect()) aimed_at(e.target.as_ref()) }
    recorder(its_player(what))
    asks [] then [aim(ctx, e)]
    fold { aim(state, e) }
    believed {}
}
/// A To Kill roll was made (C7).
ToKillAttempt(e: ToKillAttempt) {
    words(attack: "to-kill") sort(Play) on_map(no) inferred(yes)
    names { attack(Some(e.attack)) roll(Some(e.roll)) made_for(Some(Purpose::ToKill)) }
    recorder(its_firers(ctx, what))
    asks [ToKill of e]
    fold { attacks::to_kill(state, e) }
    believed {}
}
/// A MC, PTC or other task check was made (A10, A7.305).
Checked(e: Checked) {
    words(unit: "checks") sort(Play) on_map(yes) inferred(yes)
    names { unit(Some(&e.unit)) attack(e.attack) roll(Some(e.roll)) made_for(Some(e.check.rolled_as())) acting(e.also.iter().collect()) }
    recorder(who_checks(e))
    asks [Harmed of event, Checked of e]
    fold { checks::check(state, scenario, e) }
    believed {}
}
/// Units were chosen by die (A.9).
RandomlySelected(e: RandomlySelected) {
    words("random-selection") sort(Play) on_map(no) inferred(no)
    names { attack(e.attack) made_for(Some(Purpose::Rs)) others(e.rolls.iter().map(|(unit, _)| unit).chain(&e.chosen).collect()) }
    recorder(nobody())
    asks [Selected of e]
    fold { checks::select(state, e) }
    believed {}
}
/// A vehicle suffered a result (A7.308).
VehicleHit(e: VehicleHit) {
    words(unit: "suffers") sort(Standing) on_map(no) inferred(yes)
    names { unit(Some(&e.unit)) attack(e.attack) aimed_at(Some(&e.unit)) }
    recorder(who_does_it(what))
    asks [Hit of e]
    fold { hit_vehicle(state, e) }
    believed {}
}
/// A weapon malfunctioned, ran low or was disabled (A9.7, D3.7).
WeaponFailed(e: WeaponFailed) {
    words(unit: "malfunctions" "low-ammo" "disables") sort(Standing) on_map(no) inferred(yes)
    names { unit(Some(&e.unit)) }
    recorder(its_player(what))
    asks [Failed of e]
    fold { fail_weapon(state, e) }
    believed {}
}
/// Repair was tried (A9.72, D3.7).
RepairAttempted(e: RepairAttempted) {
    words(unit: "repair") sort(Play) on_map(no) inferred(yes)
    names { unit(Some(&e.unit)) roll(Some(e.roll)) made_for(Some(Purpose::Repair)) }
    recorder(its_player(what))
    asks [Repaired of e]
    fold { weapons::repair(state, scenario, e) }
    believed {}
}
/// A counter was placed or removed.
MarkerPlaced(e: MarkerPlaced) {
    words("marker") sort(Standing) on_map(no) inferred(yes)
    names { unit(e.unit.as_ref()) harm((e.marker == Marker::Pin && !e.removed).then_some(Harm::Pinned)) }
    recorder(who_puts(e))
    asks [Harmed of event, Marker of e]
    fold { place_marker(state, scenario, e) }
    believed {}
}
/// Close Combat was fought (A11).
CloseCombatFought(e: CloseCombatFought) {
    words("cc") sort(Play) on_map(no) inferred(yes)
    names { unit(e.attackers.first()) roll(Some(e.roll)) made_for(Some(Purpose::Cc)) acting(e.attackers.iter().collect()) others(e.targets.iter().collect()) }
    recorder(all_who_act(what))
    asks [Cc of e]
    fold { close_combat::fight(state, e, None) }
    believed {}
}
/// A unit's status changed (broken, pinned, concealed, ...).
StatusChanged(e: StatusChanged) {
    words(unit: "is") sort(Standing) on_map(no) inferred(yes)
    names { unit(Some(&e.unit)) attack(e.attack) harm(Harm::of_status(&e.add)) }
    recorder(who_says(e))
    asks [Harmed of event, Status of e]
    fold { status::change(state, scenario, e) }
    believed {}
}
/// A unit was reduced to a smaller one (A7.302).
Reduced(e: Reduced) {
    words(unit: "reduced" "replaced") sort(Standing) on_map(no) inferred(yes)
    names { unit(Some(&e.unit)) attack(e.attack) harm(Some(Harm::Reduced)) }
    recorder(who_does_it(what))
    asks [Harmed of event, Reduced of e]
    fold { reduce::reduce(state, scenario, e) }
    believed {}
}
/// A unit left play.
Eliminated(e: UnitId) {
    words(unit: "eliminated") sort(Standing) on_map(no) inferred(yes)
    names { unit(Some(e)) harm(Some(Harm::Lost)) }
    recorder(who_does_it(what))
    asks [Harmed of event]
    fold { eliminate(state, e) }
    believed {}
}
/// A unit got on or off a vehicle.
Boarding(e: Boarding) {
    words(unit: "boards" "leaves") sort(Standing) on_map(yes) inferred(no)
    names { unit(Some(&e.unit)) others(alloc::vec![&e.unit, &e.vehicle]) }
    recorder(its_player(what))
    asks [Boarding of e]
    fold { board(state, scenario, e) }
    believed {}
}
/// A unit advanced (A4.7).
Advanced(e: Advanced) {
    words(unit: "advances") sort(Play) on_map(yes) inferred(yes)
    names { unit(Some(&e.unit)) into(Some(e.hex)) }
    recorder(its_player(what))
    asks [Advanced of e]
    fold { advance(state, scenario, e) }
    believed {}
}
/// A unit routed (A10.5).
Routed(e: Routed) {
    words(unit: "routs") sort(Play) on_map(yes) inferred(yes)
    names { unit(Some(&e.unit)) into(Some(e.hex)) }
    recorder(its_player(what))
    asks [Routed of e]
    fold { rout(state, scenario, e) }
    believed {
        "hex": "Where and how far a unit may rout is A10.5's, which is not in the book yet.";
    }
}
/// A player stated a value that the rules can judge (a TEM, a Hindrance, a facing, a Case).
Claimed(e: Claimed) {
    words(unit: "claims") sort(Said) on_map(yes) inferred(no)
    names { unit(Some(&e.unit)) }
    recorder(nobody())
    asks [Claimed of e]
    fold { attest::claim(state, by, e) }
    believed { "claim.Words": "Free words; no clause reads them."; }
}
/// Both players accepted whether two units see each other.
LosAttested(e: LosAttested) {
    words(unit: "los") sort(Said) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) others(alloc::vec![&e.to]) }
    recorder(nobody())
    asks [Table of event]
    fold { attest_los(state, e) }
    believed {
        "exists" "hindrance" "earlier": "LOS is told by the map; who does not agree objects; until then it stands.";
    }
}
/// Both players accepted a fact that only the map or an eye can tell.
Attested(e: Attested) {
    words("attest") sort(Said) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Table of event]
    fold { attest(state, scenario, e) }
    believed {
        "Words": "Free words; no clause reads them.";
        "Tem.*": "TEM of a hex whose terrain the head does not say: who does not agree objects; until then it stands.";
        "*": "What only the map or an eye can tell: who does not agree objects; until then it stands.";
    }
}
/// A player objected to an attestation.
ObjectedTo(e: ObjectedTo) {
    words("object") sort(Word) on_map(no) inferred(no)
    names { speaks_of(Some(e.seq)) }
    recorder(nobody())
    asks [Table of event]
    fold { nothing }
    believed { "why": "Free words."; }
}
/// A finding was waived by agreement.
Waived(e: Waived) {
    words("waive") sort(Word) on_map(no) inferred(no)
    names { speaks_of(Some(e.seq)) }
    recorder(nobody())
    asks [Table of event]
    fold { state.waivers.push((by.clone(), e.clone())) }
    believed { "why": "Free words."; }
}
/// The director ruled.
Ruled(e: Ruled) {
    words("rule") sort(Word) on_map(no) inferred(no)
    names { speaks_of(Some(e.seq)) }
    recorder(nobody())
    asks [Table of event]
    fold { state.rulings.push((by.clone(), e.clone())) }
    believed { "words": "Free words."; }
}
/// Both players went back to an earlier event.
Retracted(e: Retracted) {
    words("retract") sort(Word) on_map(no) inferred(no)
    names { speaks_of(Some(e.back_to)) }
    recorder(nobody())
    asks [Table of event]
    fold { take_back::take_back(state, e.back_to) }
    believed { "why": "Free words."; }
}
/// A secret was committed to.
Sealed(e: Sealed) {
    words("seal") sort(Word) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Table of event]
    fold { secret::seal(state, by, e) }
    believed {}
}
/// A secret was opened.
Revealed(e: Revealed) {
    words("reveal") sort(Word) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Revealed of e, Table of event]
    fold { secret::reveal(state, by, e) }
    believed {}
}
/// Free words.
Note(e: Text) {
    words("note") sort(Said) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks []
    fold { nothing }
    believed { "*": "Free words."; }
}
/// A counter was moved in an imported log, which records no MP.
PieceMoved(e: PieceMoved) {
    words("piece") sort(File) on_map(no) inferred(no)
    names { source(Some(e.source)) }
    recorder(nobody())
    asks []
    fold { nothing }
    believed {}
}
/// An earlier step of an imported log was undone.
StepUndone(e: StepUndone) {
    words("undone") sort(File) on_map(no) inferred(no)
    names { source(Some(e.source)) }
    recorder(nobody())
    asks [Table of event]
    fold { nothing }
    believed {}
}
/// What an imported log says and this vocabulary lacks, kept as it stands.
ImportedKept(e: ImportedKept) {
    words("imported") sort(File) on_map(no) inferred(no)
    names { source(Some(e.source)) }
    recorder(nobody())
    asks []
    fold { nothing }
    believed {}
}
/// The DEFENDER let the last expenditure of this unit pass without fire (A8.1).
Passed(e: Passed) {
    words(unit: "passed") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) }
    recorder(its_opponent(e))
    asks []
    fold { state.answered = true }
    believed {}
}
/// A player committed to secret shares.
SharesCommitted(e: SharesCommitted) {
    words("commit") sort(Dice) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Table of event]
    fold { shares::commit(state, by, e) }
    believed {}
}
/// Rolls were declared before their dice can be known.
RollsDeclared(e: RollsDeclared) {
    words("declare") sort(Dice) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Table of event]
    fold { shares::declare(state, by, e) }
    believed {}
}
/// The opponent answered declared rolls with a share.
SharesAnswered(e: SharesAnswered) {
    words("answer") sort(Dice) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Table of event]
    fold { shares::answer(state, by, e) }
    believed {}
}
/// A share was withheld, and the roll is given up.
RollForfeited(e: RollForfeited) {
    words("forfeit") sort(Dice) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Table of event]
    fold { shares::forfeit(state, e) }
    believed {}
}
/// Both players agreed to make a roll anew.
RerollAgreed(e: RerollAgreed) {
    words("reroll") sort(Dice) on_map(no) inferred(no)
    names {}
    recorder(nobody())
    asks [Table of event]
    fold { agree_to_reroll(state, scenario, by, e) }
    believed {}
}
/// What a file of another program shows was done.
Inferred(e: Inferred) {
    words("from") sort(File) on_map(no) inferred(no)
    names { as(e.done.what()) source(Some(e.source)) }
    recorder(nobody())
    asks [Table of event]
    fold { nothing }
    believed {}
}
/// A Close Combat attack was resolved on the Close Combat Table (A11.11).
CcResolved(e: CcResolved) {
    words("resolved") sort(Play) on_map(no) inferred(no)
    names { unit(e.fought.attackers.first()) roll(Some(e.fought.roll)) made_for(Some(Purpose::Cc)) acting(e.fought.attackers.iter().collect()) others(e.fought.targets.iter().chain(e.fought.drm.iter().flat_map(|line| &line.only)).collect()) }
    recorder(all_who_act(what))
    asks [Cc of &e.fought]
    fold { close_combat::fight(state, &e.fought, Some(e)) }
    believed {}
}
/// MF were spent by Infantry, and how (A4.13, A4.3).
MfSpentSo(e: MfSpentSo) {
    words(unit: "moves") sort(Play) on_map(yes) inferred(no)
    names { unit(Some(&e.spent.unit)) into(Some(e.spent.hex)) seen_by(e.spent.seen_by.as_deref()) }
    recorder(its_player(what))
    asks [Mf of &e.spent] then [walk(ctx, &e.spent, Some(&e.way)), close_movers(ctx, &ctx.before.moves_over_by_mf(ctx.scenario, &e.spent))]
    fold { walk(state, scenario, &e.spent, Some(&e.way)) }
    believed {}
}
/// A player said how a unit is going to move (A4.134, A4.5, A4.61, A4.63).
MoveDeclared(e: MoveDeclared) {
    words(unit: "declares") sort(Play) on_map(yes) inferred(no)
    names { unit(Some(&e.unit)) }
    recorder(its_player(what))
    asks [MoveSaid of e]
    fold { movement::declare(state, e) }
    believed {}
}
/// A unit dropped a SW (A4.43).
SwDropped(e: SwDropped) {
    words(unit: "drops") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) }
    recorder(its_player(what))
    asks []
    fold { possession::drop(state, e) }
    believed {}
}
/// A unit gave a SW to another (A4.431).
SwGiven(e: SwGiven) {
    words(unit: "gives") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) others(alloc::vec![&e.to]) }
    recorder(its_player(what))
    asks [SwGiven of e]
    fold { possession::give(state, e) }
    believed {}
}
/// A unit tried to Recover a SW (A4.44).
SwRecovered(e: SwRecovered) {
    words(unit: "recovers") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) roll(e.roll) others(e.from.iter().collect()) settled_by(Some(e.roll)) }
    recorder(its_player(what))
    asks [SwRecovered of e]
    fold { possession::recover(state, e) }
    believed {}
}
/// A Fire Lane was laid with a MG, or taken off (A9.22).
LaneLaid(e: LaneLaid) {
    words(unit: "lane") sort(Play) on_map(yes) inferred(no)
    names { unit(Some(&e.unit)) attack(e.attack) }
    recorder(its_player(what))
    asks [LaneLaid of e]
    fold { lane::lay(state, scenario, e) }
    believed {}
}
/// Residual FP was left in a Location, or went from it (A8.2).
ResidualLaid(e: ResidualLaid) {
    words("residual") sort(Standing) on_map(yes) inferred(yes)
    names { attack(e.attack) }
    recorder(nobody())
    asks [ResidualLaid of e]
    fold { residual::lay(state, scenario, e) }
    believed {}
}
/// A Heat of Battle DR was made (A15.1).
HeatRolled(e: HeatRolled) {
    words(unit: "hob") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) roll(Some(e.roll)) made_for(Some(Purpose::Heat)) }
    recorder(its_player(what))
    asks [HeatRolled of e]
    fold { heat::roll(state, scenario, e) }
    believed {}
}
/// A Sniper dr was made (A14.1).
SniperRolled(e: SniperRolled) {
    words("sniper") sort(Play) on_map(yes) inferred(no)
    names { roll(Some(e.roll)) made_for(Some(Purpose::Sa)) others(e.target.iter().collect()) }
    recorder(nobody())
    asks [SniperRolled of e]
    fold { sniper::roll(state, scenario, e) }
    believed { "lands": "Where the Random Location DR puts a Sniper is told by the map and by its counter."; }
}
/// A Sniper Check was made (A14.4).
SniperChecked(e: SniperChecked) {
    words("sniper-check") sort(Play) on_map(no) inferred(no)
    names { unit(e.units.first()) roll(Some(e.roll)) made_for(Some(Purpose::SniperCheck)) acting(e.units.iter().collect()) }
    recorder(all_who_act(what))
    asks [SniperChecked of e]
    fold { sniper::check(state, e) }
    believed {}
}
/// A hit was told as a Critical Hit (C3.7).
CriticalHit(e: CriticalHit) {
    words(attack: "critical-hit") sort(Play) on_map(no) inferred(no)
    names { attack(Some(e.attack)) roll(e.roll) others(e.unit.iter().collect()) }
    recorder(its_firers(ctx, what))
    asks [Critical of e]
    fold { attacks::critical(state, e) }
    believed {}
}
/// A unit rolled for its "?" at the end of its Player Turn (A12.122).
ConcealmentRolled(e: ConcealmentRolled) {
    words(unit: "conceals") sort(Play) on_map(yes) inferred(no)
    names { unit(Some(&e.unit)) roll(Some(e.roll)) }
    recorder(its_player(what))
    asks [ConcealmentRolled of e]
    fold { concealment::roll(state, e) }
    believed {}
}
/// A unit that came upon concealed enemies was put back (A12.15).
ForcedBack(e: ForcedBack) {
    words(unit: "forced-back") sort(Play) on_map(yes) inferred(no)
    names { unit(Some(&e.unit)) }
    recorder(its_player(what))
    asks [ForcedBack of e]
    fold { concealment::force_back(state, scenario, e) }
    believed {}
}
/// Both sides of a Location diced for Ambush (A11.4).
AmbushRolled(e: AmbushRolled) {
    words("ambush") sort(Play) on_map(yes) inferred(no)
    names { others(e.first.drm.iter().chain(&e.second.drm).flat_map(|line| &line.only).collect()) }
    recorder(nobody())
    asks [AmbushRolled of e]
    fold { close_combat::ambush(state, scenario, e) }
    believed {}
}
/// A player said what a unit is going to do in Close Combat (A11.14, A11.2).
CcAnnounced(e: CcAnnounced) {
    words(unit: "announces") sort(Play) on_map(yes) inferred(no)
    names { unit(Some(&e.unit)) }
    recorder(its_player(what))
    asks [CcAnnounced of e]
    fold { close_combat::announce(state, e) }
    believed {}
}
/// A unit withdrew from Close Combat (A11.2, A11.22, A11.41).
Withdrew(e: Withdrew) {
    words(unit: "withdraws") sort(Play) on_map(yes) inferred(no)
    names { unit(Some(&e.unit)) into(Some(e.hex)) }
    recorder(its_player(what))
    asks [Withdrew of e]
    fold { withdraw(state, scenario, e) }
    believed {}
}
/// A leader creation dr was made (A18.2).
LeaderCreated(e: LeaderCreated) {
    words(unit: "creates-leader") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) roll(Some(e.roll)) }
    recorder(its_player(what))
    asks [LeaderCreated of e]
    fold { close_combat::create_leader(state, scenario, e) }
    believed {}
}
/// A unit became the prisoner of another (A20.2).
Surrendered(e: Surrendered) {
    words(unit: "surrenders") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) others(alloc::vec![&e.to]) }
    recorder(its_player(what))
    asks [Surrendered of e]
    fold { close_combat::surrender(state, e) }
    believed {}
}
/// A unit looked for a PF (C13.31).
PfChecked(e: PfChecked) {
    words(unit: "pf-check") sort(Play) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) roll(Some(e.roll)) }
    recorder(its_player(what))
    asks [PfChecked of e]
    fold { latw::check(state, e) }
    believed {}
}
/// A squad Deployed into two HS (A1.31).
Deployed(e: Deployed) {
    words(unit: "deploys") sort(Standing) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) }
    recorder(its_player(what))
    asks [Deployed of e]
    fold { deployment::deploy(state, scenario, e) }
    believed {}
}
/// Two HS Recombined into a squad (A1.32).
Recombined(e: Recombined) {
    words(unit: "recombines") sort(Standing) on_map(no) inferred(no)
    names { unit(Some(&e.unit)) others(alloc::vec![&e.with]) }
    recorder(its_player(what))
    asks [Recombined of e]
    fold { deployment::recombine(state, scenario, e) }
    believed {}
}

        }
    };
}

/// The grammar of an entry, and the answers to each question apart.
macro_rules! answers {
    (@ kinds $to:ident $given:tt $answers:tt $($_rest:tt)*) => { $to! { $given $answers } };
    (@ words $to:ident $given:tt $_1:tt $answers:tt $($_rest:tt)*) => { $to! { $given $answers } };
    (@ inferred $to:ident $given:tt $_1:tt $_2:tt $answers:tt $($_rest:tt)*) => { $to! { $given $answers } };
    (@ names $to:ident $given:tt $_1:tt $_2:tt $_3:tt $answers:tt $($_rest:tt)*) => { $to! { $given $answers } };
    (@ recorder $to:ident $given:tt $_1:tt $_2:tt $_3:tt $_4:tt $answers:tt $($_rest:tt)*) => { $to! { $given $answers } };
    (@ asks $to:ident $given:tt $_1:tt $_2:tt $_3:tt $_4:tt $_5:tt $answers:tt $_7:tt) => { $to! { $given $answers } };
    (@ fold $to:ident $given:tt $_1:tt $_2:tt $_3:tt $_4:tt $_5:tt $_6:tt $answers:tt) => { $to! { $given $answers } };
    ($question:ident $to:ident $given:tt $(
        $(#[$doc:meta])+
        $kind:ident $(($e:ident: $payload:ident))? {
            words $words:tt sort($sort:ident) on_map($on_map:ident) inferred $inferred:tt
            names $names:tt
            recorder $recorder:tt
            asks $asks:tt $(then $then:tt)?
            fold $fold:tt
            believed { $($($field:literal)+: $why:literal;)* }
        }
    )+) => {
        $crate::event::kinds::answers! {
            @ $question $to $given
            { $($(#[$doc])+ $kind $(($e: $payload))? $sort $on_map [$([$($field)+] $why)*])+ }
            { $($kind $(($e: $payload))? => $words)+ }
            { $($kind $(($e))? => $inferred)+ }
            { $($kind $(($e: $payload))? => $names)+ }
            { $($kind $(($e))? => $recorder)+ }
            { $($kind $(($e))? => $asks $($then)?;)+ }
            { $($kind $(($e))? => $fold)+ }
        }
    };
}

pub(crate) use {answers, for_each_kind};
