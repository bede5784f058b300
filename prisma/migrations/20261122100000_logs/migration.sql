-- One log per tournament and per practice: each event gets a position in its log, and readers go by (log, position).
-- Runs whole or not at all. Events keep their content, hashes and global positions.

CREATE TABLE "logs" (
    "log" TEXT NOT NULL,
    "bucket" INTEGER NOT NULL,
    "position" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "logs_pkey" PRIMARY KEY ("log")
);

CREATE INDEX "logs_bucket" ON "logs"("bucket");

CREATE TABLE "streams" (
    "stream_id" TEXT NOT NULL,
    "log" TEXT NOT NULL,

    CONSTRAINT "streams_pkey" PRIMARY KEY ("stream_id")
);

CREATE TABLE "commands" (
    "command_id" TEXT NOT NULL,
    "log" TEXT NOT NULL,
    "position" BIGINT NOT NULL,
    "events" INTEGER NOT NULL,

    CONSTRAINT "commands_pkey" PRIMARY KEY ("command_id")
);

CREATE TABLE "log_progress" (
    "log" TEXT NOT NULL,
    "reader" TEXT NOT NULL,
    "position" BIGINT NOT NULL,
    "global_position" BIGINT NOT NULL,
    "models" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "log_progress_pkey" PRIMARY KEY ("log","reader")
);

CREATE TABLE "log_workers" (
    "worker" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "backend_pid" INTEGER NOT NULL,
    "backend_start" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "log_workers_pkey" PRIMARY KEY ("worker")
);

CREATE TABLE "log_leases" (
    "bucket" INTEGER NOT NULL,
    "worker" TEXT,
    "fence" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "log_leases_pkey" PRIMARY KEY ("bucket")
);

INSERT INTO "log_leases" ("bucket") SELECT generate_series(0, 63);

-- The tournament that the first fact of a stream names. A text that PostgreSQL cannot decode (a zero byte) is searched as it stands.
CREATE FUNCTION "first_event_id"("data" JSON) RETURNS TEXT LANGUAGE plpgsql AS $$
BEGIN
    RETURN data->>'eventId';
EXCEPTION WHEN OTHERS THEN
    RETURN substring(data::text FROM '"eventId":"([^"\\]+)"');
END
$$;

INSERT INTO "streams" ("stream_id", "log")
SELECT stream_id, coalesce('event-' || first_event_id(data), stream_id) FROM events WHERE version = 1;

DROP FUNCTION "first_event_id";

ALTER TABLE "events" RENAME TO "unordered_events";
ALTER INDEX "events_stream_version" RENAME TO "unordered_events_stream_version";
ALTER SEQUENCE "events_global_position_seq" RENAME TO "unordered_events_seq";
CREATE SEQUENCE "events_global_position_seq";

CREATE TABLE "events" (
    "log" TEXT NOT NULL,
    "position" BIGINT NOT NULL,
    "global_position" BIGINT NOT NULL DEFAULT nextval('events_global_position_seq'),
    "stream_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "schema_version" INTEGER NOT NULL,
    "data" JSON NOT NULL,
    "actor" TEXT NOT NULL,
    "command_id" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "correlation_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "prev_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "events_pkey" PRIMARY KEY ("log","position")
) PARTITION BY HASH ("log");

ALTER SEQUENCE "events_global_position_seq" OWNED BY "events"."global_position";

DO $$
BEGIN
    FOR remainder IN 0..7 LOOP
        EXECUTE format('CREATE TABLE "events_%s" PARTITION OF "events" FOR VALUES WITH (MODULUS 8, REMAINDER %s)', remainder, remainder);
    END LOOP;
END
$$;

-- Within a log the global position rises with the position; each stream was in that order already.
INSERT INTO "events" ("log", "position", "global_position", "stream_id", "version", "type", "schema_version", "data", "actor", "command_id", "ordinal", "correlation_id", "at", "prev_hash", "hash")
SELECT s.log, row_number() OVER (PARTITION BY s.log ORDER BY u.global_position), u.global_position, u.stream_id, u.version, u.type, u.schema_version, u.data,
       u.actor, u.command_id, u.ordinal, u.correlation_id, u.at, u.prev_hash, u.hash
  FROM unordered_events u JOIN streams s USING (stream_id);

