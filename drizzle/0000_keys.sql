-- Keys: the ids that the API shows. 64 bits, milliseconds since 1970 above 16 bits of counter, never falling even when the clock does.
-- The sequence holds the last key; the first caller in a new millisecond lifts it, and the lock lets only one do so.
CREATE SEQUENCE "key_sequence";
--> statement-breakpoint
CREATE FUNCTION "mint_key"() RETURNS bytea LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  now_floor bigint := (extract(epoch FROM clock_timestamp()) * 1000)::bigint << 16;
BEGIN
  IF (SELECT last_value FROM key_sequence) < now_floor THEN
    PERFORM pg_advisory_lock(7236011);
    IF (SELECT last_value FROM key_sequence) < now_floor THEN
      PERFORM setval('key_sequence', now_floor);
    END IF;
    PERFORM pg_advisory_unlock(7236011);
  END IF;
  RETURN int8send(nextval('key_sequence'));
END
$$;
