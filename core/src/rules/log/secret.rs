//! `SECRET` clauses: what is sealed stays as it was sealed, and is opened once, by its owner.

use crate::event::{Event, Name, Revealed, What};
use crate::facts::{Ctx, Told};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::secret::commitment;
use crate::state::Secret;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "SECRET.name-once",
        &[Matter::Secret],
        "A secret's name is given once.",
        Check::Table(name_once),
    ),
    Clause::check(
        "SECRET.copied",
        &[Matter::Secret],
        "Nobody seals a copy of another's commitment.",
        Check::Table(copied),
    ),
    Clause::check(
        "SECRET.unknown",
        &[Matter::SealedRecord],
        "What is opened was sealed before.",
        Check::Table(unknown),
    ),
    Clause::check(
        "SECRET.owner",
        &[Matter::Secret],
        "A secret is opened by the player who sealed it.",
        Check::Table(owner),
    ),
    Clause::check("SECRET.once", &[Matter::Secret], "A secret is opened once.", Check::Table(once)),
    Clause::check(
        "SECRET.opens",
        &[Matter::SealedRecord],
        "What is said on opening is what was sealed.",
        Check::Table(opens),
    ),
    Clause::whole("SECRET.left-sealed", &[Matter::Secret], "After the game every secret is opened."),
    Clause::whole("SECRET.unread", &[Matter::Secret], "What a secret says can be held against the game."),
    Clause::whole(
        "SECRET.placed-elsewhere",
        &[Matter::Secret],
        "A hidden unit comes into view where it was recorded, or moved to.",
    ),
    Clause::whole(
        "SECRET.sealed-late",
        &[Matter::Secret],
        "A secret is sealed before what it speaks of comes into play.",
    ),
    Clause::whole(
        "SECRET.as-known",
        &[Matter::Secret],
        "Play agrees with the hidden facts, judged as if all had known them.",
    ),
];

fn name_once(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::Sealed(sealed) = &event.what else { return Verdict::Silent };
    let before = ctx.before.secrets.get(&sealed.secret);
    Verdict::kept_or(before.is_none(), || {
        format!("{} was sealed at event {}", sealed.secret, before.map_or(0, |secret| secret.seq))
    })
}

fn copied(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::Sealed(sealed) = &event.what else { return Verdict::Silent };
    let same = |(_, secret): &(&Name, &Secret)| secret.commitment == sealed.commitment;
    let copied = ctx.before.secrets.iter().find(same).filter(|(name, _)| **name != sealed.secret);
    Verdict::kept_or(copied.is_none(), || {
        let (name, by) = copied.map_or((&sealed.secret, &event.by), |(name, secret)| (name, &secret.by));
        format!("it is the commitment of {by}'s {name}")
    })
}

/// What is opened, with the secret as it was sealed.
fn sealed<'a>(ctx: &Ctx<'a>, event: &'a Event) -> Option<(&'a Revealed, &'a Secret)> {
    let What::Revealed(revealed) = &event.what else { return None };
    Some((revealed, ctx.before.secrets.get(&revealed.secret)?))
}

fn unknown(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::Revealed(revealed) = &event.what else { return Verdict::Silent };
    Verdict::kept_or(ctx.before.secrets.contains_key(&revealed.secret), || {
        format!("nothing was sealed as {}", revealed.secret)
    })
}

fn owner(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((revealed, secret)) = sealed(ctx, event) else { return Verdict::Silent };
    Verdict::kept_or(secret.by == event.by, || {
        format!("{} opens {}, which {} sealed", event.by, revealed.secret, secret.by)
    })
}

fn once(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((revealed, secret)) = sealed(ctx, event) else { return Verdict::Silent };
    let before = secret.opened.as_ref().filter(|_| secret.plaintext().is_some());
    Verdict::kept_or(before.is_none(), || {
        format!("{} was opened at event {}", revealed.secret, before.map_or(0, |opened| opened.seq))
    })
}

/// A second opening, and one by another player, are other clauses'.
fn opens(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((revealed, secret)) = sealed(ctx, event) else { return Verdict::Silent };
    if secret.plaintext().is_some() || secret.by != event.by {
        return Verdict::Silent;
    }
    let gives =
        commitment(&ctx.before.game, &secret.by, &revealed.secret, &revealed.plaintext, &revealed.nonce);
    Verdict::kept_or(gives == secret.commitment, || {
        format!("these words and this nonce are not what was sealed as {}", revealed.secret)
    })
}
