//! `players`: each player over many games, in one table.

use crate::command::args::AnswersArg;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::read::Loaded;
use crate::review::view::ReviewView;
use crate::stats::command::once;
use crate::stats::text::{decimal, signed};
use crate::stats::{StatsView, Wanted};
use crate::text::table::Table;
use crate::text::{BAD, DIM, STRONG};
use crate::words::{counted, one_line};
use anstyle::Style;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Each player over many games: how many, what was found of what he recorded, his dice, his luck. A name is a player: who calls himself
/// otherwise in another game is another.
#[derive(Args, Debug)]
pub struct PlayersArgs {
    /// The games; a folder stands for those in it. VASL logs of one session are one game.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
}

impl Command for PlayersArgs {
    fn examples() -> &'static [&'static str] {
        &["players *.vlog", "players ~/ladder"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let games = call.place.by_game(&self.games, &call.viewer);
        let games: Vec<Loaded> = games
            .iter()
            .map(|game| call.load_answered(game, &AnswersArg::default()))
            .collect::<Result<_, _>>()?;
        let (games, notes) = once(games);
        let view = PlayersView::of(&games, notes);
        let answer = Answer::of(Exit::Clean, &view, text(&view));
        Ok(games.iter().fold(answer, Answer::about))
    }
}

/// What `players` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct PlayersView {
    /// `asl-replay/players/1`.
    pub schema: &'static str,
    /// How many games.
    pub games: u64,
    /// A row a player, by name.
    pub players: Vec<PlayerRow>,
    /// Games that were left out, and why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// A player over all games.
#[derive(Clone, JsonSchema, Serialize, Default, Debug)]
pub struct PlayerRow {
    /// The name.
    pub player: String,
    /// Games in which he plays, records or rolls.
    pub games: u64,
    /// Broken findings of what he recorded.
    pub broken: u64,
    /// Undecided ones.
    pub undecided: u64,
    /// His DR.
    pub rolls: u64,
    /// Their mean in hundredths; absent where there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean: Option<i64>,
    /// Their mean less that of fair dice, in hundredths.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub off_even: Option<i64>,
    /// Rolls whose chances the logs tell.
    pub weighed: u64,
    /// How many results that helped him came more than fair dice give, in hundredths.
    pub ahead: i64,
}

impl PlayersView {
    fn of(games: &[Loaded], notes: Vec<String>) -> PlayersView {
        let mut rows: BTreeMap<String, PlayerRow> = BTreeMap::new();
        for game in games {
            add(&mut rows, game);
        }
        for sum in StatsView::of(games, &Wanted::default()).rows {
            let row = rows.entry(sum.player.clone()).or_default();
            if sum.of.is_none() && sum.kind == "DR" {
                (row.rolls, row.mean, row.off_even) = (sum.rolls, Some(sum.mean), Some(sum.luck));
            }
        }
        let players = rows.into_iter().map(|(player, row)| PlayerRow { player, ..row }).collect();
        PlayersView { schema: "asl-replay/players/1", games: games.len() as u64, players, notes }
    }
}

/// What one game adds.
fn add(rows: &mut BTreeMap<String, PlayerRow>, game: &Loaded) {
    let view = ReviewView::of(game);
    let rollers = view.luck.iter().map(|row| row.player.clone());
    let recorders = view.findings.iter().map(|finding| finding.at.by.clone());
    let seats = view.audit.players.keys().cloned();
    let mut here: Vec<String> =
        seats.chain(rollers).chain(recorders).filter(|name| !name.is_empty()).collect();
    here.sort_unstable();
    here.dedup();
    here.into_iter().for_each(|name| rows.entry(name).or_default().games += 1);
    for finding in view.findings.iter().filter(|finding| !finding.at.by.is_empty()) {
        let row = rows.entry(finding.at.by.clone()).or_default();
        row.broken += u64::from(finding.ruling == "broken");
        row.undecided += u64::from(finding.ruling == "undecided");
    }
    for luck in view.luck.iter().filter(|row| row.of == "all") {
        let row = rows.entry(luck.player.clone()).or_default();
        row.weighed += luck.rolls;
        row.ahead += i64::try_from(luck.came * 100).unwrap_or(0) - i64::try_from(luck.fair).unwrap_or(0);
    }
}

fn text(view: &PlayersView) -> String {
    let mut table = Table::new(&[1, 2, 3, 4, 5, 6, 7, 8]);
    let heads =
        ["player", "games", "broken", "undecided", "DR", "mean", "off even", "rolls weighed", "ahead"];
    table.row(heads.map(|head| (DIM, head.to_owned())));
    for row in &view.players {
        let plain = |cell: String| (Style::new(), cell);
        let broken = if row.broken > 0 { BAD } else { Style::new() };
        table.row([
            (STRONG, one_line(&row.player)),
            plain(row.games.to_string()),
            (broken, row.broken.to_string()),
            plain(row.undecided.to_string()),
            plain(row.rolls.to_string()),
            plain(row.mean.map(decimal).unwrap_or_default()),
            plain(row.off_even.map(signed).unwrap_or_default()),
            plain(row.weighed.to_string()),
            plain(signed(row.ahead)),
        ]);
    }
    let games = counted(view.games, "game", "games");
    let notes: String = view.notes.iter().map(|note| format!("  {}\n", one_line(note))).collect();
    format!(
        "{games}\n{}\nbroken, undecided: findings of what the player recorded; ahead: results that helped, more than fair dice give\n{notes}",
        table.text(2)
    )
}
