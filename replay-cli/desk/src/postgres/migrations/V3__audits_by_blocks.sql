-- A result is for all blocks of a game: signatures, which the head does not cover, count too. What was worked out before is
-- worked out again.
DELETE FROM jobs;
DELETE FROM results;
ALTER TABLE jobs DROP CONSTRAINT jobs_pkey;
ALTER TABLE jobs ADD COLUMN blocks BIGINT NOT NULL;
ALTER TABLE jobs ADD PRIMARY KEY (game, head, blocks, book, settings);
ALTER TABLE results DROP CONSTRAINT results_pkey;
ALTER TABLE results ADD COLUMN blocks BIGINT NOT NULL;
ALTER TABLE results ADD PRIMARY KEY (game, head, blocks, book, settings);
