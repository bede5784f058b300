-- Appends of several commands that hold together: those of one batch are written all or not at all, so a later one may go on where an earlier
-- one ends. The head of a stream is then named once in a batch. The function without batches stays for servers of the release before.
CREATE FUNCTION "append_events"(
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
BEGIN
    PERFORM 1 FROM logs l WHERE l.log = ANY (wanted) ORDER BY l.log FOR UPDATE;
    GET DIAGNOSTICS locked = ROW_COUNT;
    IF locked < cardinality(wanted) THEN
        INSERT INTO logs (log, bucket) SELECT w, ('x' || left(md5(w), 4))::bit(16)::int % 64 FROM unnest(wanted) AS w ORDER BY w ON CONFLICT DO NOTHING;
        PERFORM 1 FROM logs l WHERE l.log = ANY (wanted) ORDER BY l.log FOR UPDATE;
    END IF;
    RETURN QUERY
    WITH asked AS MATERIALIZED (
        SELECT a.item::int AS item, a.log, a.command_id, a.actor, a.correlation_id, a.at, a.batch
          FROM unnest(p_logs, p_commands, p_actors, p_correlations, p_ats, p_batches)
               WITH ORDINALITY AS a (log, command_id, actor, correlation_id, at, batch, item)
    ), heads AS MATERIALIZED (
        SELECT h.item, a.log, h.stream_id, h.version, h.hash
          FROM unnest(p_head_items, p_head_streams, p_head_versions, p_head_hashes) AS h (item, stream_id, version, hash)
          JOIN asked a ON a.item = h.item
    ), moved AS MATERIALIZED (
        SELECT h.item FROM heads h
          LEFT JOIN LATERAL (SELECT s.log FROM streams s WHERE h.version = 0 AND s.stream_id = h.stream_id LIMIT 1) taken ON true
          LEFT JOIN LATERAL (SELECT e.version, e.hash FROM events e WHERE h.version > 0 AND e.log = h.log AND e.stream_id = h.stream_id AND e.version >= h.version ORDER BY e.version DESC LIMIT 1) last ON true
         WHERE taken.log IS NOT NULL OR (h.version > 0 AND (last.version IS DISTINCT FROM h.version OR last.hash IS DISTINCT FROM h.hash))
    ), left_out AS MATERIALIZED (
        SELECT a.batch FROM asked a JOIN moved m ON m.item = a.item
        UNION ALL
        SELECT a.batch FROM asked a CROSS JOIN LATERAL (SELECT c.log FROM commands c WHERE c.command_id = a.command_id LIMIT 1) known
    ), accepted AS MATERIALIZED (
        SELECT a.* FROM asked a WHERE a.batch NOT IN (SELECT o.batch FROM left_out o)
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
