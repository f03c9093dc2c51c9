//! The statements that matter.
//!
//! Job: the archive's contract in SQL, each promise in one statement. Must not know: connections.
//!
//! Plain SQL: no extension, no advisory lock, no function of our own. What an engine must keep of them: a statement sees
//! and changes one state of the database (`APPEND`, `START`, `MOVE`), of two that change the same row the later one looks
//! at its condition again, and a transaction commits whole or not at all.

/// Moves the anchor from the expected one and adds the run behind it, or does nothing: the row count says which.
///
/// `$1` game, `$2 $3 $4` the expected records, blocks and head, `$5 $6 $7` those after it, `$8` the run.
pub(super) const APPEND: &str = "
WITH moved AS (
    UPDATE games SET records = $5, blocks = $6, head = $7
    WHERE name = $1 AND records = $2 AND blocks = $3 AND head = $4
    RETURNING name
)
INSERT INTO runs (game, first_block, bytes)
SELECT name, CAST($3 AS BIGINT), CAST($8 AS BYTEA) FROM moved";

/// Starts a game with its first run, or does nothing where there is one of that name.
///
/// `$1` game, `$2 $3 $4` the records, blocks and head after it, `$5` the run.
pub(super) const START: &str = "
WITH started AS (
    INSERT INTO games (name, records, blocks, head) VALUES ($1, $2, $3, $4)
    ON CONFLICT (name) DO NOTHING
    RETURNING name
)
INSERT INTO runs (game, first_block, bytes)
SELECT name, 0, CAST($5 AS BYTEA) FROM started";

/// Moves the anchor alone, from the expected one: the first statement of a transaction that puts other runs in place.
///
/// Parameters as those of [`APPEND`], without the run.
pub(super) const MOVE: &str = "
UPDATE games SET records = $5, blocks = $6, head = $7
WHERE name = $1 AND records = $2 AND blocks = $3 AND head = $4";

/// Starts a game without a run: the first statement of a transaction that puts runs in place where no game is.
pub(super) const MAKE: &str =
    "INSERT INTO games (name, records, blocks, head) VALUES ($1, $2, $3, $4) ON CONFLICT (name) DO NOTHING";

/// One more run, in the transaction that moved the anchor.
pub(super) const ADD_RUN: &str = "INSERT INTO runs (game, first_block, bytes) VALUES ($1, $2, $3)";

/// All runs of a game, in the transaction that moved its anchor.
pub(super) const CLEAR: &str = "DELETE FROM runs WHERE game = $1";

/// Holds a game at the expected anchor until the end of the transaction that removes it.
pub(super) const HOLD: &str =
    "SELECT name FROM games WHERE name = $1 AND records = $2 AND blocks = $3 AND head = $4 FOR UPDATE";

/// A game whose runs are gone, in the transaction that removed them.
pub(super) const FORGET: &str = "DELETE FROM games WHERE name = $1";

/// Every game; no run is without one.
pub(super) const GAMES: &str = "SELECT name FROM games";

/// The games whose first run begins with these bytes.
pub(super) const BEGINNING: &str = "
SELECT game FROM runs
WHERE first_block = 0 AND substring(bytes FROM 1 FOR octet_length(CAST($1 AS BYTEA))) = CAST($1 AS BYTEA)";

/// How far a game goes.
pub(super) const ANCHOR: &str = "SELECT records, blocks, head FROM games WHERE name = $1";

/// The runs of a game from the one that holds a block on; nothing in their place where all of the game is larger than it may
/// be, which is counted in the same state of the database and no further than that needs. No row is read for it.
///
/// `$1` game, `$2` block, `$3` the most bytes, with those that each run is counted more, `$4` these, `$5` rows beyond which it
/// is too large in any case.
pub(super) const READ: &str = "
SELECT CASE WHEN (
    SELECT COALESCE(SUM(size), 0) FROM (
        SELECT octet_length(bytes) + CAST($4 AS BIGINT) AS size FROM runs WHERE game = $1 LIMIT $5) AS counted
) <= CAST($3 AS BIGINT) THEN bytes END
FROM runs
WHERE game = $1 AND first_block >= COALESCE(
    (SELECT MAX(first_block) FROM runs WHERE game = $1 AND first_block <= $2), 0)
ORDER BY first_block";

/// Every game as it stands waits to be audited, unless its result is there or it waits already.
///
/// `$1` version of the book, `$2` settings.
pub(super) const OFFER: &str = "
INSERT INTO jobs (game, head, blocks, book, settings)
SELECT name, head, blocks, CAST($1 AS INTEGER), CAST($2 AS TEXT) FROM games
WHERE NOT EXISTS (
    SELECT 1 FROM results
    WHERE results.game = games.name AND results.head = games.head AND results.blocks = games.blocks
        AND results.book = $1 AND results.settings = $2)
ORDER BY name
ON CONFLICT (game, head, blocks, book, settings) DO NOTHING";

/// Takes a game that waits and that nobody has claimed, of those that were claimed least, and counts it. Committed before the
/// work begins: a game over which a worker dies comes after the others.
///
/// `$1` version of the book, `$2` settings.
pub(super) const ATTEMPT: &str = "
WITH next AS (
    SELECT game, head, blocks, book, settings FROM jobs WHERE book = $1 AND settings = $2
    ORDER BY attempts, game LIMIT 1 FOR UPDATE SKIP LOCKED
)
UPDATE jobs SET attempts = jobs.attempts + 1 FROM next
WHERE jobs.game = next.game AND jobs.head = next.head AND jobs.blocks = next.blocks AND jobs.book = next.book
    AND jobs.settings = next.settings
RETURNING jobs.game, jobs.head, jobs.blocks";

/// Claims a game that waits, unless another has. The claim is the row's lock: it ends with the transaction, and so with the
/// connection of a worker who was killed. Parameters as those of [`OUTDATE`].
pub(super) const CLAIM: &str = "
SELECT game FROM jobs WHERE game = $1 AND head = $2 AND blocks = $3 AND book = $4 AND settings = $5
FOR UPDATE SKIP LOCKED";

/// A result, the first one.
///
/// `$1` game, `$2` head, `$3` blocks, `$4` version of the book, `$5` settings, `$6` the result.
pub(super) const LAND: &str = "
INSERT INTO results (game, head, blocks, book, settings, result) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (game, head, blocks, book, settings) DO NOTHING";

/// Results of where the game stood before. Parameters as those of [`LAND`], without the result.
pub(super) const OUTDATE: &str =
    "DELETE FROM results WHERE game = $1 AND book = $4 AND settings = $5 AND (head <> $2 OR blocks <> $3)";

/// A game that no longer waits. Parameters as those of [`OUTDATE`].
pub(super) const DONE: &str =
    "DELETE FROM jobs WHERE game = $1 AND head = $2 AND blocks = $3 AND book = $4 AND settings = $5";

/// The result of an audit. Parameters as those of [`OUTDATE`].
pub(super) const RESULT: &str = "SELECT result FROM results WHERE game = $1 AND head = $2 AND blocks = $3 AND book = $4 AND settings = $5";

/// How many wait, claimed ones included.
pub(super) const WAITING: &str = "SELECT COUNT(*) FROM jobs WHERE book = $1 AND settings = $2";
