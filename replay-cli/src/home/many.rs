//! Many games named at once: which files are one game. Input: paths and names. Must not know: what is done with them.

use super::Place;
use crate::import::vassal::viewer::Viewer;
use crate::read::{Kind, kind_of};
use std::path::{Path, PathBuf};

impl Place {
    /// The games among files and names, in the order in which each is first named. Files of VASL that hang together are one
    /// game, whatever else is named is a game by itself. What cannot be read is one, too: who loads it is told why.
    #[must_use]
    pub fn by_game(&self, named: &[PathBuf], viewer: &Viewer) -> Vec<Vec<PathBuf>> {
        // What cannot be read stands for itself, and says so when it is read.
        let named = &self.games_in(named).unwrap_or_else(|_| named.to_vec());
        let is_vasl =
            |path: &PathBuf| self.bytes(path).is_ok_and(|bytes| kind_of(path, &bytes) == Some(Kind::Vasl));
        let (files, others): (Vec<PathBuf>, Vec<PathBuf>) = if named.len() < 2 {
            (Vec::new(), named.to_vec())
        } else {
            named.iter().cloned().partition(is_vasl)
        };
        let mut games: Vec<Vec<PathBuf>> = others.into_iter().map(|path| vec![path]).collect();
        games.extend(self.sessions(files, viewer));
        games.sort_by_key(|game| named.iter().position(|path| game.contains(path)));
        games
    }

    /// The files of each session. One that cannot be read stands alone.
    fn sessions(&self, files: Vec<PathBuf>, viewer: &Viewer) -> Vec<Vec<PathBuf>> {
        if files.len() < 2 {
            return files.into_iter().map(|file| vec![file]).collect();
        }
        if let Ok(all) = self.load_for(&files, viewer) {
            let of = |mut game: Vec<usize>| {
                // As they were given: the loader tells that they were given in another order.
                game.sort_unstable();
                game.into_iter().filter_map(|at| files.get(at).cloned()).collect()
            };
            return all.vasl.chain.games().into_iter().map(of).collect();
        }
        let count = files.len();
        let is_readable = |file: &PathBuf| self.load_for(std::slice::from_ref(file), viewer).is_ok();
        let (good, bad): (Vec<PathBuf>, Vec<PathBuf>) = files.into_iter().partition(is_readable);
        // Each can be read and all of them cannot: they are told together why.
        let mut games = if good.len() == count { vec![good] } else { self.sessions(good, viewer) };
        games.extend(bad.into_iter().map(|file| vec![file]));
        games
    }
}

/// What a game is called that lies in these files: `his.vlog`, `his.vlog and 2 more`.
#[must_use]
pub fn name_of(game: &[PathBuf]) -> String {
    let first = game.first().map(|path| Path::display(path).to_string()).unwrap_or_default();
    match game.len() {
        0 | 1 => first,
        n => format!("{first} and {} more", n - 1),
    }
}
