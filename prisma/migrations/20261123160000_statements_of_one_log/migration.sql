-- The same appends in statements of which each touches either the events of one log or the small tables beside them. A distributed database
-- sends a statement to the one node that holds the log; it cannot send one that reads events and local tables at once.
CREATE OR REPLACE FUNCTION "append_events"(
    p_logs TEXT[], p_commands TEXT[], p_actors TEXT[], p_correlations TEXT[], p_ats TIMESTAMPTZ[],
    p_head_items INTEGER[], p_head_streams TEXT[], p_head_versions INTEGER[], p_head_hashes TEXT[],
    p_items INTEGER[], p_ordinals INTEGER[], p_streams TEXT[], p_versions INTEGER[], p_types TEXT[], p_schema_versions INTEGER[],
    p_data JSON[], p_prev_hashes TEXT[], p_hashes TEXT[], p_batches INTEGER[]
) RETURNS TABLE (item INTEGER, ordinal INTEGER, global_position BIGINT) LANGUAGE plpgsql
-- Planning takes longer than the work, and the plan is the same whatever is appended.
SET plan_cache_mode = 'force_generic_plan' AS $$
#variable_conflict use_column
DECLARE
    wanted TEXT[] := ARRAY(SELECT DISTINCT w FROM unnest(p_logs) AS w ORDER BY w);
    locked INTEGER;
    left_out INTEGER[];
    going RECORD;
    written RECORD;
    places BIGINT[];
    positions BIGINT[];
BEGIN
    PERFORM 1 FROM logs l WHERE l.log = ANY (wanted) ORDER BY l.log FOR UPDATE;
    GET DIAGNOSTICS locked = ROW_COUNT;
    IF locked < cardinality(wanted) THEN
        INSERT INTO logs (log, bucket) SELECT w, ('x' || left(md5(w), 4))::bit(16)::int % 64 FROM unnest(wanted) AS w ORDER BY w ON CONFLICT DO NOTHING;
        PERFORM 1 FROM logs l WHERE l.log = ANY (wanted) ORDER BY l.log FOR UPDATE;
    END IF;

    left_out := ARRAY(
        SELECT a.batch FROM unnest(p_commands, p_batches) AS a (command_id, batch)
         CROSS JOIN LATERAL (SELECT c.log FROM commands c WHERE c.command_id = a.command_id LIMIT 1) known);
    left_out := left_out || ARRAY(
        SELECT p_batches[h.item] FROM unnest(p_head_items, p_head_streams, p_head_versions) AS h (item, stream_id, version)
         CROSS JOIN LATERAL (SELECT s.log FROM streams s WHERE h.version = 0 AND s.stream_id = h.stream_id LIMIT 1) taken);
    FOR going IN
        SELECT p_logs[h.item] AS log, array_agg(h.stream_id) AS streams, array_agg(h.version) AS versions, array_agg(h.hash) AS hashes,
               array_agg(p_batches[h.item]) AS batches
          FROM unnest(p_head_items, p_head_streams, p_head_versions, p_head_hashes) AS h (item, stream_id, version, hash)
         WHERE h.version > 0 GROUP BY 1
    LOOP
        left_out := left_out || ARRAY(
            SELECT h.batch FROM unnest(going.streams, going.versions, going.hashes, going.batches) AS h (stream_id, version, hash, batch)
              LEFT JOIN LATERAL (SELECT e.version, e.hash FROM events e WHERE e.log = going.log AND e.stream_id = h.stream_id AND e.version >= h.version ORDER BY e.version DESC LIMIT 1) last ON true
             WHERE last.version IS DISTINCT FROM h.version OR last.hash IS DISTINCT FROM h.hash);
    END LOOP;

    WITH asked AS MATERIALIZED (
        SELECT a.item::int AS item, a.log, a.command_id
          FROM unnest(p_logs, p_commands, p_batches) WITH ORDINALITY AS a (log, command_id, batch, item) WHERE a.batch <> ALL (left_out)
    ), placed AS MATERIALIZED (
        SELECT v.place, a.log, a.command_id, l.position + row_number() OVER (PARTITION BY a.log ORDER BY v.place) AS position
          FROM unnest(p_items) WITH ORDINALITY AS v (item, place)
          JOIN asked a ON a.item = v.item
         CROSS JOIN LATERAL (SELECT g.position FROM logs g WHERE g.log = a.log LIMIT 1) l
    ), begun AS (
        INSERT INTO streams (stream_id, log)
        SELECT h.stream_id, a.log FROM unnest(p_head_items, p_head_streams, p_head_versions) AS h (item, stream_id, version)
          JOIN asked a ON a.item = h.item WHERE h.version = 0
    ), remembered AS (
        INSERT INTO commands (command_id, log, position, events) SELECT p.command_id, p.log, min(p.position), count(*) FROM placed p GROUP BY p.command_id, p.log
    ), advanced AS (
        UPDATE logs l SET position = n.position FROM (SELECT p.log, max(p.position) AS position FROM placed p GROUP BY p.log) n WHERE l.log = n.log
    )
    SELECT array_agg(p.place ORDER BY p.place), array_agg(p.position ORDER BY p.place) INTO places, positions FROM placed p;

    FOR written IN
    INSERT INTO events AS e (log, position, global_position, stream_id, version, type, schema_version, data, actor, command_id, ordinal, correlation_id, at, prev_hash, hash)
    SELECT v.log, v.position, nextval('events_global_position_seq'), v.stream_id, v.version, v.type, v.schema_version, v.data,
           v.actor, v.command_id, v.ordinal, v.correlation_id, v.at, v.prev_hash, v.hash
      FROM (SELECT t.position, g.*, a.log, a.command_id, a.actor, a.correlation_id, a.at
              FROM unnest(places, positions) AS t (place, position)
              JOIN unnest(p_items, p_ordinals, p_streams, p_versions, p_types, p_schema_versions, p_data, p_prev_hashes, p_hashes)
                   WITH ORDINALITY AS g (item, ordinal, stream_id, version, type, schema_version, data, prev_hash, hash, place) ON g.place = t.place
              JOIN unnest(p_logs, p_commands, p_actors, p_correlations, p_ats)
                   WITH ORDINALITY AS a (log, command_id, actor, correlation_id, at, item) ON a.item = g.item
             ORDER BY t.place) v
    RETURNING e.command_id, e.ordinal, e.global_position
    LOOP
        item := array_position(p_commands, written.command_id);
        ordinal := written.ordinal;
        global_position := written.global_position;
        RETURN NEXT;
    END LOOP;
END
$$;
