//! A road to the server on which the connection is cut.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::thread;
use tempfile::TempDir;

/// A socket that leads to the server's, until a number of messages have passed.
pub(super) struct Proxy {
    dir: TempDir,
    left: Arc<AtomicI64>,
}

/// What happens at the last message of a road.
type Event = Arc<dyn Fn() + Send + Sync>;

/// On which side of the server's answer the road is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cut {
    /// What is asked does not arrive.
    Before,
    /// What is asked is done, and the answer is lost.
    After,
}

impl Proxy {
    /// A road to a socket; the last of so many messages from the client is the one at which it is cut, for good.
    pub(super) fn new(server: &Path, port: u16, messages: i64, cut: Cut) -> Proxy {
        Proxy::by(server, port, messages, (Some(cut), Arc::new(|| ())))
    }

    /// A road on which something happens before so many messages have passed, and which stays open.
    pub(super) fn with_event(server: &Path, port: u16, messages: i64, event: Event) -> Proxy {
        Proxy::by(server, port, messages, (None, event))
    }

    fn by(server: &Path, port: u16, messages: i64, (cut, event): (Option<Cut>, Event)) -> Proxy {
        let dir = tempfile::tempdir().unwrap();
        let listener = UnixListener::bind(dir.path().join(name(port))).unwrap();
        let (left, server) = (Arc::new(AtomicI64::new(messages)), server.join(name(port)));
        let counter = Arc::clone(&left);
        thread::spawn(move || {
            for client in listener.incoming() {
                let (Ok(client), left, server) = (client, Arc::clone(&counter), server.clone()) else {
                    return;
                };
                let event = Arc::clone(&event);
                thread::spawn(move || pass(&client, &server, &left, (cut, &event)));
            }
        });
        Proxy { dir, left }
    }

    pub(super) fn folder(&self) -> &Path {
        self.dir.path()
    }

    /// Whether it was cut.
    pub(super) fn is_cut(&self) -> bool {
        self.left.load(Ordering::SeqCst) <= 0
    }
}

fn name(port: u16) -> String {
    format!(".s.PGSQL.{port}")
}

/// What the client sends in one piece is one message here: the client waits for the answer to each.
fn pass(mut client: &UnixStream, server: &PathBuf, left: &AtomicI64, (cut, event): (Option<Cut>, &Event)) {
    let Ok(mut server) = UnixStream::connect(server) else { return };
    let back = thread::spawn({
        let (mut from, mut to) = (server.try_clone().unwrap(), client.try_clone().unwrap());
        move || {
            let _closed = std::io::copy(&mut from, &mut to);
            let _closed = to.shutdown(Shutdown::Both);
        }
    });
    let mut buffer = vec![0; 1 << 20];
    while let Ok(length @ 1..) = client.read(&mut buffer) {
        let passed = left.fetch_sub(1, Ordering::SeqCst);
        if passed == 1 {
            event();
        }
        if passed <= 1 && cut.is_some() {
            if cut == Some(Cut::After) {
                let _closed = client.shutdown(Shutdown::Both);
                let _closed = server.write_all(&buffer[..length]);
                let _closed = server.shutdown(Shutdown::Write);
                let _closed = back.join();
                return;
            }
            break;
        }
        if server.write_all(&buffer[..length]).is_err() {
            break;
        }
    }
    let _closed = client.shutdown(Shutdown::Both);
    let _closed = server.shutdown(Shutdown::Both);
    let _closed = back.join();
}
