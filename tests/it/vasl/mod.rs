//! The VASL importer: vectors that ship, real samples when they are there, synthetic files always.
mod builder;
mod chat;
mod expected;
mod hexes;
mod hostile;
mod movement;
mod saves;
mod secrets;
mod sequence;
mod shared;
mod undo;
