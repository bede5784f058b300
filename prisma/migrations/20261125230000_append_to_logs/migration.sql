-- The same appends with less work while the rows of their logs are locked: the caller says what it knows (which logs, how many events in each), values are taken
-- out of the arrays in place of joining them, and what only some appends need is a step of its own. `append_events` stays for servers of the release before.
--
-- Of each log: its name, how many events it gets and where its heads end in the list of heads. Of each append: the number of its log, its command, its
-- batch and the number of its first event. Streams that must not exist yet, and heads that must be the last of their streams, each with the number of its append.
-- Of each event: the number of its append, and which of the events of its log it is. Gives the global position of each event, null for what was left out.
CREATE FUNCTION "append_to_logs"(
    p_logs TEXT[], p_sizes INTEGER[], p_head_ends INTEGER[],
    p_log_of INTEGER[], p_commands TEXT[], p_actors TEXT[], p_correlations TEXT[], p_ats TIMESTAMPTZ[], p_batches INTEGER[], p_firsts INTEGER[],
    p_new_items INTEGER[], p_new_streams TEXT[],
    p_head_items INTEGER[], p_head_streams TEXT[], p_head_versions INTEGER[], p_head_hashes TEXT[],
    p_items INTEGER[], p_places INTEGER[], p_streams TEXT[], p_versions INTEGER[], p_types TEXT[], p_schema_versions INTEGER[],
    p_data JSON[], p_prev_hashes TEXT[], p_hashes TEXT[]
) RETURNS BIGINT[] LANGUAGE plpgsql
-- Planning takes longer than the work, and the plan is the same whatever is appended.
SET plan_cache_mode = 'force_generic_plan' AS $$
DECLARE
    bases BIGINT[];
    left_out INTEGER[] := '{}';
    going TEXT;
    head_end INTEGER := 0;
    sizes INTEGER[] := p_sizes;
    places INTEGER[] := p_places;
    given BIGINT[];
BEGIN
    FOR attempt IN 1..2 LOOP
        SELECT array_agg(l.position ORDER BY array_position(p_logs, l.log)) INTO bases
          FROM (SELECT g.log, g.position FROM logs g WHERE g.log = ANY (p_logs) ORDER BY g.log FOR UPDATE) l;
        EXIT WHEN cardinality(bases) = cardinality(p_logs);
        INSERT INTO logs (log, bucket) SELECT w, ('x' || left(md5(w), 4))::bit(16)::int % 64 FROM unnest(p_logs) AS w ORDER BY w ON CONFLICT DO NOTHING;
    END LOOP;

    -- Each statement from here on sees whatever came before to these logs.
    left_out := ARRAY(
        SELECT p_batches[a] FROM generate_series(1, cardinality(p_commands)) AS a
         CROSS JOIN LATERAL (SELECT FROM commands c WHERE c.command_id = p_commands[a] LIMIT 1) known);
    IF cardinality(p_new_streams) > 0 THEN
        left_out := left_out || ARRAY(
            SELECT p_batches[p_new_items[n]] FROM generate_series(1, cardinality(p_new_streams)) AS n
             CROSS JOIN LATERAL (SELECT FROM streams s WHERE s.stream_id = p_new_streams[n] LIMIT 1) taken);
    END IF;
    FOR k IN 1..cardinality(p_logs) LOOP
        going := p_logs[k];
        left_out := left_out || ARRAY(
            SELECT p_batches[p_head_items[h]] FROM generate_series(head_end + 1, p_head_ends[k]) AS h
              LEFT JOIN LATERAL (
                SELECT e.version, e.hash FROM events e
                 WHERE e.log = going AND e.stream_id = p_head_streams[h] AND e.version >= p_head_versions[h] ORDER BY e.version DESC LIMIT 1) last ON true
             WHERE last.version IS DISTINCT FROM p_head_versions[h] OR last.hash IS DISTINCT FROM p_head_hashes[h]);
        head_end := p_head_ends[k];
    END LOOP;

    IF cardinality(left_out) > 0 THEN
        SELECT array_agg(CASE WHEN k.kept THEN k.place END ORDER BY k.event) INTO places FROM (
            SELECT e.event, e.kept, count(*) FILTER (WHERE e.kept) OVER (PARTITION BY e.log ORDER BY e.event) AS place
              FROM (SELECT event, p_log_of[p_items[event]] AS log, p_batches[p_items[event]] <> ALL (left_out) AS kept
                      FROM generate_series(1, cardinality(p_items)) AS event) e) k;
        sizes := ARRAY(
            SELECT (SELECT count(places[event]) FROM generate_series(1, cardinality(p_items)) AS event WHERE p_log_of[p_items[event]] = l)
              FROM generate_series(1, cardinality(p_logs)) AS l ORDER BY l);
    END IF;
    given := ARRAY(
        SELECT CASE WHEN places[event] IS NOT NULL THEN nextval('events_global_position_seq') END FROM generate_series(1, cardinality(p_items)) AS event);

    IF cardinality(p_new_streams) > 0 THEN
        INSERT INTO streams (stream_id, log)
        SELECT p_new_streams[n], p_logs[p_log_of[p_new_items[n]]] FROM generate_series(1, cardinality(p_new_streams)) AS n
         WHERE places[p_firsts[p_new_items[n]]] IS NOT NULL;
    END IF;
    INSERT INTO commands (command_id, log, position, events)
    SELECT p_commands[a], p_logs[p_log_of[a]], bases[p_log_of[a]] + places[p_firsts[a]], coalesce(p_firsts[a + 1], cardinality(p_items) + 1) - p_firsts[a]
      FROM generate_series(1, cardinality(p_commands)) AS a WHERE places[p_firsts[a]] IS NOT NULL;
    UPDATE logs l SET position = bases[k] + sizes[k] FROM generate_series(1, cardinality(p_logs)) AS k WHERE l.log = p_logs[k] AND sizes[k] > 0;
    INSERT INTO events (log, position, global_position, stream_id, version, type, schema_version, data, actor, command_id, ordinal, correlation_id, at, prev_hash, hash)
    SELECT p_logs[p_log_of[e.item]], bases[p_log_of[e.item]] + e.place, given[e.event], p_streams[e.event], p_versions[e.event], p_types[e.event], p_schema_versions[e.event],
           p_data[e.event], p_actors[e.item], p_commands[e.item], e.event - p_firsts[e.item] + 1, p_correlations[e.item], p_ats[e.item],
           p_prev_hashes[e.event], p_hashes[e.event]
      FROM (SELECT event, p_items[event] AS item, places[event] AS place FROM generate_series(1, cardinality(p_items)) AS event) e WHERE e.place IS NOT NULL;
    RETURN given;
END
$$;
