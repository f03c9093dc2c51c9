//! Boards: terrain and Line of Sight from board files.

mod shared;
