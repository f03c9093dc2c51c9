-- A run is half a megabyte and a block at most; nobody fills the memory of those who read with one that is larger. Rows that
-- are there are not looked at: whoever put a larger one in could stop the way to this version.
ALTER TABLE runs ADD CONSTRAINT runs_bytes_check CHECK (octet_length(bytes) <= 4194304) NOT VALID;

-- How often a game was claimed. A game over which workers die is not the first for ever.
ALTER TABLE jobs ADD COLUMN attempts BIGINT NOT NULL DEFAULT 0;
