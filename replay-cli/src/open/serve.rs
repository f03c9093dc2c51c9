//! The door: connections from this machine, a thread each, and one request after the other to what is behind it. Input: a bound
//! address. How many there are, how long they take and how much they say is bounded; who is not let in never gets behind it.

use super::gate::Gate;
use super::http::{Code, Request, Response, read};
use super::presence::Presence;
use std::io::{self, ErrorKind, Read};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread::{Builder, sleep};
use std::time::{Duration, Instant};

/// Most connections at a time.
const MAX_CONNECTIONS: usize = 32;
/// How long a request may take to come.
const COMING: Duration = Duration::from_secs(10);
/// How long an answer may take to be read.
const READING: Duration = Duration::from_secs(60);
/// What is left of a request that was not read, and how long it may take.
const LEFT: (u64, Duration) = (64 << 10, Duration::from_secs(2));
/// How often the clock is looked at.
const TICK: Duration = Duration::from_secs(1);

/// What is behind the door.
pub(super) trait House {
    /// The page.
    fn page(&mut self) -> Response;
    /// A player answers a question.
    fn answer(&mut self, body: &[u8]) -> Response;
    /// A player takes an answer back.
    fn back(&mut self, body: &[u8]) -> Response;
}

/// A request that was let in, and who waits for its answer.
struct Asked {
    request: Request,
    /// Behind the token.
    path: String,
    reply: Sender<Response>,
}

/// Serves until the pages are closed; for ever where it is kept.
pub(super) fn serve(
    listener: TcpListener,
    gate: Gate,
    is_kept: bool,
    house: &mut dyn House,
) -> io::Result<()> {
    let (sender, asked) = sync_channel(MAX_CONNECTIONS);
    Builder::new().spawn(move || accept(&listener, &Arc::new(gate), &sender))?;
    until_over(&asked, is_kept, house);
    Ok(())
}

fn until_over(asked: &Receiver<Asked>, is_kept: bool, house: &mut dyn House) {
    let (began, mut presence) = (Instant::now(), Presence::default());
    loop {
        match asked.recv_timeout(TICK) {
            Ok(asked) => {
                let response = response(&asked, &mut presence, house);
                // Nobody may wait for it any more.
                let _gone = asked.reply.send(response);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        if presence.is_over(began.elapsed()) && !is_kept {
            return;
        }
    }
}

fn response(asked: &Asked, presence: &mut Presence, house: &mut dyn House) -> Response {
    let body = asked.request.body.as_slice();
    let page = std::str::from_utf8(body).ok().and_then(|body| body.parse().ok());
    let told = |tell: &mut dyn FnMut(u64)| match page {
        Some(page) => {
            tell(page);
            Response::words(Code::Fine, "")
        }
        None => Response::words(Code::BadRequest, "no page says so"),
    };
    match (asked.request.method.as_str(), asked.path.as_str()) {
        ("GET", "") => {
            presence.expect();
            house.page()
        }
        ("POST", "here") => told(&mut |page| presence.here(page)),
        ("POST", "asleep") => told(&mut |page| presence.asleep(page)),
        ("POST", "gone") => told(&mut |page| presence.gone(page)),
        ("POST", "answer") => house.answer(body),
        ("POST", "back") => house.back(body),
        (_, "" | "here" | "asleep" | "gone" | "answer" | "back") => {
            Response::words(Code::NoSuchMethod, "no such method")
        }
        _ => Response::words(Code::NotFound, "not found"),
    }
}

fn accept(listener: &TcpListener, gate: &Arc<Gate>, sender: &SyncSender<Asked>) {
    // Each thread holds one of it.
    let count = Arc::new(());
    loop {
        let Ok((stream, _)) = listener.accept() else {
            // No more files may be open.
            sleep(Duration::from_millis(50));
            continue;
        };
        let (own, gate, sender) = (Arc::clone(&count), Arc::clone(gate), sender.clone());
        if Arc::strong_count(&count) > MAX_CONNECTIONS + 1 {
            let _gone = stream.set_write_timeout(Some(LEFT.1));
            let _gone = Response::words(Code::Busy, "too many connections").write(&mut &stream);
            continue;
        }
        // A thread that is not to be had is a connection that is closed.
        let _none = Builder::new().spawn(move || {
            attend(&stream, &gate, &sender);
            drop(own);
        });
    }
}

/// One connection: its request, and the answer.
fn attend(stream: &TcpStream, gate: &Gate, sender: &SyncSender<Asked>) {
    let mut timed = Timed { stream, until: Instant::now() + COMING };
    let refused = |code: Code| Some(Response::words(code, "refused"));
    let response = match read(&mut timed) {
        Err(fault) => fault.status().and_then(refused),
        Ok(request) => match gate.pass(&request).map(str::to_owned) {
            Err(code) => refused(code),
            Ok(path) => {
                let (reply, answer) = channel();
                let is_heard = sender.send(Asked { request, path, reply }).is_ok();
                answer.recv().ok().filter(|_| is_heard)
            }
        },
    };
    let Some(response) = response else { return };
    let _gone = stream.set_write_timeout(Some(READING));
    let is_read = response.write(&mut &*stream).and_then(|()| stream.shutdown(Shutdown::Write));
    // What came and was not read would take the answer away again, were it not read now.
    let left = Timed { stream, until: Instant::now() + LEFT.1 };
    let _left = is_read.and_then(|()| io::copy(&mut left.take(LEFT.0), &mut io::sink()));
}

/// A connection that may be read up to a time.
struct Timed<'s> {
    stream: &'s TcpStream,
    until: Instant,
}

impl Read for Timed<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = self.until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(ErrorKind::TimedOut.into());
        }
        self.stream.set_read_timeout(Some(left))?;
        (&mut &*self.stream).read(buffer)
    }
}