CREATE UNIQUE INDEX "events_stream_version" ON "events"("log", "stream_id", "version");

SELECT setval('events_global_position_seq', coalesce((SELECT max(global_position) FROM events), 0) + 1, false);

INSERT INTO "logs" ("log", "bucket", "position")
SELECT log, ('x' || left(md5(log), 4))::bit(16)::int % 64, max(position) FROM events GROUP BY log;

INSERT INTO "commands" ("command_id", "log", "position", "events")
SELECT command_id, min(log), min(position), count(*) FROM events GROUP BY command_id;

-- How far each log has been read, from the checkpoints of the old order: up to before the first event that lies after the checkpoint.
INSERT INTO "log_progress" ("log", "reader", "position", "global_position")
SELECT e.log, 'reactions', coalesce(min(e.position) FILTER (WHERE u.unread) - 1, max(e.position)), max(e.global_position)
  FROM events e
  JOIN (SELECT o.global_position,
               (o.transaction_id, o.global_position) > ALL (
                 SELECT g.transaction_id::xid8, g.last_position FROM read_model_generations g
                  WHERE g.model = 'open-work' AND g.status = 'live' AND g.transaction_id IS NOT NULL) AS unread
          FROM unordered_events o) u USING (global_position)
 WHERE EXISTS (SELECT FROM read_model_generations WHERE model = 'open-work' AND status = 'live' AND transaction_id IS NOT NULL)
 GROUP BY e.log;

UPDATE "webhook_endpoints" w SET "position" = coalesce((
    SELECT coalesce(min(e.position) FILTER (WHERE (o.transaction_id, o.global_position) > (w.transaction_id::xid8, w.position)) - 1, max(e.position))
      FROM events e JOIN unordered_events o USING (global_position) WHERE e.log = 'event-' || w.event_id), 0);

ALTER TABLE "webhook_endpoints" DROP COLUMN "transaction_id";

DROP TABLE "push_progress";
DROP TABLE "unordered_events";

-- Read models are built again, log by log.
DROP TABLE "read_model_generations";
DROP TABLE "read_model_documents";

CREATE TABLE "read_model_documents" (
    "log" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "doc" JSON NOT NULL,
    "position" BIGINT NOT NULL,

    CONSTRAINT "read_model_documents_pkey" PRIMARY KEY ("model","scope","key")
);

CREATE INDEX "read_model_documents_log" ON "read_model_documents"("log");

-- Events are facts: nothing but an insert may touch them. A table's own partitions can be named too, so each refuses for itself.
CREATE TRIGGER "events_append_only" BEFORE UPDATE OR DELETE ON "events"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_events"();
CREATE TRIGGER "events_not_truncated" BEFORE TRUNCATE ON "events"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_events"();

DO $$
BEGIN
    FOR remainder IN 0..7 LOOP
        EXECUTE format('CREATE TRIGGER "events_%s_not_truncated" BEFORE TRUNCATE ON "events_%s" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_events"()', remainder, remainder);
    END LOOP;
END
$$;

-- Appends to any number of logs, each append whole or not at all. The rows of the logs are locked first, in the order of their names; every
-- statement after that sees all appends that came before. What is left out takes no position, so positions have no gaps.
CREATE FUNCTION "append_events"(
    p_logs TEXT[], p_commands TEXT[], p_actors TEXT[], p_correlations TEXT[], p_ats TIMESTAMPTZ[],
    p_head_items INTEGER[], p_head_streams TEXT[], p_head_versions INTEGER[], p_head_hashes TEXT[],
    p_items INTEGER[], p_ordinals INTEGER[], p_streams TEXT[], p_versions INTEGER[], p_types TEXT[], p_schema_versions INTEGER[],
    p_data JSON[], p_prev_hashes TEXT[], p_hashes TEXT[]
) RETURNS TABLE (item INTEGER, ordinal INTEGER, global_position BIGINT) LANGUAGE plpgsql
-- Planning takes longer than the work, and the plan is the same whatever is appended.
SET plan_cache_mode = 'force_generic_plan' AS $$
#variable_conflict use_column
DECLARE
    wanted TEXT[] := ARRAY(SELECT DISTINCT w FROM unnest(p_logs) AS w ORDER BY w);
    locked INTEGER;
