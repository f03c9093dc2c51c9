//! Every kind of event and the verb that it is told by. A line begins with a verb (`turn`, `roll`), or with
//! a unit or attack and then a verb (`bt7 enter`, `a4 first`).

use crate::event::{
    Advanced, AttackId, Attested, Boarding, BogChecked, CaChanged, Checked, Claimed, ClearanceChecked,
    CloseCombatFought, CrewStatusChanged, DiceRolled, EsbAttempted, FireAttack, GameStarted, IftResolved,
    ImportedKept, Inferred, LosAttested, MarkerPlaced, MfSpent, MotionAttempted, MpSpent, ObjectedTo, Passed,
    PhaseBegan, PieceMoved, RandomlySelected, Reduced, ReliabilityCalled, ReliabilityRolled, RepairAttempted,
    RerollAgreed, Retracted, Revealed, RollForfeited, RollsDeclared, Routed, Ruled, Sealed, SharesAnswered,
    SharesCommitted, Stalled, StatusChanged, StepUndone, Text, ToHitAttempt, ToKillAttempt, UnitId,
    UnitMoveEnded, UnitPlaced, VehicleHit, Waived, WeaponFailed, What,
};
use crate::notation::cursor::{Cursor, Printer, Read, Stop};
use crate::notation::error::{ErrorKind, Fault};
use crate::notation::phrase::Phrase;
use crate::notation::token::{Token, TokenKind};
use crate::vocab::nearest;

/// Words that begin a line and no event: directives of the file.
const DIRECTIVES: [&str; 2] = ["by", "book"];

/// Lists the kinds once: printing is exhaustive by the compiler, reading follows the same list.
macro_rules! kinds {
    (bare { $($word:literal => $bare:ident),* $(,)? } told { $($kind:ident($type:ty)),* $(,)? }) => {
        /// Writes what happened.
        pub(in crate::notation) fn print(what: &What, out: &mut Printer<'_>) {
            match what {
                $( What::$bare => out.word($word), )*
                $( What::$kind(event) => Phrase::print(event, out), )*
            }
        }

        /// All verbs of one position: those that begin a line, or those behind a unit or attack.
        pub fn verbs(subject: bool) -> impl Iterator<Item = &'static str> {
            let bare = [$($word),*].into_iter().chain(DIRECTIVES).filter(move |_| !subject);
            let told = [$((<$type as Phrase>::SUBJECT, <$type as Phrase>::VERBS)),*];
            bare.chain(told.into_iter().filter(move |(s, _)| *s == subject).flat_map(|(_, verbs)| verbs.iter().copied()))
        }

        /// Reads the event of a known verb.
        fn read_as(verb: &str, subject: bool, from: &mut Cursor<'_>) -> Option<Read<What>> {
            $( if !subject && from.takes($word) {
                return Some(Ok(What::$bare));
            } )*
            $( if <$type as Phrase>::SUBJECT == subject && <$type as Phrase>::VERBS.contains(&verb) {
                return Some(<$type as Phrase>::parse(from).map(What::$kind));
            } )*
            None
        }
    };
}

kinds! {
    bare { "phase-end" => PhaseEnded, "turn-end" => PlayerTurnEnded, "concede" => Conceded }
    told {
        MpSpent(MpSpent),
        DiceRolled(DiceRolled),
        FireAttack(FireAttack),
        IftResolved(IftResolved),
        PhaseBegan(PhaseBegan),
        UnitPlaced(UnitPlaced),
        UnitMoveEnded(UnitMoveEnded),
        Checked(Checked),
        StatusChanged(StatusChanged),
        MfSpent(MfSpent),
        ClearanceChecked(ClearanceChecked),
        EsbAttempted(EsbAttempted),
        ReliabilityCalled(ReliabilityCalled),
        ReliabilityRolled(ReliabilityRolled),
        Stalled(Stalled),
        BogChecked(BogChecked),
        MotionAttempted(MotionAttempted),
        CaChanged(CaChanged),
        CrewStatusChanged(CrewStatusChanged),
        ToHitAttempt(ToHitAttempt),
        ToKillAttempt(ToKillAttempt),
        RandomlySelected(RandomlySelected),
        VehicleHit(VehicleHit),
        WeaponFailed(WeaponFailed),
        RepairAttempted(RepairAttempted),
        MarkerPlaced(MarkerPlaced),
        CloseCombatFought(CloseCombatFought),
        Reduced(Reduced),
        Eliminated(UnitId),
        Boarding(Boarding),
        Advanced(Advanced),
        Routed(Routed),
        Claimed(Claimed),
        LosAttested(LosAttested),
        Attested(Attested),
        ObjectedTo(ObjectedTo),
        Waived(Waived),
        Ruled(Ruled),
        Retracted(Retracted),
        Sealed(Sealed),
        Revealed(Revealed),
        Note(Text),
        PieceMoved(PieceMoved),
        StepUndone(StepUndone),
        ImportedKept(ImportedKept),
        Passed(Passed),
        SharesCommitted(SharesCommitted),
        RollsDeclared(RollsDeclared),
        SharesAnswered(SharesAnswered),
        RollForfeited(RollForfeited),
        RerollAgreed(RerollAgreed),
        Inferred(Inferred),
        GameStarted(GameStarted),
    }
}

/// Does this word begin a line? A unit of that name is written in quotes there.
pub(in crate::notation) fn is_leading(word: &str) -> bool {
    verbs(false).any(|verb| verb == word)
}

/// Reads one event and nothing behind it.
pub(in crate::notation) fn read(from: &mut Cursor<'_>) -> Read<What> {
    let leading = from.peek().filter(|token| token.kind == TokenKind::Word && is_leading(&token.text));
    let verb = leading.or_else(|| from.peek_second()).filter(|token| token.kind == TokenKind::Word);
    let found = verb.and_then(|verb| read_as(&verb.text, leading.is_none(), from));
    let what = found.unwrap_or_else(|| unknown_verb(from))?;
    from.done().map(|()| what)
}

/// No verb stands where one should: is the first word a mistyped verb, or the second?
fn unknown_verb<T>(from: &mut Cursor<'_>) -> Read<T> {
    let (first, second) = (from.peek(), from.peek_second());
    let hint = |token: Option<&Token<'_>>, subject| token.and_then(|t| nearest(&t.text, verbs(subject)));
    let (leading, behind) = (hint(first, false), hint(second, true));
    let unit = first.is_some_and(|token| is_subject(token, from));
    let (at, hint) = match (unit, leading, second) {
        (false, Some(leading), _) => (first, Some(leading)),
        (true, _, None) => return from.missing("a verb behind the unit or attack"),
        (true, _, Some(_)) => (second, behind),
        (false, None, Some(_)) if behind.is_some() => (second, behind),
        (false, None, _) => (first, None),
    };
    let Some(token) = at else { return from.missing("a verb") };
    let expected = "a verb such as turn, place, roll, note, or a unit and then start, enter, stop, ...";
    let mut fault = Fault::new(ErrorKind::UnknownVerb, token.spot, &token.text, expected);
    fault.hint = hint;
    from.note(fault);
    Err(Stop)
}

fn is_subject(token: &Token<'_>, from: &Cursor<'_>) -> bool {
    let unit = token.text.parse::<UnitId>().ok();
    unit.is_some_and(|unit| from.known.units.is_none_or(|units| units.contains(&unit)))
        || token.text.parse::<AttackId>().is_ok()
}
