//! `club`: a log of the heads of games, for a season.

use crate::args::mail::{ClubArgs, ClubStep};
use crate::command::args::KeyArgs;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::keys::Passphrase;
use crate::home::{Club, post};
use crate::text::club;
use crate::view::club::{ClubView, HeadView};
use std::path::{Path, PathBuf};

pub(super) fn run(call: &Call, args: &ClubArgs) -> Result<Answer, Failure> {
    let view = match &args.step {
        ClubStep::Add { folder, heads, name, key } => add(call, folder, name.as_deref(), heads, key)?,
        ClubStep::Verify { folder, games, key, require_witness } => {
            let club = held(folder)?;
            key.iter().try_for_each(|key| club.must_be_signed(key))?;
            require_witness.iter().try_for_each(|witness| club.must_be_cosigned(witness))?;
            ClubView { held: newest(call, &club, games)?, ..ClubView::of(&club, folder) }
        }
        ClubStep::Witness { url, folder, key } => {
            let club = held(folder)?;
            let cosigned = club.witness(key, |request| post(url, "add-checkpoint", request))?;
            ClubView { witness: Some(cosigned.witness), time: cosigned.time, ..ClubView::of(&club, folder) }
        }
    };
    Ok(Answer::of(Exit::Clean, &view, club::club(&view)))
}

fn add(
    call: &Call,
    folder: &Path,
    name: Option<&str>,
    heads: &[PathBuf],
    key: &KeyArgs,
) -> Result<ClubView, Failure> {
    let passphrase = Passphrase { file: key.passphrase_file.clone() };
    let added = call.place.add_to_club(folder, name, heads, (key.identity.as_deref(), &passphrase))?;
    let views = |heads: &[crate::home::Head]| heads.iter().map(HeadView::of).collect();
    Ok(ClubView {
        added: views(&added.heads),
        held: views(&added.known),
        ..ClubView::of(&added.club, folder)
    })
}

fn held(folder: &Path) -> Result<Club, Failure> {
    let club = Club::open(folder)?;
    club.ok_or_else(|| Failure::Usage(format!("{} holds no club's log", folder.display())))
}

/// The newest head of each game; each must have one.
fn newest(call: &Call, club: &Club, games: &[PathBuf]) -> Result<Vec<HeadView>, Failure> {
    let newest = |game: &PathBuf| {
        let copy = call.place.copy(game)?;
        copy.must_be_intact()?;
        let none =
            || Failure::Broken(format!("{}: no head of it is in {}", copy.loaded.name(), club.origin()));
        Ok(HeadView::of(&club.newest(&copy)?.ok_or_else(none)?))
    };
    games.iter().map(newest).collect()
}
