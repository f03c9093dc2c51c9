#![no_std]
//! Events, fold and rules of Advanced Squad Leader. Pure: no files, no clock, no randomness, no floats,
//! no order of hash maps. The same log gives the same digest on every machine.
//!
//! Data flows one way: payload bytes ([`wire`]) or text become [`event::Event`]s; the fold
//! turns them into state; the book of rules judges each against the state before it.
//!
//! ```
//! use asl_core::audit::{Game, Replay};
//! use asl_core::notation::parse;
//! use asl_core::rules::Book;
//!
//! let events = parse(
//!     r#"
//! name = "a lane"
//! printing = "2e"
//! [players]
//! hans = { side = "german" }
//! ivan = { side = "russian" }
//! [default-terrain]
//! is = ["open-ground"]
//! [units]
//! pz = { side = "german", type = "PzKpfw IVH" }
//! ---
//! by hans
//! place pz E6 vca E5-F5
//! turn 1 german MPh
//! pz start 1 MP
//! pz enter E5 1/2 MP
//! "#,
//! );
//! let game = Game::of(events.lines.into_iter().map(|line| line.event).collect())?;
//!
//! // The position before the last event: who is where.
//! let replay = Replay::of(&game);
//! let pz = "pz".parse()?;
//! assert!(replay.before(4).unit(&pz).expect("it was placed").mph.running);
//!
//! // The whole game judged: one mistake, one finding, with the sum that the rules give.
//! let audit = replay.audit();
//! let [finding] = audit.findings.as_slice() else { panic!("half a MP is too little for Open Ground") };
//! assert_eq!((finding.seq, finding.clause.0), (4, "D2.18-2e-min"));
//! assert_eq!(finding.breach.says, "the figure does not add up");
//! assert_eq!(finding.breach.derived.as_deref(), Some("1 MP"));
//!
//! // The clause in one sentence.
//! let clause = Book::clause(finding.clause.0).expect("it is of the book");
//! assert_eq!(clause.says, "A declared cost may never be less than the required minimum.");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! `cargo run --example audit -- GAME.asl` does the same with a file.

extern crate alloc;

pub mod audit;
pub mod catalogue;
pub mod charts;
pub mod counter;
pub mod dice_audit;
pub mod duty;
pub mod effects;
pub mod event;
pub mod facts;
pub mod figures;
pub mod finding;
pub mod game_key;
pub mod map;
pub mod matter;
pub mod meter;
pub mod notation;
pub mod propose;
pub mod readings;
pub mod rules;
pub mod scenario;
pub mod secret;
pub mod shares;
pub mod state;
pub mod tally;
pub mod vocab;
pub mod wire;
