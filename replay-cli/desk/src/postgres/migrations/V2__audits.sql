-- A game that waits for its audit: up to a head, by a version of the book, on boards and in a printing (`settings`).
CREATE TABLE jobs (
    game     TEXT    NOT NULL,
    head     BYTEA   NOT NULL CHECK (octet_length(head) = 32),
    book     INTEGER NOT NULL,
    settings TEXT    NOT NULL,
    PRIMARY KEY (game, head, book, settings)
);

-- What an audit came to, once. Nobody's word: whoever doubts it audits again.
CREATE TABLE results (
    game     TEXT    NOT NULL,
    head     BYTEA   NOT NULL CHECK (octet_length(head) = 32),
    book     INTEGER NOT NULL,
    settings TEXT    NOT NULL,
    result   BYTEA   NOT NULL,
    worker   TEXT    NOT NULL DEFAULT CURRENT_USER,
    PRIMARY KEY (game, head, book, settings)
);
