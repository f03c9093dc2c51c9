-- Who may do what in an archive. Run once by the owner of its tables, with `psql`; a person is then put into a role:
--
--   CREATE ROLE anna LOGIN PASSWORD '..';  GRANT asl_player TO anna;
--
-- A reader reads. A player appends and never takes back: no role but a director's may change or delete a run of records.
-- A director puts copies in place, removes games and audits all of them.

CREATE ROLE asl_reader;
CREATE ROLE asl_player;
CREATE ROLE asl_director;

GRANT SELECT ON refinery_schema_history, games, runs, jobs, results TO asl_reader, asl_player, asl_director;

GRANT INSERT, UPDATE (records, blocks, head) ON games TO asl_player;
GRANT INSERT ON runs TO asl_player;

GRANT INSERT, UPDATE, DELETE ON games, runs, jobs TO asl_director;
GRANT INSERT, DELETE ON results TO asl_director;
