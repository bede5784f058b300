import { EVENT_COLUMNS, instant } from './event-rows.js';

export interface Statement {
  /** Prepared once per connection under this name. */
  readonly name: string;
  readonly text: string;
}

/**
 * One round trip and one transaction for any number of appends. The function first locks the rows
 * of their logs and only then reads, so it sees every earlier append; accepted appends take the
 * next positions, refused ones take none. Those of one batch are accepted all or not at all.
 */
export const APPEND: Statement = {
  name: 'conclave-append-to-logs',
  // Arrays of numbers as text: the driver would convert their elements one by one.
  text: `select append_to_logs($1::text[], $2::int[], $3::int[],
            $4::int[], $5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::int[], $10::int[], $11::int[], $12::text[],
            $13::int[], $14::text[], $15::int[], $16::text[],
            $17::int[], $18::int[], $19::text[], $20::int[], $21::text[], $22::int[], $23::json[], $24::text[], $25::text[])::text`,
};

// A statement that reads events names one log and reads nothing else, so that a distributed
// database sends it to the node that holds the log.

/** Hashes at the given versions of streams of a log, for appends whose caller did not know them. */
export const READ_HASHES: Statement = {
  name: 'conclave-log-hashes',
  text: `select h.stream_id, e.hash from unnest($2::text[], $3::int[]) as h (stream_id, version)
          cross join lateral (select hash from events where log = $1 and stream_id = h.stream_id and version = h.version limit 1) e`,
};

export const READ_STREAM: Statement = {
  name: 'conclave-log-stream',
  text: `select ${EVENT_COLUMNS} from events e where e.log = $1 and e.stream_id = $2 and e.version >= $3 order by e.version limit $4`,
};

/** New events of several streams of a log; the first wanted version is given per stream. */
export const READ_NEWS: Statement = {
  name: 'conclave-log-news',
  // The inner order keeps the planner from reading the whole log.
  text: `select ${EVENT_COLUMNS} from unnest($2::text[], $3::int[]) as known (stream_id, next_version)
          cross join lateral (select * from events where log = $1 and stream_id = known.stream_id and version >= known.next_version order by version) e`,
};

/** The last event of each of these streams of a log. */
export const READ_HEADS: Statement = {
  name: 'conclave-log-heads',
  text: `select e.stream_id, e.version, e.hash, e.global_position::float8 from unnest($2::text[]) as h (stream_id)
          cross join lateral (select * from events where log = $1 and stream_id = h.stream_id order by version desc limit 1) e`,
};

/** The log of each of these streams. */
export const LOGS_OF: Statement = {
  name: 'conclave-logs-of',
  text: 'select stream_id, log from streams where stream_id = any ($1::text[])',
};

export const READ_LOG: Statement = {
  name: 'conclave-read-log-places',
  text: `select ${EVENT_COLUMNS}, e.position from events e where e.log = $1 and e.position > $2 order by e.position limit $3`,
};

export const LIST_LOGS: Statement = {
  name: 'conclave-list-logs',
  text: `select log, position from logs where position > 0 and ($1::text is null or log > $1 collate "C") order by log collate "C" limit $2`,
};

/**
 * A command that has nothing to append: it belongs to no log, so its own row stores actor and time.
 */
export const SETTLE: Statement = {
  name: 'conclave-settle',
  text: `insert into commands (command_id, log, position, events, actor, correlation_id, at)
         values ($1, '', 0, 0, $2, $3, $4) on conflict (command_id) do nothing returning command_id`,
};

/** Which of these commands were recorded, in the order of the request. */
export const FIND_COMMANDS: Statement = {
  name: 'conclave-find-commands',
  text: `select c.command_id, c.log, c.position, c.events, c.actor, c.correlation_id, ${instant('c.at')}
           from unnest($1::text[]) with ordinality as asked (command_id, place)
          cross join lateral (select * from commands where command_id = asked.command_id limit 1) c order by asked.place`,
};
