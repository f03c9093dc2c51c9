//! The one table of commands: what a command is called, and where help lists it. Help, manual pages, completions and what
//! runs come of it; what a command takes and does stands in the folder of its feature.

use super::completions::CompletionsArgs;
use super::man::ManArgs;
use super::schema::SchemaArgs;
use crate::archive::command::ArchiveArgs;
use crate::archive::database::DatabaseArgs;
use crate::archive::games::GamesArgs;
use crate::audit::command::AuditArgs;
use crate::book::explain::ExplainArgs;
use crate::book::rules::RulesArgs;
use crate::command::Command;
use crate::copies::bundle::BundleArgs;
use crate::copies::diff::DiffArgs;
use crate::copies::prove::ProveArgs;
use crate::copies::verify::VerifyArgs;
use crate::dice::command::DiceArgs;
use crate::dice::object::ObjectArgs;
use crate::dice::retract::RetractArgs;
use crate::dice::reveal::RevealArgs;
use crate::dice::ruling::RulingArgs;
use crate::dice::seal::SealArgs;
use crate::dice::waive::WaiveArgs;
use crate::history::export::ExportArgs;
use crate::history::log::LogArgs;
use crate::history::show::ShowArgs;
use crate::mail::backup::{BackupArgs, RestoreArgs};
use crate::mail::keygen::KeygenArgs;
use crate::mail::keys::KeysArgs;
use crate::mail::new::NewArgs;
use crate::mail::receive::ReceiveArgs;
use crate::mail::reply::ReplyArgs;
use crate::mail::sign::SignArgs;
use crate::mail::status::StatusArgs;
use crate::map::los::LosArgs;
use crate::map::terrain::TerrainArgs;
use crate::open::command::OpenArgs;
use crate::record::command::RecordArgs;
use crate::report::command::ReportArgs;
use crate::review::command::ReviewArgs;
use crate::review::command::note::NoteArgs;
use crate::review::command::players::PlayersArgs;
use crate::setup::command::SetupArgs;
use crate::stats::command::StatsArgs;
use crate::types::command::TypesArgs;
use crate::vasl::answer::AnswerArgs;
use crate::vasl::command::ImportArgs;
use crate::witness::club::ClubArgs;
use crate::witness::command::WitnessArgs;
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Error, FromArgMatches, Subcommand};

/// What a player wants of a command; help lists the commands so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Was the opponent's turn legal?
    Legal,
    /// What happened?
    Happened,
    /// Record and mail
    Mail,
    /// Dice, secrets, words between players
    Between,
    /// Disputes, clubs, witnesses
    Disputes,
    /// VASL, boards, and the program itself
    Rest,
}

impl Group {
    /// All of them, as help lists them.
    pub const ALL: [Group; 6] =
        [Group::Legal, Group::Happened, Group::Mail, Group::Between, Group::Disputes, Group::Rest];

    /// What stands above its commands.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Group::Legal => "Was the turn legal?",
            Group::Happened => "What happened?",
            Group::Mail => "Record and mail",
            Group::Between => "Dice, secrets, words between players",
            Group::Disputes => "Disputes, clubs, witnesses",
            Group::Rest => "VASL, boards, and the program itself",
        }
    }

    /// Its commands, as help lists them.
    #[must_use]
    pub fn commands(self) -> Vec<&'static Entry> {
        let mut own: Vec<&Entry> = COMMANDS.iter().filter(|entry| entry.place.0 == self).collect();
        own.sort_by_key(|entry| entry.place.1);
        own
    }
}

/// A command.
pub struct Entry {
    /// What it is called.
    pub name: &'static str,
    /// Its group in the help, and its place there, from 1.
    pub place: (Group, u8),
    /// Calls that show what it is for, without the name of the program.
    pub examples: fn() -> &'static [&'static str],
    arguments: fn(clap::Command) -> clap::Command,
    read: fn(&ArgMatches) -> Result<Box<dyn Command>, Error>,
}

const fn entry<C: Command + Args + 'static>(name: &'static str, place: (Group, u8)) -> Entry {
    Entry { name, place, examples: C::examples, arguments: C::augment_args, read: read::<C> }
}

fn read<C: Command + Args + 'static>(found: &ArgMatches) -> Result<Box<dyn Command>, Error> {
    C::from_arg_matches(found).map(|command| Box::new(command) as Box<dyn Command>)
}

