//! Writes synthetic logs: plaintext, command tree, obfuscation, ZIP.
use asl_replay::import::vassal::command::{self, Stream};
use asl_replay::import::vassal::{Imported, Options, import, provenance, sequence};

/// A game under construction.
pub(super) struct Builder {
    stream: Stream,
}

impl Builder {
    /// A game on one standard board.
    pub(super) fn new() -> Self {
        let setup = vec!["bd\t0\t0\t01\tVER\t6.5\t".to_owned()];
        Self { stream: Stream { setup, steps: Vec::new() } }
    }

    /// One more set-up command.
    pub(super) fn setup(mut self, leaf: impl Into<String>) -> Self {
        self.stream.setup.push(leaf.into());
        self
    }

    /// One more step.
    pub(super) fn step<S: AsRef<str>>(mut self, leaves: &[S]) -> Self {
        self.stream.steps.push(leaves.iter().map(|leaf| leaf.as_ref().to_owned()).collect());
        self
    }

    pub(super) fn plaintext(&self) -> String {
        command::write(&self.stream)
    }

    pub(super) fn file(&self) -> Vec<u8> {
        provenance::pack(&self.plaintext(), 0x5a).unwrap()
    }

    pub(super) fn import(&self) -> Imported {
        import(&self.file(), &Options::default()).unwrap()
    }
}

/// A chain of traits, outermost first.
pub(super) fn chain(links: &[&str]) -> String {
    let (last, outer) = links.split_last().unwrap();
    outer.iter().rev().fold((*last).to_owned(), |inner, this| sequence::encode(&[*this, &inner], '\t'))
}

/// A counter with a HIP trait, a concealment trait, a label and a malfunction layer.
pub(super) fn squad(id: &str, name: &str, hidden: &str, concealed: &str, spot: &str) -> String {
    let base = format!("piece;K;D;ge/ge467S;{name}");
    let definition = chain(&[
        "hide;72,130;HIP;;player:;0.3",
        "conceal;C;ge/geqmark;ge;;slot",
        "label;76,130;Label;10;;;t;0;c;0;b;c;$pieceName$ ($label$);Dialog;0;0;TextLabel;",
        "emb2;malf;2;F;;2;;;2;;;;0;false;0;0;ge/b;broken +;true;BRK;;;false;;1;1;false;70,130;;",
        &base,
    ]);
    let state = states(hidden, concealed, "-1", spot);
    sequence::encode(&[format!("+/{id}"), definition, state], '/').replacen("+\\/", "+/", 1)
}

/// The states of a [`squad`].
pub(super) fn states(hidden: &str, concealed: &str, level: &str, spot: &str) -> String {
    chain(&[hidden, &format!("{concealed};"), "", level, &format!("Main Map;{spot};77")])
}

/// A change command.
pub(super) fn change(id: &str, new: &str, old: &str) -> String {
    format!("D/{}", sequence::encode(&[id, new, old], '/'))
}

/// A move command on the main map by `mover`.
pub(super) fn movement(id: &str, to: (i32, i32), from: (i32, i32), mover: &str) -> String {
    format!("M/{id}/Main Map/{}/{}/null/Main Map/{}/{}/null/{mover}", to.0, to.1, from.0, from.1)
}
