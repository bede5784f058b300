-- Whole beginnings of logs, compressed. Their rows may leave `events`, but for the last one of each stream (docs/adr/0040-archived-logs.md).
CREATE TABLE "archived_events" (
    "log" TEXT NOT NULL,
    "first_position" BIGINT NOT NULL,
    "last_position" BIGINT NOT NULL,
    "streams" TEXT[] NOT NULL,
    "pack" BYTEA NOT NULL,
    "archived_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "archived_events_pkey" PRIMARY KEY ("log","first_position")
);

-- The packs are compressed already.
ALTER TABLE "archived_events" ALTER COLUMN "pack" SET STORAGE EXTERNAL;

-- A row may go when somebody archives its log in this transaction and a pack holds it.
CREATE OR REPLACE FUNCTION "refuse_change_of_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND TG_LEVEL = 'ROW' THEN
        IF OLD.log = current_setting('conclave.archiving', true)
           AND EXISTS (SELECT FROM archived_events a WHERE a.log = OLD.log AND OLD.position BETWEEN a.first_position AND a.last_position) THEN
            RETURN OLD;
        END IF;
    END IF;
    RAISE EXCEPTION 'events are append-only' USING ERRCODE = 'restrict_violation';
END
$$;

-- A pack may go when somebody brings its log back in this transaction and every event of it is a row again.
CREATE FUNCTION "refuse_change_of_archive"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND TG_LEVEL = 'ROW' THEN
        -- One question after the other: a distributed database would ask both on the node of the log, which does not know the setting.
        IF OLD.log = current_setting('conclave.archiving', true) THEN
            IF (SELECT count(*) FROM events e WHERE e.log = OLD.log AND e.position BETWEEN OLD.first_position AND OLD.last_position)
               = OLD.last_position - OLD.first_position + 1 THEN
                RETURN OLD;
            END IF;
        END IF;
    END IF;
    RAISE EXCEPTION 'archived events are kept as they are' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "archived_events_kept" BEFORE UPDATE OR DELETE ON "archived_events"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_archive"();
CREATE TRIGGER "archived_events_not_truncated" BEFORE TRUNCATE ON "archived_events"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_archive"();