BEGIN
    PERFORM 1 FROM logs l WHERE l.log = ANY (wanted) ORDER BY l.log FOR UPDATE;
    GET DIAGNOSTICS locked = ROW_COUNT;
    IF locked < cardinality(wanted) THEN
        INSERT INTO logs (log, bucket) SELECT w, ('x' || left(md5(w), 4))::bit(16)::int % 64 FROM unnest(wanted) AS w ORDER BY w ON CONFLICT DO NOTHING;
        PERFORM 1 FROM logs l WHERE l.log = ANY (wanted) ORDER BY l.log FOR UPDATE;
    END IF;
    RETURN QUERY
    WITH asked AS MATERIALIZED (
        SELECT a.item::int AS item, a.log, a.command_id, a.actor, a.correlation_id, a.at
          FROM unnest(p_logs, p_commands, p_actors, p_correlations, p_ats)
               WITH ORDINALITY AS a (log, command_id, actor, correlation_id, at, item)
    ), heads AS MATERIALIZED (
        SELECT h.item, a.log, h.stream_id, h.version, h.hash
          FROM unnest(p_head_items, p_head_streams, p_head_versions, p_head_hashes) AS h (item, stream_id, version, hash)
          JOIN asked a ON a.item = h.item
    ), moved AS MATERIALIZED (
        SELECT h.item FROM heads h
          LEFT JOIN LATERAL (SELECT s.log FROM streams s WHERE h.version = 0 AND s.stream_id = h.stream_id LIMIT 1) taken ON true
          LEFT JOIN LATERAL (SELECT e.version, e.hash FROM events e WHERE h.version > 0 AND e.log = h.log AND e.stream_id = h.stream_id AND e.version >= h.version ORDER BY e.version DESC LIMIT 1) last ON true
         WHERE taken.log IS NOT NULL OR (h.version > 0 AND (last.version IS DISTINCT FROM h.version OR last.hash IS DISTINCT FROM h.hash))
    ), accepted AS MATERIALIZED (
        SELECT a.* FROM asked a
          LEFT JOIN LATERAL (SELECT c.log FROM commands c WHERE c.command_id = a.command_id LIMIT 1) known ON true
         WHERE known.log IS NULL AND a.item NOT IN (SELECT m.item FROM moved m)
    ), placed AS MATERIALIZED (
        SELECT v.item, v.ordinal, v.stream_id, v.version, v.type, v.schema_version, v.data, v.prev_hash, v.hash,
               a.log, a.command_id, a.actor, a.correlation_id, a.at,
               l.position + row_number() OVER (PARTITION BY a.log ORDER BY v.place) AS position,
               nextval('events_global_position_seq') AS global_position
          FROM unnest(p_items, p_ordinals, p_streams, p_versions, p_types, p_schema_versions, p_data, p_prev_hashes, p_hashes)
               WITH ORDINALITY AS v (item, ordinal, stream_id, version, type, schema_version, data, prev_hash, hash, place)
          JOIN accepted a ON a.item = v.item
         CROSS JOIN LATERAL (SELECT g.position FROM logs g WHERE g.log = a.log LIMIT 1) l
    ), begun AS (
        INSERT INTO streams (stream_id, log) SELECT h.stream_id, h.log FROM heads h JOIN accepted a ON a.item = h.item WHERE h.version = 0
    ), remembered AS (
        INSERT INTO commands (command_id, log, position, events) SELECT p.command_id, p.log, min(p.position), count(*) FROM placed p GROUP BY p.command_id, p.log
    ), advanced AS (
        UPDATE logs l SET position = n.position FROM (SELECT p.log, max(p.position) AS position FROM placed p GROUP BY p.log) n WHERE l.log = n.log
    ), written AS (
        INSERT INTO events (log, position, global_position, stream_id, version, type, schema_version, data, actor, command_id, ordinal, correlation_id, at, prev_hash, hash)
        SELECT p.log, p.position, p.global_position, p.stream_id, p.version, p.type, p.schema_version, p.data, p.actor, p.command_id, p.ordinal, p.correlation_id, p.at, p.prev_hash, p.hash
          FROM placed p
    )
    SELECT p.item, p.ordinal, p.global_position FROM placed p;
END
$$;
