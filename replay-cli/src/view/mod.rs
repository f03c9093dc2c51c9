//! What there is to see of a game, as plain data: the same for text, JSON and every later view.
//!
//! With `--json` every command prints one object on standard output. Its field `schema` names its form and
//! version, `asl-replay/audit/1`. A failure prints one too, `asl-replay/error/1`, also on standard output, so
//! that a program reads one stream; the exit code is in it. The JSON Schema of each is made of the views by
//! `asl-replay schema [COMMAND]`. Within a version fields are only added; a field that is absent, or null,
//! says that there is nothing to say. Figures are text as players write them (`9.5 MP`, `1MC`).

pub mod added;
pub mod agreement;
pub mod aim;
pub mod archive;
pub mod asked;
pub mod audit;
pub mod awaited;
pub mod boards;
pub mod club;
pub mod counters;
pub mod database;
pub mod dice;
pub mod diff;
pub mod dispute;
pub mod done;
pub mod duty;
pub mod event;
pub mod explain;
pub mod fault;
pub mod finding;
pub mod fire;
pub mod home;
pub mod integrity;
pub mod log;
pub mod mail;
pub mod own_figures;
pub mod part;
pub mod provisional;
pub mod reply;
pub mod review;
pub mod rules;
pub mod schemas;
pub mod show;
pub mod signatures;
pub mod stats;
pub mod summary;
pub mod tables;
pub mod types;
pub mod types_added;
pub mod unjudged;
pub mod unusual;
pub mod vasl;
pub mod witness;
