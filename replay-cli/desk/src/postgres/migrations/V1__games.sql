-- A game, how far it goes, and the head after its last record.
CREATE TABLE games (
    name    TEXT PRIMARY KEY CHECK (name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
    records BIGINT NOT NULL CHECK (records >= 0),
    blocks  BIGINT NOT NULL CHECK (blocks >= records),
    head    BYTEA  NOT NULL CHECK (octet_length(head) = 32)
);

-- Its blocks: a run of them a row, by the number of the first. Bytes as they stand in a log file.
CREATE TABLE runs (
    game        TEXT   NOT NULL REFERENCES games (name),
    first_block BIGINT NOT NULL CHECK (first_block >= 0),
    bytes       BYTEA  NOT NULL,
    PRIMARY KEY (game, first_block)
);
