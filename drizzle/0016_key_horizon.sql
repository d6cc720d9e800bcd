-- Which keys are settled: no transaction under way can still add one at or below them. Each transaction that generates keys holds a lock
-- whose number is below all of its keys, until its commit is visible. The number is the time at which the transaction began or, if that is
-- lower, as when the clock went back, the last key before. No other shared lock has a number of 64 bits.
CREATE OR REPLACE FUNCTION "mint_key"() RETURNS bytea LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  last_key bigint := (SELECT last_value FROM key_sequence);
  began bigint := (extract(epoch FROM now()) * 1000)::bigint << 16;
  now_floor bigint;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(least(began, last_key));
  now_floor := (extract(epoch FROM clock_timestamp()) * 1000)::bigint << 16;
  IF last_key < now_floor THEN
    PERFORM pg_advisory_lock(7236011);
    IF (SELECT last_value FROM key_sequence) < now_floor THEN
      PERFORM setval('key_sequence', now_floor);
    END IF;
    PERFORM pg_advisory_unlock(7236011);
  END IF;
  RETURN int8send(nextval('key_sequence'));
END
$$;
--> statement-breakpoint
CREATE FUNCTION "newest_key"() RETURNS bytea LANGUAGE sql VOLATILE AS $$
  SELECT int8send(last_value) FROM key_sequence
$$;
--> statement-breakpoint
-- The highest settled key. The last key is read before the locks: the transaction that generated it then has its lock or is over.
CREATE FUNCTION "key_horizon"() RETURNS bytea LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  last_key bigint := (SELECT last_value FROM key_sequence);
BEGIN
  RETURN int8send(least(last_key, (
    SELECT min(classid::bigint << 32 | objid::bigint) FROM pg_locks
    WHERE locktype = 'advisory' AND mode = 'ShareLock' AND objsubid = 1
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  )));
END
$$;