/// Every command, in the order in which the manual page lists them.
pub const COMMANDS: &[Entry] = &[
    entry::<AuditArgs>("audit", (Group::Legal, 1)),
    entry::<VerifyArgs>("verify", (Group::Legal, 2)),
    entry::<DiffArgs>("diff", (Group::Legal, 3)),
    entry::<LogArgs>("log", (Group::Happened, 1)),
    entry::<ShowArgs>("show", (Group::Happened, 2)),
    entry::<ReportArgs>("report", (Group::Happened, 4)),
    entry::<OpenArgs>("open", (Group::Happened, 3)),
    entry::<ReviewArgs>("review", (Group::Happened, 5)),
    entry::<NoteArgs>("note", (Group::Happened, 6)),
    entry::<StatsArgs>("stats", (Group::Happened, 7)),
    entry::<PlayersArgs>("players", (Group::Happened, 8)),
    entry::<ExplainArgs>("explain", (Group::Legal, 4)),
    entry::<RecordArgs>("record", (Group::Mail, 3)),
    entry::<GamesArgs>("games", (Group::Mail, 1)),
    entry::<ArchiveArgs>("archive", (Group::Disputes, 5)),
    entry::<StatusArgs>("status", (Group::Mail, 2)),
    entry::<KeysArgs>("keys", (Group::Mail, 5)),
    entry::<KeygenArgs>("keygen", (Group::Mail, 4)),
    entry::<BackupArgs>("backup", (Group::Mail, 10)),
    entry::<RestoreArgs>("restore", (Group::Mail, 11)),
    entry::<NewArgs>("new", (Group::Mail, 6)),
    entry::<SignArgs>("sign", (Group::Mail, 9)),
    entry::<ReplyArgs>("reply", (Group::Mail, 8)),
    entry::<ReceiveArgs>("receive", (Group::Mail, 7)),
    entry::<WitnessArgs>("witness", (Group::Disputes, 3)),
    entry::<ClubArgs>("club", (Group::Disputes, 4)),
    entry::<DatabaseArgs>("database", (Group::Disputes, 6)),
    entry::<ProveArgs>("prove", (Group::Disputes, 2)),
    entry::<BundleArgs>("bundle", (Group::Disputes, 1)),
    entry::<DiceArgs>("dice", (Group::Between, 1)),
    entry::<SealArgs>("seal", (Group::Between, 2)),
    entry::<RevealArgs>("reveal", (Group::Between, 3)),
    entry::<WaiveArgs>("waive", (Group::Between, 4)),
    entry::<RulingArgs>("ruling", (Group::Between, 7)),
    entry::<RetractArgs>("retract", (Group::Between, 6)),
    entry::<ObjectArgs>("object", (Group::Between, 5)),
    entry::<ImportArgs>("import", (Group::Rest, 1)),
    entry::<AnswerArgs>("answer", (Group::Legal, 6)),
    entry::<ExportArgs>("export", (Group::Happened, 9)),
    entry::<RulesArgs>("rules", (Group::Legal, 5)),
    entry::<TypesArgs>("types", (Group::Rest, 4)),
    entry::<TerrainArgs>("terrain", (Group::Rest, 3)),
    entry::<LosArgs>("los", (Group::Rest, 2)),
    entry::<SetupArgs>("setup", (Group::Rest, 5)),
    entry::<CompletionsArgs>("completions", (Group::Rest, 6)),
    entry::<ManArgs>("man", (Group::Rest, 7)),
    entry::<SchemaArgs>("schema", (Group::Rest, 8)),
];

/// The command that a command line names, with its arguments.
#[derive(Debug)]
pub struct Chosen(pub(crate) Box<dyn Command>);

impl Subcommand for Chosen {
    fn augment_subcommands(program: clap::Command) -> clap::Command {
        let own = |entry: &Entry| (entry.arguments)(clap::Command::new(entry.name));
        program.subcommands(COMMANDS.iter().map(own))
    }

    fn augment_subcommands_for_update(program: clap::Command) -> clap::Command {
        Chosen::augment_subcommands(program)
    }

    fn has_subcommand(name: &str) -> bool {
        COMMANDS.iter().any(|entry| entry.name == name)
    }
}

impl FromArgMatches for Chosen {
    fn from_arg_matches(found: &ArgMatches) -> Result<Chosen, Error> {
        let named = found.subcommand();
        let known =
            named.and_then(|(name, own)| Some((COMMANDS.iter().find(|entry| entry.name == name)?, own)));
        let Some((entry, own)) = known else {
            return Err(Error::raw(ErrorKind::MissingSubcommand, "no command is named"));
        };
        (entry.read)(own).map(Chosen)
    }

    fn update_from_arg_matches(&mut self, found: &ArgMatches) -> Result<(), Error> {
        *self = Chosen::from_arg_matches(found)?;
        Ok(())
    }
}
