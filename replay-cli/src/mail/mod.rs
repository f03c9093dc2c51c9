//! Playing by mail: keys, a game made, signed, answered, received; how it stands.

mod asked;
pub mod awaited;
pub mod backup;
mod behind_dice;
mod chosen_late;
mod forces;
mod fought;
mod gained;
mod gaps;
mod ground;
pub mod keygen;
pub mod keys;
mod left_to_word;
pub mod new;
mod own_figures;
pub mod receive;
pub mod reply;
mod sealed;
pub mod sign;
mod skipped;
pub mod status;
mod sworn;
mod unusual;
